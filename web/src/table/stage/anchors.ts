// Where things are on the screen: the one place that knows which element an anchor means.

import type { Anchor } from "./scene.ts";

const ELEMENTS: Record<string, (id: string) => string> = {
  hex: (id) => `[data-hex="${id}"]`,
  market: (id) => `[data-market="${id}"]`,
  square: (id) => `[data-square="${id}"]`,
  piece: (id) => `.piece[data-seat="${id}"]`,
  seat: (id) => `[data-seat-card="${id}"]`,
  money: (id) => `[data-seat-card="${id}"] [data-money]`,
  board: () => ".table-board",
  package: (id) => `[data-package="${id}"]`,
  pass: () => ".action .pass",
};
/** On a phone only one part of the table is shown: what is elsewhere is behind its tab. */
const TABS: Record<string, string> = { market: "markets", seat: "seats", money: "seats" };
const EDGE = 24;

export type Spot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function elementAt(anchor: Anchor): Element | null {
  const [kind = "", id = ""] = anchor.split("/");
  const selector = ELEMENTS[kind]?.(id);
  const element = selector ? document.querySelector(selector) : null;
  return element ?? (TABS[kind] ? document.getElementById(`phone-of-${TABS[kind]}`) : null);
}

/** The middle and the size of what an anchor means, within the window; null for what is not on the screen. */
export function spotOf(anchor: Anchor): Spot | null {
  const box = elementAt(anchor)?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const within = (at: number, most: number) => Math.min(Math.max(at, EDGE), most - EDGE);
  return {
    x: within(box.left + box.width / 2, innerWidth),
    y: within(box.top + box.height / 2, innerHeight),
    width: box.width,
    height: box.height,
  };
}
