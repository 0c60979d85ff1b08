// Why the own points have fallen since the round began: said on the own card, where it is seen.

import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { perTable } from "../table/local.ts";
import { projected } from "./projection.ts";
import type { IndustryTable } from "./table.ts";

type Began = { readonly round: number; readonly seats: Record<number, number> };

/** The own points when this browser first saw the round, also after the page has been loaded anew. */
const began = perTable((table: IndustryTable) => ({ now: stored(table) }));

const key = (table: IndustryTable) => `won.began.${table.id}`;

function stored(table: IndustryTable): Began | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? "null") as Began | null;
  } catch {
    return null;
  }
}

function pointsAtStart(table: IndustryTable, seat: number, points: number): number {
  const { round } = table.view.value;
  const start = began(table);
  const seats = start.now?.round === round ? start.now.seats : {};
  if (seats[seat] !== undefined) return seats[seat];
  start.now = { round, seats: { ...seats, [seat]: points } };
  try {
    sessionStorage.setItem(key(table), JSON.stringify(start.now));
  } catch {
    // known until the page is left
  }
  return points;
}

export function Dip({ table, seat }: Part<IndustryTable> & { seat: number }) {
  const view = table.view.value;
  const points = view.players[seat]?.points;
  if (seat !== table.seat.value || table.past.value !== null || points == null) return null;
  if (!["trade", "develop", "produce"].includes(view.phase)) return null;
  const lost = pointsAtStart(table, seat, points) - points;
  const coming = projected(table.sheet, view, seat);
  if (lost <= 0 || !coming) return null;
  return (
    <p class="dip" role="note">
      {t("{n} fewer since the round began: cubes and tiles cost money now and pay later. On the way to {projected}.", {
        n: lost,
        projected: coming.points,
      })}
    </p>
  );
}
