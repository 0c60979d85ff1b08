// About a table: its settings, who sits where and who may join, and the proof that chance is fair.

import { knownName } from "../account/name.tsx";
import { t, tn } from "../i18n.ts";
import { api, fairAddress } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { games } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import { offers } from "../net/offers.ts";
import type { Session } from "../net/session.ts";
import type { SeatInfo } from "../protocol.ts";
import { place } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { copy } from "../ui/copy.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Flag } from "../ui/flag.tsx";
import { clockLine, delayLine, levelName, optionName, optionValue, setupLine } from "../words.ts";
import type { GameModule } from "./contract.ts";
import { may } from "./may.ts";

/** The settings of a table, one line each. */
export function setupFacts(session: Session): string[] {
  const setup = session.setup.value;
  const words = games.value?.[setup.game]?.words ?? {};
  const options = Object.entries(setup.options ?? {}).map(
    ([name, value]) =>
      `${optionName(name, words)}: ${typeof value === "number" ? value : optionValue(name, String(value), words)}`,
  );
  const rest = [
    setup.rated ? (session.state.value.unrated ? t("No longer rated") : t("Rated")) : "",
    setup.public === false ? (setup.club ? t("for the members of a club") : t("By link only")) : "",
    setup.delay ? t("Spectators see it {when}", { when: delayLine(setup.delay).toLowerCase() }) : "",
  ];
  return [setupLine(setup), clockLine(setup.clock), ...options, ...rest].filter(Boolean);
}

/** The hash of the seed from the start, the seed at the end, and a page that draws everything once more. */
export function Fairness({ session }: { session: Session }) {
  const { seed } = session.state.value;
  const promised = session.welcome.value?.commitment;
  if (!promised || !offers("proofs")) return null;
  return (
    <div class="fair">
      <p>
        {t(
          "Dice and shuffles come from a seed of the server and a random number that each player’s browser adds. " +
            "The seed’s hash is shown from the start, so that nobody can change it:",
        )}{" "}
        <code>{promised}</code>
      </p>
      {seed ? (
        <p>
          {t("The seed:")} <code>{seed}</code>{" "}
          <a href={fairAddress(session.id)} target="_blank" rel="noopener">
            {t("Check every draw")}
          </a>
        </p>
      ) : (
        <p>{t("The seed itself is shown once the game is over, and anybody can check every draw.")}</p>
      )}
    </div>
  );
}

export function About({ session, game, onClose }: { session: Session; game: GameModule; onClose: () => void }) {
  const { seats, status } = session.state.value;
  const host = session.welcome.value?.host ?? false;
  const going = status === "playing" || status === "paused";
  const invites = useLoad(
    () => (host && going && offers("people") ? api.invites(session.id) : Promise.resolve(null)),
    [host, going],
  );
  return (
    <Dialog title={session.setup.value.title || t("About this table")} onClose={onClose}>
      <ul class="facts">
        {setupFacts(session).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
        {offers("people") && <li>{tn("{n} spectator", "{n} spectators", session.onlookers.value)}</li>}
      </ul>
      <ol class="chairs">
        {seats.map((seat, at) => (
          <li key={at} class="chair waiting-chair">
            <span class="chair-number">{at + 1}</span>
            <Flag nation={seat.nation} style={game.style(session, at)} number={at + 1} />
            <span class="chair-who">
              {seat.player && offers("ratings") ? (
                <a href={`/players/${seat.player}`}>{seat.name}</a>
              ) : (
                <b>{seat.name || levelName(seat.bot)}</b>
              )}
              <small>
                {seat.bot
                  ? t("Bot: {level}", { level: levelName(seat.bot) })
                  : seat.minder
                    ? t("played by a bot")
                    : seat.conceded
                      ? t("has given up")
                      : ""}
              </small>
            </span>
            <span class="row chair-tools">
              <SeatButtons session={session} at={at} all />
              {going && invites.value && givable(seat) && (
                <Button
                  kind="quiet"
                  icon="link"
                  onClick={() => void copy(invites.value!.seats[at]!.link, t("Link to this seat copied."))}
                >
                  {t("Invite")}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      <Fairness session={session} />
    </Dialog>
  );
}

function givable(seat: Required<SeatInfo>): boolean {
  return seat.bot !== "" || seat.conceded;
}

/**
 * Asking for a bot in place of somebody who is away, coming back, and asking for the seat of a bot; `all` with what is
 * rarely wanted.
 */
export function SeatButtons({ session, at, all = false }: { session: Session; at: number; all?: boolean }) {
  const { seats } = session.state.value;
  const seat = seats[at]!;
  const invite = place.value.hash.get("invite") ?? "";
  const wanted = place.value.hash.get("seat");
  if (may(session, "mind", at)) {
    return seat.minder ? (
      <Button kind="brass" icon="undo" onClick={() => void attempt(() => api.mind(session.id, at, ""))}>
        {t("Take your seat back")}
      </Button>
    ) : null;
  }
  if (may(session, "take", at)) {
    const invited = invite !== "" && (wanted === null || Number(wanted) === at);
    return (all && session.welcome.value?.host) || invited ? (
      <Button kind={invited ? "brass" : "quiet"} icon="flag" onClick={() => void askFor(session.id, at, invite)}>
        {t("Ask for this seat")}
      </Button>
    ) : null;
  }
  return may(session, "vote", at) && seat.presence === "away" ? (
    <Button kind="quiet" icon="robot" onClick={() => void session.vote(at)}>
      {t("Let a bot play while away")}
    </Button>
  ) : null;
}

async function askFor(table: string, seat: number, invite: string): Promise<void> {
  const name = await knownName();
  if (name) await attempt(() => api.takeOver(table, seat, invite, name));
}
