// What has happened of late, in order, and all of it since one's own last action: rolls, payments, telexes, purchases.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { seatOf, story } from "../table/story.ts";
import { PieceMark } from "./pieces.tsx";
import type { SharesTable } from "./table.ts";

const LEAST = 8;
const MOST = 16;

export function Told({ table }: { table: SharesTable }) {
  const list = useRef<HTMLOListElement>(null);
  const own = table.seat.value;
  const all = story(table.news.value).filter((one) => !one.undone && one.news.entry.kind === "acted" && (one.news.lines?.length ?? 0) > 0);
  const lines = all.flatMap(({ news }) => (news.lines ?? []).map((line) => ({ line, seat: seatOf(news), key: news.sequence })));
  const since = all.findLast((one) => seatOf(one.news) === own)?.news.sequence ?? Infinity;
  const fresh = lines.filter((one) => one.key >= since).length;
  const shown = lines.slice(-Math.max(LEAST, Math.min(MOST, fresh)));
  useEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [shown.length, shown.at(-1)?.key]);
  if (shown.length === 0) return null;
  return (
    <ol class="told" ref={list} aria-label={t("What happened")} tabIndex={0}>
      {shown.map(({ line, seat }, at) => <li key={at}>{seat >= 0 && <PieceMark seat={seat} />} <span>{line}</span></li>)}
    </ol>
  );
}
