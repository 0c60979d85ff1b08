// The whole table as headings, lists and buttons, for screen readers and slow connections.

import { t } from "../i18n.ts";
import { Choices } from "../table/choices.tsx";
import type { Part } from "../table/contract.ts";
import { may } from "../table/preview.ts";
import { Bidding, Hammer, Results } from "./auction.tsx";
import { ClosedSquare } from "./closedsquare.tsx";
import { DealComposer } from "./deal.tsx";
import { Claims, Debts } from "./debts.tsx";
import { Guide } from "./guide.tsx";
import { parties } from "./holdings.ts";
import { Joint } from "./joint.tsx";
import { partyName, squareLine, squareTitle, word } from "./names.ts";
import { Offers } from "./offers.tsx";
import { OrderForm } from "./orders.tsx";
import { spell } from "./spell.ts";
import { type SharesTable, standsOn } from "./table.ts";
import { ChancesText, GoodsText, HoldingsText, PendingText, TraysText } from "./textparts.tsx";
import { useWithdrawal } from "./together.ts";

export function Text({ table }: Part<SharesTable>) {
  const view = table.view.value;
  const { sheet } = table;
  useWithdrawal(table);
  return (
    <div class="as-text">
      <section aria-labelledby="text-now">
        <h2 id="text-now">
          {t("Turn {n}", { n: view.turns + 1 })}, {word(table, view.moment)}
        </h2>
        <p>
          {t("{name} stands on {square}.", {
            name: partyName(table, view.turn),
            square: squareLine(table, standsOn(sheet, view.players[view.turn])),
          })}{" "}
          {view.dice[0] > 0 && t("Dice: white {white}, red {red}", { white: view.dice[0], red: view.dice[1] })}
        </p>
        <PendingText table={table} />
        <Results table={table} />
        <ClosedSquare table={table} />
      </section>
      <section aria-labelledby="text-act" class="shares-action">
        <h2 id="text-act">{t("Your action")}</h2>
        {table.seat.value !== null && table.past.value === null && <Guide table={table} />}
        {table.past.value === null && <Acting table={table} />}
      </section>
      <HoldingsText table={table} />
      <GoodsText table={table} />
      <TraysText table={table} />
      <ChancesText table={table} />
      <section aria-labelledby="text-board">
        <h2 id="text-board">{t("Board")}</h2>
        <ol start={0}>
          {sheet.squares.map((_, square) => (
            <li key={square}>
              {squareTitle(
                table,
                view,
                square,
                parties(view).filter((seat) => standsOn(sheet, view.players[seat]) === square),
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** What is asked and may be done: every action word by word, and forms for what has sums in it. */
function Acting({ table }: Part<SharesTable>) {
  const bidding = table.view.value.moment === "bid";
  const asked = may(table, "bid") || may(table, "seal") || may(table, "drop");
  return (
    <>
      <Joint table={table} />
      <Claims table={table} />
      <Offers table={table} all />
      <Debts table={table} plain />
      {bidding && (asked ? <Bidding table={table} /> : <Hammer table={table} />)}
      {table.legal.value ? (
        <Choices table={table as never} spell={(said, chosen) => spell(table, said, chosen)} />
      ) : (
        <p class="muted">{table.seat.value === null ? t("You are watching.") : t("Waiting for the others.")}</p>
      )}
      {may(table, "deal") && (
        <details class="text-form">
          <summary>{t("Put a deal together")}</summary>
          <DealComposer table={table} />
        </details>
      )}
      {table.mine.value && (
        <details class="text-form">
          <summary>
            {t("Standing orders")} ({table.mine.value.orders.length})
          </summary>
          <OrderForm table={table} />
        </details>
      )}
    </>
  );
}
