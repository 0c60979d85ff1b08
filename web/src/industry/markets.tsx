// The five price tracks as they are printed: wells with their prices, the cubes in them, and those about to move.

import { memo } from "preact/compat";
import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { may } from "../table/preview.ts";
import { Icon } from "../ui/icon.tsx";
import { cartOf } from "./cart.ts";
import { along } from "./prices.ts";
import type { IndustryTable } from "./table.ts";
import { tradingOf } from "./trading.ts";

export function Markets({ table }: { table: IndustryTable }) {
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

function Track({ table, market }: { table: IndustryTable; market: Industry.Market }) {
  const name = table.words.value[market.commodity] ?? market.commodity;
  const standing = table.view.value.markets[market.commodity] ?? 0;
  const change = moving(table, market.commodity);
  const path = change ? along(market, standing, change) : null;
  const fair = market.barter[standing];
  return (
    <section class={`track track-${market.commodity}`} aria-label={name}>
      <header class={`track-head chip-${market.commodity}`}>
        <Icon name={market.commodity} />
        <h3>{name}</h3>
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
              <dt>{t("barter")}</dt>
              <dd>{fair}</dd>
            </div>
          )}
        </dl>
      </header>
      <Wells
        table={table}
        market={market}
        standing={standing}
        change={change}
        asks={table.view.value.phase === "trade"}
      />
      {path && (
        <p class="track-path" role="status">
          {change === 1
            ? t("costs {sum}; then the next costs {next}", { sum: path.sum, next: market.buy[path.after] ?? "–" })
            : change === -1
              ? t("brings {sum}; then the next brings {next}", { sum: path.sum, next: market.sell[path.after] ?? "–" })
              : change > 0
                ? t("{n} cost {sum} ({prices}); then the next costs {next}", {
                    n: change,
                    sum: path.sum,
                    prices: path.prices.join(" + "),
                    next: market.buy[path.after] ?? "–",
                  })
                : t("{n} bring {sum} ({prices}); then the next brings {next}", {
                    n: -change,
                    sum: path.sum,
                    prices: path.prices.join(" + "),
                    next: market.sell[path.after] ?? "–",
                  })}
        </p>
      )}
    </section>
  );
}

/** Into the cart: as many as the well pointed at stands for, as far as one action goes. */
function take(table: IndustryTable, commodity: string, count: number): void {
  const view = table.view.value;
  const which = count > 0 ? "buy" : "sell";
  if (!may(table, which)) return;
  const held = view.players[table.seat.value ?? -1]?.cubes[commodity] ?? 0;
  const most = table.sheet.editions[view.edition]?.trade_cubes ?? 1;
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
