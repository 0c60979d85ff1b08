// One square: the field it lies in, what it is, and its royalty card with the lines of those who would be paid.

import type { Shares } from "../protocol.ts";
import { sign } from "../ui/icon.tsx";
import { GoodAt } from "./good.tsx";
import { product, type Stake } from "./holdings.ts";
import { field, squareName, word } from "./names.ts";
import { chanceText } from "./odds.tsx";
import { HIGH, WIDE } from "./route.ts";
import type { SharesTable } from "./table.ts";

const EDGE = 1.5;
const BAND = 26;
export const DASHES = ["", "7 3", "", "2 2.5", "10 2.5 2 2.5", "4 2"];

type FaceProps = {
  table: SharesTable;
  view: Shares.View;
  square: number;
  due: readonly Stake[];
  chance: number | null;
};

/** Everything that does not move, its left upper corner at 0 0. */
export function Face({ table, view, square, due, chance }: FaceProps) {
  const { sheet } = table;
  const { kind } = sheet.squares[square]!;
  const ground = field(sheet, square);
  const good = view.royalties[square];
  const icon = kind === "start" ? "flag" : kind;
  const special = square === 0 || square === sheet.junction;
  return (
    <>
      <rect
        class={`ground ground-${ground}`}
        x={EDGE}
        y={EDGE}
        width={WIDE - 2 * EDGE}
        height={HIGH - 2 * EDGE}
        rx={4}
      />
      <path
        class={`band-${ground}`}
        d={`M${EDGE} ${BAND}V5.5a4 4 0 0 1 4 -4H${WIDE - EDGE - 4}a4 4 0 0 1 4 4V${BAND}Z`}
      />
      <path class={`on-band-${ground}`} fill-rule="evenodd" d={sign(icon)} transform="translate(13 14) scale(.6)" />
      <Name
        text={squareName(table, square)}
        class={`square-name on-band-${ground}`}
        x={23.5}
        middle={14}
        room={WIDE - 26}
        size={13}
      />
      {good ? (
        <>
          <rect class="card" x={4.5} y={29.5} width={WIDE - 9} height={31} rx={3} />
          <g class="card-large">
            <GoodAt id={good} on={product(sheet, good).on} x={6.5} y={31.5} size={23} />
            <Name text={word(table, good)} class="card-name" x={33} middle={42} room={WIDE - 39} size={12.2} />
          </g>
          <g class="card-small">
            <GoodAt id={good} on={product(sheet, good).on} x={7} y={30} size={44} />
          </g>
          {due.map((stake, at) => {
            const part = (WIDE - 13) / due.length;
            return (
              <path
                key={stake.seat}
                class={`due line-owner-${stake.seat % 6}`}
                stroke-dasharray={DASHES[stake.seat % 6]}
                d={`M${6.5 + at * part + 0.6} 58.2h${part - 1.2}`}
              />
            );
          })}
        </>
      ) : (
        <path class="emblem" fill-rule="evenodd" d={sign(icon)} transform={`translate(${WIDE / 2} 45) scale(1.25)`} />
      )}
      <text class="square-number" x={WIDE - 5} y={HIGH - 5.5}>
        {square}
      </text>
      {special && <rect class="special" x={EDGE} y={EDGE} width={WIDE - 2 * EDGE} height={HIGH - 2 * EDGE} rx={4} />}
      {chance !== null && (
        <g class="ways">
          <rect x={WIDE - 44} y={HIGH - 23} width={41} height={20} rx={4} />
          <text x={WIDE - 23.5} y={HIGH - 8}>
            {chanceText(chance)}
          </text>
        </g>
      )}
    </>
  );
}

const NARROW = 0.43; // of a letter to its height, about

/** On one line if it fits, else on two; squeezed only when even that is too long. */
function Name({
  text,
  x,
  middle,
  room,
  size,
  class: kind,
}: {
  text: string;
  x: number;
  middle: number;
  room: number;
  size: number;
  class: string;
}) {
  const lines = text.length * size * NARROW <= room ? [text] : halves(text);
  const used = lines.length > 1 ? size * 0.86 : size;
  return (
    <g class={kind} font-size={used}>
      {lines.map((line, at) => {
        const long = line.length * used * NARROW > room;
        return (
          <text
            key={at}
            x={x}
            y={middle + used * (0.36 + (at - (lines.length - 1) / 2) * 0.98)}
            {...(long ? { textLength: room, lengthAdjust: "spacingAndGlyphs" as const } : {})}
          >
            {line}
          </text>
        );
      })}
    </g>
  );
}

/** Two lines as even as the words allow. */
function halves(text: string): string[] {
  const cuts = [...text.matchAll(/[ -]/g)].map((match) => match.index + 1);
  if (cuts.length === 0) return [text];
  const at = cuts.reduce((best, cut) =>
    Math.max(cut, text.length - cut) < Math.max(best, text.length - best) ? cut : best,
  );
  return [text.slice(0, at).trim(), text.slice(at)];
}
