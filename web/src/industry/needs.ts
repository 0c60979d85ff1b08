// The plan of this round and the cubes it needs; stored in this browser.

import { signal } from "@preact/signals";
import type { Dict } from "../protocol.ts";
import { perTable } from "../table/local.ts";
import type { IndustryTable } from "./table.ts";
import { eventsOf } from "./table.ts";
import { add, blocsOf, cost } from "./things.ts";

/**
 * How many of each tile, of `flag` and `automate`. `idle`: the first hexes of blocs that shall not run. A plan is for
 * one round: the next begins with none.
 */
export type Plan = { readonly round: number; readonly counts: Dict<number>; readonly idle: readonly string[] };

const key = (table: IndustryTable) => `won.plan.${table.id}`;
const nothing = (table: IndustryTable): Plan => ({ round: table.view.value.round, counts: {}, idle: [] });

const planSignal = perTable((table: IndustryTable) => signal<Plan | null>(stored(table)));

/** The plan of this round, as it was when the page was left. */
export function planOf(table: IndustryTable): Plan {
  const plan = planSignal(table).value;
  return plan && plan.round === table.view.value.round ? plan : nothing(table);
}

function stored(table: IndustryTable): Plan | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Plan | null;
  } catch {
    return null;
  }
}

export function setPlan(table: IndustryTable, some: Partial<Plan>): void {
  const next = { ...planOf(table), ...some };
  planSignal(table).value = next;
  try {
    sessionStorage.setItem(key(table), JSON.stringify(next));
  } catch {
    // stored until the page is left
  }
}

export function clearPlan(table: IndustryTable): void {
  setPlan(table, nothing(table));
}

/** What the own seat has built, flagged and automated in this round, by the news of it. */
export function done(table: IndustryTable): Record<string, number> {
  const count: Record<string, number> = {};
  const seat = table.seat.value;
  const upto = table.past.value ?? Infinity;
  const news = table.news.value.filter((item) => (item.step ?? 0) <= upto);
  for (const item of news.toReversed()) {
    for (const event of eventsOf(item)) {
      if (event.event === "phase" && event.phase === "trade") return count;
      if (!("seat" in event) || event.seat !== seat) continue;
      const what =
        event.event === "built"
          ? event.tile
          : event.event === "flagged"
            ? "flag"
            : event.event === "automated"
              ? "automate"
              : "";
      if (what) count[what] = (count[what] ?? 0) + 1;
    }
  }
  return count;
}

/** What is still to be done of the plan. A tile needs a flag of its own, so there are at least as many flags. */
export function left(table: IndustryTable): Record<string, number> {
  const [{ counts }, ready] = [planOf(table), done(table)];
  const rest: Record<string, number> = {};
  for (const [what, n] of Object.entries(counts)) rest[what] = Math.max(0, n - (ready[what] ?? 0));
  const tiles = table.sheet.tiles.reduce((sum, tile) => sum + (rest[tile.name] ?? 0), 0);
  const lone = table.view.value.board.filter((square) => square.owner === table.seat.value && !square.tile).length;
  return { ...rest, flag: Math.max(rest.flag ?? 0, tiles - lone) };
}

const times = (counts: Dict<number>, n: number) =>
  Object.fromEntries(Object.entries(counts).map(([word, count]) => [word, count * n]));

/** The cubes for what is still planned on the board. */
function buildingNeeds(table: IndustryTable): Record<string, number> {
  const parts = Object.entries(left(table)).map(([what, n]) => {
    const tile = table.sheet.tiles.find((tile) => tile.name === what);
    return times(tile ? tile.cost : cost(table, what), n);
  });
  return add(...parts);
}

/** The cubes to run the blocs that shall run, and the planned tiles: a new kind of tile begins a bloc of its own. */
function runningNeeds(table: IndustryTable): Record<string, number> {
  const seat = table.seat.value;
  if (seat === null) return {};
  const blocs = blocsOf(table.view.value, seat);
  const planned = Object.entries(left(table)).flatMap(([what, n]) => {
    const tile = table.sheet.tiles.find((tile) => tile.name === what);
    if (!tile || n === 0) return [];
    return [times(tile.tile_upkeep, n), blocs.some((bloc) => bloc.tile === what) ? {} : tile.bloc_upkeep];
  });
  return add(
    ...blocs.filter((bloc) => !planOf(table).idle.includes(bloc.hexes[0]!)).map((bloc) => bloc.upkeep),
    ...planned,
  );
}

/** Everything that this round still takes; after Produce nothing is run any more. */
export function needs(table: IndustryTable): Record<string, number> {
  return add(buildingNeeds(table), runningNeeds(table));
}
