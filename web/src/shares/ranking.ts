// Who stands where at the end.

import type { Points } from "../protocol.ts";
import { timeline } from "../table/timeline.ts";
import { eventsOf, type SharesTable } from "./table.ts";

/** The scores, best first; of the bankrupt, whoever fell later stands higher. Members of a syndicate fall together. */
export function ranked(table: SharesTable): Points[] {
  const scores = table.state.value.result?.scores ?? [];
  const head = new Map(scores.map(({ seat }) => [seat, seat]));
  const fell = new Map<number, number>(); // by seat: the step
  for (const { news, undone } of timeline(table.news.value))
    for (const event of undone ? [] : eventsOf(news)) {
      if (event.event === "pooled")
        for (const [seat, party] of head) if (event.parties.includes(party)) head.set(seat, event.head);
      if (event.event === "bankrupt")
        for (const [seat, party] of head) if (party === event.seat) fell.set(seat, news.step ?? 0);
    }
  const lasted = ({ seat }: Points) => fell.get(seat) ?? Number.MAX_SAFE_INTEGER;
  return [...scores].sort((a, b) => b.total - a.total || lasted(b) - lasted(a));
}
