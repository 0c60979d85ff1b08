import assert from "node:assert/strict";
import { test } from "node:test";
import type { Result, Shares } from "../src/protocol.ts";
import { grouped, royalty, tiers } from "../src/shares/holdings.ts";
import { Ledger } from "../src/shares/ledger.ts";
import { millions, money, readMoney } from "../src/shares/money.ts";
import { Route } from "../src/shares/route.ts";
import { ranked } from "../src/table/ranking.ts";

const share = (id: string, percent: number): Shares.Share => ({
  id,
  product: "oil",
  country: "",
  tray: "usa",
  percent,
  price: 1_000_000,
});
const oil: Shares.Product = { id: "oil", name: "Oil", tiers: [1, 2, 3, 4], colour: "", on: "steel" };
const sheet = {
  columns: 11,
  rows: 9,
  junction: 36,
  lap: 64,
  products: [oil],
  shares: [share("oil__usa", 25), share("oil__iran", 30)],
  squares: Array.from({ length: 64 }, (_, at) => ({
    kind: "telex",
    of: "",
    card: false,
    grid: [Math.floor(at / 11), at % 11],
  })),
  figures: { tiers: [30, 50, 70, 90], trust: 4, monopoly: 6 },
} as unknown as Shares.Sheet;
const way = new Route(sheet);

test("the junction is both step 36 and step 64, and leads back to 1", () => {
  assert.equal(way.at(36), 36);
  assert.equal(way.at(64), 36);
  assert.equal(way.on(64, 1), 1);
  assert.equal(way.between(60, 3), 7);
  assert.equal(way.steps().length, 65);
});

test("the chances of one roll come to one from everywhere", () => {
  for (let step = 0; step <= 64; step++)
    assert.ok(Math.abs([...way.reached(step, 1).values()].reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9);
  assert.equal(way.reached(0, 1).get(7), 6 / 36);
});

test("of several rolls one is enough, and the junction counts once though it is met twice", () => {
  const near = (found: number | undefined, expected: number) => assert.ok(Math.abs((found ?? 0) - expected) < 1e-12);
  near(way.reached(0, 2).get(4), 3 / 36 + 1 / 1296);
  // both step 36 and step 64 are within reach: figures of won.shares.odds
  near(way.reached(30, 3).get(36), 3431 / 23328);
  assert.equal(way.reached(30, 3).size, 34);
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

test("the ledger knows wealth by turn and by tour, who drew what, and the largest payments", () => {
  const events = [
    { event: "rolled", seat: 0, dice: [3, 4], step: 7, square: 7, tours: 0 },
    { event: "bought", seat: 0, shares: ["oil__usa", "oil__iran"], amount: 2 },
    { event: "turn", seat: 1, turns: 1 },
    { event: "rolled", seat: 1, dice: [2, 2], step: 4, square: 4, tours: 0 },
    { event: "paid", payer: 1, payee: 0, amount: 5, why: "royalty", what: "oil" },
    { event: "turn", seat: 0, turns: 2 },
    { event: "rolled", seat: 0, dice: [6, 6], step: 2, square: 2, tours: 1 },
    { event: "over", winners: [0] },
  ];
  const news = events.map((event, at) => ({
    sequence: at,
    step: at + 1,
    at: 0,
    entry: { kind: "acted", seat: 0 },
    events: [event],
  }));
  const players = [{}, {}] as unknown as Shares.Player[];
  const own = { ...sheet, figures: { ...sheet.figures, starting_cash: { 2: 100 } } };
  const table = {
    sheet: own,
    news: { value: news },
    view: { peek: () => ({ players, royalties: ["oil", "oil"] }) },
  } as never;
  const { standings, tours, drawn, rolls, moments } = new Ledger(table);
  assert.deepEqual(
    standings.map((one) => one.turn),
    [0, 1, 2, 3],
  );
  assert.deepEqual(standings[2]!.income, [5, -5]);
  assert.equal(standings[2]!.worth[0], 100 - 2 + 5 + 1_000_000);
  assert.equal(standings[1]!.holdings[0]!.get("oil"), 55);
  assert.deepEqual(standings[1]!.expected, [(2 * 2 * 1) / 64, 0]);
  assert.deepEqual(
    tours.map((all) => all.map((tour) => tour.income)),
    [[5, 0], [-5]],
  );
  assert.equal(drawn[0]!.get("oil"), 5);
  assert.equal(rolls.length, 3);
  assert.ok(moments.some((moment) => moment.event.event === "paid" && moment.amount === 5));
});

test("a sum is typed in millions with either decimal mark, or in pounds", () => {
  assert.equal(readMoney("2.5"), 2_500_000);
  assert.equal(readMoney("2,5"), 2_500_000);
  assert.equal(readMoney("£2.5m"), 2_500_000);
  assert.equal(readMoney("2,5 M£"), 2_500_000);
  assert.equal(readMoney("12"), 12_000_000);
  assert.equal(readMoney("700000"), 700_000);
  assert.equal(readMoney("2,500,000"), 2_500_000);
  assert.equal(readMoney(""), null);
  assert.equal(readMoney("."), null);
});

test("the end page ranks as the rules do, and by points where an old result has no ranks", () => {
  const scores = [0, 0, 9, 0].map((total, seat) => ({ seat, total, parts: {} }));
  const order = (result: Result) => ranked(result).map(({ seat }) => seat);
  assert.deepEqual(order({ winners: [2], scores, ranks: [3, 1, 0, 1] }), [2, 1, 3, 0]);
  assert.deepEqual(order({ winners: [2], scores }), [2, 0, 1, 3]);
});
