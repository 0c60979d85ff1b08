// The hexes that the last action touched, so that it can be marked on the board.

import type { Industry, News } from "../protocol.ts";

export function lastHexes(news: News | null): string[] {
  const hexes = new Set<string>();
  for (const event of (news?.events ?? []) as readonly Industry.Event[]) {
    if (
      event.event === "placed" ||
      event.event === "flagged" ||
      event.event === "built" ||
      event.event === "automated" ||
      event.event === "kept"
    )
      hexes.add(event.at);
    if (event.event === "moved") for (const step of event.tiles) hexes.add(step.to);
  }
  return [...hexes];
}
