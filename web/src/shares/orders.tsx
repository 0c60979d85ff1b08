// Standing orders: in plain words, and a form that makes a new one or changes one.

import { useSignal } from "@preact/signals";
import { t, tn } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { OrderButtons, OrderList } from "../table/orders.tsx";
import { SelectField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { listing } from "../ui/listing.ts";
import { Stepper } from "../ui/stepper.tsx";
import { Amount } from "./amount.tsx";
import { Declined } from "./declining.tsx";
import { partyOf } from "./holdings.ts";
import { money } from "./money.ts";
import { inner, shareLine, sideLine, word } from "./names.ts";
import { ordersOf, type SharesTable } from "./table.ts";

const MOST = 200_000_000;
const MANY_TURNS = 50;

function ofWhat(table: SharesTable, products: readonly string[] = []): string {
  return products.length ? listing(products.map((id) => inner(table, id))) : t("any product");
}

export function orderLine(table: SharesTable, order: Shares.Order): string {
  switch (order.order) {
    case "buy": {
      const { price, keep } = order;
      const product = ofWhat(table, order.products);
      const first =
        price == null
          ? t("Buy shares of {product} where I land", { product })
          : t("Buy shares of {product} where I land, at {price} each at most", { product, price: money(price) });
      return keep ? `${first}; ${t("keep {cash} in cash", { cash: money(keep) })}` : first;
    }
    case "bid":
      return t("Bid the least for lots of {product}, up to {most}; then drop out", {
        product: ofWhat(table, order.products),
        most: money(order.most),
      });
    case "accept":
      return t("Accept an offer of at least {get} for at most {give}", {
        get: sideLine(table, order.get ?? {}),
        give: sideLine(table, order.give ?? {}),
      });
    case "roll":
      return tn(
        "Roll for my next turn, unless an offer is made to me",
        "Roll for my next {n} turns, unless an offer is made to me",
        order.turns ?? 1,
      );
    case "end":
      return t("End every turn in which there is nothing to buy");
    case "claim":
      return t("Claim every royalty");
  }
}

type Kind = Exclude<Shares.Order["order"], "accept"> | "sell" | "take";
type Draft = { kind: Kind; product: string; share: string; price: number; keep: number; count: number };
const FIRST: Draft = { kind: "buy", product: "", share: "", price: 5_000_000, keep: 0, count: 1 };

function orderOf({ kind, product, share, price, keep, count }: Draft): Shares.Order {
  const products = product ? [product] : [];
  switch (kind) {
    case "buy":
      return { order: "buy", products, price, keep };
    case "bid":
      return { order: "bid", most: price, products };
    case "sell":
      return { order: "accept", get: { cash: price }, give: { shares: [share] } };
    case "take":
      return { order: "accept", get: { shares: [share] }, give: { cash: price } };
    case "roll":
      return { order: "roll", turns: count };
    default:
      return { order: kind };
  }
}

/** An order as the form shows it. */
function drafted(order: Shares.Order): Draft {
  switch (order.order) {
    case "buy": {
      const { price, keep = 0 } = order;
      return { ...FIRST, kind: "buy", product: order.products?.[0] ?? "", price: price ?? FIRST.price, keep };
    }
    case "bid":
      return { ...FIRST, kind: "bid", product: order.products?.[0] ?? "", price: order.most };
    case "accept": {
      const { get = {}, give = {} } = order;
      return give.shares?.length
        ? { ...FIRST, kind: "sell", share: give.shares[0]!, price: get.cash ?? 0 }
        : { ...FIRST, kind: "take", share: get.shares?.[0] ?? "", price: give.cash ?? 0 };
    }
    case "roll":
      return { ...FIRST, kind: "roll", count: order.turns ?? 1 };
    default:
      return { ...FIRST, kind: order.order };
  }
}

export function OrderForm({ table }: { table: SharesTable }) {
  const draft = useSignal(FIRST);
  const edited = useSignal<number | null>(null);
  const { kind, product, share, price, keep, count } = draft.value;
  const set = (more: Partial<Draft>) => {
    draft.value = { ...draft.value, ...more };
  };
  const view = table.view.value;
  const own = view.players[partyOf(view, table.seat.value) ?? -1]?.shares ?? [];
  const papers = table.sheet.shares.filter((share) => own.includes(share.id) === (kind === "sell"));
  const paper = papers.some((paper) => paper.id === share) ? share : (papers[0]?.id ?? "");
  const order = orderOf({ ...draft.value, share: paper });
  const orders = ordersOf(table);
  const place = edited.value !== null && edited.value < orders.length ? edited.value : null;
  const give = async () => {
    const next = place === null ? [...orders, order] : orders.map((old, at) => (at === place ? order : old));
    if ((await table.setOrders(next)).type === "done") edited.value = null;
  };
  const dealing = kind === "sell" || kind === "take";
  const kinds: { value: Kind; label: string }[] = [
    { value: "buy", label: t("Buy where I land") },
    { value: "bid", label: t("Bid in auctions") },
    { value: "sell", label: t("Sell a share") },
    { value: "take", label: t("Get a share") },
    { value: "roll", label: t("Roll") },
    { value: "end", label: t("End the turn") },
    ...(table.setup.value.options?.claims === "hand" ? [{ value: "claim" as const, label: t("Claim") }] : []),
  ];
  return (
    <Form class="order-form" data-topic="orders" onSubmit={give}>
      <div class="order-fields">
        <SelectField label={t("What")} value={kind} onChange={(value) => set({ kind: value })} options={kinds} />
        {(kind === "buy" || kind === "bid") && (
          <SelectField
            label={t("Product")}
            value={product}
            onChange={(value) => set({ product: value })}
            options={[
              { value: "", label: t("Any product") },
              ...table.sheet.products.map(({ id }) => ({ value: id, label: word(table, id) })),
            ]}
          />
        )}
        {dealing && (
          <SelectField
            label={t("Share")}
            value={paper}
            onChange={(value) => set({ share: value })}
            options={papers.map((paper) => ({ value: paper.id, label: shareLine(table, paper) }))}
          />
        )}
        {(kind === "buy" || kind === "bid" || dealing) && (
          <Amount
            table={table}
            label={kind === "sell" ? t("For at least") : t("At most")}
            value={price}
            most={MOST}
            onChange={(value) => set({ price: value })}
          />
        )}
        {kind === "buy" && (
          <Amount
            table={table}
            label={t("Keep in cash")}
            value={keep}
            most={MOST}
            onChange={(value) => set({ keep: value })}
          />
        )}
        {kind === "roll" && (
          <Stepper
            label={t("Turns")}
            value={count}
            least={1}
            most={MANY_TURNS}
            onChange={(value) => set({ count: value })}
          />
        )}
      </div>
      <p class="muted">{orderLine(table, order)}</p>
      <div class="row">
        <OrderButtons isNew={place === null} onBack={() => (edited.value = null)} disabled={dealing && !paper} />
      </div>
      {orders.length > 0 && (
        <OrderList
          table={table}
          orders={orders}
          line={(given) => orderLine(table, given)}
          edited={place}
          onEdit={(given, at) => {
            edited.value = at;
            draft.value = drafted(given);
          }}
        />
      )}
      <Declined table={table} />
      {orders.length === 0 && (
        <p class="muted">{t("An order is carried out automatically as soon as it is your turn and it is possible.")}</p>
      )}
    </Form>
  );
}
