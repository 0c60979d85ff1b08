// Debts, claims and joint decisions: what must be settled before the turn goes on.

import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { may, useTry } from "../table/trying.ts";
import { Button } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { marked, partyOf } from "./holdings.ts";
import { maybe, money } from "./money.ts";
import { partyName, whyPaid } from "./names.ts";
import * as pointing from "./pointing.ts";
import { claimsOf, debtsOf, type SharesTable } from "./table.ts";

/** A debt one cannot pay: calmly, with every way out. */
export function Trouble({ table }: { table: SharesTable }) {
  const view = table.view.value;
  const party = partyOf(view, table.seat.value);
  const mine = debtsOf(view).filter((debt) => debt.payer === party);
  const open = may(table, "concede");
  const tried = useTry(table, open ? [{ do: "concede" }] : null);
  if (!open) return null;
  const own = view.players[party!]!;
  const sum = mine.reduce((all, debt) => all + debt.amount, 0);
  const give = async () => {
    if (await confirm(t("Give up?"), tried?.hint ?? "", t("Give up"), { danger: true })) await table.send({ do: "concede" });
  };
  return (
    <div class="basket trouble" data-topic="debt">
      <p>{t("There is no hurry: the game waits for you. You owe {sum} and have {cash}; your shares are marked {marked}.", { sum: money(sum), cash: maybe(own.cash), marked: money(marked(table.sheet, own.shares)) })}</p>
      <ul class="debts">
        {mine.map((debt, at) => <li key={at}><Icon name="debt" /> {t("{amount} to {name}", { amount: money(debt.amount), name: partyName(table, debt.payee) })} <small>{whyPaid(table, debt.why, debt.what)}</small></li>)}
      </ul>
      <p>{t("As soon as you have the cash, the debt is paid and the turn goes on. Ways to get there:")}</p>
      <div class="row">
        <Button kind="main" icon="offer" disabled={!may(table, "deal")} onClick={() => (pointing.part.value = "deal")}>{t("Sell shares to another player")}</Button>
        <Button icon="trust" disabled={!may(table, "pool")} onClick={() => (pointing.part.value = "pool")}>{t("Form a syndicate")}</Button>
        <Button kind="danger" onClick={() => void give()}>{t("Give up")}</Button>
      </div>
    </div>
  );
}

export function Claims({ table }: { table: SharesTable }) {
  const view = table.view.value;
  const party = partyOf(view, table.seat.value);
  const mine = claimsOf(view).filter((claim) => claim.payee === party);
  if (mine.length === 0 || !may(table, "claim")) return null;
  return (
    <div class="offer to-me" data-topic="claim">
      <p class="offer-line">
        <b>{t("You may claim royalties")}</b>
        {mine.map((claim, at) => <span key={at}>{t("{amount} from {name}", { amount: money(claim.amount), name: partyName(table, claim.payer) })} <small>{whyPaid(table, claim.why, claim.what)}</small></span>)}
      </p>
      <p class="muted">{t("Only until the turn of {name} ends.", { name: partyName(table, view.turn) })}</p>
      <div class="row"><Button kind="main" hotkey="q" busy={table.busy.value} onClick={() => void table.send({ do: "claim" })}>{t("Claim")}</Button></div>
    </div>
  );
}

/** SYND-6: what a member of one's own syndicate would do. */
export function Joint({ table }: { table: SharesTable }) {
  const proposal = table.view.value.proposal as Shares.Action | null;
  const asked = may(table, "agree");
  const tried = useTry(table, asked ? [{ do: "agree" }] : null);
  if (!proposal) return null;
  return (
    <div class="offer to-me" data-topic="syndicate">
      <p class="offer-line"><b>{t("Your syndicate decides together")}</b></p>
      {asked ? <Clauses tried={tried} /> : <p class="muted">{t("Waiting for the other members.")}</p>}
      {asked && (
        <div class="row">
          <Button kind="main" hotkey="y" busy={table.busy.value} onClick={() => void table.send({ do: "agree" })}>{t("Agree")}</Button>
          <Button hotkey="x" busy={table.busy.value} onClick={() => void table.send({ do: "object" })}>{t("Object")}</Button>
        </div>
      )}
    </div>
  );
}
