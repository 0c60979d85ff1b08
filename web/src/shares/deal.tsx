// Putting a deal together: shares and cash both ways, with what it would do to both sides.

import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { useTry, useWords } from "../table/trying.ts";
import { Button } from "../ui/button.tsx";
import { Stepper } from "../ui/field.tsx";
import { grouped, marked, partyOf } from "./holdings.ts";
import { money } from "./money.ts";
import { partyName, word } from "./names.ts";
import { draft, EMPTY, part } from "./pointing.ts";
import { Pick } from "./shareface.tsx";
import type { SharesTable } from "./table.ts";

const MUCH = 200_000_000; // of cash that may be hidden

export function DealComposer({ table }: { table: SharesTable }) {
  const view = table.view.value;
  const told = useWords(table, ["deal"]);
  const partners = (told?.words ?? []).map(Number);
  const party = partyOf(view, table.seat.value);
  const { give, get, pay, take } = draft.value;
  const to = draft.value.to !== null && partners.includes(draft.value.to) ? draft.value.to : (partners[0] ?? null);
  const some = give.length + get.length + pay + take > 0;
  const action: Shares.Action | null = to !== null && some ? { do: "deal", to, give: { shares: inOrder(table, give), cash: pay }, get: { shares: inOrder(table, get), cash: take } } : null;
  const tried = useTry(table, action && [action]);
  if (party === null || !told) return <p class="muted">…</p>;
  if (to === null) return <p class="muted">{t("No offers can be made now.")}</p>;
  const set = (more: Partial<typeof draft.value>) => void (draft.value = { to, give, get, pay, take, ...more });
  const send = async () => {
    const reply = action && (await table.send(action));
    if (reply?.type !== "done") return;
    draft.value = { ...EMPTY, to };
    part.value = "now";
  };
  const cash = view.players[party]?.cash ?? 0;
  return (
    <div class="basket" data-topic="deal">
      <div class="row" role="group" aria-label={t("Offer to")}>
        {partners.map((one) => <Button key={one} pressed={one === to} onClick={() => set({ to: one, get: [] })}>{partyName(table, one)}</Button>)}
      </div>
      <div class="deal-sides">
        <Side table={table} title={t("You give")} party={party} picked={give} cash={pay} most={cash} onPick={(ids) => set({ give: ids })} onCash={(value) => set({ pay: value })} />
        <Side table={table} title={t("You get")} party={to} picked={get} cash={take} most={MUCH} onPick={(ids) => set({ get: ids })} onCash={(value) => set({ take: value })} />
      </div>
      <div class="foot">
        {action && <Clauses tried={tried} />}
        <div class="row">
          <Button kind="main" hotkey="m" busy={table.busy.value} disabled={!action || Boolean(tried?.refusal)} onClick={() => void send()}>{t("Make the offer")}</Button>
          {some && <Button kind="quiet" hotkey="Escape" onClick={() => (draft.value = { ...EMPTY, to })}>{t("Empty")}</Button>}
        </div>
      </div>
    </div>
  );
}

function inOrder(table: SharesTable, ids: readonly string[]): string[] {
  return table.sheet.shares.filter((one) => ids.includes(one.id)).map((one) => one.id);
}

type SideProps = { table: SharesTable; title: string; party: number; picked: readonly string[]; cash: number; most: number; onPick: (ids: readonly string[]) => void; onCash: (value: number) => void };

function Side({ table, title, party, picked, cash, most, onPick, onCash }: SideProps) {
  const { sheet } = table;
  const { step, monopoly } = sheet.figures;
  const groups = [...grouped(sheet, table.view.value.players[party]?.shares ?? [])];
  return (
    <fieldset class="composer">
      <legend>{title}</legend>
      <Stepper label={word(table, "cash")} value={cash} most={Math.max(0, most)} by={step} leap={10 * step} say={money} onChange={onCash} />
      <div class="papers small">
        {groups.flatMap(([, held]) => held.shares.map((one) => {
          const on = picked.includes(one.id);
          return (
            <Pick key={one.id} table={table} share={one} on={on} onPick={() => onPick(on ? picked.filter((id) => id !== one.id) : [...picked, one.id])}>
              {held.count >= monopoly ? t("monopoly: all or none") : ""}
            </Pick>
          );
        }))}
        {groups.length === 0 && <p class="muted">{t("No shares yet.")}</p>}
      </div>
      <p class="barter-worth">{t("marked {price}", { price: money(marked(sheet, picked)) })}{cash ? ` + ${money(cash)}` : ""}</p>
    </fieldset>
  );
}
