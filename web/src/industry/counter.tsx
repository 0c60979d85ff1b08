// The market tab: the prices of each commodity, the cubes in the cart, and what they cost in all.

import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { PlayButton } from "../table/playbutton.tsx";
import { useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { useControl } from "../ui/control.ts";
import { Icon } from "../ui/icon.tsx";
import { useKey } from "../ui/keys.ts";
import { cartOf, type Side } from "./cart.ts";
import { pathLine } from "./markets.tsx";
import { needs } from "./needs.ts";
import type { IndustryTable } from "./table.ts";
import { inner, things, tradeCubes } from "./things.ts";

type CounterProps = { table: IndustryTable; mine: boolean; children: ComponentChildren };

/** `children` stand beside its button. */
export function Counter({ table, mine, children }: CounterProps) {
  const most = tradeCubes(table);
  const cart = cartOf(table);
  const { counts, side, total } = cart;
  const action: Industry.Action | null = total.value ? { do: side.value, cubes: counts.value } : null;
  const tried = useTry(table, mine ? action && [action] : null);
  const steps = table.state.value.steps;
  useEffect(() => cart.empty(), [steps]);
  useEffect(() => cart.empty, []);
  const send = async () => {
    if (action) await table.send(action);
  };
  const verb =
    side.value === "buy"
      ? t("Buy {things}", { things: things(counts.value) })
      : t("Sell {things}", { things: things(counts.value) });
  return (
    <>
      <div class="counter counter-row">
        {table.sheet.markets.map((market, at) => (
          <Goods key={market.commodity} table={table} market={market} at={at + 1} most={most} mine={mine} />
        ))}
      </div>
      {mine && action && <Warning table={table} />}
      <div class="row act-foot">
        {mine && (
          <PlayButton table={table} action={action} tried={tried} onClick={() => void send()}>
            {action ? verb : t("Choose cubes")}
          </PlayButton>
        )}
        {mine && action && (
          <Button kind="quiet" hotkey="Escape" onClick={cart.empty}>
            {t("Empty")}
          </Button>
        )}
        <div class="said">
          {mine && action ? (
            <Clauses tried={tried} />
          ) : (
            <p class="muted" role="status">
              {pathLine(table) ?? rule(table, mine, most)}
            </p>
          )}
        </div>
        {children}
      </div>
    </>
  );
}

/** What one action may hold. */
function rule(table: IndustryTable, mine: boolean, most: number): string {
  if (table.view.value.final) return t("The last Trade: unsold cubes are worth nothing.");
  if (!mine) return "";
  return most > 1
    ? t("up to {n} cubes, or one barter; Trade ends when all pass in turn", { n: most })
    : t("one cube, or one barter; Trade ends when all pass in turn");
}

type GoodsProps = { table: IndustryTable; market: Industry.Market; at: number; most: number; mine: boolean };

function Goods({ table, market, at, most, mine }: GoodsProps) {
  const cart = cartOf(table);
  const control = useControl();
  const { asked, counts, side } = cart;
  const { commodity } = market;
  const standing = table.view.value.markets[commodity] ?? 0;
  const held = table.view.value.players[table.seat.value ?? -1]?.cubes[commodity] ?? 0;
  const count = counts.value[commodity] ?? 0;
  const name = inner(table, commodity);
  const sellKey = String((at + 5) % 10); // 6 to 0, below 1 to 5
  const put = (which: Side) => {
    if (most === 1 && !(side.value === which && count)) cart.empty();
    cart.add(which, commodity, 1, Math.min(most, which === "sell" ? Math.max(held, 0) : most));
  };
  useKey(String(at), () => put("buy"), mine);
  useKey(sellKey, () => put("sell"), mine && held > 0);
  const point = (n: number) => () => (asked.value = count ? null : { commodity, count: n });
  const chosen = count ? (side.value === "buy" ? "buying" : "selling") : "";
  return (
    <div class={`goods ${chosen}`} data-topic="market" onPointerLeave={() => (asked.value = null)}>
      <span class={`goods-head chip-${commodity}`}>
        <Icon name={commodity} label={table.words.value[commodity]} /> <span class="goods-held">{held}</span>
        {count > 0 && <b>{side.value === "buy" ? `+${count}` : `−${count}`}</b>}
      </span>
      <button
        type="button"
        {...control}
        class="goods-buy"
        disabled={!mine}
        onClick={() => put("buy")}
        onPointerEnter={point(1)}
        onFocus={point(1)}
        onBlur={() => (asked.value = null)}
        aria-keyshortcuts={String(at)}
      >
        {t("buy")} <span class="visually-hidden">{name}</span> <b>{market.buy[standing] ?? "–"}</b>
        {mine && <kbd aria-hidden="true">{at}</kbd>}
      </button>
      <button
        type="button"
        {...control}
        class="goods-sell"
        disabled={!mine || held === 0}
        onClick={() => put("sell")}
        onPointerEnter={point(-1)}
        onFocus={point(-1)}
        onBlur={() => (asked.value = null)}
        aria-keyshortcuts={sellKey}
      >
        {t("sell")} <span class="visually-hidden">{name}</span> <b>{market.sell[standing] ?? "–"}</b>
        {mine && <kbd aria-hidden="true">{sellKey}</kbd>}
      </button>
      {count > 0 && (
        <button
          type="button"
          {...control}
          class="goods-less"
          aria-label={t("One {cube} fewer", { cube: name })}
          onClick={() => cart.add(side.value, commodity, -1, most)}
        >
          <Icon name="minus" />
        </button>
      )}
    </div>
  );
}

/** Selling what the plan or the blocs will need. */
function Warning({ table }: { table: IndustryTable }) {
  const { counts, side } = cartOf(table);
  if (side.value !== "sell") return null;
  const held = table.view.value.players[table.seat.value ?? -1]?.cubes ?? {};
  const wanted = needs(table);
  const missing: Record<string, number> = {};
  for (const [cube, n] of Object.entries(counts.value)) {
    const short = (wanted[cube] ?? 0) - ((held[cube] ?? 0) - n);
    if (short > 0) missing[cube] = Math.min(short, n);
  }
  if (Object.keys(missing).length === 0) return null;
  return (
    <p class="notice" role="status">
      <Icon name="help" />{" "}
      {t("You need {things} of these for your plan or to run your blocs.", { things: things(missing) })}
    </p>
  );
}
