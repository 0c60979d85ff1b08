// Where the squares lie, and the way round them: two rings on a printed grid, linked at the junction.

import type { Shares } from "../protocol.ts";

export const WIDE = 90;
export const HIGH = 86;
const GAP = 15; // between the rings
const PAD = 8;

export type Point = readonly [x: number, y: number];

export class Route {
  readonly width: number;
  readonly height: number;

  constructor(private readonly sheet: Shares.Sheet) {
    this.width = sheet.columns * WIDE + 2 * GAP + 2 * PAD;
    this.height = sheet.rows * HIGH + 2 * GAP + 2 * PAD;
  }

  /** The left upper corner of a square. A side of the outer ring shares out the two gaps between its squares. */
  corner(square: number): Point {
    const [row, column] = this.sheet.squares[square]!.grid;
    const [lastRow, lastColumn] = [this.sheet.rows - 1, this.sheet.columns - 1];
    const along = (place: number, size: number, last: number) =>
      PAD + place * size + GAP * (Number(place > 0) + Number(place === last));
    const spread = (place: number, size: number, last: number) => PAD + place * (size + (2 * GAP) / last);
    const x = row === 0 || row === lastRow ? spread(column, WIDE, lastColumn) : along(column, WIDE, lastColumn);
    const y = column === 0 || column === lastColumn ? spread(row, HIGH, lastRow) : along(row, HIGH, lastRow);
    return [x, y];
  }

  centre(square: number): Point {
    const [x, y] = this.corner(square);
    return [x + WIDE / 2, y + HIGH / 2];
  }

  /** TOUR-1: the square of each step; the junction is met twice. */
  at(step: number): number {
    return step === this.sheet.lap ? this.sheet.junction : step;
  }

  /** The step so many squares on. */
  on(step: number, by: number): number {
    const next = step + by;
    return next <= this.sheet.lap ? next : next - this.sheet.lap;
  }

  /** How many squares lie between two steps on the way. */
  between(from: number, to: number): number {
    return (to - from + this.sheet.lap) % this.sheet.lap;
  }

  /** The chance of each square that at least one of the next rolls ends there. */
  reached(step: number, rolls: number): Map<number, number> {
    const chances = new Map<number, number>();
    const add = (square: number, chance: number) => chances.set(square, (chances.get(square) ?? 0) + chance);
    for (let spots = 2; spots <= 12; spots++) {
      const next = this.on(step, spots);
      const [here, chance] = [this.at(next), combinations(spots) / ROLLS];
      add(here, chance);
      if (rolls > 1)
        for (const [square, later] of this.reached(next, rolls - 1)) if (square !== here) add(square, chance * later);
    }
    return chances;
  }

  /** Every step of a tour as the squares it leads from and to. */
  steps(): [number, number][] {
    const steps: [number, number][] = [];
    for (let step = 0; step < this.sheet.lap; step++) steps.push([this.at(step), this.at(step + 1)]);
    return [...steps, [this.sheet.junction, 1]];
  }
}

export const ROLLS = 36;

/** In how many of them two dice show that total. */
export function combinations(spots: number): number {
  return 6 - Math.abs(spots - 7);
}
