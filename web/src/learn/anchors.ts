// What a page of a lesson may point at: the element of each name, and the tab behind which a phone has it.

import type { Api } from "../protocol.ts";

export type Anchor = Api.Anchor;
type Kind = Anchor["kind"];

const ELEMENTS: Record<Kind, (id: string) => string> = {
  board: () => ".table-board",
  action: () => ".action .act",
  markets: () => ".markets",
  products: () => ".products",
  masthead: () => ".table-phase",
  seats: () => ".seats",
  pass: () => ".action .pass",
  hex: (id) => `[data-hex="${id}"]`,
  market: (id) => `[data-market="${id}"]`,
  seat: (id) => `[data-seat-card="${id}"]`,
  square: (id) => `[data-square="${id}"]`,
  tab: (id) => `#trade-of-${id}, #act-of-${id}`,
};
/** On a phone only one part of the table is shown beside the action. */
const TABS: Partial<Record<Kind, string>> = {
  board: "board",
  hex: "board",
  square: "board",
  markets: "markets",
  products: "products",
  market: "markets",
  seats: "seats",
  seat: "seats",
};

export function elementOf({ kind, of = "" }: Anchor): Element | null {
  return document.querySelector(ELEMENTS[kind](of));
}

/** The tab of a phone that shows what the page speaks of; none where the action alone is meant. */
export function tabOf(point: readonly Anchor[]): string | null {
  return point.map(({ kind }) => TABS[kind]).find(Boolean) ?? null;
}
