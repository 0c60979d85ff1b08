import assert from "node:assert/strict";
import { test } from "node:test";
import { bounded, moved, NEAREST, WHOLE } from "../src/ui/zoom.ts";

const size = { wide: 600, high: 400 };
const box = { width: 300, height: 200 }; // two units for a pixel

test("one never sees beyond the edge nor comes nearer than is of use", () => {
  assert.deepEqual(bounded({ x: 50, y: -50, scale: 0.5 }, size), { x: 0, y: -0, scale: 1 });
  assert.deepEqual(bounded({ x: 999, y: -999, scale: 2 }, size), { x: 150, y: -100, scale: 2 });
  assert.equal(bounded({ x: 0, y: 0, scale: 99 }, size).scale, NEAREST);
});

test("what is under the fingers stays under them", () => {
  const near = moved(WHOLE, size, box, { x: 50, y: 30 }, { x: 50, y: 30 }, 2);
  assert.equal(near.scale, 2);
  assert.equal(near.x + 50 * 1, 50 * 2); // the middle of the view and fifty pixels at one unit each, as before at two
  assert.equal(near.y + 30 * 1, 30 * 2);
});

test("a drag takes the picture along", () => {
  const there = moved({ x: 0, y: 0, scale: 2 }, size, box, { x: 0, y: 0 }, { x: 40, y: 0 }, 1);
  assert.deepEqual(there, { x: -40, y: 0, scale: 2 });
});
