// The pieces: a shape, a colour and a number for each party, walking square by square to where they stand.

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Shares } from "../protocol.ts";
import { sign } from "../ui/icon.tsx";
import { members, parties } from "./holdings.ts";
import { partyName } from "./names.ts";
import { HIGH, type Route } from "./route.ts";
import type { SharesTable } from "./table.ts";

const PACE = 85; // milliseconds a square
const FAR = 12; // no roll leads further: then it is another moment of the game, not a walk
const SHIFT = [0, 0, 0.28, 0, 0, -0.08]; // where the number stands: a triangle is wide at its foot

function still(): boolean {
  return document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export type Walk = { readonly shown: ReadonlySignal<readonly number[]>; hurry: () => void; walking: () => boolean };

/**
 * The step each seat's piece is seen on: it walks there unless told to hurry. Only the pieces are drawn anew for it.
 */
export function useWalk(table: SharesTable, way: Route): Walk {
  const target = table.view.value.players.map((player) => player.step);
  const shown = useSignal<readonly number[]>(target);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const key = target.join();
  const hurry = () => {
    shown.value = target;
  };
  useEffect(() => {
    clearTimeout(timer.current);
    const step = () => {
      const far = (seat: number) => way.between(shown.peek()[seat] ?? 0, target[seat]!);
      shown.value = target.map((to, seat) => {
        const from = shown.peek()[seat];
        return from === undefined || still() || far(seat) > FAR || from === to ? to : way.on(from, 1);
      });
      if (shown.peek().some((at, seat) => at !== target[seat])) timer.current = setTimeout(step, PACE);
    };
    if (shown.peek().join() !== key) step();
    return () => clearTimeout(timer.current);
  }, [key]);
  return { shown, hurry, walking: () => shown.peek().join() !== key };
}

type PiecesProps = { table: SharesTable; view: Shares.View; way: Route; walk: Walk };

export function Pieces({ table, view, way, walk }: PiecesProps) {
  const shown = walk.shown.value;
  const places = useMemo(() => {
    const bySquare = new Map<number, number[]>();
    for (const seat of parties(view)) {
      const square = way.at(shown[seat] ?? 0);
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
  }, [view, shown]);
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
