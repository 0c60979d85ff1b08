// The Pass button: says what follows, and asks first when something would be lost.

import { t } from "../i18n.ts";
import type { Tried } from "../protocol.ts";
import { perTable } from "../table/local.ts";
import { may, useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { needs } from "./needs.ts";
import type { IndustryTable } from "./table.ts";
import { eventsOf } from "./table.ts";
import { lacking, things } from "./things.ts";

const PASS = { do: "pass" } as const;
const TWICE = 400; // milliseconds within which a second press was meant for the first pass

const last = perTable(() => ({ at: 0 }));

export function PassButton({ table, main, face }: { table: IndustryTable; main?: boolean; face?: string }) {
  const open = may(table, "pass");
  const tried = useTry(table, open ? [PASS] : null);
  const ends = endsPhase(tried);
  const pass = async () => {
    const since = Date.now() - last(table).at;
    if (since < TWICE) return;
    last(table).at = Date.now();
    const reply = await table.tryOut([PASS]);
    const loss = reply.type === "tried" && endsPhase(reply) ? lost(table) : null;
    if (loss && !(await confirm(t("End the phase now?"), loss, t("Pass anyway"), { no: t("Back") }))) return;
    await table.send(PASS);
  };
  return (
    <span class="pass" data-tip={ends ? undefined : tried?.hint}>
      <Button
        kind={main ? "main" : "plain"}
        topic="pass"
        hotkey="p"
        disabled={!open}
        busy={table.busy.value}
        onClick={() => void pass()}
      >
        {face ?? t("Pass")}
      </Button>
      {tried?.hint && <small class={ends ? "" : "visually-hidden"}>{tried.hint}</small>}
    </span>
  );
}

function endsPhase(tried: Tried | null): boolean {
  return eventsOf(tried).some((event) => event.event === "phase" || event.event === "over");
}

/** What a pass that ends the phase would leave undone, in a sentence; null for nothing. */
function lost(table: IndustryTable): string | null {
  const view = table.view.value;
  if (view.phase === "develop" && may(table, "build"))
    return t("Everyone else has passed, so this ends Develop. You could still build a tile.");
  if (view.phase === "develop" && may(table, "flag"))
    return t("Everyone else has passed, so this ends Develop. You could still place a flag.");
  if (view.phase !== "trade") return null;
  const own = view.players[table.seat.value ?? -1];
  const missing = own ? lacking(needs(table), own.cubes) : {};
  if (Object.keys(missing).length)
    return t("Everyone else has passed, so this ends Trade. For your plan and your blocs you still need {things}.", {
      things: things(missing),
    });
  return null;
}
