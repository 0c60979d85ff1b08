// Buying what a plan lacks: its price, and the standing orders that buy it on the own turns.

import { t } from "../i18n.ts";
import type { Dict, Industry } from "../protocol.ts";
import { along } from "./prices.ts";
import { type IndustryTable, ordersOf } from "./table.ts";

export function buyingPrice(table: IndustryTable, short: Dict<number>): number {
  return table.sheet.markets.reduce(
    (sum, market) =>
      sum + (along(market, table.view.value.markets[market.commodity] ?? 0, short[market.commodity] ?? 0)?.sum ?? 0),
    0,
  );
}

/** One order for each kind of cube, at no more than the most expensive of them costs now. */
export async function orderMissing(table: IndustryTable, short: Dict<number>): Promise<void> {
  const orders = ordersOf(table).filter((given) => !(given.order === "buy" && given.cube in short));
  for (const market of table.sheet.markets) {
    const count = short[market.commodity];
    if (!count) continue;
    const prices = along(market, table.view.value.markets[market.commodity] ?? 0, count)?.prices ?? [];
    orders.push({
      order: "buy",
      cube: market.commodity as Industry.OrdersBuy["cube"],
      price: Math.max(...prices),
      count,
    });
  }
  const reply = await table.setOrders(orders);
  if (reply.type === "done") table.say(t("Your orders are set: they are carried out on your turns."));
}
