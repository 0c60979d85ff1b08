// The plan of this round and the cubes it needs; stored in this browser.

import { signal } from "@preact/signals";
import type { Dict } from "../protocol.ts";
import { perTable } from "../table/local.ts";
import type { IndustryTable } from "./table.ts";
import { add, blocsOf, cost } from "./things.ts";

/**
 * How many of each tile, of `flag`, `automate`, `move` and `force`. `idle`: the first hexes of blocs that shall not
 * run.
 */
export type Plan = { readonly counts: Dict<number>; readonly idle: readonly string[] };

const NOTHING: Plan = { counts: {}, idle: [] };
const key = (table: IndustryTable) => `won.plan.${table.id}`;

/** The plan of a table, as it was when the page was left. */
export const planOf = perTable((table: IndustryTable) => signal<Plan>(stored(table)));

function stored(table: IndustryTable): Plan {
  try {
    return { ...NOTHING, ...(JSON.parse(sessionStorage.getItem(key(table)) ?? "{}") as Partial<Plan>) };
  } catch {
    return NOTHING;
  }
}

export function setPlan(table: IndustryTable, next: Plan): void {
  planOf(table).value = next;
  try {
    sessionStorage.setItem(key(table), JSON.stringify(next));
  } catch {
    // kept until the page is left
  }
}

export function clearPlan(table: IndustryTable): void {
  setPlan(table, NOTHING);
}

const times = (counts: Dict<number>, n: number) =>
  Object.fromEntries(Object.entries(counts).map(([word, count]) => [word, count * n]));

/** The cubes for what is planned on the board. */
export function buildingNeeds(table: IndustryTable): Record<string, number> {
  const parts = Object.entries(planOf(table).value.counts).map(([what, n]) => {
    const tile = table.sheet.tiles.find((tile) => tile.name === what);
    return times(tile ? tile.cost : cost(table, what), n);
  });
  return add(...parts);
}

/** The cubes to run the blocs that shall run. */
export function runningNeeds(table: IndustryTable): Record<string, number> {
  const seat = table.seat.value;
  if (seat === null) return {};
  return add(
    ...blocsOf(table.view.value, seat)
      .filter((bloc) => !planOf(table).value.idle.includes(bloc.hexes[0]!))
      .map((bloc) => bloc.upkeep),
  );
}

/** Everything that this round takes. */
export function needs(table: IndustryTable): Record<string, number> {
  return add(buildingNeeds(table), runningNeeds(table));
}
