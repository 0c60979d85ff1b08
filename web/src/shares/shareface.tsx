// A share as a small certificate: product, country, percentage, price, and what may be said of it.

import type { ComponentChildren } from "preact";
import type { Shares } from "../protocol.ts";
import { useControl } from "../ui/control.ts";
import { Icon } from "../ui/icon.tsx";
import { Good } from "./good.tsx";
import { inPercent, money } from "./money.ts";
import { word } from "./names.ts";
import type { SharesTable } from "./table.ts";

type FaceProps = { table: SharesTable; share: Shares.Share; children?: ComponentChildren };

function Inside({ table, share, children }: FaceProps) {
  return (
    <>
      <Good table={table} id={share.product} />
      <span class="paper-names">
        <b>{word(table, share.product)}</b> <small>{share.country ? countryOf(table, share) : ""}</small>
      </span>
      <span class="paper-figures">
        <b>{inPercent(share.percent)}</b> <span>{money(share.price)}</span>
      </span>
      {children && <span class="paper-note">{children}</span>}
    </>
  );
}

/** The country of a share in the reader's language: the words name it after the product. */
export function countryOf(table: SharesTable, share: Shares.Share): string {
  return table.words.value[share.id.split("__")[1] ?? ""] ?? share.country;
}

type PickProps = FaceProps & {
  on: boolean;
  /** Why it cannot be taken up: it can still be focused, and says it. */
  why?: string;
  onPick: () => void;
};

/** A certificate to be taken up or laid back. */
export function Pick({ table, share, on, why, onPick, children }: PickProps) {
  const control = useControl();
  return (
    <button
      type="button"
      {...control}
      class={`paper pick ${on ? "on" : ""}`}
      aria-pressed={on}
      aria-disabled={why ? true : undefined}
      data-tip={why || undefined}
      onClick={() => why || onPick()}
    >
      <span class="paper-inside">
        <Inside table={table} share={share}>
          {children}
        </Inside>
      </span>
      {on && <Icon name="check" class="paper-check" />}
    </button>
  );
}

export function Paper(props: FaceProps) {
  return (
    <span class="paper">
      <Inside {...props} />
    </span>
  );
}
