// The board with its frame: on small screens it can be shown large and moved about with a finger.

import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Button } from "../ui/button.tsx";
import { Board } from "./board.tsx";
import { zoomed } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";

export function Field({ table }: Part<IndustryTable>) {
  return (
    <div class="field-of-play">
      <div class="field-scroll"><Board table={table} /></div>
      <Button class="zoom" icon={zoomed.value ? "minus" : "plus"} label={zoomed.value ? t("Show the whole board") : t("Show the board larger")} onClick={() => (zoomed.value = !zoomed.value)} />
    </div>
  );
}
