// The five markets as slim bars with their prices; each opens to its price track as it is printed: wells with prices,
// the cubes in them, and those about to move.

import { signal } from "@preact/signals";
import { memo } from "preact/compat";
import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { perTable } from "../table/local.ts";
import { may } from "../table/preview.ts";
import { Icon } from "../ui/icon.tsx";
import { useKey } from "../ui/keys.ts";
import { cartOf } from "./cart.ts";
import { along } from "./prices.ts";
import type { IndustryTable } from "./table.ts";
import { figure, tradeCubes } from "./things.ts";
import { tradingOf } from "./trading.ts";

/** The commodity whose track is open. */
const openOf = perTable(() => signal(""));

export function Markets({ table }: { table: IndustryTable }) {
  const open = openOf(table);
  useKey("Escape", () => (open.value = ""), open.value !== "");
  return (
    <div class="markets" data-topic="market">
      {table.sheet.markets.map((market) => (
        <Track key={market.commodity} table={table} market={market} />
      ))}
    </div>
  );
}

/** How many cubes would leave the track (positive) or return to it, by the cart or the pointer. */
function moving(table: IndustryTable, commodity: string): number {
  const { asked, counts, side } = cartOf(table);
  if (asked.value?.commodity === commodity) return asked.value.count;
  const count = counts.value[commodity] ?? 0;
  return side.value === "buy" ? count : -count;
}

/** What the cubes pointed at would cost or bring, one after the other; null where none are pointed at. */
export function pathLine(table: IndustryTable): string | null {
  const asked = cartOf(table).asked.value;
  const market = table.sheet.markets.find((each) => each.commodity === asked?.commodity);
  const path = market && asked ? along(market, table.view.value.markets[market.commodity] ?? 0, asked.count) : null;
  if (!market || !asked || !path) return null;
  const { sum, prices, after } = path;
  const next = (asked.count > 0 ? market.buy : market.sell)[after] ?? "–";
  if (asked.count === 1) return t("costs {sum}; then the next costs {next}", { sum, next });
  if (asked.count === -1) return t("brings {sum}; then the next brings {next}", { sum, next });
  const all = { n: Math.abs(asked.count), sum, prices: prices.join(" + "), next };
  return asked.count > 0
    ? t("{n} cost {sum} ({prices}); then the next costs {next}", all)
    : t("{n} bring {sum} ({prices}); then the next brings {next}", all);
}

function Track({ table, market }: { table: IndustryTable; market: Industry.Market }) {
  const { commodity } = market;
  const open = openOf(table);
  const name = table.words.value[commodity] ?? commodity;
  const standing = table.view.value.markets[commodity] ?? 0;
  const change = moving(table, commodity);
  const fair = market.barter[standing];
  const wells = market.rows.reduce((sum, row) => sum + row, 0);
  const shown = open.value === commodity;
  return (
    <section class={`track track-${commodity} ${shown ? "open" : ""}`} aria-label={name} data-market={commodity}>
      <button
        type="button"
        class={`track-head chip-${commodity}`}
        aria-expanded={shown}
        onClick={() => (open.value = shown ? "" : commodity)}
      >
        <Icon name={commodity} />
        <h2>{name}</h2>
        <dl class="track-prices">
          <div>
            <dt>{t("buy")}</dt>
            <dd>{market.buy[standing] ?? "–"}</dd>
          </div>
          <div>
            <dt>{t("sell")}</dt>
            <dd>{market.sell[standing] ?? "–"}</dd>
          </div>
          {fair != null && (
            <div class="price-fair">
              <dt data-tip={t("barter")}>
                <Icon name="swap" />
                <span class="price-word">{t("barter")}</span>
              </dt>
              <dd>{figure(fair)}</dd>
            </div>
          )}
        </dl>
        <Icon name="down" class="track-sign" />
      </button>
      <Stock standing={standing} wells={wells} change={change} />
      <Wells
        table={table}
        market={market}
        standing={standing}
        change={change}
        asks={table.view.value.phase === "trade"}
      />
    </section>
  );
}

/** How full the track is: the edge moves to the left as cubes are bought, and the price rises. */
function Stock({ standing, wells, change }: { standing: number; wells: number; change: number }) {
  const part = (cubes: number) => `${(100 * Math.max(0, Math.min(wells, cubes))) / wells}%`;
  const after = standing - change;
  return (
    <div
      class="stock"
      style={{ "--held": part(Math.min(standing, after)), "--upto": part(Math.max(standing, after)) }}
      aria-hidden="true"
    />
  );
}

/** Into the cart: as many as the well pointed at stands for, as far as one action goes. */
function take(table: IndustryTable, commodity: string, count: number): void {
  const view = table.view.value;
  const which = count > 0 ? "buy" : "sell";
  if (!may(table, which)) return;
  const held = view.players[table.seat.value ?? -1]?.cubes[commodity] ?? 0;
  const most = tradeCubes(table);
  cartOf(table).put(which, commodity, Math.min(Math.abs(count), which === "sell" ? held : most), most);
  tradingOf(table).part.value = "market";
}

/** `asks`: cubes can be dealt in, so pointing at a well asks for its price. */
type WellsProps = { table: IndustryTable; market: Industry.Market; standing: number; change: number; asks: boolean };

/**
 * A filled well shows what its cube costs, a free one what a cube brings. Well i holds a cube while more than i
 * stand; the last one filled is the next to be bought.
 */
const Wells = memo(function Wells({ table, market, standing, change, asks }: WellsProps) {
  const { asked } = cartOf(table);
  const rows: number[][] = [];
  let first = 0;
  for (const length of market.rows) {
    rows.push(Array.from({ length }, (_, k) => first + k));
    first += length;
  }
  const mark = (well: number) => {
    if (change > 0 && well < standing && well >= standing - change) return "going";
    if (change < 0 && well >= standing && well < standing - change) return "coming";
    return well < standing ? "full" : "";
  };
  const upto = (well: number) => (well < standing ? standing - well : standing - well - 1);
  return (
    <div class="wells" onPointerLeave={() => (asked.value = null)}>
      {rows.map((row, at) => (
        <div class="well-row" key={at}>
          {row.map((well) => (
            // biome-ignore lint/a11y: a shortcut for the mouse; the buttons of the counter do the same
            <span
              key={well}
              class={`well ${mark(well)} ${well === standing - 1 ? "next" : ""}`}
              onPointerEnter={() => (asked.value = asks ? { commodity: market.commodity, count: upto(well) } : null)}
              onClick={() => take(table, market.commodity, upto(well))}
            >
              {well < standing ? market.buy[well + 1] : market.sell[well]}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
});
