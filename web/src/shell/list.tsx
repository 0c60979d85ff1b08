// Tables in a list: who sits there, what is played, whose turn it is.

import { useSignal } from "@preact/signals";
import { myId } from "../account/me.ts";
import { shownName } from "../bots.ts";
import { t, tn } from "../i18n.ts";
import type { Loaded } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { ago } from "../ui/clock.tsx";
import { Flag } from "../ui/flag.tsx";
import { Icon } from "../ui/icon.tsx";
import { Empty } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { clockLine, eventName, levelName, setupLine, statusName } from "../words.ts";

export function TableList({
  loaded,
  empty,
  mine = false,
}: {
  loaded: Loaded<Api.Tables>;
  empty: string;
  mine?: boolean;
}) {
  const { value } = loaded;
  if (!value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  if (value.tables.length === 0) return <Empty icon={mine ? "flag" : "people"} title={empty} />;
  const sorted = mine
    ? [...value.tables].sort((a, b) => urgency(b) - urgency(a) || b.changed_at - a.changed_at)
    : value.tables;
  return (
    <ul class="tables">
      {sorted.map((table) => (
        <TableLine key={table.id} table={table} mine={mine} />
      ))}
    </ul>
  );
}

/** Older tables below a list, page by page. */
export function Earlier({
  from,
  fetch,
  mine,
}: {
  from: string;
  fetch: (before: string) => Promise<Api.Tables>;
  mine: boolean;
}) {
  const earlier = useSignal<Api.Tables>({ tables: [], before: from });
  const loadMore = async () => {
    const more = await fetch(earlier.peek().before).catch(() => null);
    if (more) earlier.value = { tables: [...earlier.peek().tables, ...more.tables], before: more.before };
  };
  return (
    <>
      <ul class="tables">
        {earlier.value.tables.map((table) => (
          <TableLine key={table.id} table={table} mine={mine} />
        ))}
      </ul>
      {earlier.value.before && (
        <Button kind="quiet" icon="down" onClick={() => void loadMore()}>
          {t("Earlier tables")}
        </Button>
      )}
    </>
  );
}

function myTurn(table: Api.TableInfo): boolean {
  return (
    (table.to_move ?? []).some((seat) => table.seats[seat]?.player === myId.value) &&
    table.status === "playing" &&
    myId.value !== ""
  );
}

function urgency(table: Api.TableInfo): number {
  return myTurn(table) ? 3 : table.status === "playing" ? 2 : table.status === "open" ? 1 : 0;
}

function TableLine({ table, mine }: { table: Api.TableInfo; mine: boolean }) {
  const turn = mine && myTurn(table);
  return (
    <li>
      <a class={`table-line ${turn ? "your-turn" : ""}`} href={`/tables/${table.id}`}>
        <span class="table-names">
          {table.seats.map((seat, at) => (
            <span key={at} class="table-name">
              <Flag nation={seat.nation ?? ""} style={at} number={at + 1} />
              {seat.player || seat.bot ? (
                shownName(seat.name ?? "", seat.bot) || levelName(seat.bot ?? "")
              ) : (
                <i class="muted">{t("free")}</i>
              )}
              {(table.result?.winners ?? []).includes(at) && <Icon name="crown" label={t("Winner")} />}
            </span>
          ))}
        </span>
        <span class="table-what">
          {table.setup.branch_of ? <b>{t("What if?")}</b> : table.setup.puzzle ? <b>{t("Puzzle")}</b> : null}{" "}
          {table.setup.event ? <b>{eventName(table.setup.event)}</b> : null}{" "}
          {table.setup.title ? <b>{table.setup.title}</b> : null} {setupLine(table.setup)} ·{" "}
          {clockLine(table.setup.clock)}
        </span>
        <span class="table-state">{state(table, turn)}</span>
      </a>
    </li>
  );
}

function state(table: Api.TableInfo, turn: boolean) {
  if (turn) return <b class="now">{t("Your turn")}</b>;
  if (table.status === "open") return tn("{n} seat free", "{n} seats free", table.free);
  if (table.status === "playing") {
    const next = table.to_move?.[0];
    const holder = next === undefined ? undefined : table.seats[next];
    if (holder)
      return t("{name} to move", { name: shownName(holder.name ?? "", holder.bot) || levelName(holder.bot ?? "") });
  }
  return (
    <>
      {statusName(table.status)} <small>{ago(table.changed_at)}</small>
    </>
  );
}
