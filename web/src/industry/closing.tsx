import { t } from "../i18n.ts";
import { Panel } from "../ui/panel.tsx";
import { Loans } from "./loans.tsx";
import { PassButton } from "./pass.tsx";
import type { IndustryTable } from "./table.ts";

/** After the last sale: notes may be paid back, then the points are counted. */
export function Closing({ table }: { table: IndustryTable }) {
  return (
    <Panel class="act" title={t("The closing: pay back notes, then pass")}>
      <Loans table={table}>
        <PassButton table={table} />
      </Loans>
    </Panel>
  );
}
