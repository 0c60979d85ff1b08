// Composing a deal: shares and cash both ways, to one or several players, with a preview for both sides.

import type { ComponentChildren } from "preact";
import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { sendAll, useTry, useWords } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { Amount } from "./amount.tsx";
import { Changes } from "./changes.tsx";
import { Holding } from "./holding.tsx";
import { grouped, marked, partyOf } from "./holdings.ts";
import { money } from "./money.ts";
import { partyName, word } from "./names.ts";
import { PieceMark } from "./pieces.tsx";
import { EMPTY, pointingOf } from "./pointing.ts";
import type { SharesTable } from "./table.ts";

const MUCH = 200_000_000; // of cash that may be hidden

export function DealComposer({ table }: { table: SharesTable }) {
  const { draft, part } = pointingOf(table);
  const view = table.view.value;
  const choices = useWords(table, ["deal"]);
  const partners = (choices?.words ?? []).map(Number);
  const party = partyOf(view, table.seat.value);
  const { give, get, pay, take } = draft.value;
  const wanted = partners.filter((partner) => draft.value.to.includes(partner));
  const to = wanted.length ? wanted : partners.slice(0, 1);
  const several = to.length > 1;
  const some = give.length + get.length + pay + take > 0;
  const [given, got] = [
    { shares: inOrder(table, give), cash: pay },
    { shares: inOrder(table, get), cash: take },
  ];
  const offers = some ? to.map((partner) => ({ do: "deal", to: partner, give: given, get: got }) as const) : [];
  if (party === null || !choices) return <p class="muted">…</p>;
  if (to.length === 0) return <p class="muted">{t("No offers can be made now.")}</p>;
  const set = (more: Partial<typeof draft.value>) => {
    draft.value = { to, give, get, pay, take, ...more };
  };
  const address = (partner: number) => {
    const next = !to.includes(partner) ? [...to, partner] : several ? to.filter((other) => other !== partner) : to;
    set({ to: next, get: [] }); // what one partner has, others have not
  };
  const send = async () => {
    if (!(await sendAll(table, offers))) return;
    draft.value = { ...EMPTY, to };
    part.value = "now";
  };
  const cash = view.players[party]?.cash ?? 0;
  return (
    <div class="basket" data-topic="deal">
      <div class="row partners" role="group" aria-label={t("Offer to")}>
        {partners.map((partner) => (
          <Button key={partner} pressed={to.includes(partner)} onClick={() => address(partner)}>
            <PieceMark seat={partner} /> <span class="clip">{partyName(table, partner)}</span>
          </Button>
        ))}
        {several && <span class="muted">{t("The first to accept gets it; the other offers are then withdrawn.")}</span>}
      </div>
      <div class="deal-sides">
        <Side
          table={table}
          title={t("You give")}
          party={party}
          picked={give}
          cash={pay}
          most={cash}
          onPick={(ids) => set({ give: ids })}
          onCash={(value) => set({ pay: value })}
        >
          {some && <Changes table={table} party={party} gives={given} gets={got} />}
        </Side>
        <Side
          table={table}
          title={t("You get")}
          party={several ? null : to[0]!}
          picked={get}
          cash={take}
          most={MUCH}
          onPick={(ids) => set({ get: ids })}
          onCash={(value) => set({ take: value })}
        >
          {some && !several && <Changes table={table} party={to[0]!} gives={got} gets={given} />}
        </Side>
      </div>
      <div class="foot">
        {offers.slice(0, 1).map((offer) => (
          <Preview key={offer.to} table={table} offer={offer} />
        ))}
        <div class="row">
          <Button
            kind="main"
            hotkey="m"
            busy={table.busy.value}
            why={offers.length === 0 ? t("Put something on one of the two sides first.") : undefined}
            onClick={() => void send()}
          >
            {several ? t("Make the offer to {n} players", { n: to.length }) : t("Make the offer")}
          </Button>
          {some && (
            <Button kind="quiet" hotkey="Escape" onClick={() => (draft.value = { ...EMPTY, to })}>
              {t("Empty")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function Preview({ table, offer }: { table: SharesTable; offer: Shares.Action }) {
  return <Clauses tried={useTry(table, [offer])} most={1} />; // the columns say the rest
}

function inOrder(table: SharesTable, ids: readonly string[]): string[] {
  return table.sheet.shares.filter((share) => ids.includes(share.id)).map((paper) => paper.id);
}

type SideProps = {
  table: SharesTable;
  title: string;
  party: number | null;
  picked: readonly string[];
  cash: number;
  most: number;
  onPick: (ids: readonly string[]) => void;
  onCash: (value: number) => void;
  /** What the deal does to its party. */
  children?: ComponentChildren;
};

/** `party` is none where it could be any of several: then it is cash alone. */
function Side({ table, title, party, picked, cash, most, onPick, onCash, children }: SideProps) {
  const { sheet } = table;
  const price = marked(sheet, picked);
  const worth = price ? t("marked {price}", { price: money(price) }) : "";
  const held = party === null ? [] : (table.view.value.players[party]?.shares ?? []);
  return (
    <fieldset class="composer">
      <legend>
        {title}
        {worth && <span class="deal-worth"> {worth}</span>}
      </legend>
      <Amount table={table} label={word(table, "cash")} value={cash} most={Math.max(0, most)} onChange={onCash} />
      <MoreList class="holding-rows">
        {[...grouped(sheet, held)].map(([id, holding]) => (
          <li key={id}>
            <Holding table={table} good={id} holding={holding} picked={picked} onPick={onPick} />
          </li>
        ))}
        {party === null && <li class="muted">{t("From several players at once: cash only.")}</li>}
        {party !== null && held.length === 0 && <li class="muted">{t("No shares yet.")}</li>}
      </MoreList>
      {children}
    </fieldset>
  );
}
