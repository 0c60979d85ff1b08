// The positions at the start of each round, and the last one, for the charts.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Industry, News } from "../protocol.ts";
import { timeline } from "../table/timeline.ts";
import { eventsOf, type IndustryTable } from "./table.ts";

export type Point = { readonly round: number; readonly step: number; readonly view: Industry.View };

/** The step at which each round began; the step after the end of the game counts as one more. */
export function rounds(news: readonly News[], steps: number, over: boolean): { round: number; step: number }[] {
  const result: { round: number; step: number }[] = [];
  for (const { news: item, undone } of timeline(news)) {
    if (undone) continue;
    for (const event of eventsOf(item)) {
      if (event.event === "phase" && event.phase === "trade") result.push({ round: event.round, step: item.step ?? 0 });
    }
  }
  const last = result.at(-1);
  if (over && last) result.push({ round: last.round + 1, step: steps });
  return result;
}

/** Fetched one after the other, each once. */
export function useSeries(table: IndustryTable): readonly Point[] {
  const points = useSignal<readonly Point[]>([]);
  const { steps, result } = table.state.value;
  const wanted = rounds(table.news.value, steps, result !== null);
  const key = wanted.map((point) => point.step).join();
  useEffect(() => {
    let gone = false;
    void Promise.all(
      wanted.map(async ({ round, step }) => ({ round, step, view: (await table.at(step)) as Industry.View | null })),
    ).then((result) => {
      if (!gone) points.value = result.filter((point): point is Point => point.view !== null);
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return points.value;
}

/** What each seat made in each round, in the values of that moment's market. */
export function produced(news: readonly News[]): Map<number, Map<number, Industry.Produced>> {
  const result = new Map<number, Map<number, Industry.Produced>>();
  let round = 0;
  for (const { news: item, undone } of timeline(news)) {
    if (undone) continue;
    for (const event of eventsOf(item)) {
      if (event.event === "produced") {
        if (!result.has(round)) result.set(round, new Map());
        result.get(round)!.set(event.seat, event);
      }
      if (event.event === "phase") round = event.round;
    }
  }
  return result;
}
