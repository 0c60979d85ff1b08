// What the action panel shows on the board, and what the board tells it: which hexes are open, and what is tried there.

import { signal } from "@preact/signals";
import { perTable } from "../table/local.ts";

/** A tile, or a flag for no tile, as it would lie there. */
export type Ghost = {
  readonly at: string;
  readonly tile: string | null;
  readonly turn: number;
  readonly owner: number;
  readonly clash: boolean;
};

export class Pointing {
  /** The hexes that may be chosen now; null when none is asked for. */
  readonly open = signal<ReadonlySet<string> | null>(null);
  /** Called with the hex that was chosen. */
  readonly pick = signal<((at: string) => void) | null>(null);
  /** Called to turn what is being laid, by so many sixths. */
  readonly spin = signal<((by: number) => void) | null>(null);
  /** Called by Enter on what is being laid: it shall lie there. */
  readonly settle = signal<(() => void) | null>(null);
  /** Called with a hex that may not be chosen: tells why. */
  readonly refuse = signal<((at: string) => void) | null>(null);
  /** Why the hex under the pointer may not be chosen. */
  readonly why = signal<{ readonly at: string; readonly text: string } | null>(null);
  readonly ghosts = signal<readonly Ghost[]>([]);
  /** Hexes whose tiles are lifted for a move. */
  readonly lifted = signal<ReadonlySet<string>>(new Set());
  /** Hexes that a panel speaks of, such as a bloc that would run. */
  readonly meant = signal<ReadonlySet<string>>(new Set());
  /** The hex under the pointer or the focus. */
  readonly at = signal<string | null>(null);

  /** Chooses a hex, or says why it may not be chosen. */
  choose(hex: string): void {
    if (this.open.peek()?.has(hex)) this.pick.peek()?.(hex);
    else this.refuse.peek()?.(hex);
  }

  /** Nothing is asked of the board any more. */
  readonly clear = () => {
    this.open.value = null;
    this.pick.value = null;
    this.spin.value = null;
    this.settle.value = null;
    this.refuse.value = null;
    this.why.value = null;
    this.ghosts.value = [];
    this.lifted.value = new Set();
    this.meant.value = new Set();
  };
}

export const pointingOf = perTable(() => new Pointing());
