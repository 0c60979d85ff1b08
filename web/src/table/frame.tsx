// The frame of any table: masthead, the game's panels and board, seats, and everything that is said and written.

import { signal, useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { CoachLater, SpotlightLater } from "../learn/later.tsx";
import { useLesson } from "../learn/lesson.ts";
import type { Session } from "../net/session.ts";
import { PuzzleLater } from "../puzzles/later.tsx";
import { LineLater } from "../review/later.tsx";
import { change, settings } from "../settings.ts";
import { Clock } from "../ui/clock.tsx";
import { useFocusKept } from "../ui/focus.ts";
import { useKey } from "../ui/keys.ts";
import { Band, Brand } from "../ui/masthead.tsx";
import { narrow } from "../ui/narrow.ts";
import { delayLine, setupLine } from "../words.ts";
import { AdviceDrawingLater, AdviserLater } from "./advice/later.tsx";
import { adviceOf } from "./advice/state.ts";
import { Consent } from "./consent.tsx";
import { Decision } from "./decision.tsx";
import { EndLater } from "./endlater.tsx";
import { Help } from "./help.tsx";
import { History, stepBy, useStepAddress } from "./history.tsx";
import { HotSeat } from "./hotseat.tsx";
import { LinkState } from "./link.tsx";
import { OnStage } from "./onstage.ts";
import type { FrameProps, Parts } from "./parts.ts";
import { Phone } from "./phone.tsx";
import { Reviewing } from "./reviewing.tsx";
import { Seats } from "./seats.tsx";
import { useStage } from "./staged.ts";
import { Talk } from "./talk.tsx";
import { useTitle } from "./title.ts";
import { type Over, ToolDialogs, Tools } from "./tools.tsx";
import { useMentions } from "./unread.ts";
import { WhatIfMark } from "./whatif.tsx";

export function Frame({ session, game, stages }: FrameProps) {
  const history = useSignal(session.state.peek().status === "over" || session.past.peek() !== null);
  const above = useSignal<Over>("");
  useStepAddress(session);
  useFocusKept();
  useTitle(session);
  useMentions(session);
  useKey(",", () => {
    history.value = true;
    stepBy(session, -1);
  });
  useKey(".", () => stepBy(session, 1));
  useKey("t", () => change({ text: !settings.peek().text }));
  useEffect(() => {
    if (session.past.value !== null) history.value = true;
  }, [session.past.value]);
  const stage = useStage(session, game, stages);
  const ended = session.state.value.result !== null || session.state.value.status === "ended";
  const over = ended && !stage.busy.value; // the last picture rests before the story of the game
  const lesson = useLesson(session, stage).value;
  // Styles go by these: a page-wide `:has()` would be matched anew whenever anything changes.
  const shape = settings.value.text ? "is-text" : narrow.value ? "is-phone" : "is-wide";
  const when = `${history.value ? "with-history" : ""} ${session.past.value === null ? "" : "in-past"}`;
  const advised = adviceOf(session).open.value && !ended && !lesson && session.past.value === null;
  const kind = `table-main of-${game.name} ${shape} ${when} ${advised ? "is-advised" : ""}`;
  const alone = lesson !== null || advised || Boolean(session.setup.value.puzzle); // no guide and no plan beside it
  const parts = { session, game, stages, stage, history: history.value, over, above, lesson, advised, alone };
  return (
    <OnStage.Provider value={stage}>
      <Band class="table-band">
        <Brand />
        <span class="table-title">{session.setup.value.title || setupLine(session.setup.value)}</span>
        <HotSeat session={session} game={game} />
        <OwnClock session={session} />
        <div class="table-phase">
          <game.Masthead table={stage.staged} />
        </div>
        <Tools session={session} history={history} over={above} />
      </Band>
      {!over && <stages.Strip stage={stage} session={session} game={game} guided={!alone} />}
      <LinkState session={session} />
      <main id="main" tabIndex={-1} class={kind} data-steps={session.state.value.steps}>
        {!settings.value.text && (
          <h1 class="visually-hidden">{session.setup.value.title || setupLine(session.setup.value)}</h1>
        )}
        <Consent session={session} />
        <WhatIfMark session={session} />
        <PuzzleLater session={session} />
        <LineLater session={session} />
        {session.seat.value === null && <p class="looking-on">{onlooking(session)}</p>}
        {shape === "is-text" ? (
          <AsText {...parts} />
        ) : shape === "is-phone" ? (
          <Phone {...parts} />
        ) : (
          <Wide {...parts} />
        )}
      </main>
      <stages.Overlay stage={stage} />
      {advised && !settings.value.text && !stage.busy.value && <AdviceDrawingLater session={session} />}
      {lesson && session.past.value === null && !settings.value.text && <SpotlightLater lesson={lesson} />}
      <ToolDialogs session={session} game={game} over={above} />
      <Help session={session} game={game} />
    </OnStage.Provider>
  );
}

/** The time left to the own seat, where no seat is in sight: on a phone. */
function OwnClock({ session }: { session: Session }) {
  const { seats, time } = session.state.value;
  const seat = seats[session.seat.value ?? -1];
  if (!narrow.value || !seat || seat.left === null) return null;
  return <Clock left={seat.left} running={seat.running} at={time} ahead={session.ahead.value} />;
}

function onlooking(session: Session): string {
  const { delay = 0 } = session.setup.value;
  return delay && session.state.value.status === "playing"
    ? t("You are watching, {when}.", { when: delayLine(delay).toLowerCase() })
    : t("You are watching.");
}

const columns = matchMedia("(min-width: 1180px)"); // from here on each game has three
const three = signal(columns.matches);
columns.addEventListener("change", () => (three.value = columns.matches));

function Wide({ session, game, stage, history, over, above, lesson, advised }: Parts) {
  const now = session.past.value === null;
  const beside = advised && three.value ? game.adviserIn : null; // the panel whose place the adviser takes
  return (
    <div class="table-wide">
      <div class="table-left">
        {game.panels.map(({ id, Panel, Line, staged }) =>
          id === beside ? (
            <Fragment key={id}>
              {Line && <Line table={session} onOpen={adviceOf(session).close} />}
              <AdviserLater session={session} game={game} />
            </Fragment>
          ) : (
            <Panel key={id} table={staged ? stage.staged : session} />
          ),
        )}
      </div>
      <div class="table-centre">
        {over && now && !lesson && <EndLater session={session} game={game} />}
        <div class="table-board">
          <game.Board table={stage.staged} />
        </div>
        {over && now && lesson && <EndLater session={session} game={game} />}
        {history && <History session={session} game={game} over={above} />}
        {over && <Reviewing session={session} game={game} over={above} />}
        {history && game.Charts && !(over && now) && (
          <div class="panel">
            <game.Charts table={session} />
          </div>
        )}
        {!over && now && <Decision session={session} game={game} />}
      </div>
      <div class="table-right">
        <Seats session={stage.staged} game={game} />
        {advised && !beside && <AdviserLater session={session} game={game} />}
        {lesson && <CoachLater session={session} lesson={lesson} />}
        {!lesson && (!advised || beside) && <Talk session={stage.staged} game={game} />}
      </div>
    </div>
  );
}

function AsText({ session, game, history, over, above, lesson, advised }: Parts) {
  return (
    <div class="table-text">
      <h1>{session.setup.value.title || setupLine(session.setup.value)}</h1>
      {lesson && <CoachLater session={session} lesson={lesson} />}
      {advised && <AdviserLater session={session} game={game} />}
      {over && session.past.value === null && <EndLater session={session} game={game} />}
      <game.Text table={session} />
      {history && <History session={session} game={game} over={above} />}
      {over && <Reviewing session={session} game={game} over={above} />}
      {history && game.Charts && !(over && session.past.value === null) && <game.Charts table={session} />}
      <section aria-label={t("Players")}>
        <h2>{t("Players")}</h2>
        <Seats session={session} game={game} />
      </section>
      <Talk session={session} game={game} />
    </div>
  );
}
