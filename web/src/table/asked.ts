// Whom the game waits for.

import type { Whole } from "./contract.ts";

/** The seats that are to move, and those that are to answer meanwhile. */
export function askedSeats({ to_move, asked }: Whole): readonly number[] {
  return [...new Set([...to_move, ...asked])];
}
