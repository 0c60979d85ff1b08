// A table on a phone: one part of it at a time, and what is asked in a sheet from below.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { CoachLater } from "../learn/later.tsx";
import { usePhone } from "../learn/lesson.ts";
import { type Height, Sheet } from "../ui/sheet.tsx";
import { type Tab, TabPanel, Tabs } from "../ui/tabs.tsx";
import { AdviserLater } from "./advice/later.tsx";
import { Decision } from "./decision.tsx";
import { EndLater } from "./endlater.tsx";
import { isHand } from "./hand.ts";
import { History } from "./history.tsx";
import type { Parts } from "./parts.ts";
import { Reviewing, reviewed } from "./reviewing.tsx";
import { Seats } from "./seats.tsx";
import { Talk } from "./talk.tsx";
import { unread } from "./unread.ts";

export function Phone({ session, game, stage, history, over, above, lesson, advised, alone }: Parts) {
  const hand = isHand(session.id) && session.seat.value !== null;
  const tab = useSignal(hand ? "hand" : "board");
  const height = useSignal<Height>("half");
  useEffect(() => {
    if (session.myTurn.value && height.peek() === "down") height.value = "half"; // something is asked again
  }, [session.myTurn.value]);
  useEffect(() => {
    if (reviewed.value !== session.id) return;
    tab.value = "board"; // the review lies below the board
    height.value = "down";
  }, [reviewed.value]);
  usePhone(lesson, tab, height);
  const panels = game.panels.filter((panel) => panel.on?.(session) ?? true);
  const own = panels.map((panel) => ({ id: panel.id, title: panel.title(), icon: panel.icon }));
  const tabs: Tab[] = [
    ...(hand ? [{ id: "hand", title: t("Your hand"), icon: "flag" }] : []),
    { id: "board", title: t("Board"), icon: "map" },
    ...own,
    { id: "seats", title: t("Players"), icon: "people" },
    { id: "talk", title: t("Log"), icon: "list", badge: unread(session) },
  ];
  const chosen = tabs.some((shown) => shown.id === tab.value) ? tab.value : "board";
  const panel = panels.find((panel) => panel.id === chosen);
  return (
    <div class="table-phone">
      <Tabs
        class="phone-tabs"
        prefix="phone"
        label={t("Parts of the table")}
        tabs={tabs}
        chosen={chosen}
        onChoose={(id) => {
          if ((id === "talk") !== (tab.value === "talk")) height.value = id === "talk" ? "down" : "half";
          tab.value = id;
        }}
      />
      {lesson && <CoachLater session={session} lesson={lesson} />}
      {advised && <AdviserLater session={session} game={game} brief />}
      {!over &&
        !alone &&
        panels.map(
          ({ id, Line }) => Line && id !== chosen && <Line key={id} table={session} onOpen={() => (tab.value = id)} />,
        )}
      <TabPanel id={chosen} prefix="phone" class="phone-panel">
        {chosen === "hand" && <Seats session={stage.staged} game={game} own />}
        {chosen === "hand" && game.Hand && <game.Hand table={stage.staged} />}
        {chosen === "board" && (
          <div class="table-board">
            <game.Board table={stage.staged} />
          </div>
        )}
        {chosen === "board" && history && <History session={session} game={game} over={above} />}
        {chosen === "board" && over && <Reviewing session={session} game={game} over={above} />}
        {chosen === "board" && history && game.Charts && !(over && session.past.value === null) && (
          <div class="panel">
            <game.Charts table={session} />
          </div>
        )}
        {panel && <panel.Panel table={panel.staged ? stage.staged : session} />}
        {chosen === "seats" && <Seats session={stage.staged} game={game} />}
        {chosen === "talk" && <Talk session={stage.staged} game={game} />}
      </TabPanel>
      {session.past.value === null && (
        <Sheet height={height} label={over ? t("The game is over") : t("Action sheet")}>
          {over ? <EndLater session={session} game={game} /> : <Decision session={session} game={game} />}
        </Sheet>
      )}
    </div>
  );
}
