// Prices along the printed track of a market; a test compares them with the rules.

import type { Industry } from "../protocol.ts";

/** What the printed track asks or pays for so many cubes, one after the other; null where it has not so many places. */
export function along(
  market: Industry.Market,
  standing: number,
  count: number,
): { sum: number; prices: number[]; after: number } | null {
  const prices: number[] = [];
  let now = standing;
  for (let cube = 0; cube < Math.abs(count); cube++) {
    const price = count > 0 ? market.buy[now] : market.sell[now];
    if (price === undefined) return null;
    prices.push(price);
    now = Math.max(0, Math.min(market.wells, now + (count > 0 ? -1 : 1)));
  }
  return { sum: prices.reduce((sum, price) => sum + price, 0), prices, after: now };
}
