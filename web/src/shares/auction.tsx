// Auctions: what is under the hammer, bidding in turn or by a sealed maximum, and how the lots went.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import type { Part } from "../table/contract.ts";
import { may, useTry, useWords } from "../table/preview.ts";
import { timeline } from "../table/timeline.ts";
import { Button } from "../ui/button.tsx";
import { Figure } from "../ui/figure.tsx";
import { Icon } from "../ui/icon.tsx";
import { listing } from "../ui/listing.ts";
import { MoreList } from "../ui/morelist.tsx";
import { Amount } from "./amount.tsx";
import { Changes } from "./changes.tsx";
import { SeatClock } from "./clocks.tsx";
import { Lot } from "./holding.tsx";
import { grouped, marked, partyOf } from "./holdings.ts";
import { maybe, money } from "./money.ts";
import { partyName, word } from "./names.ts";
import { PieceMark } from "./pieces.tsx";
import { eventsOf, type SharesTable } from "./table.ts";

/** What is under the hammer, who is still in, the last bid, and the lots to come. */
export function Hammer({ table }: { table: SharesTable }) {
  const view = table.view.value;
  const [lot, ...rest] = view.lots;
  if (!lot) return null;
  const last = view.bid;
  const sealed = table.setup.value.options?.bidding === "sealed";
  return (
    <div class="hammer" data-topic="auction">
      {[...grouped(table.sheet, lot)].map(([good, holding]) => (
        <Lot key={good} table={table} good={good} holding={holding} />
      ))}
      <dl class="figures">
        <Figure name={t("Vendor")}>
          <PieceMark seat={view.turn} /> <span class="clip">{partyName(table, view.turn)}</span>
        </Figure>
        <Figure name={t("Marked price")}>{money(marked(table.sheet, lot))}</Figure>
        <Figure name={t("Reserve")}>{money(view.reserve)}</Figure>
        <Figure name={t("Last bid")} class="last-bid" live>
          {last
            ? t("{amount} by {name}", {
                amount: money(last.amount ?? 0),
                name: partyName(table, last.seat ?? 0),
              })
            : t("none yet")}
        </Figure>
      </dl>
      <ul class="bidders" aria-label={t("Still bidding")}>
        {view.bidders.map((party) => {
          const asked = view.to_move.some((seat) => partyOf(view, seat) === party);
          const state =
            party === last?.seat ? t("highest") : asked ? t("to bid") : sealed ? t("has named a maximum") : "";
          return (
            <li key={party} class={asked ? "asked" : ""}>
              <PieceMark seat={party} /> <span class="clip">{partyName(table, party)}</span>{" "}
              {state && <small>{state}</small>} {asked && <SeatClock table={table} seat={party} />}
            </li>
          );
        })}
      </ul>
      {rest.length > 0 && (
        <p class="muted">
          {t("Up next")}: {rest.map((entry) => entry.map((id) => word(table, id)).join(", ")).join("; ")}
        </p>
      )}
    </div>
  );
}

/** The auction in the middle of a table screen, with how its lots went. */
export function AuctionOnScreen({ table }: Part<SharesTable>) {
  const { moment, to_move } = table.view.value;
  if (moment !== "bid") return null;
  const title = t("Auction: {name} is bidding", { name: listing(to_move.map((seat) => table.name(seat))) });
  return (
    <section class="screen-auction" aria-label={title}>
      <h2>{title}</h2>
      <Hammer table={table} />
      <Results table={table} />
    </section>
  );
}

