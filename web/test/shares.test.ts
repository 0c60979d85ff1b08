import assert from "node:assert/strict";
import { test } from "node:test";
import type { Shares } from "../src/protocol.ts";
import { grouped, royalty, tiers } from "../src/shares/holdings.ts";
import { millions, money } from "../src/shares/money.ts";
import { Way } from "../src/shares/way.ts";

const share = (id: string, percent: number): Shares.Share => ({ id, product: "oil", country: "", tray: "usa", percent, price: 1_000_000 });
const oil: Shares.Product = { id: "oil", name: "Oil", tiers: [1, 2, 3, 4], colour: "", on: "steel" };
const sheet = {
  columns: 11, rows: 9, junction: 36, lap: 64, products: [oil], shares: [share("oil__usa", 25), share("oil__iran", 30)],
  squares: Array.from({ length: 64 }, (_, at) => ({ kind: "telex", of: "", card: false, grid: [Math.floor(at / 11), at % 11] })),
  figures: { tiers: [30, 50, 70, 90], trust: 4, monopoly: 6 },
} as unknown as Shares.Sheet;
const way = new Way(sheet);

test("the junction is both step 36 and step 64, and leads back to 1", () => {
  assert.equal(way.at(36), 36);
  assert.equal(way.at(64), 36);
  assert.equal(way.on(64, 1), 1);
  assert.equal(way.between(60, 3), 7);
  assert.equal(way.steps().length, 65);
});

test("the chances of one roll come to 36 ways from everywhere", () => {
  for (let step = 0; step <= 64; step++) assert.equal([...way.odds(step).values()].reduce((sum, ways) => sum + ways, 0), 36);
  assert.equal(way.odds(0).get(7), 6);
});

test("shares are counted by product, and royalties go by the tier reached", () => {
  const held = grouped(sheet, ["oil__usa", "oil__iran"]).get("oil")!;
  assert.equal(held.percent, 55);
  assert.equal(royalty(sheet, oil, held.percent), 2);
  assert.equal(royalty(sheet, oil, 29), 0);
  assert.deepEqual(tiers(sheet, 55), { tier: 50, next: 70 });
  assert.deepEqual(tiers(sheet, 95), { tier: 90, next: null });
});

test("money is said in millions", () => {
  assert.equal(money(4_500_000), "£4.5m");
  assert.equal(millions(-1_750_000), "−1.75");
});
