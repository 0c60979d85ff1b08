// The dots: where each lies, whether it is whole, and whether it pays. The picture shows what the rules have counted.

import type { Industry } from "../protocol.ts";
import type { Ground, Point } from "./geometry.ts";

export const RADIUS = 10;

export type Laid = { readonly tile: string; readonly turn: number; readonly owner: number };

/** A dot or a part of one; `facing` is the direction of a part's middle, `span` the degrees of the disc it covers. */
export type Dot = {
  readonly makes: string;
  readonly place: Point;
  readonly hexes: readonly string[];
  readonly pays: boolean;
  readonly facing: number;
  readonly span: number;
};

export type Tiles = ReadonlyMap<string, Industry.Tile>;

export function tilesOf(sheet: Industry.Sheet): Tiles {
  return new Map(sheet.tiles.map((tile) => [tile.name, tile]));
}

const turned = (places: readonly number[], turn: number) => places.map((k) => (k + turn) % 6);

/** Every dot on the board once: whole ones where all their parts face one another, else the parts. */
export function allDots(ground: Ground, tiles: Tiles, laid: ReadonlyMap<string, Laid>): Dot[] {
  const dots: Dot[] = [];
  const has = (at: string | null, like: Laid, kind: "halves" | "thirds", k: number): Laid | null => {
    const other = at === null ? undefined : laid.get(at);
    if (!other || other.tile !== like.tile) return null;
    return turned(tiles.get(other.tile)![kind], other.turn).includes(((k % 6) + 6) % 6) ? other : null;
  };
  for (const [at, here] of laid) {
    const tile = tiles.get(here.tile)!;
    const whole = (place: Point, hexes: string[], pays: boolean): Dot => ({
      makes: tile.makes,
      place,
      hexes,
      pays,
      facing: 0,
      span: 360,
    });
    if (tile.centre) dots.push(whole(ground.middle(at), [at], true));
    for (const k of turned(tile.halves, here.turn)) {
      const near = ground.across(at, k);
      const other = has(near, here, "halves", k + 3);
      if (!other)
        dots.push({
          makes: tile.makes,
          place: ground.edge(at, k),
          hexes: [at],
          pays: false,
          facing: 60 * k + 180,
          span: 180,
        });
      else if (at < near!) dots.push(whole(ground.edge(at, k), [at, near!], other.owner === here.owner));
    }
    for (const k of turned(tile.thirds, here.turn)) {
      const [left, right] = [ground.across(at, k), ground.across(at, k + 1)];
      const [onLeft, onRight] = [has(left, here, "thirds", k + 2), has(right, here, "thirds", k + 4)];
      if (!onLeft || !onRight)
        dots.push({
          makes: tile.makes,
          place: ground.corner(at, k),
          hexes: [at],
          pays: false,
          facing: 60 * k + 210,
          span: 120,
        });
      else if (at < left! && at < right!) {
        dots.push(
          whole(ground.corner(at, k), [at, left!, right!], onLeft.owner === here.owner && onRight.owner === here.owner),
        );
      }
    }
  }
  return dots;
}

/** Tells two dots apart, or finds the same one again. */
export function keyOf(dot: Dot): string {
  return `${dot.place[0].toFixed(1)} ${dot.place[1].toFixed(1)} ${dot.span} ${dot.facing % 360}`;
}

/** How many whole dots that pay the second board has more than the first, by what they make. */
export function gained(before: readonly Dot[], after: readonly Dot[]): Map<string, number> {
  const change = new Map<string, number>();
  const count = (dots: readonly Dot[], step: number) => {
    for (const dot of dots)
      if (dot.span === 360 && dot.pays) change.set(dot.makes, (change.get(dot.makes) ?? 0) + step);
  };
  count(before, -1);
  count(after, 1);
  for (const [makes, number] of change) if (number === 0) change.delete(makes);
  return change;
}
