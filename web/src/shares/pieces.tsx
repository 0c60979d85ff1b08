// The pieces: a shape, a colour and a number for each party, where they stand.

import { useMemo } from "preact/hooks";
import type { Shares } from "../protocol.ts";
import { sign } from "../ui/icon.tsx";
import { members, parties } from "./holdings.ts";
import { partyName } from "./names.ts";
import { HIGH, type Route } from "./route.ts";
import type { SharesTable } from "./table.ts";

const SHIFT = [0, 0, 0.28, 0, 0, -0.08]; // where the number stands: a triangle is wide at its foot

type PiecesProps = { table: SharesTable; view: Shares.View; way: Route };

export function Pieces({ table, view, way }: PiecesProps) {
  const places = useMemo(() => {
    const bySquare = new Map<number, number[]>();
    for (const seat of parties(view)) {
      const square = way.at(view.players[seat]?.step ?? 0);
      bySquare.set(square, [...(bySquare.get(square) ?? []), seat]);
    }
    return [...bySquare].flatMap(([square, seats]) => {
      const [x, y] = way.corner(square);
      const small = seats.length > 3;
      return seats.map((seat, at) => ({
        seat,
        small,
        x: x + (small ? 10 + (at % 5) * 14.5 : 15 + at * 23),
        y: y + HIGH - (small ? 10 + Math.floor(at / 5) * 14 : 13.5),
      }));
    });
  }, [view]);
  return (
    <g class="inert">
      {places
        .sort((a, b) => a.seat - b.seat)
        .map(({ seat, small, x, y }) => {
          const led = members(view, seat).slice(1);
          const style = seat % 6;
          return (
            <g
              key={seat}
              class={`piece ${seat === view.turn ? "on-turn" : ""}`}
              data-seat={seat}
              ref={(el) => {
                if (el) el.style.transform = `translate(${x}px, ${y}px) scale(${small ? 0.52 : 0.84})`;
              }}
            >
              <title>{partyName(table, seat)}</title>
              <g class="piece-body">
                <path class="piece-rim" d={sign(`piece-${style}`)} />
                <path class={`fill-owner-${style}`} d={sign(`piece-${style}`)} />
                <text class="piece-number" y={4.8 + SHIFT[style]! * 12}>
                  {seat + 1}
                </text>
              </g>
              {led.length > 0 && (
                <text class="piece-led" x={13} y={-6}>{`+${led.map((seat) => seat + 1).join("+")}`}</text>
              )}
            </g>
          );
        })}
    </g>
  );
}

/** A piece in a line of text. */
export function PieceMark({ seat, label }: { seat: number; label?: string }) {
  const said = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
  return (
    <svg class="piece-mark" viewBox="-14 -14 28 28" {...said} data-tip={label}>
      <path class="piece-rim" d={sign(`piece-${seat % 6}`)} />
      <path class={`fill-owner-${seat % 6}`} d={sign(`piece-${seat % 6}`)} />
      <text class="piece-number" y={4.8 + SHIFT[seat % 6]! * 12}>
        {seat + 1}
      </text>
    </svg>
  );
}
