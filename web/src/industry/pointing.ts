// What the action panel shows on the board, and what the board tells it: which hexes are open, what lies there for a trial.

import { signal } from "@preact/signals";

/** A tile, or a flag for no tile, as it would lie there. */
export type Ghost = {
  readonly at: string;
  readonly tile: string | null;
  readonly turn: number;
  readonly owner: number;
  readonly clash: boolean;
};

/** The hexes that may be chosen now; null when none is asked for. */
export const open = signal<ReadonlySet<string> | null>(null);
/** Called with the hex that was chosen. */
export const pick = signal<((at: string) => void) | null>(null);
/** Called to turn what is being laid, by so many sixths. */
export const spin = signal<((by: number) => void) | null>(null);
/** Called by Enter on what is being laid: it shall lie there. */
export const settle = signal<(() => void) | null>(null);
export const ghosts = signal<readonly Ghost[]>([]);
/** Hexes whose tiles are lifted for a move. */
export const lifted = signal<ReadonlySet<string>>(new Set());
/** Hexes that a panel speaks of, such as a bloc that would run. */
export const meant = signal<ReadonlySet<string>>(new Set());
/** The hex under the pointer or the focus. */
export const at = signal<string | null>(null);

/** Chooses a hex, if it may be chosen. */
export function choose(hex: string): void {
  if (open.peek()?.has(hex)) pick.peek()?.(hex);
}

/** Nothing is asked of the board any more. */
export function clear(): void {
  open.value = null;
  pick.value = null;
  spin.value = null;
  settle.value = null;
  ghosts.value = [];
  lifted.value = new Set();
  meant.value = new Set();
}
