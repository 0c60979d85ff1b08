// Why the own points have fallen since the round began: said on the own card, where it is seen.

import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { perTable } from "../table/local.ts";
import { projected } from "./projection.ts";
import type { IndustryTable } from "./table.ts";

/** The own points when this browser first saw the round. */
const began = perTable(() => new Map<string, number>());

export function Dip({ table, seat }: Part<IndustryTable> & { seat: number }) {
  const view = table.view.value;
  const points = view.players[seat]?.points;
  if (seat !== table.seat.value || table.past.value !== null || points == null) return null;
  if (!["trade", "develop", "produce"].includes(view.phase)) return null;
  const key = `${seat} ${view.round}`;
  const first = began(table);
  if (!first.has(key)) first.set(key, points);
  const lost = first.get(key)! - points;
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
