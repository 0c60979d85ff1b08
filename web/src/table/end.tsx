// After the game: who won, where each point came from, and where to go from here.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import { addNonce, api, saveRecord } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import type { Session } from "../net/session.ts";
import { go } from "../router.ts";
import { SITE } from "../site.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Flag } from "../ui/flag.tsx";
import { Icon } from "../ui/icon.tsx";
import { eventName } from "../words.ts";
import { Fairness } from "./about.tsx";
import type { GameModule } from "./contract.ts";
import { keepHand } from "./hand.ts";
import { may } from "./may.ts";
import { ranked } from "./ranking.ts";
import { reviewed } from "./reviewing.tsx";
import { Story } from "./story.tsx";

export function End({ session, game }: { session: Session; game: GameModule }) {
  const { result, status, seats, mine } = session.state.value;
  const busy = useSignal(false);
  const setup = session.setup.value;
  const sealed = Date.now() < (setup.sealed_until ?? 0); // others still have to play with the same chance
  const scores = ranked(result);
  const best = scores.find(({ seat }) => result?.winners.includes(seat));
  const second = scores.find(({ seat }) => !result?.winners.includes(seat));
  const winners = (result?.winners ?? []).map((seat) => session.name(seat));
  const followed = session.news.value.findLast((item) => item.entry.kind === "followed")?.entry;
  const next = followed?.kind === "followed" ? followed.table : "";
  useEffect(() => {
    if (next) keepHand(session.id, next);
  }, [next]);
  const own = mine.map(({ seat }) => seat);
  const alone = seats.every((seat, at) => seat.bot || own.includes(at)); // nobody else has to come
  const rematch = async () => {
    busy.value = true;
    await attempt(async () => {
      const { id, status, seats: chairs } = await api.rematch(session.id);
      if (status === "open") await addNonce(id, chairs, session.welcome.value!.player);
      if (alone && status === "open") await api.start(id);
      keepHand(session.id, id);
      go(`/tables/${id}`);
    });
    busy.value = false;
  };
  return (
    <section class="panel end" aria-labelledby="end-title">
      <p class="end-kicker">{status === "ended" ? t("Ended early") : t("The game is over")}</p>
      <h2 id="end-title">
        {winners.length === 1
          ? own.length === 1 && result!.winners[0] === own[0]
            ? t("You win")
            : t("{name} wins", { name: winners[0]! })
          : winners.length > 1
            ? t("{names} share the victory", { names: winners.join(", ") })
            : t("Nobody wins")}
      </h2>
      {best && second && <p class="end-reason">{game.reason(session, best, second)}</p>}
      <div class="row">
        {next && (
          <LinkButton href={`/tables/${next}`} kind="main" icon="right">
            {t("Go to the rematch")}
          </LinkButton>
        )}
        {may(session, "rematch") && !next && (
          <Button kind={setup.event ? "plain" : "main"} icon="swap" busy={busy.value} onClick={() => void rematch()}>
            {t("Rematch")}
          </Button>
        )}
        <EventLink setup={setup} />
        {session.state.value.steps > 0 && !sealed && (
          <Button
            kind={next || setup.event || may(session, "rematch") ? "plain" : "main"}
            icon="hint"
            onClick={() => (reviewed.value = session.id)}
          >
            {t("Review")}
          </Button>
        )}
        {may(session, "record") && !sealed && (
          <Button icon="download" onClick={() => void attempt(() => saveRecord(session.id))}>
            {t("Download the record")}
          </Button>
        )}
        {SITE && may(session, "record") && (
          <Button icon="link" onClick={() => void attempt(() => shareGame(session.id))}>
            {t("Copy a link with the whole game")}
          </Button>
        )}
        <Button icon="hourglass" onClick={() => session.look(0)}>
          {t("Go through the game")}
        </Button>
        <LinkButton href="/" icon="home">
          {t("Home")}
        </LinkButton>
      </div>
      {session.state.value.steps > 0 && <Story session={session} game={game} />}
      <ol class="scores">
        {scores.map((points) => {
          const seat = seats[points.seat]!;
          const won = result!.winners.includes(points.seat);
          return (
            <li key={points.seat}>
              <Flag nation={seat.nation} style={game.style(session, points.seat)} number={points.seat + 1} />
              <span class="score-name">
                {session.name(points.seat)} {won && <Icon name="crown" label={t("Winner")} />}
              </span>
              <span class="score-total">{game.score?.(points.total) ?? points.total}</span>
            </li>
          );
        })}
      </ol>
      {result && <game.Ending table={session} />}
      {game.Charts && <game.Charts table={session} />}
      {!sealed && <Fairness session={session} />}
      <p class="visually-hidden">{tn("{n} player", "{n} players", seats.length)}</p>
    </section>
  );
}

/** Back to where the table belongs. */
function EventLink({ setup }: { setup: Session["setup"]["value"] }) {
  const addresses = { daily: "/daily", ladder: "/ladder", tournament: `/tournaments/${setup.event_id}` };
  if (!setup.event || setup.event === "pairing") return null;
  return (
    <LinkButton href={addresses[setup.event]} kind="main" icon="star">
      {eventName(setup.event)}
    </LinkButton>
  );
}

async function shareGame(id: string): Promise<void> {
  await (await import("../local/share.ts")).shareGame(id);
}
