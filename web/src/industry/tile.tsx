// One tile: its face, the owner's line, the dots, the marks. Pure drawing.

import { memo } from "preact/compat";
import { FLAGS } from "../made/signs.ts";
import type { Industry } from "../protocol.ts";
import { sign } from "../ui/icon.tsx";
import { type Dot, keyOf, RADIUS } from "./dots.ts";
import { away, closed, hexagon, type Point, SIZE } from "./geometry.ts";

const place = ([x, y]: Point) => `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
const HEXAGON = closed(hexagon([0, 0], SIZE - 0.8));
const MARKS = [4, 1, 3, 5, 2, 0]; // corners for a mark, best first: foot, head, then the sides
const MARK = 22; // from the middle of the tile

export function Sign({ name, size, class: cls }: { name: string; size: number; class: string }) {
  return <path d={sign(name)} class={cls} fill-rule="evenodd" transform={`scale(${size / 24})`} />;
}

/** The ground of a tile: the pale colour of what it makes, and a sunburst. */
export const Face = memo(function Face({ at, makes, bare }: { at: Point; makes: string; bare: boolean }) {
  return (
    <g transform={place(at)}>
      <path d={HEXAGON} class={`face face-${makes}`} />
      <path d={sign("rays")} class="burst" transform={`scale(${(SIZE - 4) / SIZE})`} />
      {bare && <Sign name={makes} size={20} class={`edge-${makes}`} />}
    </g>
  );
});

export const Bare = memo(function Bare({ at, owner }: { at: Point; owner: number | null }) {
  return (
    <g transform={place(at)}>
      <path d={HEXAGON} class="hex" />
      {owner !== null && <path d={HEXAGON} class={`held fill-owner-${owner}`} />}
    </g>
  );
});

/** BOARD-2: nothing is ever built on the centre. */
export const Hub = memo(function Hub({ at }: { at: Point }) {
  return (
    <g transform={place(at)}>
      <path d={HEXAGON} class="steel" />
      <path d={closed(hexagon([0, 0], SIZE - 5))} class="brass-line" />
      <Sign name="wheel" size={46} class="brass" />
      <Sign name="star" size={15} class="brass" />
    </g>
  );
});

/** A line in one of the six styles: whole, dashed, double, dotted, dash and dot, or barred. */
export const Border = memo(function Border({ d, style, weight = 4 }: { d: string; style: number; weight?: number }) {
  const stroke = (under: boolean, width = 1, dashes: number[] = [], cap?: "round") => (
    <path
      d={d}
      class={under ? "line-under" : `line-owner-${style}`}
      stroke-width={weight * width}
      stroke-dasharray={dashes.map((dash) => dash * weight).join(" ") || undefined}
      stroke-linecap={cap}
    />
  );
  if (style === 1)
    return (
      <g>
        {stroke(true)}
        {stroke(false, 1, [3, 1.2])}
      </g>
    );
  if (style === 2)
    return (
      <g>
        {stroke(false, 1.3)}
        {stroke(true, 0.4)}
      </g>
    );
  if (style === 3)
    return (
      <g>
        {stroke(true)}
        {stroke(false, 1, [0, 1.6], "round")}
      </g>
    );
  if (style === 4)
    return (
      <g>
        {stroke(true)}
        {stroke(false, 1, [2.6, 0.8, 0.8, 0.8])}
      </g>
    );
  if (style === 5)
    return (
      <g>
        {stroke(false)}
        {stroke(true, 0.5, [1, 1.4])}
      </g>
    );
  return <g>{stroke(false)}</g>;
});

/** Half a disc or a third of one, inside its own tile: a part pays nothing. */
export const Part = memo(
  function Part({ dot }: { dot: Dot }) {
    const [x, y] = dot.place;
    const [start, end] = [
      away([0, 0], dot.facing + dot.span / 2, RADIUS),
      away([0, 0], dot.facing - dot.span / 2, RADIUS),
    ];
    const text = (point: Point) => point.map((value) => value.toFixed(2)).join(" ");
    const arc = `${text(start)}A${RADIUS} ${RADIUS} 0 0 1 ${text(end)}`;
    return (
      <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
        <path d={`M${arc}`} class="dot-shade-line" />
        <path d={dot.span === 180 ? `M${arc}Z` : `M0 0L${arc}Z`} class={`part fill-${dot.makes}`} />
        <path d={`M${arc}`} class="dot-rim-line" />
      </g>
    );
  },
  (before, after) => alike(before.dot, after.dot),
);

/** Dots are found anew for each position; most are the ones of before. */
function alike(before: Dot, after: Dot): boolean {
  return before.makes === after.makes && before.pays === after.pays && keyOf(before) === keyOf(after);
}

/** A full disc with its symbol; one shared by owners is hollow and crossed out. A new one glows. */
export const Whole = memo(
  function Whole({ dot, fresh }: { dot: Dot; fresh: boolean }) {
    const arm = (RADIUS - 3) * 0.7;
    return (
      <g transform={place(dot.place)} class={fresh ? "whole fresh" : "whole"}>
        {dot.pays && dot.hexes.length > 1 && (
          <>
            <circle r={RADIUS + 6.5} class="glow" />
            <circle r={RADIUS + 4} class="halo" />
          </>
        )}
        <circle r={RADIUS + 1.8} class="dot-shade" />
        {dot.pays ? (
          <>
            <circle r={RADIUS} class={`disc fill-${dot.makes}`} />
            <Sign name={dot.makes} size={RADIUS * 1.36} class={`on-${dot.makes}`} />
          </>
        ) : (
          <>
            <circle r={RADIUS - 1} class={`hollow line-${dot.makes}`} />
            <path d={`M${-arm} ${-arm}L${arm} ${arm}M${arm} ${-arm}L${-arm} ${arm}`} class="cross" />
          </>
        )}
      </g>
    );
  },
  (before, after) => alike(before.dot, after.dot) && before.fresh === after.fresh,
);

type MarksProps = {
  at: Point;
  tile: Industry.Tile;
  turn: number;
  nation: string;
  style: number;
  number: number;
  automated: boolean;
};

/** The owner's flag and the cog of an automated bloc, at corners without a dot. */
export const Marks = memo(function Marks({ at, tile, turn, nation, style, number, automated }: MarksProps) {
  const thirds = tile.thirds.map((k) => (k + turn) % 6);
  const free = MARKS.filter((k) => !thirds.includes(k));
  const [flag, cog] = [away(at, 60 * free[0]! + 30, MARK), away(at, 60 * free[1]! + 30, MARK)];
  return (
    <>
      <Cloth nation={nation} style={style} number={number} x={flag[0] - 6.75} y={flag[1] - 4.5} width={13.5} />
      {automated && (
        <g transform={place(cog)}>
          <circle r={7} class="steel" />
          <Sign name="cog" size={11.5} class="fill-glow" />
        </g>
      )}
    </>
  );
});

/** A flag on its pole: a lone flag. */
export const Planted = memo(function Planted({
  at: [x, y],
  nation,
  style,
  number,
}: {
  at: Point;
  nation: string;
  style: number;
  number: number;
}) {
  const [foot, low, size] = [x - 11, y + 16, 24];
  return (
    <g>
      <ellipse cx={foot} cy={low} rx={size * 0.32} ry={2.2} class="dot-shade" />
      <rect x={foot - 1.2} y={low - size * 1.5} width={2.4} height={size * 1.5} rx={1} class="fill-ink" />
      <Cloth nation={nation} style={style} number={number} x={foot + 1.2} y={low - size * 1.42} width={size} />
      <circle cx={foot} cy={low - size * 1.5} r={2.4} class="brass" />
    </g>
  );
});

function Cloth({
  nation,
  style,
  number,
  x,
  y,
  width,
}: {
  nation: string;
  style: number;
  number: number;
  x: number;
  y: number;
  width: number;
}) {
  const cloth = (FLAGS as Record<string, string>)[nation];
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${width / 30})`}>
      {cloth ? (
        <g dangerouslySetInnerHTML={{ __html: cloth }} />
      ) : (
        <>
          <rect class={`fill-owner-${style}`} width="30" height="20" />
          <text class="flag-number" x="15" y="15" text-anchor="middle">
            {number + 1}
          </text>
        </>
      )}
      <rect width="30" height="20" class="hem" />
    </g>
  );
}
