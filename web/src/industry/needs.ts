// The plan card: what one intends to do this round, and what that takes. A note to oneself, kept in this browser.

import { signal } from "@preact/signals";
import type { Dict } from "../protocol.ts";
import type { IndustryTable } from "./table.ts";
import { add, blocsOf, cost } from "./things.ts";

/** How many of each tile, of `flag`, `automate`, `move` and `force`; `idle` are the first hexes of blocs that shall not run. */
export type Plan = { readonly counts: Dict<number>; readonly idle: readonly string[] };

const NOTHING: Plan = { counts: {}, idle: [] };
export const plan = signal<Plan>(NOTHING);
let loaded = "";

/** Fetches the plan kept for this table. */
export function loadPlan(table: IndustryTable): void {
  if (loaded === table.id) return;
  loaded = table.id;
  try {
    plan.value = {
      ...NOTHING,
      ...(JSON.parse(sessionStorage.getItem(`won.plan.${table.id}`) ?? "{}") as Partial<Plan>),
    };
  } catch {
    plan.value = NOTHING;
  }
}

export function setPlan(table: IndustryTable, next: Plan): void {
  plan.value = next;
  try {
    sessionStorage.setItem(`won.plan.${table.id}`, JSON.stringify(next));
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
  const parts = Object.entries(plan.value.counts).map(([what, n]) => {
    const tile = table.sheet.tiles.find((one) => one.name === what);
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
      .filter((bloc) => !plan.value.idle.includes(bloc.hexes[0]!))
      .map((bloc) => bloc.upkeep),
  );
}

/** Everything that this round takes. */
export function needs(table: IndustryTable): Record<string, number> {
  loadPlan(table);
  return add(buildingNeeds(table), runningNeeds(table));
}
