// The log as it is read: which lines still hold after what was taken back.

import type { News } from "../protocol.ts";

export type Moment = { news: News; undone: boolean };

/** Every piece of news but chat, the actions that were taken back marked. */
export function story(news: readonly News[]): readonly Moment[] {
  const found: Moment[] = [];
  for (const one of news) {
    if (one.entry.kind === "undone") {
      const step = one.entry.step;
      found.forEach((old, at) => {
        if (old.news.entry.kind === "acted" && !old.undone && (old.news.step ?? 0) > step)
          found[at] = { ...old, undone: true };
      });
    }
    if (one.entry.kind !== "said") found.push({ news: one, undone: false });
  }
  return found;
}

/** The seat that a piece of news is about, or -1. */
export function seatOf(news: News): number {
  return "seat" in news.entry ? news.entry.seat : -1;
}
