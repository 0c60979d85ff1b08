// How the game went, round by round: the positions at which Trade began, and the last one.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Industry, News } from "../protocol.ts";
import { story } from "../table/story.ts";
import type { IndustryTable } from "./table.ts";

export type Point = { readonly round: number; readonly step: number; readonly view: Industry.View };

const events = (news: News) => (news.events ?? []) as readonly Industry.Event[];

/** The step at which each round began; the step after the end of the game counts as one more. */
export function rounds(news: readonly News[], steps: number, over: boolean): { round: number; step: number }[] {
  const found: { round: number; step: number }[] = [];
  for (const { news: one, undone } of story(news)) {
    if (undone) continue;
    for (const event of events(one)) {
      if (event.event === "phase" && event.phase === "trade") found.push({ round: event.round, step: one.step ?? 0 });
    }
  }
  const last = found.at(-1);
  if (over && last) found.push({ round: last.round + 1, step: steps });
  return found;
}

/** Fetched one after the other, each once. */
export function useSeries(table: IndustryTable): readonly Point[] {
  const points = useSignal<readonly Point[]>([]);
  const { steps, result } = table.state.value;
  const wanted = rounds(table.news.value, steps, result !== null);
  const key = wanted.map((one) => one.step).join();
  useEffect(() => {
    let gone = false;
    void Promise.all(
      wanted.map(async ({ round, step }) => ({ round, step, view: (await table.at(step)) as Industry.View | null })),
    ).then((found) => {
      if (!gone) points.value = found.filter((one): one is Point => one.view !== null);
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return points.value;
}

/** What each seat made in each round, in the values of that moment's market. */
export function produced(news: readonly News[]): Map<number, Map<number, Industry.Produced>> {
  const found = new Map<number, Map<number, Industry.Produced>>();
  let round = 0;
  for (const { news: one, undone } of story(news)) {
    if (undone) continue;
    for (const event of events(one)) {
      if (event.event === "produced") {
        if (!found.has(round)) found.set(round, new Map());
        found.get(round)!.set(event.seat, event);
      }
      if (event.event === "phase") round = event.round;
    }
  }
  return found;
}
