import { t } from "../i18n.ts";
import { may, useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import type { SharesTable } from "./table.ts";

const END = { do: "end" } as const;

/** Ends the turn; what that leads to stands beside it. */
export function EndButton({ table, main }: { table: SharesTable; main?: boolean }) {
  const open = may(table, "end");
  const tried = useTry(table, open ? [END] : null);
  if (!open) return null;
  return (
    <span class="pass">
      <Button kind={main ? "main" : "plain"} hotkey="e" busy={table.busy.value} onClick={() => void table.send(END)}>
        {t("End the turn")}
      </Button>
      {main && tried?.hint && <small>{tried.hint}</small>}
    </span>
  );
}
