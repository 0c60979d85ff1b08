// Buying: what the square sells, a basket of up to six, what each share would add, and what the whole would do.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { PlayButton } from "../table/playbutton.tsx";
import { may, useTry, useWords } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { Adds } from "./adds.tsx";
import { EndButton } from "./endturn.tsx";
import { marked, partyOf, share } from "./holdings.ts";
import { maybe, money } from "./money.ts";
import { Pick } from "./shareface.tsx";
import { SortBar, sorted, useSorting } from "./sorting.tsx";
import type { SharesTable } from "./table.ts";

export function Basket({ table }: { table: SharesTable }) {
  const { sheet } = table;
  const view = table.view.value;
  const basket = useSignal<readonly string[]>([]);
  const sorting = useSorting();
  const open = may(table, "buy");
  const offered = useWords(table, open ? ["buy"] : null);
  const sequence = table.state.value.sequence;
  useEffect(() => {
    basket.value = [];
  }, [sequence]);
  const own = view.players[partyOf(view, table.seat.value) ?? -1];
  const ids = (offered?.words ?? []).map(String).filter((word) => word.includes("__"));
  const picked = basket.value;
  const purchase = (some: readonly string[]): Shares.Action => ({
    do: "buy",
    shares: sheet.shares.filter((share) => some.includes(share.id)).map((paper) => paper.id),
  });
  const action = picked.length ? purchase(picked) : null;
  const tried = useTry(table, action && [action]);
  const cost = marked(sheet, picked);
  const left = (own?.cash ?? 0) - cost;
  const papers = ids.map((id) => share(sheet, id));
  const sum = marked(sheet, ids);
  const all = ids.length > 1 && ids.length <= sheet.figures.most && sum <= (own?.cash ?? 0);
  const toggle = (id: string) => {
    basket.value = picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id];
  };
  return (
    <div class="basket" data-topic="buy" aria-busy={open && !offered ? true : undefined}>
      {open && offered && <SortBar table={table} sorting={sorting} shares={papers} />}
      {open && offered && (
        <MoreList class="papers" label={t("Shares for sale here")}>
          {sorted(papers, sorting).map((paper) => {
            const { id } = paper;
            const on = picked.includes(id);
            const full =
              picked.length >= sheet.figures.most
                ? t("A purchase is up to {n} shares. (BUY-1)", { n: sheet.figures.most })
                : paper.price > left
                  ? t("That cannot be paid. (BUY-1)")
                  : "";
            return (
              <li key={id}>
                <Pick table={table} share={paper} on={on} why={on ? "" : full} onPick={() => toggle(id)}>
                  <Adds table={table} share={paper} basket={on ? picked : [...picked, id]} />
                </Pick>
              </li>
            );
          })}
        </MoreList>
      )}
      <div class="foot">
        {open && (
          <div class="steady-clauses">
            {action ? (
              <Clauses tried={tried} />
            ) : (
              <p class="muted">
                {offered &&
                  tn("{n} share for sale, {price}", "{n} shares for sale, {price} together", ids.length, {
                    price: money(sum),
                  })}
              </p>
            )}
          </div>
        )}
        <div class="row">
          {open && (
            <PlayButton table={table} action={action} tried={tried} hotkey="b">
              {action
                ? tn("Buy {n} share for {price}", "Buy {n} shares for {price}", picked.length, { price: money(cost) })
                : t("Choose up to {n} shares", { n: sheet.figures.most })}
            </PlayButton>
          )}
          {open && !action && all && (
            <Button hotkey="a" busy={table.busy.value} onClick={() => void table.send(purchase(ids))}>
              {t("Buy all for {price}", { price: money(sum) })}
            </Button>
          )}
          {picked.length > 0 && (
            <Button kind="quiet" hotkey="Escape" onClick={() => (basket.value = [])}>
              {t("Empty")}
            </Button>
          )}
          <EndButton table={table} main={!open} />
        </div>
        <p class="muted cash-left">
          {t("Cash {cash}", { cash: maybe(own?.cash ?? null) })}
          {cost > 0 && own?.cash != null ? ` → ${money(left)}` : ""}
        </p>
      </div>
    </div>
  );
}
