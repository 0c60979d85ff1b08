// The chances of landing: whose, within how many rolls, and what that would cost on average.

import { t, tn } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { parties } from "./holdings.ts";
import { inPercent, money } from "./money.ts";
import { partyName } from "./names.ts";
import { PieceMark } from "./pieces.tsx";
import { pointingOf } from "./pointing.ts";
import type { SharesTable } from "./table.ts";

export const MOST_ROLLS = 3;

/** A chance as people say it. */
export function chanceText(chance: number): string {
  const percent = Math.round(100 * chance);
  return percent > 0 ? inPercent(percent) : `<${inPercent(1)}`;
}

/** The own chances, then those of each of the others, then none. */
export function nextOdds(table: SharesTable, own: number | null): void {
  const pointing = pointingOf(table);
  const all = parties(table.view.peek()).sort((a, b) => Number(b === own) - Number(a === own) || a - b);
  const at = pointing.odds.peek() === null ? -1 : all.indexOf(pointing.odds.peek()!);
  pointing.odds.value = all[at + 1] ?? null;
}

/** Above the action while the board shows chances. */
export function OddsBar({ table }: { table: SharesTable }) {
  const pointing = pointingOf(table);
  const watched = pointing.odds.value;
  const view = table.view.value;
  const player = watched === null ? undefined : view.players[watched];
  if (watched === null || !player) return null;
  const rolls = pointing.rolls.value;
  return (
    <section class="odds-bar" aria-label={t("Chances of landing")} data-topic="odds">
      <div class="row" role="group" aria-label={t("Player")}>
        {parties(view).map((seat) => (
          <Button key={seat} kind="quiet" pressed={seat === watched} onClick={() => (pointing.odds.value = seat)}>
            <PieceMark seat={seat} />
            <span class="visually-hidden">{partyName(table, seat)}</span>
          </Button>
        ))}
      </div>
      <div class="row" role="group" aria-label={t("Within how many rolls")}>
        {Array.from({ length: MOST_ROLLS }, (_, at) => at + 1).map((n) => (
          <Button
            key={n}
            kind="quiet"
            label={tn("{n} roll", "{n} rolls", n)}
            pressed={n === rolls}
            onClick={() => (pointing.rolls.value = n)}
          >
            {n}
          </Button>
        ))}
      </div>
      <p role="status">
        {tn("Where {name} may land with the next roll", "Where {name} may land with one of the next {n} rolls", rolls, {
          name: partyName(table, watched),
        })}
        {player.pays > 0 && (
          <small> {t("Its next roll pays {sum} in royalties on average.", { sum: money(rounded(player.pays)) })}</small>
        )}
      </p>
      <Button kind="quiet" icon="close" label={t("Hide the chances")} onClick={() => (pointing.odds.value = null)} />
    </section>
  );
}

/** To the nearest ten thousand: what is reckoned is no more exact. */
export function rounded(amount: number): number {
  return Math.round(amount / 10_000) * 10_000;
}
