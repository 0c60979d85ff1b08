// What is looked at on the board: a square, and whose chances of landing are shown.

import { signal } from "@preact/signals";

/** The square that was clicked, told about in the action panel. */
export const chosen = signal<number | null>(null);
/** The party whose next roll is shown on the board. */
export const odds = signal<number | null>(null);
/** The open part of the action panel. */
export const part = signal<"now" | "deal" | "pool">("now");
/** The offer being put together; a counter-offer begins here. */
export type Draft = { to: number | null; give: readonly string[]; get: readonly string[]; pay: number; take: number };
export const EMPTY: Draft = { to: null, give: [], get: [], pay: 0, take: 0 };
export const draft = signal<Draft>(EMPTY);
