// What is looked at on the board: a square, and whose chances of landing are shown.

import { signal } from "@preact/signals";

/** The square that was clicked, told about in the action panel. */
export const chosen = signal<number | null>(null);
/** The party whose chances of landing are shown on the board. */
export const odds = signal<number | null>(null);
/** Within how many of its rolls. */
export const rolls = signal(1);
/** The open part of the action panel. */
export const part = signal<"now" | "deal" | "pool" | "orders">("now");
/** The offer being put together, the same for each to whom it goes; a counter-offer begins here. */
export type Draft = {
  to: readonly number[];
  give: readonly string[];
  get: readonly string[];
  pay: number;
  take: number;
};
export const EMPTY: Draft = { to: [], give: [], get: [], pay: 0, take: 0 };
export const draft = signal<Draft>(EMPTY);
