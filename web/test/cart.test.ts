import assert from "node:assert/strict";
import { test } from "node:test";
import { Cart } from "../src/industry/cart.ts";
import { along } from "../src/industry/prices.ts";
import { rounds } from "../src/industry/series.ts";
import { lacking } from "../src/industry/things.ts";
import type { Industry, News } from "../src/protocol.ts";

const market: Industry.Market = {
  commodity: "ore",
  start: 2,
  wells: 3,
  rows: [3],
  buy: [9, 7, 5, 3],
  sell: [6, 4, 2, 1],
  barter: [null, 6, 4, 2],
};

test("each cube bought makes the next dearer, and an empty track stays at its price", () => {
  assert.deepEqual(along(market, 2, 3), { sum: 5 + 7 + 9, prices: [5, 7, 9], after: 0 });
  assert.deepEqual(along(market, 0, 2), { sum: 18, prices: [9, 9], after: 0 });
});

test("each cube sold makes the next cheaper, and a full track stays at its price", () => {
  assert.deepEqual(along(market, 2, -3), { sum: 2 + 1 + 1, prices: [2, 1, 1], after: 3 });
});

test("a cart holds one side alone and no more than one action may", () => {
  const cart = new Cart();
  cart.add("buy", "food", 1, 3);
  cart.add("buy", "ore", 2, 3);
  cart.add("buy", "ore", 1, 3);
  assert.deepEqual(cart.counts.value, { food: 1, ore: 2 });
  cart.add("sell", "labor", 1, 3);
  assert.deepEqual([cart.side.value, cart.counts.value], ["sell", { labor: 1 }]);
  cart.add("sell", "labor", -1, 3);
  assert.deepEqual(cart.counts.value, {});
});

test("a well that asks for more than there is room for takes the cart alone", () => {
  const cart = new Cart();
  cart.put("buy", "food", 2, 3);
  cart.put("buy", "ore", 1, 3);
  assert.deepEqual(cart.counts.value, { food: 2, ore: 1 });
  cart.put("buy", "ore", 2, 3);
  assert.deepEqual(cart.counts.value, { ore: 2 });
});

test("what is lacking is what is wanted beyond what is held", () => {
  assert.deepEqual(lacking({ food: 3, ore: 1 }, { food: 1, ore: 2 }), { food: 2 });
});

test("rounds begin where Trade does, those taken back left out", () => {
  const acted = (sequence: number, step: number, round: number): News => ({
    type: "news",
    sequence,
    at: 0,
    step,
    entry: { kind: "acted", seat: 0, action: {} } as never,
    events: [{ event: "phase", phase: "trade", round, first: 0 }],
  });
  const undone: News = { type: "news", sequence: 3, at: 0, entry: { kind: "undone", step: 8 } as never };
  assert.deepEqual(rounds([acted(1, 5, 1), acted(2, 9, 2), undone], 8, false), [{ round: 1, step: 5 }]);
  assert.deepEqual(rounds([acted(1, 5, 1)], 12, true), [
    { round: 1, step: 5 },
    { round: 2, step: 12 },
  ]);
});