/** How the lots of the latest auction went, until somebody rolls again; while it goes on, how the last one did. */
export function Results({ table }: { table: SharesTable }) {
  const results: Shares.Event[] = [];
  for (const { news, undone } of timeline(table.news.value)) {
    if (undone) continue;
    for (const event of eventsOf(news)) {
      if (event.event === "lots" || event.event === "rolled") results.length = 0;
      if (event.event === "lot_sold" || event.event === "lot_unsold") results.push(event);
    }
  }
  if (results.length === 0) return null;
  const shown = table.view.value.moment === "bid" ? results.slice(-1) : results;
  return (
    <MoreList class="results" label={t("Results of the auction")} live>
      {shown.map((event, at) => (
        <li key={at}>
          <Icon name="auction" />{" "}
          {event.event === "lot_sold"
            ? t("{shares}: sold to {name} for {amount}, paid to {vendor}", {
                shares: listing(event.shares.map((id) => word(table, id))),
                name: partyName(table, event.buyer),
                amount: money(event.amount),
                vendor: partyName(table, event.vendor),
              })
            : event.event === "lot_unsold" &&
              t("{shares}: no bid; back to the trays, and the bank pays {name} {amount}", {
                shares: listing(event.shares.map((id) => word(table, id))),
                name: partyName(table, event.vendor),
                amount: money(event.amount),
              })}
        </li>
      ))}
    </MoreList>
  );
}

const QUICK = [0, 500_000, 1_000_000, 2_000_000, 5_000_000];

/** Amounts for one press: from the least one on, and the marked price. */
function quickSteps(least: number, price: number, cash: number): number[] {
  const all = [...QUICK.map((more) => least + more), price].filter((amount) => amount >= least && amount <= cash);
  return [...new Set(all)].sort((a, b) => a - b);
}

export function Bidding({ table }: { table: SharesTable }) {
  const view = table.view.value;
  const sealed = may(table, "seal");
  const open = may(table, "bid");
  const choices = useWords(table, sealed ? ["seal"] : open ? ["bid"] : null);
  const own = partyOf(view, table.seat.value);
  const lot = view.lots[0] ?? [];
  const cash = view.players[own ?? -1]?.cash ?? 0;
  const least = Number(choices?.words[0] ?? 0);
  const amount = useSignal(0);
  useEffect(() => {
    amount.value = least;
  }, [least, table.state.value.sequence]);
  const action: Shares.Action | null = sealed
    ? { do: "seal", amount: amount.value }
    : open && choices
      ? { do: "bid", amount: amount.value }
      : null;
  const tried = useTry(table, action && [action]);
  return (
    <div class="basket" data-topic={sealed ? "seal" : "auction"} aria-busy={action && !tried ? true : undefined}>
      <Hammer table={table} />
      {action && (
        <div class="scroll" tabIndex={0}>
          {tried?.refusal ? (
            <Clauses tried={tried} />
          ) : (
            own !== null && <Changes table={table} party={own} gives={{ cash: amount.value }} gets={{ shares: lot }} />
          )}
          {sealed && (
            <p class="muted">
              {t("Nobody sees your maximum. The lot goes as if all had bid against each other in the smallest steps.")}
            </p>
          )}
        </div>
      )}
      {action && (
        <div class="row bids">
          <Amount
            table={table}
            label={sealed ? t("The most you would pay") : t("Your bid")}
            value={amount.value}
            least={least}
            most={cash}
            onChange={(value) => (amount.value = value)}
          />
          <span class="quick">
            {quickSteps(sealed ? view.reserve : least, marked(table.sheet, lot), cash).map((quick) => (
              <Button key={quick} kind="quiet" pressed={amount.value === quick} onClick={() => (amount.value = quick)}>
                {money(quick)}
              </Button>
            ))}
          </span>
        </div>
      )}
      <div class="foot">
        <div class="row">
          {(open || sealed) && (
            <Button
              kind="main"
              hotkey="b"
              disabled={!action || Boolean(tried?.refusal)}
              busy={table.busy.value}
              onClick={() => void (action && table.send(action))}
            >
              {sealed
                ? amount.value
                  ? t("Name {amount} as your maximum", { amount: money(amount.value) })
                  : t("No bid")
                : t("Bid {amount}", { amount: money(amount.value) })}
            </Button>
          )}
          {may(table, "drop") && (
            <Button hotkey="d" busy={table.busy.value} onClick={() => void table.send({ do: "drop" })}>
              {t("Drop out")}
            </Button>
          )}
          <span class="muted">{t("Cash {cash}", { cash: maybe(cash) })}</span>
        </div>
      </div>
    </div>
  );
}
