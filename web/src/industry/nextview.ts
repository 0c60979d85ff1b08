// The position after an event, as far as the event tells it: what everyone has, the markets, the stacks and the board.

import type { Industry } from "../protocol.ts";
import { carriedOut, transfers } from "./transfers.ts";

export function after(view: Industry.View, event: Industry.Event, sheet: Industry.Sheet): Industry.View {
  const next = carriedOut(view, transfers(event, sheet));
  switch (event.event) {
    case "placed":
    case "built":
      return laid(next, sheet, [], [square(event.at, event.seat, event.tile, event.turn)]);
    case "flagged":
      return laid(next, sheet, [], [square(event.at, event.seat, null, 0)]);
    case "moved":
      return moved(view, next, event, sheet);
    case "automated":
      return automated(next, event.at);
    case "phase":
      return { ...next, phase: event.phase, round: event.round, first: event.first };
    case "over":
      return { ...next, phase: "over" };
    default:
      return next;
  }
}

function square(at: string, owner: number, tile: string | null, turn: number): Industry.Square {
  return { at, owner, tile, turn, automated: false };
}

/** The board without some hexes and with others, in the order of the printed board. */
function laid(
  view: Industry.View,
  sheet: Industry.Sheet,
  gone: readonly string[],
  come: readonly Industry.Square[],
): Industry.View {
  const squares = new Map(view.board.map((each) => [each.at, each]));
  for (const at of gone) squares.delete(at);
  for (const each of come) squares.set(each.at, each);
  return { ...view, board: sheet.board.hexes.flatMap(({ name }) => squares.get(name) ?? []) };
}

function moved(
  view: Industry.View,
  next: Industry.View,
  { seat, tiles }: Industry.Moved,
  sheet: Industry.Sheet,
): Industry.View {
  const onBoard = new Map(view.board.map((each) => [each.at, each]));
  const gone = tiles.map((step) => step.from);
  return laid(
    next,
    sheet,
    gone,
    tiles.map((step) => square(step.to, seat, onBoard.get(step.from)?.tile ?? null, step.turn)),
  );
}

function automated(view: Industry.View, at: string): Industry.View {
  const bloc = view.blocs.find((each) => each.hexes.includes(at))?.hexes ?? [at];
  return {
    ...view,
    board: view.board.map((each) => (bloc.includes(each.at) ? { ...each, automated: true } : each)),
  };
}
