import { t } from "../i18n.ts";
import { listed } from "../table/preview.ts";
import { Panel } from "../ui/panel.tsx";
import { Picking } from "./picking.tsx";
import type { IndustryTable } from "./table.ts";

/** After a move has split an automated bloc: which piece stays automated. */
export function Keep({ table }: { table: IndustryTable }) {
  return (
    <Panel class="act" title={t("Your automated bloc is split")}>
      <p class="muted">{t("Choose the piece that stays automated.")}</p>
      <Picking
        key={table.state.value.steps}
        table={table}
        options={listed(table, "keep")}
        verb={t("Keep this one automated")}
      />
    </Panel>
  );
}
