// Where the money came from and went, and when the game turned.

import { useMemo } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Points } from "../protocol.ts";
import type { Part, Turning } from "../table/contract.ts";
import { ranked } from "../table/ranking.ts";
import { TurningPoints } from "../table/turningpoints.tsx";
import { ScrollingTable } from "../ui/datatable.tsx";
import { Flag } from "../ui/flag.tsx";
import { Good } from "./good.tsx";
import { FLOWS, type Flow, Ledger } from "./ledger.ts";
import { millions, money, unit } from "./money.ts";
import { word } from "./names.ts";
import type { SharesTable } from "./table.ts";
import { turningPoints } from "./turning.ts";

function flowName(flow: Flow): string {
  const names: Record<Flow, string> = {
    royalties: t("Royalties"),
    bonus: t("Bonus"),
    telex: t("Telexes"),
    double: t("Doubles"),
    shares: t("Shares bought"),
    auctions: t("Auctions"),
    deals: t("Deals"),
    jokers: t("Jokers"),
    syndicates: t("Syndicates"),
    debts: t("Bankruptcy"),
  };
  return names[flow];
}

const BEST = 4; // products listed for each

/** When the game turned, in sentences. */
export function useTurningPoints(table: SharesTable): readonly Turning[] {
  const news = table.news.value;
  return useMemo(
    () =>
      turningPoints(table, new Ledger(table)).map(({ turn, step, text }) => ({
        step,
        text: t("Turn {n}: {what}", { n: turn, what: text }),
      })),
    [news],
  );
}

/** What has brought the winner more, or cost less, than the second; a lone survivor needs no other reason. */
export function reason(table: SharesTable, first: Points, second: Points): string {
  const others = table.view.value.players.filter((player, seat) => seat !== first.seat && player.party === seat);
  if (others.length === 0) return t("Everyone else is bankrupt or in the syndicate.");
  const { accounts } = new Ledger(table);
  const ahead = (flow: Flow) => accounts[first.seat]![flow] - accounts[second.seat]![flow];
  const flow = [...FLOWS].sort((a, b) => ahead(b) - ahead(a))[0]!;
  const facts = {
    sum: money(first.total - second.total),
    name: table.name(second.seat),
    flow: flowName(flow).toLocaleLowerCase(),
    more: money(ahead(flow)),
  };
  return accounts[first.seat]![flow] < 0
    ? t("{sum} ahead of {name}. Where the most was saved: {flow}, {more} less.", facts)
    : t("{sum} ahead of {name}. Where the most came from: {flow}, {more} more.", facts);
}

export function Ending({ table }: Part<SharesTable>) {
  const news = table.news.value;
  const ledger = useMemo(() => new Ledger(table), [news]);
  const scores = ranked(table.state.value.result);
  const most = Math.max(1, ...scores.map((score) => score.total));
  const part = (n: number) => (el: HTMLElement | null) => {
    if (el) el.style.width = `${(100 * Math.max(0, n)) / most}%`;
  };
  const flows = FLOWS.filter((flow) => ledger.accounts.some((account) => account[flow] !== 0));
  const turns = useTurningPoints(table);
  return (
    <div class="ending">
      <ul class="bars" aria-label={t("Wealth at the end")}>
        {scores.map(({ seat, parts, total }) => (
          <li key={seat}>
            <Flag nation="" style={seat % 6} number={seat + 1} />
            <span
              class="bar"
              role="img"
              aria-label={t("{name}: cash {cash}, half the price of the shares {shares}, together {total}", {
                name: table.name(seat),
                cash: money(parts.cash ?? 0),
                shares: money(parts.shares ?? 0),
                total: money(total),
              })}
            >
              <span class="bar-money" ref={part(parts.cash ?? 0)}>
                {parts.cash ? millions(parts.cash) : ""}
              </span>
              <span class="bar-tiles" ref={part(parts.shares ?? 0)}>
                {parts.shares ? millions(parts.shares) : ""}
              </span>
            </span>
            <span class="bar-notes">{money(total)}</span>
          </li>
        ))}
      </ul>
      <p class="bar-key muted">
        <span class="key-money">{t("cash")}</span> <span class="key-shares">{t("half the price of the shares")}</span>
      </p>
      <h3>{t("Where the money came from and went")}</h3>
      <ScrollingTable
        label={t("Where the money came from and went")}
        class="flows"
        headings={[unit(), ...scores.map(({ seat }) => table.name(seat))]}
      >
        {flows.map((flow) => (
          <tr key={flow}>
            <th scope="row">{flowName(flow)}</th>
            {scores.map(({ seat }) => (
              <td key={seat} class={ledger.accounts[seat]![flow] > 0 ? "more" : ""}>
                {millions(ledger.accounts[seat]![flow])}
              </td>
            ))}
          </tr>
        ))}
      </ScrollingTable>
      <h3>{t("What drew the most royalties")}</h3>
      <ul class="drawn">
        {scores.map(({ seat }) => {
          const best = [...ledger.drawn[seat]!].sort((a, b) => b[1] - a[1]).slice(0, BEST);
          return (
            <li key={seat}>
              <Flag nation="" style={seat % 6} number={seat + 1} /> <b>{table.name(seat)}</b>
              {best.map(([good, sum]) => (
                <span key={good} class="mini">
                  <Good table={table} id={good} /> {word(table, good)} <b>{money(sum)}</b>
                </span>
              ))}
              {best.length === 0 && <span class="muted">{t("nothing")}</span>}
            </li>
          );
        })}
      </ul>
      <TurningPoints table={table} turns={turns} />
    </div>
  );
}
