// Naming the lots of an auction.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { may, useTry, useWords } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { lotWith, partyOf, share } from "./holdings.ts";
import { Pick } from "./shareface.tsx";
import type { SharesTable } from "./table.ts";

/** Which shares come under the hammer: lot by lot, as many as the red die asks. */
export function NameLots({ table }: { table: SharesTable }) {
  const { sheet } = table;
  const view = table.view.value;
  const lots = useSignal<readonly string[]>([]);
  const sequence = table.state.value.sequence;
  useEffect(() => {
    lots.value = [];
  }, [sequence]);
  const choices = useWords(table, ["lots", ...lots.value]);
  const own = view.players[partyOf(view, table.seat.value) ?? -1]!;
  const action = (choices?.action ?? null) as Shares.Lots | null;
  const tried = useTry(table, action && [action]);
  const lotOf = (id: string) => lotWith(sheet, own.shares, id);
  const named = lots.value.reduce((sum, id) => sum + lotOf(id).length, 0);
  const pick = (id: string) => {
    lots.value = lots.value.includes(id) ? lots.value.filter((lot) => lot !== id) : [...lots.value, id];
  };
  const shown = [...lots.value, ...(choices?.words ?? []).map(String).filter((id) => id.includes("__"))];
  return (
    <div class="basket" data-topic="lots" aria-busy={choices ? undefined : true}>
      <p>
        {t(
          "The red die shows {red}: put up that many shares, lot by lot, in the order in which they are sold. " +
            "A holding of {trust} or more goes only as one lot.",
          { red: view.dice[1], trust: sheet.figures.trust },
        )}{" "}
        <b>{tn("{n} share named", "{n} shares named", named)}</b>
      </p>
      <div class="papers" role="group" aria-label={t("Lots to choose from")}>
        {shown.map((id) => {
          const lot = lotOf(id);
          const at = lots.value.indexOf(id);
          return (
            <Pick key={id} table={table} share={share(sheet, id)} on={at >= 0} onPick={() => pick(id)}>
              {at >= 0 ? t("Lot {n}", { n: at + 1 }) : ""}
              {lot.length > 1 ? ` ${tn("trust of {n} share", "trust of {n} shares", lot.length)}` : ""}
            </Pick>
          );
        })}
      </div>
      <div class="foot">
        {action && <Clauses tried={tried} />}
        <div class="row">
          <Button
            kind="main"
            hotkey="b"
            disabled={!action || Boolean(tried?.refusal)}
            busy={table.busy.value}
            onClick={() => void (action && table.send(action))}
          >
            {t("Put them up")}
          </Button>
          {lots.value.length > 0 && (
            <Button kind="quiet" hotkey="Escape" onClick={() => (lots.value = [])}>
              {t("Empty")}
            </Button>
          )}
          {may(table, "joker") && (
            <Button icon="joker" hotkey="j" busy={table.busy.value} onClick={() => void table.send({ do: "joker" })}>
              {t("Give up a joker instead")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
