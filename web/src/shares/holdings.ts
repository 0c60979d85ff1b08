// Who holds what: shares counted by party and product, as everybody at the table can see.

import type { Dict, Shares } from "../protocol.ts";
import type { SharesTable } from "./table.ts";

export type Holding = { readonly count: number; readonly percent: number; readonly shares: readonly Shares.Share[] };
export type Stake = Holding & {
  readonly seat: number;
  readonly royalty: number;
  readonly mark: "" | "trust" | "monopoly";
};

const byId = new WeakMap<Shares.Sheet, ReadonlyMap<string, Shares.Share>>();
const NONE: Holding = { count: 0, percent: 0, shares: [] };

export function share(sheet: Shares.Sheet, id: string): Shares.Share {
  let known = byId.get(sheet);
  if (!known) {
    known = new Map(sheet.shares.map((share) => [share.id, share]));
    byId.set(sheet, known);
  }
  return known.get(id)!;
}

export function product(sheet: Shares.Sheet, id: string): Shares.Product {
  return sheet.products.find((product) => product.id === id)!;
}

/** The seats that lead a party still in the game. */
export function parties(view: Shares.View): number[] {
  return view.players.flatMap((player, seat) => (player.party === seat ? [seat] : []));
}

/** The seats of a party, its leader first. */
export function members(view: Shares.View, party: number): number[] {
  const all = view.players.flatMap((player, seat) => (player.party === party ? [seat] : []));
  return all.sort((a, b) => Number(b === party) - Number(a === party) || a - b);
}

export function partyOf(view: Shares.View, seat: number | null): number | null {
  return seat === null ? null : (view.players[seat]?.party ?? null);
}

/** The shares of a list by product. */
export function grouped(sheet: Shares.Sheet, ids: readonly string[]): Map<string, Holding> {
  const result = new Map<string, Holding>();
  for (const id of ids) {
    const held = share(sheet, id);
    const old = result.get(held.product) ?? NONE;
    result.set(held.product, {
      count: old.count + 1,
      percent: old.percent + held.percent,
      shares: [...old.shares, held],
    });
  }
  return result;
}

/** LOT-2: what is put up together with a share. A trust goes whole. */
export function lotWith(sheet: Shares.Sheet, ids: readonly string[], id: string): readonly Shares.Share[] {
  const held = grouped(sheet, ids).get(share(sheet, id).product);
  return held && held.count >= sheet.figures.trust ? held.shares : [share(sheet, id)];
}

/** ROYALTY-2, read from the printed tiers: what a percentage brings. */
export function royalty(sheet: Shares.Sheet, good: Shares.Product, percent: number): number {
  let due = 0;
  sheet.figures.tiers.forEach((tier, at) => {
    if (percent >= tier) due = good.tiers[at] ?? due;
  });
  return due;
}

/** The tier a percentage has reached, and the next one above it. */
export function tiers(sheet: Shares.Sheet, percent: number): { tier: number; next: number | null } {
  const reached = sheet.figures.tiers.filter((tier) => percent >= tier);
  return { tier: reached.at(-1) ?? 0, next: sheet.figures.tiers.find((tier) => percent < tier) ?? null };
}

const reckoned = new WeakMap<Shares.View, Dict<readonly Stake[]>>();

/** Every product's stakes, the largest first; reckoned once for each position. */
export function allStakes(table: SharesTable, view: Shares.View): Dict<readonly Stake[]> {
  let known = reckoned.get(view);
  if (!known) {
    const held = parties(view).map((seat) => [seat, grouped(table.sheet, view.players[seat]!.shares)] as const);
    known = Object.fromEntries(table.sheet.products.map((good) => [good.id, stakesOf(table.sheet, good, held)]));
    reckoned.set(view, known);
  }
  return known;
}

/** Everyone's stake in a product. */
export function stakes(table: SharesTable, view: Shares.View, good: Shares.Product): readonly Stake[] {
  return allStakes(table, view)[good.id] ?? [];
}

function stakesOf(
  sheet: Shares.Sheet,
  good: Shares.Product,
  all: readonly (readonly [number, ReadonlyMap<string, Holding>])[],
): Stake[] {
  const { trust, monopoly } = sheet.figures;
  const result = all.flatMap(([seat, goods]): Stake[] => {
    const held = goods.get(good.id);
    if (!held) return [];
    return [
      {
        ...held,
        seat,
        royalty: royalty(sheet, good, held.percent),
        mark: held.count >= monopoly ? "monopoly" : held.count >= trust ? "trust" : "",
      },
    ];
  });
  return result.sort((a, b) => b.percent - a.percent || a.seat - b.seat);
}

/** What a royalty brings in the long run when each of the others rolls once: every step is met equally often. */
export function aRound(table: SharesTable, view: Shares.View, good: Shares.Product, due: number): number {
  const cards = view.royalties.filter((id) => id === good.id).length;
  return (due * cards * (parties(view).length - 1)) / table.sheet.lap;
}

export function marked(sheet: Shares.Sheet, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + share(sheet, id).price, 0);
}

/** The shares that nobody holds. */
export function inTrays(table: SharesTable, view: Shares.View): Shares.Share[] {
  const held = new Set(view.players.flatMap((player) => [...player.shares]));
  return table.sheet.shares.filter((share) => !held.has(share.id));
}
