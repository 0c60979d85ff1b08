// The table of the industry game: what the frame asks of it.

import { t } from "../i18n.ts";
import { SIGNS } from "../made/industry.ts";
import type { News } from "../protocol.ts";
import type { GameModule } from "../table/contract.ts";
import { shownLater } from "../table/shownlater.tsx";
import { addSigns } from "../ui/icon.tsx";
import { Action } from "./action.tsx";
import { Ending, reason, useTurningPoints } from "./ending.tsx";
import { Field } from "./field.tsx";
import { help } from "./help.ts";
import { LEGEND } from "./legend.ts";
import { Markets } from "./markets.tsx";
import { marks } from "./marks.ts";
import { Masthead } from "./masthead.tsx";
import { SeatDetails } from "./nation.tsx";
import { orderLine } from "./orders.tsx";
import { styles } from "./owners.ts";
import { PlanCard, planned } from "./plan.tsx";
import { PlanLine } from "./planline.tsx";
import { Score } from "./score.tsx";
import { staging } from "./staging.ts";
import type { IndustryTable } from "./table.ts";
import { eventsOf } from "./table.ts";
import { figure } from "./things.ts";

addSigns({ ...SIGNS, turn: "M0 -11A11 11 0 1 1 -10.6 -3L-7.3 -2.1A7.6 7.6 0 1 0 0 -7.6V-3.4L-8 -9.3L0 -15Z" });

/** A tick on the history where a round begins. */
function mark(news: News): string | null {
  for (const event of eventsOf(news)) {
    if (event.event === "phase" && event.phase === "trade") return String(event.round);
  }
  return null;
}

const industry: GameModule<IndustryTable> = {
  name: "industry",
  Masthead,
  Board: Field,
  Action,
  panels: [
    { id: "markets", title: () => t("Markets"), icon: "chart", Panel: Markets, staged: true },
    { id: "plan", title: () => t("Plan"), icon: "pencil", Panel: PlanCard, on: planned, Line: PlanLine },
  ],
  SeatDetails,
  Score,
  points: (table, seat) => table.view.value.players[seat]?.points ?? null,
  style: (table, seat) => styles(table.sheet, table.view.value.players)[seat] ?? 0,
  staging,
  marks,
  adviserIn: "plan",
  ...shownLater<IndustryTable>(() => import("./parts.ts")),
  hides: (table) => table.view.value.players.some((player) => player.money === null),
  Ending,
  reason,
  useTurningPoints,
  score: figure,
  order: orderLine,
  mark,
  help,
  legend: LEGEND,
};

export default industry;
