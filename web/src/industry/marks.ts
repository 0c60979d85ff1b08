// What an advised action looks like on the table: prices at the markets, arrows between seats, tiles as they would lie.

import { t } from "../i18n.ts";
import type { Dict, Industry } from "../protocol.ts";
import type { Mark } from "../table/advice/marks.ts";
import { along } from "./prices.ts";
import type { IndustryTable } from "./table.ts";
import { things } from "./things.ts";

export function marks(table: IndustryTable, action: Industry.Action, seat: number): readonly Mark[] {
  switch (action.do) {
    case "buy":
      return traded(table, action.cubes, 1);
    case "sell":
      return traded(table, action.cubes, -1);
    case "borrow":
      return [{ kind: "tag", at: `money/${seat}`, text: `+${things({ notes: action.notes })}` }];
    case "repay":
      return [{ kind: "tag", at: `money/${seat}`, text: `−${things({ notes: action.notes })}` }];
    case "offer":
      return exchanged(seat, action.to, action.give, action.get);
    case "accept":
    case "decline":
      return answered(table, action, seat);
    case "flag":
      return [{ kind: "ghost", at: action.at, tile: null, turn: 0 }];
    case "build":
    case "place":
      return [{ kind: "ghost", at: action.at, tile: action.tile, turn: action.turn }];
    case "move":
      return action.tiles.map(({ from, to, turn }) => ({ kind: "ghost", at: to, tile: tileAt(table, from), turn }));
    case "automate":
    case "keep":
      return [{ kind: "tag", at: `hex/${action.at}` }];
    case "produce":
      return action.run.map(({ at, feed }) => ({
        kind: "tag",
        at: `hex/${at}`,
        text: feed ? (table.words.value[feed] ?? feed) : "",
      }));
    case "draft":
      return [{ kind: "tag", at: `package/${action.package}` }];
    case "pass":
      return [{ kind: "tag", at: "pass" }];
    default:
      return [];
  }
}

/** At each market the number of cubes and their price; `way` is 1 to buy, -1 to sell. */
function traded(table: IndustryTable, cubes: Dict<number>, way: 1 | -1): readonly Mark[] {
  return Object.entries(cubes).map(([commodity, count]) => {
    const market = table.sheet.markets.find((each) => each.commodity === commodity);
    const standing = table.view.value.markets[commodity] ?? 0;
    const sum = (market && along(market, standing, way * count)?.sum) ?? null;
    const n = way > 0 ? `+${count}` : `−${count}`;
    const text = sum === null ? n : way > 0 ? t("{n} for {sum}", { n, sum }) : t("{n}, brings {sum}", { n, sum });
    return { kind: "tag", at: `market/${commodity}`, text };
  });
}

function exchanged(seat: number, other: number, give: Dict<number>, get: Dict<number>): readonly Mark[] {
  const arrows: Mark[] = [];
  if (some(give)) arrows.push({ kind: "arrow", from: `seat/${seat}`, to: `seat/${other}`, text: things(give) });
  if (some(get)) arrows.push({ kind: "arrow", from: `seat/${other}`, to: `seat/${seat}`, text: things(get) });
  return arrows;
}

function answered(table: IndustryTable, action: Industry.Accept | Industry.Decline, seat: number): readonly Mark[] {
  const offer = table.view.value.offers.find((open) => open.offer === action.offer);
  if (!offer) return [];
  if (action.do === "decline") return [{ kind: "tag", at: `seat/${offer.seat}`, text: t("no") }];
  return exchanged(seat, offer.seat, offer.get, offer.give);
}

function some(counts: Dict<number>): boolean {
  return Object.values(counts).some((count) => count > 0);
}

function tileAt(table: IndustryTable, at: string): string | null {
  return table.view.value.board.find((square) => square.at === at)?.tile ?? null;
}
