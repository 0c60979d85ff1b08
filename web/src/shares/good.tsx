// A product's chip: its colour with its picture, or with the sign of the element.

import { t, tn } from "../i18n.ts";
import { ELEMENTS } from "../made/shares.ts";
import type { Shares } from "../protocol.ts";
import { Icon, sign } from "../ui/icon.tsx";
import { marked, product, share } from "./holdings.ts";
import { inPercent, money } from "./money.ts";
import { word } from "./names.ts";
import type { SharesTable } from "./table.ts";

const letters: Record<string, string> = ELEMENTS;

/** In a line of text; with `label` it says which. */
export function Good({ table, id, label }: { table: SharesTable; id: string; label?: boolean }) {
  const on = product(table.sheet, id).on;
  const said = label ? ({ role: "img", "aria-label": word(table, id) } as const) : ({ "aria-hidden": "true" } as const);
  return (
    <span
      class={`good on-${on}`}
      data-good={id}
      {...said}
      data-tip={label ? word(table, id) : undefined}
      ref={(el) => {
        if (el) el.style.background = `var(--good-${id})`;
      }}
    >
      {letters[id] ?? <Icon name={`good-${id}`} />}
    </span>
  );
}

/** In the picture of the board, its left upper corner at x y. */
export function GoodAt({ id, on, x, y, size }: { id: string; on: string; x: number; y: number; size: number }) {
  const middle = x + size / 2;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={size * 0.16}
        class="good-box"
        ref={(el) => {
          if (el) el.style.fill = `var(--good-${id})`;
        }}
      />
      {letters[id] ? (
        <text class={`good-letters ink-${on}`} x={middle} y={y + size * 0.71} font-size={size * 0.62}>
          {letters[id]}
        </text>
      ) : (
        <path
          class={`ink-${on}`}
          fill-rule="evenodd"
          d={sign(`good-${id}`)}
          transform={`translate(${middle} ${y + size / 2}) scale(${(size * 0.76) / 24})`}
        />
      )}
    </>
  );
}

const FEW = 2; // shares that are named one by one where there is little room

/** One side of a deal: its shares and its cash; `short` sums up many shares. */
export function Goods({ table, side, short }: { table: SharesTable; side: Shares.Side; short?: boolean }) {
  const shares = side.shares ?? [];
  const summed = short && shares.length > FEW;
  const goods = new Set(shares.map((id) => share(table.sheet, id).product));
  return (
    <span class="offer-goods">
      {summed ? (
        <span class="mini">
          {[...goods].map((id) => (
            <Good key={id} table={table} id={id} label />
          ))}{" "}
          <b>
            {tn("{n} share, marked {price}", "{n} shares, marked {price}", shares.length, {
              price: money(marked(table.sheet, shares)),
            })}
          </b>
        </span>
      ) : (
        shares.map((id) => (
          <span key={id} class="mini">
            <Good table={table} id={share(table.sheet, id).product} /> {word(table, id)}{" "}
            <b>{inPercent(share(table.sheet, id).percent)}</b>
          </span>
        ))
      )}
      {side.cash ? <b>{money(side.cash)}</b> : null}
      {shares.length === 0 && !side.cash && <span class="muted">{t("nothing")}</span>}
    </span>
  );
}
