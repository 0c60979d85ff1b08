// What is looked at on the board and in the action panel of one table.

import { signal } from "@preact/signals";
import { perTable } from "../table/local.ts";

/** An offer being put together, the same for each to whom it goes. */
export type Draft = {
  to: readonly number[];
  give: readonly string[];
  get: readonly string[];
  pay: number;
  take: number;
};
export const EMPTY: Draft = { to: [], give: [], get: [], pay: 0, take: 0 };

export class Pointing {
  /** The square that was clicked: the action panel tells about it. */
  readonly chosen = signal<number | null>(null);
  /** The party whose chances of landing are shown on the board. */
  readonly odds = signal<number | null>(null);
  /** Within how many of its rolls. */
  readonly rolls = signal(1);
  /** The open part of the action panel. */
  readonly part = signal<"now" | "offers" | "deal" | "pool" | "orders">("now");
  /** A counter-offer begins here. */
  readonly draft = signal<Draft>(EMPTY);
}

export const pointingOf = perTable(() => new Pointing());
