// Standing orders: in plain words, and a form for a new one.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { OrderButtons, OrderList } from "../table/orders.tsx";
import { SelectField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Stepper } from "../ui/stepper.tsx";
import type { IndustryTable } from "./table.ts";
import { ordersOf } from "./table.ts";
import { CUBES, inner, things } from "./things.ts";
import { tradingOf } from "./trading.ts";

const MANY = 1000;

export function orderLine(table: IndustryTable, order: Industry.Order): string {
  const cube = "cube" in order && order.cube ? inner(table, order.cube) : "";
  const price = "price" in order ? order.price : 0;
  switch (order.order) {
    case "buy": {
      const count = order.count ?? MANY;
      return count >= MANY
        ? t("Buy {cube} at no more than {price} each", { cube, price })
        : t("Buy {n} {cube} at no more than {price} each", { n: count, cube, price });
    }
    case "sell": {
      const keep = order.keep ?? 0;
      return keep
        ? t("Sell {cube} at no less than {price} each, but keep {keep}", { cube, price, keep })
        : t("Sell {cube} at no less than {price} each", { cube, price });
    }
    case "accept":
      return t("Accept an offer of at least {get} for at most {give}", {
        get: things(order.get ?? {}),
        give: things(order.give ?? {}),
      });
    case "pass":
      return order.cube
        ? t("Pass in Trade until the price of {cube} moves or somebody makes me an offer", { cube })
        : t("Pass until Trade ends or somebody makes me an offer");
    case "produce":
      return tn(
        "Run everything that pays in the next Produce",
        "Run everything that pays in the next {n} Produce phases",
        order.rounds ?? 1,
      );
  }
}

type Cube = Industry.OrdersBuy["cube"];
type Kind = Exclude<Industry.Order["order"], "accept">;
type Fields = { kind: Kind; cube: Cube | ""; price: number; count: number };

const FIRST: Fields = { kind: "buy", cube: "food", price: 10, count: 3 };

/** What the form holds, as an order. */
function orderOf({ kind, cube, price, count }: Fields): Industry.Order {
  if (kind === "buy" && cube) return { order: "buy", cube, price, count: Math.max(1, count) };
  if (kind === "sell" && cube) return { order: "sell", cube, price, keep: count };
  if (kind === "pass") return cube ? { order: "pass", cube } : { order: "pass" };
  return { order: "produce", rounds: Math.max(1, count) };
}

/** An order as the form holds it. */
function fieldsOf(order: Exclude<Industry.Order, Industry.OrdersAccept>): Fields {
  switch (order.order) {
    case "buy":
      return { kind: "buy", cube: order.cube, price: order.price, count: Math.min(30, order.count ?? 1) };
    case "sell":
      return { kind: "sell", cube: order.cube, price: order.price, count: Math.min(30, order.keep ?? 0) };
    case "pass":
      return { kind: "pass", cube: order.cube ?? "", price: 0, count: 1 };
    case "produce":
      return { kind: "produce", cube: "", price: 0, count: Math.min(30, order.rounds ?? 1) };
  }
}

/** A new order in one line, and those given, each to be changed where it stands or dropped; `children` in its foot. */
export function OrderForm({ table, children }: { table: IndustryTable; children?: ComponentChildren }) {
  const { draft, part } = tradingOf(table);
  const fields = useSignal(FIRST);
  const changed = useSignal<number | null>(null); // the place of the order in the form
  const orders = ordersOf(table);
  useEffect(() => {
    changed.value = null;
  }, [orders.length]); // the places are others now
  const words = table.words.value;
  const { kind, cube, price, count } = fields.value;
  const set = (some: Partial<Fields>) => {
    fields.value = { ...fields.value, ...some };
  };
  const market = table.sheet.markets.find((market) => market.commodity === cube);
  const fill = (next: Partial<Fields>) => {
    const both = { ...fields.value, ...next };
    if (both.kind !== "pass" && !both.cube) both.cube = "food";
    const track = table.sheet.markets.find((market) => market.commodity === both.cube);
    const standing = table.view.value.markets[both.cube] ?? 0;
    fields.value = { ...both, price: (both.kind === "sell" ? track?.sell[standing] : track?.buy[standing]) ?? price };
  };
  const give = async () => {
    const at = changed.value ?? orders.length;
    const reply = await table.setOrders([...orders.slice(0, at), orderOf(fields.value), ...orders.slice(at + 1)]);
    if (reply.type === "done") changed.value = null;
  };
  const change = (order: Industry.Order, at: number) => {
    if (order.order === "accept") {
      draft.value = {
        to: null,
        give: order.give ?? {},
        get: order.get ?? {},
        order: at,
      };
      part.value = "barter";
      return;
    }
    fields.value = fieldsOf(order);
    changed.value = at;
  };
  const cubes: { value: Fields["cube"]; label: string }[] = CUBES.map((cube) => ({
    value: cube,
    label: words[cube] ?? cube,
  }));
  return (
    <Form class="order-form" data-topic="orders" onSubmit={give}>
      <div class="order-fields">
        <SelectField
          label={t("What")}
          value={kind}
          onChange={(value) => fill({ kind: value })}
          options={[
            { value: "buy", label: t("Buy when cheap") },
            { value: "sell", label: t("Sell when expensive") },
            { value: "pass", label: t("Pass until a price moves") },
            { value: "produce", label: t("Run everything that pays") },
          ]}
        />
        {kind !== "produce" && (
          <SelectField
            label={t("Cube")}
            value={cube}
            onChange={(value) => fill({ cube: value })}
            options={kind === "pass" ? [{ value: "", label: t("No price: only an offer") }, ...cubes] : cubes}
          />
        )}
        {(kind === "buy" || kind === "sell") && (
          <Stepper
            label={kind === "buy" ? t("At most") : t("At least")}
            value={price}
            least={0}
            most={Math.max(60, market?.buy[0] ?? 60)}
            onChange={(n) => set({ price: n })}
          />
        )}
        {kind === "buy" && (
          <Stepper
            label={t("How many")}
            value={Math.max(1, count)}
            least={1}
            most={30}
            onChange={(n) => set({ count: n })}
          />
        )}
        {kind === "sell" && <Stepper label={t("Keep")} value={count} most={30} onChange={(n) => set({ count: n })} />}
        {kind === "produce" && (
          <Stepper
            label={t("Rounds")}
            value={Math.max(1, count)}
            least={1}
            most={30}
            onChange={(n) => set({ count: n })}
          />
        )}
      </div>
      {orders.length > 0 && (
        <OrderList
          table={table}
          orders={orders}
          line={(order) => orderLine(table, order)}
          edited={changed.value}
          onEdit={change}
        />
      )}
      <div class="row act-foot">
        <OrderButtons isNew={changed.value === null} onBack={() => (changed.value = null)} />
        <p class="said muted">{orderLine(table, orderOf(fields.value))}</p>
        {children}
      </div>
    </Form>
  );
}
