// Naming the lots of an auction.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { PlayButton } from "../table/playbutton.tsx";
import { type Continuations, may, useTry, useWords } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { lotWith, partyOf, share } from "./holdings.ts";
import { Pick } from "./shareface.tsx";
import { SortBar, sorted, useSorting } from "./sorting.tsx";
import type { SharesTable } from "./table.ts";

/** Which shares come under the hammer: lot by lot, as many as the red die asks. */
export function NameLots({ table }: { table: SharesTable }) {
  const { sheet } = table;
  const view = table.view.value;
  const lots = useSignal<readonly string[]>([]);
  const sorting = useSorting();
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
  const first = useWords(table, ["lots"]); // the list keeps its places while lots are named
  const papers = shareWords(first).map((id) => share(sheet, id));
  const open = shareWords(choices);
  const why = (id: string) =>
    choices && !open.includes(id) && !lots.value.includes(id)
      ? t("Enough is named: put a lot back to name another. (LOT-2)")
      : "";
  return (
    <div class="basket" data-topic="lots" aria-busy={choices ? undefined : true}>
      <SortBar table={table} sorting={sorting} shares={papers} />
      <MoreList class="papers" label={t("Lots to choose from")}>
        {sorted(papers, sorting).map((paper) => {
          const { id } = paper;
          const lot = lotOf(id);
          const at = lots.value.indexOf(id);
          return (
            <li key={id}>
              <Pick table={table} share={paper} on={at >= 0} why={why(id)} onPick={() => pick(id)}>
                {at >= 0 ? t("Lot {n}", { n: at + 1 }) : ""}
                {lot.length > 1 ? ` ${tn("trust of {n} share", "trust of {n} shares", lot.length)}` : ""}
              </Pick>
            </li>
          );
        })}
      </MoreList>
      <div class="foot">
        <div class="steady-clauses">
          {action ? (
            <Clauses tried={tried} />
          ) : (
            <p class="muted">
              {t("In the order in which they are sold. A holding of {trust} or more goes only as one lot.", {
                trust: sheet.figures.trust,
              })}
            </p>
          )}
        </div>
        <div class="row">
          <PlayButton table={table} action={action} tried={tried} first={t("Choose shares first.")} hotkey="b">
            {t("Put them up")}
          </PlayButton>
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
          <b class="named">{t("{n} of {all} named", { n: named, all: view.dice[1] })}</b>
        </div>
      </div>
    </div>
  );
}

/** The shares among the words that may follow. */
function shareWords(choices: Continuations | null): string[] {
  return (choices?.words ?? []).map(String).filter((word) => word.includes("__"));
}
