// The score a nation is on the way to: what it would end with if it ran its blocs to the end and built nothing more.
// The same as won.analysis.industry.projection counts; a test compares both.

import type { Industry } from "../protocol.ts";
import { along } from "./prices.ts";
import { add, blocsOf } from "./things.ts";

/** `cubes`, `production` and `interest` are in money. */
export type Projection = {
  readonly points: number;
  readonly rounds: number;
  readonly cubes: number;
  readonly production: number;
  readonly interest: number;
};
type Score = { readonly tile: number; readonly money: number; readonly note: number };

// How many flags a nation is expected to place in a round: see won.analysis.industry.valuation.
const START = { all: 14, most: 4.5 }; // tiles on the board before the first round
const PACE = { all: 6, most: 2 }; // flags in a round, before more is known
const KNOWN_ROUNDS = 2.5; // rounds that this expectation counts for beside those that were played

export const scoreOf = (sheet: Industry.Sheet) => sheet.costs.score as Score;

/** Of a nation whose money is known; null otherwise. */
export function projected(sheet: Industry.Sheet, view: Industry.View, seat: number): Projection | null {
  const player = view.players[seat];
  if (!player || player.money === null) return null;
  const prices = Object.fromEntries(sheet.markets.map((market) => [market.commodity, middle(market, view)]));
  const flow = add(...blocsOf(view, seat).map((bloc) => running(bloc, prices)));
  const rounds = Math.floor(roundsLeft(sheet, view) + 0.5);
  let [each, cubes] = [flow.money ?? 0, 0];
  for (const market of sheet.markets) {
    each += net(market, view, flow[market.commodity] ?? 0);
    cubes += net(market, view, player.cubes[market.commodity] ?? 0);
  }
  const [production, interest] = [rounds && rounds * each, rounds * player.interest]; // never minus zero
  const score = scoreOf(sheet);
  const tiles = view.board.filter((square) => square.owner === seat && square.tile).length;
  const money = player.money + cubes + production - interest;
  const points = score.tile * tiles + Math.floor(money / score.money) + score.note * player.notes;
  return { points, rounds, cubes, production, interest };
}

function middle(market: Industry.Market, view: Industry.View): number {
  const standing = view.markets[market.commodity] ?? 0;
  return Math.floor(((market.buy[standing] ?? 0) + (market.sell[standing] ?? 0)) / 2);
}

/** What so many cubes bring, or cost where they are missing. */
function net(market: Industry.Market, view: Industry.View, count: number): number {
  const sum = along(market, view.markets[market.commodity] ?? 0, -count)?.sum ?? 0;
  return count > 0 ? sum : -sum;
}

/** What a bloc adds in a round and takes, if that pays; with ore for food where that is cheaper. */
function running(bloc: Industry.BlocView, prices: Record<string, number>): Record<string, number> {
  const worth = (counts: Record<string, number>) =>
    Object.entries(counts).reduce((sum, [thing, n]) => sum + n * (thing === "money" ? 1 : (prices[thing] ?? 0)), 0);
  const { food = 0, energy = 0 } = bloc.upkeep;
  const fed: Record<string, number> =
    bloc.tokens && food && prices.ore! < food * prices.food! ? { ore: 1, energy } : { food, energy };
  if (worth(bloc.makes) <= worth(fed)) return {};
  return add(bloc.makes, Object.fromEntries(Object.entries(fed).map(([cube, n]) => [cube, -n])));
}

/** How many times blocs will still run: until a nation is expected to run out of flags or hexes. */
function roundsLeft(sheet: Industry.Sheet, view: Industry.View): number {
  if (view.phase === "over") return 0;
  if (view.final) return view.phase === "produce" ? 1 : 0;
  const seats = view.players.length;
  const began = Math.min(START.most, START.all / seats);
  const usual = KNOWN_ROUNDS * Math.min(PACE.most, PACE.all / seats);
  const rounds = view.round - 1 + KNOWN_ROUNDS;
  const pace = view.players.map((player) => (Math.max(0, sheet.flags - player.flags - began) + usual) / rounds);
  const soonest = Math.min(...view.players.map((player, seat) => player.flags / pace[seat]!));
  const free = sheet.board.hexes.length - 1 - view.board.length;
  const left = Math.max(1, Math.min(soonest, free / pace.reduce((sum, one) => sum + one, 0)));
  return view.last_round ? Math.min(left, view.last_round - view.round + 1) : left;
}

/** How many stacks have still to be emptied for the end (END-1). */
export function stacksLeft(sheet: Industry.Sheet, view: Industry.View): number {
  const { trigger } = sheet.costs as { trigger: { "empty-stacks": number } };
  const empty = Object.values(view.stacks).filter((tiles) => tiles === 0).length;
  return Math.max(0, trigger["empty-stacks"] - empty);
}

/** The nation with the fewest flags in hand, which decide the end too (END-1). */
export function nearestEnd(view: Industry.View): { flags: number; seat: number } {
  const flags = Math.min(...view.players.map((player) => player.flags));
  return { flags, seat: view.players.findIndex((player) => player.flags === flags) };
}
