// What the browser counts by itself is what the rules count: cases written by tools/web_parity.py.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./dom.ts";
import { signal } from "@preact/signals";
import { allDots, tilesOf } from "../src/industry/dots.ts";
import { Ground } from "../src/industry/geometry.ts";
import { along } from "../src/industry/prices.ts";
import { type Projection, projected } from "../src/industry/projection.ts";
import type { Dict, Industry, News, Shares } from "../src/protocol.ts";
import { aRound, lotWith, royalty } from "../src/shares/holdings.ts";
import { Ledger } from "../src/shares/ledger.ts";
import { Route } from "../src/shares/route.ts";
import type { SharesTable } from "../src/shares/table.ts";

type PriceCase = { commodity: string; standing: number; count: number; sum: number; next: number };
type Cases = {
  industry: {
    sheet: Industry.Sheet;
    boards: readonly Pick<Industry.View, "board" | "blocs">[];
    prices: readonly PriceCase[];
    projections: readonly { view: Industry.View; seats: readonly Projection[] }[];
  };
  shares: {
    sheet: Shares.Sheet;
    royalties: Dict<readonly number[]>;
    chances: readonly { step: number; rolls: number; squares: readonly number[] }[];
    positions: readonly { view: Shares.View; lots: Dict<readonly (readonly string[])[]>; incomes: Dict<number> }[];
    game: { view: Shares.View; news: readonly Pick<News, "step" | "events">[]; totals: readonly number[] };
  };
};
const { industry, shares } = JSON.parse(readFileSync("test/made/parity.json", "utf8")) as Cases;

test("a bloc has as many full dots as the rules count (BOARD-5, BOARD-9)", () => {
  const [ground, tiles] = [new Ground(industry.sheet.board), tilesOf(industry.sheet)];
  assert.ok(industry.boards.length > 20);
  for (const { board, blocs } of industry.boards) {
    const laid = board.flatMap(({ at, tile, turn, owner }) => (tile ? [[at, { tile, turn, owner }] as const] : []));
    const paying = allDots(ground, tiles, new Map(laid)).filter((dot) => dot.span === 360 && dot.pays);
    for (const bloc of blocs) {
      const inside = paying.filter((dot) => dot.hexes.every((at) => bloc.hexes.includes(at)));
      assert.equal(inside.length, bloc.dots, bloc.hexes.join());
    }
    assert.equal(
      paying.length,
      blocs.reduce((sum, bloc) => sum + bloc.dots, 0),
    );
  }
});

test("cubes cost and bring what the rules say, one after the other (TRADE-4)", () => {
  for (const { commodity, standing, count, sum, next } of industry.prices) {
    const market = industry.sheet.markets.find((track) => track.commodity === commodity)!;
    const path = along(market, standing, count)!;
    assert.equal(path.sum, sum, `${commodity} ${standing} ${count}`);
    assert.equal((count > 0 ? market.buy : market.sell)[path.after], next);
  }
});

test("a nation is on the way to the score that the analysis projects", () => {
  assert.ok(industry.projections.length > 10);
  for (const { view, seats } of industry.projections) {
    assert.deepEqual(
      view.players.map((_, seat) => projected(industry.sheet, view, seat)),
      seats,
      `round ${view.round}, ${view.phase}`,
    );
  }
});

test("every percentage of a product brings the royalty of the rules (ROYALTY-2)", () => {
  for (const good of shares.sheet.products)
    assert.deepEqual(
      shares.royalties[good.id]!.map((_, percent) => royalty(shares.sheet, good, percent)),
      shares.royalties[good.id],
    );
});

test("the chances of landing are those of the rules", () => {
  const way = new Route(shares.sheet);
  for (const { step, rolls, squares } of shares.chances) {
    const reached = way.reached(step, rolls);
    for (const [square, chance] of squares.entries()) assert.ok(Math.abs((reached.get(square) ?? 0) - chance) < 1e-12);
  }
});

test("a share is put up with the lot of the rules (LOT-2), and brings what they reckon", () => {
  for (const { view, lots, incomes } of shares.positions) {
    for (const [party, all] of Object.entries(lots))
      for (const lot of all) {
        const found = lotWith(shares.sheet, view.players[Number(party)]!.shares, lot[0]!);
        assert.deepEqual(found.map((share) => share.id).sort(), [...lot].sort());
      }
    const table = { sheet: shares.sheet } as SharesTable;
    for (const good of shares.sheet.products) {
      const income = aRound(table, view, good, royalty(shares.sheet, good, 100));
      assert.ok(Math.abs(income - incomes[good.id]!) < 1e-6, good.id);
    }
  }
});

test("the ledger of a whole game ends with the wealth that the rules give", () => {
  const { view, news, totals } = shares.game;
  const table = {
    sheet: shares.sheet,
    view: signal(view),
    news: signal(news.map((one) => ({ ...one, entry: { kind: "acted" } }))),
  } as unknown as SharesTable;
  const wealth = new Ledger(table).standings.at(-1)!.worth;
  for (const [seat, total] of totals.entries()) {
    const party = view.players[seat]?.party ?? seat; // what a syndicate owns is its leader's
    assert.equal(wealth[party], total);
  }
});
