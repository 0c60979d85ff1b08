// The cubes being bought or sold: shown hatched on the tracks before anything is done.

import { computed, signal } from "@preact/signals";
import type { Dict } from "../protocol.ts";
import { perTable } from "../table/local.ts";

export type Side = "buy" | "sell";

const sum = (counts: Dict<number>) => Object.values(counts).reduce((all, count) => all + count, 0);

export class Cart {
  readonly side = signal<Side>("buy");
  readonly counts = signal<Dict<number>>({});
  /** The cubes under the pointer: a commodity and a count, negative for selling. */
  readonly asked = signal<{ commodity: string; count: number } | null>(null);
  readonly total = computed(() => sum(this.counts.value));

  readonly empty = () => {
    this.counts.value = {};
    this.asked.value = null;
  };

  /** One cube more or fewer; a cube of the other side begins a new cart. */
  add(side: Side, commodity: string, by: number, most: number): void {
    const { [commodity]: before = 0, ...others } = this.of(side);
    const count = Math.max(0, before + by);
    const next = count === 0 ? others : { ...others, [commodity]: count };
    if (sum(next) > most) return;
    this.side.value = side;
    this.counts.value = next;
  }

  /** So many of one commodity, in place of as many others as one action cannot hold. */
  put(side: Side, commodity: string, wanted: number, most: number): void {
    const { [commodity]: _, ...others } = this.of(side);
    const count = Math.min(wanted, most);
    this.side.value = side;
    if (count === 0) this.counts.value = others;
    else if (sum(others) + count > most) this.counts.value = { [commodity]: count };
    else this.counts.value = { ...others, [commodity]: count };
    this.asked.value = null;
  }

  private of(side: Side): Dict<number> {
    return side === this.side.value ? this.counts.value : {};
  }
}

export const cartOf = perTable(() => new Cart());
