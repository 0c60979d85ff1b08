// What became of an offer of one's own: the log tells it, with the reason of a bot.

import type { IndustryTable } from "./table.ts";
import { eventsOf } from "./table.ts";
import type { Sent } from "./trading.ts";

export type Answer = { readonly accepted: boolean; readonly text: string };

/** The answer to the offer; null while there is none. */
export function answerTo(table: IndustryTable, sent: Sent | null): Answer | null {
  if (!sent) return null;
  const later = table.news.value.filter((item) => item.sequence >= sent.sequence);
  const offered = eventsOf(later[0]).find((event) => event.event === "offered");
  if (offered?.event !== "offered") return null;
  for (const item of later) {
    for (const event of eventsOf(item)) {
      if (event.event === "bartered" && event.offer === offered.offer) return { accepted: true, text: "" };
      if (event.event === "declined" && event.offer === offered.offer)
        return { accepted: false, text: [...(item.lines ?? []), item.reason].filter(Boolean).join(" ") };
    }
  }
  return null;
}
