// The hand of a player beside a table screen.

import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Panel } from "../ui/panel.tsx";
import { partyOf, stakes } from "./holdings.ts";
import { unit } from "./money.ts";
import { Row, Scale } from "./products.tsx";
import type { SharesTable } from "./table.ts";

/** One's own products alone: the hand of a player beside a table screen. */
export function OwnProducts({ table }: Part<SharesTable>) {
  const view = table.view.value;
  const own = partyOf(view, table.seat.value);
  const rows = table.sheet.products
    .map((good) => ({ good, held: stakes(table, view, good) }))
    .filter(({ held }) => held.some((stake) => stake.seat === own));
  return (
    <Panel class="products" title={t("Your products")} aside={unit()}>
      <div class="product-rows" data-topic="royalties">
        {rows.length === 0 && <p class="muted">{t("None yet.")}</p>}
        {rows.map(({ good, held }) => (
          <Row key={good.id} table={table} good={good} held={held} own={own} />
        ))}
        {rows.length > 0 && <Scale tiers={table.sheet.figures.tiers} />}
      </div>
    </Panel>
  );
}
