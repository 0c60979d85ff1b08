// Things on their way from one place of the table to another.

import type { Dict, Transfer } from "../protocol.ts";
import type { Effect } from "../table/stage/scene.ts";

/** Where something comes from or goes to, as a place on the table. */
function place(holder: Transfer["giver"], thing: string): string {
  return typeof holder === "number" ? `seat/${holder}` : holder === "market" ? `market/${thing}` : "bank";
}

export function flight({ thing, count, giver, taker }: Transfer): Effect {
  const many = thing === "money";
  return {
    kind: "fly",
    sign: thing === "notes" ? "note" : thing === "flags" ? "flag" : thing,
    count: many ? 1 : count,
    from: place(giver, thing),
    to: place(taker, thing),
    text: many ? String(count) : undefined,
  };
}

export function moves(counts: Dict<number>, giver: Transfer["giver"], taker: Transfer["taker"]): Transfer[] {
  return Object.entries(counts).map(([thing, count]) => ({ thing, count, giver, taker }));
}
