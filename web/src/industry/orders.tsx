// Standing orders: in plain words, and a form for a new one.

import { useSignal } from "@preact/signals";
import { t, tn } from "../i18n.ts";
import type { Dict } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, Stepper } from "../ui/field.tsx";
import type { IndustryTable } from "./table.ts";
import { CUBES, inner, things } from "./things.ts";

const MANY = 1000;

export function orderLine(table: IndustryTable, order: Dict<unknown>): string {
  const cube = inner(table, String(order["cube"] ?? ""));
  const price = Number(order["price"] ?? 0);
  const count = Number(order["count"] ?? MANY);
  switch (order["order"]) {
    case "buy":
      return count >= MANY ? t("Buy {cube} at no more than {price} each", { cube, price }) : t("Buy {n} {cube} at no more than {price} each", { n: count, cube, price });
    case "sell": {
      const keep = Number(order["keep"] ?? 0);
      return keep ? t("Sell {cube} at no less than {price} each, but keep {keep}", { cube, price, keep }) : t("Sell {cube} at no less than {price} each", { cube, price });
    }
    case "accept":
      return t("Accept an offer of at least {get} for at most {give}", { get: things((order["get"] ?? {}) as Dict<number>), give: things((order["give"] ?? {}) as Dict<number>) });
    case "pass":
      return order["cube"] ? t("Pass in Trade until the price of {cube} moves or somebody makes me an offer", { cube }) : t("Pass until Trade ends or somebody makes me an offer");
    case "produce":
      return tn("Run everything that pays in the next Produce", "Run everything that pays in the next {n} Produce phases", Number(order["rounds"] ?? 1));
    default:
      return String(order["order"]);
  }
}

/** A new order put together in one line. */
export function OrderForm({ table }: { table: IndustryTable }) {
  const kind = useSignal("buy");
  const cube = useSignal<string>("food");
  const price = useSignal(10);
  const count = useSignal(3);
  const orders = table.mine.value?.orders ?? [];
  const words = table.words.value;
  const made = (): Dict<unknown> => {
    if (kind.value === "buy") return { order: "buy", cube: cube.value, price: price.value, count: count.value };
    if (kind.value === "sell") return { order: "sell", cube: cube.value, price: price.value, keep: count.value };
    if (kind.value === "pass") return { order: "pass", cube: cube.value };
    return { order: "produce", rounds: count.value || 1 };
  };
  const market = table.sheet.markets.find((one) => one.commodity === cube.value);
  const choose = (next: string) => {
    cube.value = next;
    const found = table.sheet.markets.find((one) => one.commodity === next);
    const standing = table.view.value.markets[next] ?? 0;
    price.value = (kind.value === "sell" ? found?.sell[standing] : found?.buy[standing]) ?? price.value;
  };
  return (
    <form class="order-form" onSubmit={(event) => { event.preventDefault(); void table.setOrders([...orders, made()]); }}>
      <div class="order-fields">
        <SelectField label={t("What")} value={kind.value} onChange={(value) => { kind.value = value; choose(cube.value); }} options={[
          { value: "buy", label: t("Buy when cheap") }, { value: "sell", label: t("Sell when dear") },
          { value: "pass", label: t("Pass until a price moves") }, { value: "produce", label: t("Run everything that pays") },
        ]} />
        {kind.value !== "produce" && <SelectField label={t("Cube")} value={cube.value} onChange={choose} options={CUBES.map((one) => ({ value: one, label: words[one] ?? one }))} />}
        {(kind.value === "buy" || kind.value === "sell") && <Stepper label={kind.value === "buy" ? t("At most") : t("At least")} value={price.value} least={0} most={Math.max(60, market?.buy[0] ?? 60)} onChange={(n) => (price.value = n)} />}
        {kind.value === "buy" && <Stepper label={t("How many")} value={count.value} least={1} most={30} onChange={(n) => (count.value = n)} />}
        {kind.value === "sell" && <Stepper label={t("Keep")} value={count.value} most={30} onChange={(n) => (count.value = n)} />}
        {kind.value === "produce" && <Stepper label={t("Rounds")} value={count.value} least={1} most={30} onChange={(n) => (count.value = n)} />}
      </div>
      <p class="muted">{orderLine(table, made())}</p>
      <Button submit icon="plus">{t("Give this order")}</Button>
      {orders.length > 0 && (
        <ul class="orders">
          {orders.map((order, at) => (
            <li key={at} class="row spread">
              <span>{orderLine(table, order)}</span>
              <Button kind="quiet" icon="close" label={t("Drop this order")} onClick={() => void table.setOrders(orders.filter((_, place) => place !== at))} />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
