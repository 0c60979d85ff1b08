// The Trade panel: tabs for the market, barter, notes and standing orders.

import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { useKey } from "../ui/keys.ts";
import { Panel } from "../ui/panel.tsx";
import { type Tab, TabPanel, Tabs } from "../ui/tabs.tsx";
import { Barter } from "./barter.tsx";
import { Counter } from "./counter.tsx";
import { Loans } from "./loans.tsx";
import { Offers } from "./offers.tsx";
import { OrderForm } from "./orders.tsx";
import { PassButton } from "./pass.tsx";
import type { IndustryTable } from "./table.ts";
import { ordersOf } from "./table.ts";
import { tradingOf } from "./trading.ts";

export function Trade({ table }: { table: IndustryTable }) {
  const trading = tradingOf(table);
  const { part } = trading;
  const view = table.view.value;
  const turn = view.to_move[0] ?? -1;
  const mine = turn === table.seat.value;
  const moment = `${view.round} ${table.seat.value} ${mine}`;
  const orders = ordersOf(table);
  const offered = view.offers.some((offer) => offer.to === table.seat.value);
  useEffect(() => {
    if (trading.moment === moment) return; // the panel was only away: the phone was turned, or a past step looked at
    trading.moment = moment;
    part.value = mine || offered ? "market" : "barter";
  }, [moment]);
  useKey("b", () => (part.value = "barter"));
  useKey("n", () => (part.value = "notes"));
  useKey("m", () => (part.value = "market"));
  const tabs: Tab[] = [
    { id: "market", title: t("Market") },
    { id: "barter", title: t("Barter"), badge: view.offers.length },
    { id: "notes", title: t("Notes (loans)") },
    { id: "orders", title: t("Orders"), badge: orders.length },
  ];
  const waiting = orders.some((order) => order.order === "pass");
  const foot = (
    <>
      {mine && <PassButton table={table} />}
      {!waiting && (
        <Button
          kind="quiet"
          class="until"
          icon="next"
          hotkey="shift+p"
          tip={t("Pass until an offer comes")}
          onClick={() => void table.setOrders([...orders, { order: "pass" }])}
        >
          <span class="visually-hidden">{t("Pass until an offer comes")}</span>
        </Button>
      )}
      {waiting && <small class="muted">{t("A standing order passes for you until an offer comes.")}</small>}
    </>
  );
  return (
    <Panel
      class="act"
      title={mine ? t("Trade: buy, sell, barter, or pass") : t("{name} is trading", { name: table.name(turn) })}
      aside={
        <Tabs label={t("Trade")} prefix="trade" tabs={tabs} chosen={part.value} onChoose={(id) => (part.value = id)} />
      }
    >
      {part.value !== "orders" && <Offers table={table} />}
      <TabPanel id={part.value} prefix="trade">
        {part.value === "market" && (
          <Counter table={table} mine={mine}>
            {foot}
          </Counter>
        )}
        {part.value === "barter" && <Barter table={table}>{foot}</Barter>}
        {part.value === "notes" && <Loans table={table}>{foot}</Loans>}
        {part.value === "orders" && <OrderForm table={table}>{foot}</OrderForm>}
      </TabPanel>
    </Panel>
  );
}
