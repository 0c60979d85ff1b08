// The lobby of a table: who has joined, invitations, and the start.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fairLevel, levelChoice } from "../bots.ts";
import { t, tn } from "../i18n.ts";
import { addNonce, api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { games } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import { offers } from "../net/offers.ts";
import type { Session } from "../net/session.ts";
import { lastTable } from "../settings.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { SelectField } from "../ui/field.tsx";
import { later } from "../ui/later.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { setupLine } from "../words.ts";
import { Fairness, setupFacts } from "./about.tsx";
import { Chat } from "./chat.tsx";
import { Invitation } from "./invite.tsx";
import { LinkState } from "./link.tsx";
import { LobbySeat } from "./lobbyseat.tsx";
import { may } from "./may.ts";

const FriendsLater = later(() => import("../company/lobby.tsx"), true);

export function Waiting({ session }: { session: Session }) {
  const { setup } = session.welcome.value!;
  const { seats } = session.state.value;
  const host = session.welcome.value!.host ?? false;
  const starts = host || may(session, "start"); // anybody may where the host has no seat
  const free = seats.filter((seat) => !seat.player && !seat.bot).length;
  const level = useSignal(fairLevel(games.value?.[setup.game]?.bots, lastTable(setup.game).bot));
  const invites = useLoad(() => (host ? api.invites(session.id) : Promise.resolve(null)), [session.id, host]);
  useEffect(() => {
    document.title = `${setup.title || setupLine(setup)} – ${t("Wealth of Nations")}`;
  }, []);
  useEffect(() => {
    void attempt(() => addNonce(session.id, seats, session.welcome.value!.player));
  }, []);
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
              {seats.map((_, at) => (
                <LobbySeat key={at} session={session} at={at} level={level.value} links={invites.value} />
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
                    label: levelChoice(bot, games.value?.[setup.game]),
                  }))}
                />
              </div>
            )}
          </Panel>
          {offers("people") && invites.value && free > 0 && <Invitation link={invites.value.table.link} />}
          {offers("people") && free > 0 && invitesFriends(session) && (
            <FriendsLater>{({ InviteFriends }) => <InviteFriends session={session} />}</FriendsLater>
          )}
          <div class="form-foot">
            <p class="muted" role="status">
              {free > 0
                ? tn("Waiting for {n} more player.", "Waiting for {n} more players.", free)
                : starts
                  ? t("Everyone is here.")
                  : t("Everyone is here. The host starts the game.")}
            </p>
            {may(session, "close") && (
              <Button kind="quiet" icon="close" onClick={() => void giveUp()}>
                {t("Cancel this table")}
              </Button>
            )}
            {starts && (
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
          {offers("chat") && (
            <Panel title={t("Chat")} icon="chat">
              <Chat session={session} all />
            </Panel>
          )}
          <div class="muted">
            <Fairness session={session} />
          </div>
        </div>
      </main>
    </>
  );
}

/** Whoever sits at a public table, and the host of a private one. */
function invitesFriends(session: Session): boolean {
  const { host = false, player, setup } = session.welcome.value!;
  const seated = session.state.value.seats.some((seat) => player && seat.player === player);
  return host || (seated && setup.public !== false);
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
