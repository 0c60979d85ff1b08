// One panel that says what is asked, moment by moment; deals and syndicates beside it.

import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { Clauses, Listed } from "../table/clauses.tsx";
import type { Part } from "../table/contract.ts";
import { usePlaying } from "../table/onstage.ts";
import { listed, may, useTry, useWords } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { Bidding, Hammer, Results } from "./auction.tsx";
import { Basket } from "./basket.tsx";
import { ClosedSquare } from "./closedsquare.tsx";
import { DealComposer } from "./deal.tsx";
import { Claims, Debts, Insolvent } from "./debts.tsx";
import { useDeclining } from "./declining.tsx";
import { Dice } from "./dice.tsx";
import { EndButton } from "./endturn.tsx";
import { Guide } from "./guide.tsx";
import { partyOf } from "./holdings.ts";
import { Joint } from "./joint.tsx";
import { NameLots } from "./lots.tsx";
import { money } from "./money.ts";
import { partyName, squareLine, word } from "./names.ts";
import { nextOdds, OddsBar } from "./odds.tsx";
import { Offers } from "./offers.tsx";
import { OrderForm } from "./orders.tsx";
import { pointingOf } from "./pointing.ts";
import { PoolComposer } from "./pool.tsx";
import { SquareCard } from "./squarecard.tsx";
import { type SharesTable, standsOn } from "./table.ts";
import { useWithdrawal } from "./together.ts";

export function Action({ table }: Part<SharesTable>) {
  const pointing = pointingOf(table);
  const part = pointing.part.value;
  const tabs = [{ id: "now", title: t("Now"), badge: listed(table, "decline").length }];
  const offers = table.view.value.offers.length;
  if (offers > 0) tabs.push({ id: "offers", title: t("Offers"), badge: offers });
  if (may(table, "deal")) tabs.push({ id: "deal", title: t("Deal"), badge: 0 });
  if (may(table, "pool")) tabs.push({ id: "pool", title: t("Syndicate"), badge: 0 });
  if (table.mine.value) tabs.push({ id: "orders", title: t("Orders"), badge: table.mine.value.orders.length });
  const open = tabs.some((tab) => tab.id === part) ? part : "now";
  const turn = table.view.value.turns;
  const playing = usePlaying();
  const watching = playing !== null && open === "now" && !URGENT.some((kind) => may(table, kind));
  useWithdrawal(table);
  useDeclining(table);
  useEffect(() => {
    pointing.odds.value = null;
  }, [turn]);
  if (table.past.value !== null)
    return (
      <div class="action shares-action">
        <Panel class="act" title={t("You are looking at the past")}>
          <p class="muted">{t("Step forward to return to the present.")}</p>
        </Panel>
      </div>
    );
  const shape = open !== "now" || listing(table) ? "wide lists" : roomy(table) ? "wide" : "";
  const now = <Now table={table} told={watching ? playing : ""} />;
  return (
    <div class={`action shares-action ${shape} ${watching ? "watching" : ""}`}>
      {table.seat.value !== null && <Guide table={table} />}
      <SquareCard table={table} />
      <section class="panel act" aria-label={t("What to do")}>
        {tabs.length > 1 && (
          <Tabs
            label={t("What to do")}
            prefix="act"
            tabs={tabs}
            chosen={open}
            onChoose={(id) => (pointing.part.value = id as typeof part)}
          />
        )}
        {tabs.length > 1 ? (
          <TabPanel id={open} prefix="act" class="act-part">
            {open === "now" && now}
            {open === "offers" && <Offers table={table} all />}
            {open === "deal" && <DealComposer table={table} />}
            {open === "pool" && <PoolComposer table={table} />}
            {open === "orders" && <OrderForm table={table} />}
          </TabPanel>
        ) : (
          <div class="act-part">{now}</div>
        )}
      </section>
    </div>
  );
}

const URGENT = ["bid", "seal", "drop", "decline", "agree", "concede", "claim", "declare"] as const; // is never put off
const CROWDED = ["buy", "lots", "bid", "seal", "end", "claim"] as const; // what needs the room itself

/** Whether shares are chosen from a list. */
function listing(table: SharesTable): boolean {
  return may(table, "lots") || (table.view.value.moment === "buy" && may(table, "end"));
}

