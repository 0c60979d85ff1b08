// Where the hexes lie: pointy tops, the centre of the board at 0 0, y downwards.

import type { Industry } from "../protocol.ts";

export type Point = readonly [x: number, y: number];

export const SIZE = 40; // from the middle of a hex to a corner
export const INNER = (SIZE * Math.sqrt(3)) / 2; // from the middle to an edge

/** The point at that distance; degrees counter-clockwise from east. */
export function away([x, y]: Point, degrees: number, distance: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [x + Math.cos(turn) * distance, y - Math.sin(turn) * distance];
}

export function hexagon(centre: Point, size: number): readonly Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => away(centre, 60 * k + 30, size));
}

const short = (value: number) => String(Math.round(value * 100) / 100);

export function closed(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** The printed board: places of hexes and who lies across which edge. */
export class Ground {
  readonly names: readonly string[];
  readonly centre: string;
  private readonly middles = new Map<string, Point>();
  private readonly outlines = new Map<string, string>();
  private readonly nearby = new Map<string, readonly (string | null)[]>();

  constructor(board: Industry.Board) {
    this.names = board.hexes.map((hex) => hex.name);
    this.centre = board.centre;
    const at = new Map(board.hexes.map((hex) => [`${hex.q} ${hex.r}`, hex.name]));
    for (const { name, q, r } of board.hexes) {
      this.middles.set(name, [2 * INNER * (q + r / 2), 1.5 * SIZE * r]);
      this.nearby.set(
        name,
        board.edges.map(([dq, dr]) => at.get(`${q + dq} ${r + dr}`) ?? null),
      );
    }
  }

  middle(at: string): Point {
    return this.middles.get(at) ?? [0, 0];
  }

  /** The hex across edge k, or null at the rim. */
  across(at: string, k: number): string | null {
    return this.nearby.get(at)?.[((k % 6) + 6) % 6] ?? null;
  }

  /** The middle of edge k: at 60k degrees. */
  edge(at: string, k: number): Point {
    return away(this.middle(at), 60 * k, INNER);
  }

  /** Corner k lies between edge k and edge k+1. */
  corner(at: string, k: number): Point {
    return away(this.middle(at), 60 * k + 30, SIZE);
  }

  /** The next hex for an arrow key: along the row, or to the nearest of the row above or below. */
  towards(at: string, arrow: string): string | null {
    if (arrow === "ArrowRight") return this.across(at, 0);
    if (arrow === "ArrowLeft") return this.across(at, 3);
    if (arrow === "ArrowUp") return this.across(at, 2) ?? this.across(at, 1);
    if (arrow === "ArrowDown") return this.across(at, 5) ?? this.across(at, 4);
    return null;
  }

  /**
   * The line around a group of hexes, drawn a little inside it so that neighbours keep theirs; found once for each
   * group.
   */
  outline(hexes: Iterable<string>, inset: number): string {
    const key = `${[...hexes].join()} ${inset}`;
    const known = this.outlines.get(key) ?? this.around(hexes, inset);
    this.outlines.set(key, known);
    return known;
  }

  private around(hexes: Iterable<string>, inset: number): string {
    const group = new Set(hexes);
    const sides = new Set<string>();
    for (const at of group) {
      for (let k = 0; k < 6; k++) if (!this.inside(group, this.across(at, k))) sides.add(`${at} ${k}`);
    }
    let loops = "";
    while (sides.size) {
      const first = sides.values().next().value!;
      const points: Point[] = [];
      let here = first;
      do {
        sides.delete(here);
        const [point, next] = this.bend(group, here, inset);
        points.push(point);
        here = next;
      } while (here !== first && points.length < 400);
      loops += closed(points);
    }
    return loops;
  }

  private inside(group: ReadonlySet<string>, at: string | null): boolean {
    return at !== null && group.has(at);
  }

  /** The corner at the end of a side, going counter-clockwise, and the side that follows. */
  private bend(group: ReadonlySet<string>, side: string, inset: number): [Point, string] {
    const [at = "", edge = "0"] = side.split(" ");
    const k = Number(edge);
    const after = (k + 1) % 6;
    const near = this.across(at, after);
    const slant = inset / Math.cos(Math.PI / 6);
    if (near === null || !group.has(near)) return [away(this.middle(at), 60 * k + 30, SIZE - slant), `${at} ${after}`];
    const outside = away(this.middle(at), 60 * k, 2 * INNER);
    const [x, y] = this.corner(at, k);
    const reach = (SIZE + slant) / SIZE;
    const point: Point = [outside[0] + (x - outside[0]) * reach, outside[1] + (y - outside[1]) * reach];
    return [point, `${near} ${(k + 5) % 6}`];
  }
}
