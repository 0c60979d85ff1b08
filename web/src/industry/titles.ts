// What a hex is called for those who listen, and what a tip says of it.

import { t, tn } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import type { IndustryTable } from "./table.ts";
import { things } from "./things.ts";

/** The title of every hex. */
export function hexTitles(table: IndustryTable, view: Industry.View): Map<string, string> {
  const squares = new Map(view.board.map((square) => [square.at, square]));
  const blocs = new Map(view.blocs.flatMap((bloc) => bloc.hexes.map((at) => [at, bloc] as const)));
  return new Map(
    table.sheet.board.hexes.map(({ name }) => [name, hexTitle(table, name, squares.get(name), blocs.get(name))]),
  );
}

/** A hex with how far the tile for it is turned. */
export function turnedAt(hex: string, turn: number): string {
  return turn ? t("{hex}, turned by {degrees}°", { hex, degrees: 60 * turn }) : hex;
}

function hexTitle(
  table: IndustryTable,
  at: string,
  square: Industry.Square | undefined,
  bloc: Industry.BlocView | undefined,
): string {
  if (at === table.sheet.board.centre) return t("{hex}: the centre, where nothing is built", { hex: at });
  if (!square) return t("{hex}: free", { hex: at });
  const owner = table.name(square.owner);
  if (!square.tile) return t("{hex}: flag of {owner}", { hex: at, owner });
  const tile = table.words.value[square.tile] ?? square.tile;
  const said = t("{hex}: {tile} of {owner}", { hex: at, tile, owner });
  if (!bloc) return said;
  const parts = [
    said,
    tn("bloc of one tile", "bloc of {n} tiles", bloc.hexes.length),
    tn("{n} full dot", "{n} full dots", bloc.dots),
  ];
  parts.push(t("{makes} for {upkeep}", { makes: things(bloc.makes), upkeep: things(bloc.upkeep) }));
  if (bloc.tokens) parts.push(t("automated"));
  return parts.join(", ");
}
