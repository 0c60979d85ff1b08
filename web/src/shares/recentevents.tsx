// The latest events, at least all since the own last action: rolls, payments, telexes, purchases.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { News, Shares } from "../protocol.ts";
import { seatOf, timeline } from "../table/timeline.ts";
import { Icon } from "../ui/icon.tsx";
import { closedSquare } from "./closed.ts";
import { partyOf } from "./holdings.ts";
import { PieceMark } from "./pieces.tsx";
import { eventsOf, type SharesTable } from "./table.ts";

const LEAST = 8;
const MOST = 16;

type Line = { text: string; icon: string; seat: number; key: number; rule?: string };

export function RecentEvents({ table }: { table: SharesTable }) {
  const list = useRef<HTMLOListElement>(null);
  const own = table.seat.value;
  const all = timeline(table.news.value)
    .filter((entry) => !entry.undone && entry.news.entry.kind === "acted" && (entry.news.lines?.length ?? 0) > 0)
    .slice(-MOST);
  const lines = all.flatMap(({ news }) => linesOf(table, news));
  const since = all.findLast((entry) => seatOf(entry.news) === own)?.news.sequence ?? Infinity;
  const fresh = lines.filter((line) => line.key >= since).length;
  const shown = lines.slice(-Math.max(LEAST, Math.min(MOST, fresh)));
  useEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [shown.length, shown.at(-1)?.key]);
  if (shown.length === 0) return null;
  return (
    <ol class="told" ref={list} aria-label={t("What happened")} tabIndex={0}>
      {shown.map(({ text, icon, seat, key, rule }, at) => (
        <li key={at} class={`${key >= since ? "fresh" : ""} ${icon === "hourglass" ? "told-turn" : ""}`}>
          {seat >= 0 && <PieceMark seat={seat} />} {icon && <Icon name={icon} />}{" "}
          <span>
            {text}
            {rule && <small> {rule}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Each event with its sentence; and why nothing more happened where a square was closed. */
function linesOf(table: SharesTable, news: News): Line[] {
  const [sentences, events] = [news.lines ?? [], eventsOf(news)];
  const lead = sentences.length - events.length; // what is said of the action itself
  const base = { seat: seatOf(news), key: news.sequence };
  return sentences.flatMap((text, at) => {
    const event = events[at - lead];
    const line = { ...base, text, icon: event ? iconOf(event) : "" };
    if (event?.event !== "rolled" || event.seat !== partyOf(table.view.value, table.seat.value)) return [line];
    const closed = closedSquare(table, event, events.slice(at - lead + 1));
    return closed ? [line, { ...base, text: closed.text, rule: closed.rule, icon: "lock" }] : [line];
  });
}

function iconOf(event: Shares.Event): string {
  switch (event.event) {
    case "rolled":
      return "tour";
    case "turn":
      return "hourglass";
    case "paid":
    case "owed":
      return event.why === "bonus"
        ? "bonus"
        : event.why === "telex"
          ? "telex"
          : event.why === "double"
            ? "debt"
            : "money";
    case "claimable":
    case "forfeited":
      return "money";
    case "telex":
      return "telex";
    case "bought":
      return "note";
    case "joker_bought":
    case "joker_used":
      return "joker";
    case "lots":
    case "bid":
    case "dropped":
    case "sealed":
    case "lot_sold":
    case "lot_unsold":
      return "auction";
    case "offered":
    case "dealt":
    case "declined":
    case "withdrawn":
    case "lapsed":
      return "offer";
    case "pool_proposed":
    case "pool_agreed":
    case "pooled":
    case "proposed":
    case "agreed":
    case "objected":
    case "retracted":
      return "trust";
    case "bankrupt":
    case "declared":
    case "notice_given":
    case "debt_lapsed":
      return "debt";
    case "over":
      return "crown";
    default:
      return "";
  }
}
