// Rolls against their expected number, with a link to check that they were fair.

import { useMemo } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import { fairAddress } from "../net/api.ts";
import { offers } from "../net/offers.ts";
import { Chart, type Line } from "../ui/chart.tsx";
import { combinations, ROLLS } from "./route.ts";
import type { SharesTable } from "./table.ts";

const TOTALS = Array.from({ length: 11 }, (_, at) => at + 2);
const MEAN = 7;

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}

export function DiceChart({ table, rolls }: { table: SharesTable; rolls: readonly (readonly [number, number])[] }) {
  const lines = useMemo<Line[]>(() => {
    const fell = (sum: number) => rolls.filter(([white, red]) => white + red === sum).length;
    return [
      { label: t("rolled"), colour: "--accent", values: TOTALS.map(fell) },
      {
        label: t("to be expected"),
        colour: "--muted",
        dash: [6, 4],
        values: TOTALS.map((sum) => tenth((rolls.length * combinations(sum)) / ROLLS)),
      },
    ];
  }, [rolls]);
  const mean = rolls.reduce((sum, [white, red]) => sum + white + red, 0) / Math.max(1, rolls.length);
  const doubles = rolls.filter(([white, red]) => white === red).length;
  const over = table.state.value.result !== null;
  return (
    <>
      <Chart title={t("How often each total was rolled")} x={TOTALS} lines={lines} xLabel={t("Total")} />
      <p>
        {tn(
          "{n} roll, {mean} on average ({expected} to be expected)",
          "{n} rolls, {mean} on average ({expected} to be expected)",
          rolls.length,
          { mean: tenth(mean), expected: MEAN },
        )}
        ;{" "}
        {tn("{n} double ({expected} to be expected)", "{n} doubles ({expected} to be expected)", doubles, {
          expected: tenth(rolls.length / 6),
        })}
        .
      </p>
      {offers("proofs") && (
        <p class="muted">
          {t("Every roll comes from a seed whose hash was shown before the game began.")}{" "}
          <a href={fairAddress(table.id)} target="_blank" rel="noopener">
            {over ? t("Check every draw") : t("How that is checked")}
          </a>
        </p>
      )}
    </>
  );
}
