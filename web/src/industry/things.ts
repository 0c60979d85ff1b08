// Quantities in words, and sums over the view.

import { t, tn, tp } from "../i18n.ts";
import type { Dict, Industry } from "../protocol.ts";
import { listing } from "../ui/listing.ts";
import type { IndustryTable } from "./table.ts";

export const CUBES = ["food", "energy", "labor", "ore", "capital"] as const;

/** `2 food`, `1 note`, `3 academies`. */
export function counted(word: string, n: number): string {
  switch (word) {
    case "food":
      return tn("{n} food", "{n} food", n);
    case "energy":
      return tn("{n} energy", "{n} energy", n);
    case "labor":
      return tn("{n} labor", "{n} labor", n);
    case "ore":
      return tn("{n} ore", "{n} ore", n);
    case "capital":
      return tn("{n} capital", "{n} capital", n);
    case "money":
      return tn("{n} in money", "{n} in money", n);
    case "notes":
      return tn("{n} note", "{n} notes", n);
    case "points":
      return tn("{n} point", "{n} points", n);
    case "flags":
      return tn("{n} flag", "{n} flags", n);
    case "farm":
      return tn("{n} farm", "{n} farms", n);
    case "generator":
      return tn("{n} generator", "{n} generators", n);
    case "academy":
      return tn("{n} academy", "{n} academies", n);
    case "mine":
      return tn("{n} mine", "{n} mines", n);
    case "factory":
      return tn("{n} factory", "{n} factories", n);
    case "bank":
      return tn("{n} bank", "{n} banks", n);
    default:
      return `${n} ${word}`;
  }
}

/** `2 food, 1 ore and 10 in money`. */
export function things(counts: Dict<number>): string {
  return listing(
    Object.entries(counts)
      .filter(([, n]) => n !== 0)
      .map(([word, n]) => counted(word, n)),
  );
}

/** `a farm`, `an academy`. */
export function oneOf(tile: string): string {
  const names: Dict<string> = {
    farm: t("a farm"),
    generator: t("a generator"),
    academy: t("an academy"),
    mine: t("a mine"),
    factory: t("a factory"),
    bank: t("a bank"),
  };
  return names[tile] ?? tile;
}

/** The word of the record as it stands inside a sentence. */
export function inner(table: IndustryTable, word: string): string {
  const text = table.words.value[word] ?? word;
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** A figure as the reader writes it: one place after the point at most, and a minus sign that is no hyphen. */
export function figure(value: number): string {
  const shown = Math.round(value * 10) / 10;
  return String(shown).replace(".", tp("decimal mark", ".")).replace("-", "−");
}

export function add(...all: readonly Dict<number>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const [word, n] of Object.entries(counts)) sum[word] = (sum[word] ?? 0) + n;
  return sum;
}

/** What of `wanted` is not in `held`. */
export function lacking(wanted: Dict<number>, held: Dict<number>): Record<string, number> {
  const short: Record<string, number> = {};
  for (const [word, n] of Object.entries(wanted)) if (n > (held[word] ?? 0)) short[word] = n - (held[word] ?? 0);
  return short;
}

/** The most cubes of one action in Trade (TRADE-1), by the edition. */
export function tradeCubes(table: IndustryTable): number {
  return table.sheet.editions[table.view.value.edition]?.trade_cubes ?? 1;
}

export function blocsOf(view: Industry.View, seat: number): readonly Industry.BlocView[] {
  return view.blocs.filter((bloc) => bloc.owner === seat);
}

/** What all blocs of a seat would make in a round, and what running them all would cost. */
export function production(
  view: Industry.View,
  seat: number,
): { makes: Record<string, number>; upkeep: Record<string, number> } {
  const blocs = blocsOf(view, seat);
  return { makes: add(...blocs.map((bloc) => bloc.makes)), upkeep: add(...blocs.map((bloc) => bloc.upkeep)) };
}

export function tileCount(view: Industry.View, seat: number): number {
  return view.board.filter((square) => square.owner === seat && square.tile).length;
}

/** A printed cost of the sheet, such as `flag`, `automate`, `move`, `force`. */
export function cost(table: IndustryTable, name: string): Dict<number> {
  return (table.sheet.costs[name] ?? {}) as Dict<number>;
}

/** What goods are worth by the barter figures of the markets: advice, not a rule. */
export function fair(table: IndustryTable, counts: Dict<number>): number {
  const markets = table.view.value.markets;
  let sum = counts.money ?? 0;
  for (const market of table.sheet.markets) {
    const standing = markets[market.commodity] ?? 0;
    sum += (counts[market.commodity] ?? 0) * (market.barter[standing] ?? market.buy[standing] ?? 0);
  }
  return sum;
}
