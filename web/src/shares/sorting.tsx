// The order of a list of shares, and of which product: for lists too long to see at once.

import { type Signal, useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { SelectField } from "../ui/field.tsx";
import { word } from "./names.ts";
import type { SharesTable } from "./table.ts";

const MANY = 8; // from here on a list can be sorted and filtered

type Sorting = { order: Signal<string>; only: Signal<string> };

export function useSorting(): Sorting {
  return { order: useSignal("product"), only: useSignal("") };
}

/** The shares of the chosen product, in the chosen order. */
export function sorted(shares: readonly Shares.Share[], { order, only }: Sorting): readonly Shares.Share[] {
  const some = shares.filter((share) => share.product === only.value);
  const list = some.length ? some : shares;
  if (order.value === "cheap") return [...list].sort((a, b) => a.price - b.price);
  if (order.value === "dear") return [...list].sort((a, b) => b.price - a.price);
  if (order.value === "percent") return [...list].sort((a, b) => b.percent - a.percent);
  return list;
}

type SortBarProps = { table: SharesTable; sorting: Sorting; shares: readonly Shares.Share[] };

/** Nothing for a short list. */
export function SortBar({ table, sorting, shares }: SortBarProps) {
  const { order, only } = sorting;
  if (shares.length < MANY) return null;
  const goods = [...new Set(shares.map((share) => share.product))];
  return (
    <div class="sort-bar">
      <SelectField
        label={t("Order")}
        hideLabel
        value={order.value}
        onChange={(value) => (order.value = value)}
        options={[
          { value: "product", label: t("By product") },
          { value: "cheap", label: t("Cheapest first") },
          { value: "dear", label: t("Dearest first") },
          { value: "percent", label: t("Largest percentage first") },
        ]}
      />
      <SelectField
        label={t("Product")}
        hideLabel
        value={goods.includes(only.value) ? only.value : ""}
        onChange={(value) => (only.value = value)}
        options={[
          { value: "", label: t("Every product") },
          ...goods.map((id) => ({ value: id, label: word(table, id) })),
        ]}
      />
    </div>
  );
}
