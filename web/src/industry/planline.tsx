// The plan in one line, with what is missing: on a phone, and where the adviser has taken its place.

import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { needs } from "./needs.ts";
import { CubeChips } from "./plan.tsx";
import { buyingPrice, orderMissing } from "./planbuy.ts";
import type { IndustryTable } from "./table.ts";
import { lacking } from "./things.ts";

export function PlanLine({ table, onOpen }: Part<IndustryTable> & { onOpen: () => void }) {
  const seat = table.seat.value;
  const view = table.view.value;
  if (seat === null || view.phase !== "trade" || table.past.value !== null) return null;
  const short = lacking(needs(table), view.players[seat]!.cubes);
  const price = buyingPrice(table, short);
  return (
    <div class="plan-strip" data-topic="plan">
      <button type="button" class="plan-open" onClick={onOpen}>
        <Icon name="pencil" /> <b>{t("Plan")}</b>
        <span class="plan-line">
          <span>{t("Missing")}</span>
          <CubeChips table={table} of={short} />
        </span>
        <Icon name="right" class="plan-more" />
      </button>
      {price > 0 && (
        <Button
          icon="list"
          label={`${t("Buy what is missing")} ${price}`}
          onClick={() => void orderMissing(table, short)}
        >
          {price}
        </Button>
      )}
    </div>
  );
}