/** Whether what is asked needs more than the middle of a board on a laptop. */
function roomy(table: SharesTable): boolean {
  return (["decline", "bid", "seal", "drop", "concede", "agree"] as const).some((kind) => may(table, kind));
}

/** `told`: what is being watched on the board, in place of the title. */
function Now({ table, told }: Part<SharesTable> & { told: string }) {
  const view = table.view.value;
  return (
    <>
      <header class="now-head">
        <h2 class={told && "told"}>{told || title(table)}</h2>
        <Button
          kind="quiet"
          icon="eye"
          hotkey="o"
          label={t("Chances of landing")}
          onClick={() => nextOdds(table, partyOf(view, table.seat.value))}
          pressed={pointingOf(table).odds.value !== null}
        />
        <Dice dice={view.dice} />
      </header>
      <OddsBar table={table} />
      <Joint table={table} />
      <Claims table={table} />
      <Offers table={table} brief={CROWDED.some((kind) => may(table, kind))} />
      <Insolvent table={table} />
      <ClosedSquare table={table} />
      {listed(table, "decline").length === 0 && <Results table={table} />}
      <Moment table={table} />
    </>
  );
}

/** What is going on, in a few words. */
function title(table: SharesTable): string {
  const view = table.view.value;
  if (may(table, "concede")) return t("You cannot pay yet");
  if (may(table, "agree")) return t("Your syndicate asks you");
  const square = squareLine(table, standsOn(table.sheet, view.players[view.turn]));
  if (may(table, "roll")) return t("Your turn: roll the dice");
  if (may(table, "bid") || may(table, "seal") || may(table, "drop")) return t("Auction: your bid");
  if (may(table, "lots")) return t("Auction: name your lots");
  if (view.moment === "buy" && may(table, "end")) return t("{square}: buy shares", { square });
  if (view.moment === "take" && may(table, "end"))
    return t("A joker for {price}?", { price: money(table.sheet.figures.joker) });
  if (may(table, "end")) return t("End of your turn");
  const waits = view.to_move.map((seat) => table.name(seat)).join(", ");
  return view.moment === "bid"
    ? t("Auction: {name} is bidding", { name: waits })
    : t("{name}: {moment}", {
        name: waits || partyName(table, view.turn),
        moment: word(table, view.moment).toLocaleLowerCase(),
      });
}

function Moment({ table }: Part<SharesTable>) {
  const { moment } = table.view.value;
  if (!table.legal.value || table.seat.value === null) return moment === "bid" ? <Hammer table={table} /> : null;
  if (may(table, "concede")) return <Debts table={table} />;
  if (may(table, "roll")) return <Roll table={table} />;
  if (moment === "bid") return <Bidding table={table} />;
  if (may(table, "lots")) return <NameLots table={table} />;
  if (moment === "buy" && may(table, "end")) return <Basket table={table} />;
  if (moment === "take" && may(table, "end")) return <TakeJoker table={table} />;
  if (may(table, "end"))
    return (
      <div class="basket">
        <div class="row foot">
          <EndButton table={table} main />
        </div>
      </div>
    );
  return null;
}

const ROLL = { do: "roll" } as const;

function Roll({ table }: Part<SharesTable>) {
  const choices = useWords(table, ["roll"]); // trying it would throw other dice
  return (
    <div class="basket" data-topic="roll">
      {choices?.hint && (
        <div class="scroll" tabIndex={0}>
          <Listed hint={choices.hint} />
        </div>
      )}
      <div class="row foot">
        <Button kind="main" large icon="tour" hotkey="r" busy={table.busy.value} onClick={() => void table.send(ROLL)}>
          {t("Roll the dice")}
        </Button>
      </div>
    </div>
  );
}

const JOKER = { do: "joker" } as const;

function TakeJoker({ table }: Part<SharesTable>) {
  const open = may(table, "joker");
  const tried = useTry(table, open ? [JOKER] : null);
  return (
    <div class="basket" data-topic="joker">
      <p class="muted">{t("A joker spares you an auction: you give it up instead of your shares.")}</p>
      {open && <Clauses tried={tried} />}
      <div class="row foot">
        <Button
          kind="main"
          icon="joker"
          hotkey="j"
          disabled={!open}
          busy={table.busy.value}
          onClick={() => void table.send(JOKER)}
        >
          {t("Buy a joker for {price}", { price: money(table.sheet.figures.joker) })}
        </Button>
        <EndButton table={table} />
      </div>
    </div>
  );
}
