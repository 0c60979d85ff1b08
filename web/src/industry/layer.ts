// What every layer of the board is given, and what lies on it.

import type { Industry } from "../protocol.ts";
import type { Laid, Tiles } from "./dots.ts";
import type { Ground } from "./geometry.ts";
import type { Ghost } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";

export type Layer = { readonly table: IndustryTable; readonly ground: Ground; readonly tiles: Tiles };

/** What lies where, with what is being tried and without what is lifted for it. */
export function laidOut(view: Industry.View, ghosts: readonly Ghost[], lifted: ReadonlySet<string>): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  for (const { at, tile, turn, owner } of view.board) if (tile && !lifted.has(at)) laid.set(at, { tile, turn, owner });
  for (const { at, tile, turn, owner } of ghosts) if (tile) laid.set(at, { tile, turn, owner });
  return laid;
}
