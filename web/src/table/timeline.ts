// The news with the actions that were taken back marked.

import type { News } from "../protocol.ts";

export type Moment = { news: News; undone: boolean };

/** Every piece of news but chat, the actions that were taken back marked. */
export function timeline(news: readonly News[]): readonly Moment[] {
  const moments: Moment[] = [];
  for (const item of news) {
    if (item.entry.kind === "undone") {
      const step = item.entry.step;
      moments.forEach((old, at) => {
        if (old.news.entry.kind === "acted" && !old.undone && (old.news.step ?? 0) > step)
          moments[at] = { ...old, undone: true };
      });
    }
    if (item.entry.kind !== "said") moments.push({ news: item, undone: false });
  }
  return moments;
}

/** The seat that a piece of news is about, or -1. */
export function seatOf(news: News): number {
  return "seat" in news.entry ? news.entry.seat : -1;
}
