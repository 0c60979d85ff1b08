import assert from "node:assert/strict";
import { test } from "node:test";
import { cartOf } from "../src/industry/cart.ts";
import { pointingOf } from "../src/industry/pointing.ts";
import { tradingOf } from "../src/industry/trading.ts";
import { pointingOf as sharesPointingOf } from "../src/shares/pointing.ts";
import type { Table } from "../src/table/contract.ts";

test("two tables of one page share nothing that a player has begun", () => {
  const [here, there] = [{ id: "a" } as Table, { id: "b" } as Table];
  cartOf(here).add("buy", "food", 1, 3);
  tradingOf(here).part.value = "notes";
  pointingOf(here).at.value = "D4";
  sharesPointingOf(here).chosen.value = 7;
  assert.deepEqual(cartOf(here).counts.value, { food: 1 });
  assert.deepEqual(cartOf(there).counts.value, {});
  assert.equal(tradingOf(there).part.value, "market");
  assert.equal(pointingOf(there).at.value, null);
  assert.equal(sharesPointingOf(there).chosen.value, null);
});
