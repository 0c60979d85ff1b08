// An offer to several players is one offer each: once one is accepted, the others are withdrawn.

import { useEffect } from "preact/hooks";
import type { Shares } from "../protocol.ts";
import { sendAll } from "../table/preview.ts";
import { eventsOf, type SharesTable, type Terms } from "./table.ts";

export function useWithdrawal(table: SharesTable): void {
  const last = table.last.value;
  const seat = table.seat.value;
  const here = last !== null && table.state.value.sequence >= last.sequence; // the table stands as the news left it
  useEffect(() => {
    const dealt =
      here && table.past.peek() === null ? eventsOf(last).find((event) => event.event === "dealt") : undefined;
    if (dealt?.event !== "dealt" || dealt.seat !== seat || !dealt.give.shares?.length) return;
    const same = (terms: Terms) =>
      terms.do === "deal" && sameSide(terms.give, dealt.give) && sameSide(terms.get, dealt.get);
    const rest = table.view
      .peek()
      .offers.filter((offer) => offer.offer !== dealt.offer && offer.seat === seat && same(offer.action));
    void sendAll(
      table,
      rest.map(({ offer }) => ({ do: "withdraw" as const, offer })),
    );
  }, [last?.sequence, here, seat]);
}

function sameSide(side: Shares.Side, other: Shares.Side): boolean {
  return (side.cash ?? 0) === (other.cash ?? 0) && (side.shares ?? []).join() === (other.shares ?? []).join();
}
