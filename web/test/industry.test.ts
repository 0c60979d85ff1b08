import assert from "node:assert/strict";
import { test } from "node:test";
import { allDots, gained, type Laid } from "../src/industry/dots.ts";
import { Ground } from "../src/industry/geometry.ts";
import type { Point } from "../src/industry/series.ts";
import { turningPoints } from "../src/industry/turns.ts";
import type { Industry } from "../src/protocol.ts";

const EDGES = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
const hexes = [];
for (let r = -4; r <= 4; r++) {
  for (let q = -4; q <= 4; q++) {
    if (Math.abs(q + r) <= 4) hexes.push({ name: `${"ABCDEFGHI"[r + 4]}${q - Math.max(-4, -4 - r) + 1}`, q, r });
  }
}
const ground = new Ground({ radius: 4, centre: "E5", edges: EDGES, hexes });
const farm: Industry.Tile = {
  name: "farm",
  count: 12,
  makes: "food",
  centre: false,
  halves: [0, 3],
  thirds: [],
  turns: 3,
  cost: {},
  tile_upkeep: {},
  bloc_upkeep: {},
};
const tiles = new Map([["farm", farm]]);
const laid = (...all: [string, number, number][]) =>
  new Map<string, Laid>(all.map(([at, turn, owner]) => [at, { tile: "farm", turn, owner }]));

test("the centre lies at 0 0 and its eastern neighbour beside it", () => {
  assert.deepEqual(ground.middle("E5"), [0, 0]);
  assert.equal(ground.across("E5", 0), "E6");
  assert.equal(ground.across("A1", 3), null);
});

test("arrow keys reach every hex", () => {
  const seen = new Set(["E5"]);
  const queue = ["E5"];
  for (const at of queue) {
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
      const next = ground.towards(at, arrow);
      if (next && !seen.has(next)) {
        seen.add(next);
        queue.push(next);
      }
    }
  }
  assert.equal(seen.size, 61);
});

test("two halves that face each other are one whole dot that pays their one owner", () => {
  const whole = allDots(ground, tiles, laid(["D4", 0, 1], ["D5", 0, 1])).filter((dot) => dot.span === 360);
  assert.equal(whole.length, 1);
  assert.deepEqual(whole[0]!.hexes, ["D4", "D5"]);
  assert.ok(whole[0]!.pays);
});

test("a dot shared by two owners pays nobody", () => {
  const whole = allDots(ground, tiles, laid(["D4", 0, 1], ["D5", 0, 2])).filter((dot) => dot.span === 360);
  assert.equal(whole[0]!.pays, false);
});

test("what a tile adds is the difference of the whole dots", () => {
  const before = allDots(ground, tiles, laid(["D4", 0, 1]));
  const after = allDots(ground, tiles, laid(["D4", 0, 1], ["D5", 0, 1]));
  assert.deepEqual([...gained(before, after)], [["food", 1]]);
  assert.deepEqual([...gained(before, before)], []);
});

test("the outline of a bloc is one closed line, with another for a hole", () => {
  const ring = [0, 1, 2, 3, 4, 5].map((k) => ground.across("E5", k)!);
  assert.equal(ground.outline(["D4", "D5"], 3).match(/Z/g)!.length, 1);
  assert.equal(ground.outline(ring, 3).match(/Z/g)!.length, 2);
});

test("the turning points: who is ahead first, who takes the lead, and the best round", () => {
  const point = (round: number, ...points: number[]) =>
    ({ round, step: 10 * round, view: { players: points.map((one) => ({ points: one })) } }) as unknown as Point;
  const turns = turningPoints([point(1, 5, 5), point(2, 9, 8), point(3, 10, 30), point(4, 12, 31)]);
  assert.deepEqual(
    turns.map(({ round, seat, gain, first }) => [round, seat, gain, first]),
    [
      [2, 1, 22, false],
      [2, 0, null, true],
      [3, 1, null, false],
    ],
  );
});
