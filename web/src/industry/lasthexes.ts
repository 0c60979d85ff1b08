// The hexes that the last action touched, so that it can be marked on the board.

import type { News } from "../protocol.ts";
import { eventsOf } from "./table.ts";

export function lastHexes(news: News | null): string[] {
  const hexes = new Set<string>();
  for (const event of eventsOf(news)) {
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
