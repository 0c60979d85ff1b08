import { t } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import type { Table, Turning } from "./contract.ts";

/** When the game turned, in sentences that lead there. */
export function TurningPoints({ table, turns }: { table: Table; turns: readonly Turning[] }) {
  if (!turns.length) return null;
  return (
    <>
      <h3>{t("Turning points")}</h3>
      <ul class="turns">
        {turns.map(({ step, text }, at) => (
          <li key={at}>
            <Button kind="quiet" icon="hourglass" onClick={() => table.look(step)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
