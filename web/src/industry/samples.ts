// Actions to ask the server about, so that it can say why something is not possible now.

import type { Industry } from "../protocol.ts";
import { Ground } from "./geometry.ts";
import type { IndustryTable } from "./table.ts";

function own(table: IndustryTable): readonly Industry.Square[] {
  return table.view.value.board.filter((square) => square.owner === table.seat.value);
}

/** On a flag of one's own; null where there is none. */
export function sampleBuild(table: IndustryTable, tile: string): Industry.Action | null {
  const flag = own(table).find((square) => !square.tile);
  return flag ? { do: "build", tile, at: flag.at, turn: 0 } : null;
}

export function sampleFlag(table: IndustryTable): Industry.Action {
  return { do: "flag", at: free(table) ?? table.sheet.board.centre };
}

export function sampleMove(table: IndustryTable): Industry.Action | null {
  const square = own(table).find((square) => square.tile);
  return square ? { do: "move", tiles: [{ from: square.at, to: square.at, turn: (square.turn + 1) % 6 }] } : null;
}

/** A hex that nobody holds, beside one's own if there is one. */
function free(table: IndustryTable): string | null {
  const ground = new Ground(table.sheet.board);
  const held = new Set(table.view.value.board.map((square) => square.at));
  const open = (at: string | null): at is string => at !== null && at !== ground.centre && !held.has(at);
  for (const square of own(table)) {
    for (let k = 0; k < 6; k++) {
      const near = ground.across(square.at, k);
      if (open(near)) return near;
    }
  }
  return ground.names.find(open) ?? null;
}
