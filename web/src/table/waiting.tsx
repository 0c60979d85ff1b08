// The lobby of a table: who has joined, invitations, and the start.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fairLevel } from "../bots.ts";
import { t, tn } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { games } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import type { Session } from "../net/session.ts";
import type { SeatSeen } from "../protocol.ts";
import { place } from "../router.ts";
import { settings } from "../settings.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { copy } from "../ui/copy.ts";
import { confirm } from "../ui/dialog.tsx";
import { SelectField } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { levelName, setupLine } from "../words.ts";
import { Fairness, setupFacts } from "./about.tsx";
import { Chat } from "./chat.tsx";
import { Invitation, NationField } from "./invite.tsx";
import { LinkState } from "./link.tsx";

export function Waiting({ session }: { session: Session }) {
  const { setup } = session.welcome.value!;
  const { seats, mine } = session.state.value;
  const host = session.welcome.value!.host ?? false;
  const free = seats.filter((seat) => !seat.player && !seat.bot).length;
  const inside = mine.length > 0 || seats.some((seat) => seat.player && seat.player === session.welcome.value!.player);
  const level = useSignal(fairLevel(games.value?.[setup.game]?.bots, settings.value.bot));
  const joining = useSignal(false);
  const invite = place.value.hash.get("invite") ?? "";
  const wanted = place.value.hash.get("seat");
  const invites = useLoad(() => (host ? api.invites(session.id) : Promise.resolve(null)), [session.id, host]);
  useEffect(() => {
    document.title = `${setup.title || setupLine(setup)} – ${t("Wealth of Nations")}`;
  }, []);
  const join = async (seat: number | null) => {
    joining.value = true;
    await attempt(() => api.join(session.id, { seat, nation: freeNation(session), invite }));
    joining.value = false;
  };
  const own = (seat: Required<SeatSeen>) => seat.player !== "" && seat.player === session.welcome.value!.player;
  const besides = (seat: number) =>
    attempt(() =>
      api.join(session.id, { seat, nation: freeNation(session), invite, name: t("Player {n}", { n: seat + 1 }) }),
    );
  const giveUp = async () => {
    if (
      await confirm(t("Cancel this table?"), t("Nobody can join it any more."), t("Cancel the table"), {
        danger: true,
      })
    )
      await attempt(() => api.close(session.id));
  };
  if (session.state.value.status === "ended") return <Abandoned session={session} />;
  return (
    <>
      <Masthead />
      <LinkState session={session} />
      <main id="main" class="page" tabIndex={-1}>
        <div class="form">
          <h1>{setup.title || t("New table")}</h1>
          <p class="lead">{setupFacts(session).join(" · ")}</p>
          <Panel title={t("Seats")} icon="people" aside={tn("{n} free", "{n} free", free)}>
            <ol class="chairs">
              {seats.map((seat, at) => (
                <li key={at} class="chair waiting-chair">
                  <span class="chair-number">{at + 1}</span>
                  <Flag nation={seat.nation} style={at} number={at + 1} />
                  <span class="chair-who">
                    {seat.player || seat.bot ? (
                      <b>{seat.name || levelName(seat.bot)}</b>
                    ) : (
                      <i class="muted">{t("free")}</i>
                    )}
                    {own(seat) && <NationField session={session} at={at} />}
                    {seat.bot && <small>{t("Bot: {level}", { level: levelName(seat.bot) })}</small>}
                    {seat.player && !own(seat) && <Presence presence={seat.presence} />}
                  </span>
                  <span class="row chair-tools">
                    {!seat.player && !seat.bot && !inside && (
                      <Button
                        kind={wanted === null || Number(wanted) === at ? "main" : "plain"}
                        busy={joining.value}
                        onClick={() => void join(at)}
                      >
                        {t("Sit here")}
                      </Button>
                    )}
                    {!seat.player && !seat.bot && inside && (
                      <Button kind="quiet" onClick={() => void besides(at)}>
                        {t("Another player on this device")}
                      </Button>
                    )}
                    {!seat.player && !seat.bot && invites.value && (
                      <Button
                        kind="quiet"
                        icon="link"
                        label={t("Copy the link to seat {n}", { n: at + 1 })}
                        onClick={() => void copy(invites.value!.seats[at]!.link, t("Link to this seat copied."))}
                      />
                    )}
                    {!seat.player && !seat.bot && host && (
                      <Button icon="robot" onClick={() => void attempt(() => api.putBot(session.id, level.value, at))}>
                        {t("Add a bot")}
                      </Button>
                    )}
                    {(own(seat) || ((seat.player || seat.bot) && host)) && (
                      <Button
                        kind="quiet"
                        icon="close"
                        label={t("Clear seat {n}", { n: at + 1 })}
                        onClick={() => void attempt(() => api.leave(session.id, at))}
                      />
                    )}
                  </span>
                </li>
              ))}
            </ol>
            {host && free > 0 && (
              <div class="row bot-level">
                <SelectField
                  label={t("Level of new bots")}
                  value={level.value}
                  onChange={(value) => (level.value = value)}
                  options={(games.value?.[setup.game]?.bots ?? [level.value]).map((bot) => ({
                    value: bot,
                    label: levelName(bot),
                  }))}
                />
              </div>
            )}
          </Panel>
          {invites.value && free > 0 && <Invitation link={invites.value.table.link} />}
          <div class="form-foot">
            <p class="muted" role="status">
              {free > 0
                ? tn("Waiting for {n} more player.", "Waiting for {n} more players.", free)
                : host
                  ? t("Everyone is here.")
                  : t("Everyone is here. The host starts the game.")}
            </p>
            {host && (
              <Button kind="quiet" icon="close" onClick={() => void giveUp()}>
                {t("Cancel this table")}
              </Button>
            )}
            {host && (
              <Button
                kind="main"
                large
                hotkey="Enter"
                why={free > 0 ? t("There are free seats: invite someone or add bots.") : undefined}
                onClick={() => void attempt(() => api.start(session.id))}
              >
                {t("Begin")}
              </Button>
            )}
          </div>
          <Panel title={t("Chat")} icon="chat">
            <Chat session={session} />
          </Panel>
          <div class="muted">
            <Fairness session={session} />
          </div>
        </div>
      </main>
    </>
  );
}

/** The nation from the settings if nobody has it here, else any that is left. */
function freeNation(session: Session): string {
  const taken = new Set(session.state.peek().seats.map((seat) => seat.nation));
  const all = games.peek()?.[session.welcome.peek()!.setup.game]?.nations ?? [];
  const own = settings.peek().nation;
  return own && all.includes(own) && !taken.has(own) ? own : (all.find((nation) => !taken.has(nation)) ?? "");
}

export function Presence({ presence }: { presence: "here" | "thinking" | "away" }) {
  const name = { here: t("here"), thinking: t("thinking"), away: t("away") }[presence];
  return <span class={`presence ${presence}`} role="img" aria-label={name} data-tip={name} />;
}

function Abandoned({ session }: { session: Session }) {
  return (
    <>
      <Masthead />
      <LinkState session={session} />
      <main id="main" class="page" tabIndex={-1}>
        <Empty icon="flag" title={t("This table was cancelled before the game began.")}>
          <LinkButton href="/" icon="home">
            {t("Home")}
          </LinkButton>
        </Empty>
      </main>
    </>
  );
}
