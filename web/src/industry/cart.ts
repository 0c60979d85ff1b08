// The cubes being bought or sold: shown hatched on the tracks before anything is done.

import { computed, signal } from "@preact/signals";
import type { Dict, Industry } from "../protocol.ts";

export type Side = "buy" | "sell";

export const side = signal<Side>("buy");
export const counts = signal<Dict<number>>({});
/** Cubes that the pointer only asks about: a commodity and how many, fewer than nothing for selling. */
export const asked = signal<{ commodity: string; count: number } | null>(null);

export const total = computed(() => Object.values(counts.value).reduce((sum, count) => sum + count, 0));

export function empty(): void {
  counts.value = {};
  asked.value = null;
}

/** One cube more or fewer; a cube of the other side begins a new cart. */
export function add(which: Side, commodity: string, by: number, most: number): void {
  const before = which === side.value ? counts.value : {};
  const count = Math.max(0, (before[commodity] ?? 0) + by);
  const next = { ...before, [commodity]: count };
  if (count === 0) delete (next as Record<string, number>)[commodity];
  const sum = Object.values(next).reduce((all, one) => all + one, 0);
  if (sum > most) return;
  side.value = which;
  counts.value = next;
}

/** So many of one commodity, in place of as many others as one action cannot hold. */
export function put(which: Side, commodity: string, count: number, most: number): void {
  const { [commodity]: _, ...before } = which === side.value ? counts.value : {};
  const others = Object.values(before).reduce((all, one) => all + one, 0);
  const next = Math.min(count, most);
  side.value = which;
  counts.value = next === 0 ? before : others + next > most ? { [commodity]: next } : { ...before, [commodity]: next };
  asked.value = null;
}

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
