// Why the own last roll ended the turn by itself: the square was closed, with its rule.

import { timeline } from "../table/timeline.ts";
import { Icon } from "../ui/icon.tsx";
import { closedSquare } from "./closed.ts";
import { partyOf } from "./holdings.ts";
import { eventsOf, type SharesTable } from "./table.ts";

export function ClosedSquare({ table }: { table: SharesTable }) {
  const own = partyOf(table.view.value, table.seat.value);
  const events = timeline(table.news.value)
    .filter((entry) => !entry.undone)
    .flatMap(({ news }) => eventsOf(news));
  const at = events.findLastIndex((event) => event.event === "rolled");
  const rolled = events[at];
  if (rolled?.event !== "rolled" || rolled.seat !== own) return null;
  const closed = closedSquare(table, rolled, events.slice(at + 1));
  return (
    closed && (
      <p class="closed-square" role="status">
        <Icon name="lock" /> {closed.text} <small>{closed.rule}</small>
      </p>
    )
  );
}
