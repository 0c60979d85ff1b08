import { t } from "../i18n.ts";
import { listed } from "../table/preview.ts";
import { Panel } from "../ui/panel.tsx";
import { Picking } from "./picking.tsx";
import type { IndustryTable } from "./table.ts";

/** A token on a bloc: it may be fed with one ore instead of its food from then on. */
export function Automate({ table, back }: { table: IndustryTable; back: () => void }) {
  return (
    <Panel class="act" title={t("Automate a bloc")}>
      <p class="muted" data-topic="automate">
        {t("An automated bloc runs on 1 ore in all instead of 1 food for each tile.")}
      </p>
      <Picking table={table} options={listed(table, "automate")} verb={t("Automate it")} back={back} />
    </Panel>
  );
}
