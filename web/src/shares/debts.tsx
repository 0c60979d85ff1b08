// Debts and claims: what must be settled before the turn goes on.

import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { BotClock } from "../table/botclock.tsx";
import { sentences } from "../table/clauses.tsx";
import { may, useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { Clock } from "../ui/clock.tsx";
import { confirm } from "../ui/dialog.tsx";
import { Figure } from "../ui/figure.tsx";
import { Icon } from "../ui/icon.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { SeatClock } from "./clocks.tsx";
import { marked, parties, partyOf } from "./holdings.ts";
import { maybe, money } from "./money.ts";
import { partyName, toParty, whyPaid, word } from "./names.ts";
import { EMPTY, pointingOf } from "./pointing.ts";
import { eventsOf, isBot, type SharesTable } from "./table.ts";

/** A debt that cannot be paid yet, with every way out; `plain` without the forms for them. */
export function Debts({ table, plain }: { table: SharesTable; plain?: boolean }) {
  const pointing = pointingOf(table);
  const view = table.view.value;
  const party = partyOf(view, table.seat.value);
  const mine = view.debts.filter((debt) => debt.payer === party);
  const open = may(table, "concede");
  const tried = useTry(table, open ? [{ do: "concede" }] : null);
  if (!open) return null;
  const own = view.players[party!]!;
  const sum = mine.reduce((all, debt) => all + debt.amount, 0);
  const give = async () => {
    if (await confirm(t("Give up?"), sentences(tried?.hint), t("Give up"), { danger: true }))
      await table.send({ do: "concede" });
  };
  const missing = Math.max(0, sum - (own.cash ?? 0));
  const sell = () => {
    pointing.draft.value = { ...EMPTY, to: parties(view).filter((other) => other !== party), take: missing };
    pointing.part.value = "deal";
  };
  const timed = table.state.value.seats[table.seat.value!]?.left != null;
  return (
    <div class="basket trouble" data-topic="debt">
      <dl class="figures">
        <Figure name={t("You owe")}>{money(sum)}</Figure>
        <Figure name={word(table, "cash")}>{maybe(own.cash)}</Figure>
        <Figure name={t("Missing")} class="short">
          {money(missing)}
        </Figure>
        <Figure name={t("Marked price of your shares")}>{money(marked(table.sheet, own.shares))}</Figure>
      </dl>
      <MoreList class="debts">
        {mine.map((debt, at) => (
          <li key={at} class="debt">
            <Icon name="debt" />
            <span>
              {`${money(debt.amount)} ${toParty(table, debt.payee)}`}{" "}
              <small>{whyPaid(table, debt.why, debt.what)}</small>
            </span>
          </li>
        ))}
        <li>
          <b>{t("Sell shares")}</b>: {t("To one player or several at once, at any price you agree on.")}
        </li>
        <li>
          <b>{t("Form a syndicate")}</b>: {t("Your debts become its debts; those between its members lapse.")}
        </li>
        <li>
          <b>{t("Give up")}</b>: {tried?.hint}
        </li>
        <li class="muted">
          {timed ? (
            <>
              <SeatClock table={table} seat={table.seat.value!} />{" "}
              {t("Your clock is running; when it runs out, a bot makes one move for you.")}
            </>
          ) : (
            t("No clock is running.")
          )}{" "}
          {t("As soon as you have the cash, the debt is paid and the turn goes on.")}{" "}
          {mine.some((debt) => debt.notice)
            ? t("You were given notice: the next creditor who declares you bankrupt need not wait for any answer.")
            : t(
                "A creditor may declare you bankrupt; while an offer may still help you, you are given notice first.",
              )}{" "}
          <small>DEBT-5</small>
        </li>
      </MoreList>
      <div class="row foot">
        {!plain && (
          <>
            <Button kind="main" icon="offer" disabled={!may(table, "deal")} onClick={sell}>
              {t("Sell shares")}
            </Button>
            <Button
              icon="trust"
              why={may(table, "pool") ? undefined : noPool(view)}
              onClick={() => (pointing.part.value = "pool")}
            >
              {t("Form a syndicate")}
            </Button>
          </>
        )}
        <Button kind="danger" onClick={() => void give()}>
          {t("Give up")}
        </Button>
      </div>
    </div>
  );
}

/** When the last notice of bankruptcy was given, by the server's time. */
function noticed(table: SharesTable): number | undefined {
  return table.news.value.findLast((news) => eventsOf(news).some((event) => event.event === "notice_given"))?.at;
}

/** DEBT-5: a debtor whom a creditor may declare bankrupt, or give notice while something may still help. */
export function Insolvent({ table }: { table: SharesTable }) {
  const open = may(table, "declare");
  const tried = useTry(table, open ? [{ do: "declare" }] : null);
  const { debts, only_notice } = table.view.value;
  const debt = debts[0];
  if (!open || !debt) return null;
  const name = partyName(table, debt.payer);
  const since = debt.notice ? noticed(table) : undefined;
  const declare = async () => {
    if (only_notice) {
      await table.send({ do: "declare" });
      return;
    }
    if (
      await confirm(t("Declare {name} bankrupt?", { name }), sentences(tried?.hint), t("Declare bankrupt"), {
        danger: true,
      })
    )
      await table.send({ do: "declare" });
  };
  return (
    <div class="offer" data-topic="debt">
      <p class="offer-line">
        <b>{t("{name} cannot pay", { name })}</b> <small>DEBT-5</small>
      </p>
      <p class="muted">
        {debt.notice
          ? t("{name} was given notice. Those who were asked have time to answer; then you need not wait.", { name })
          : t("Give {name} time for a deal or a syndicate. If nothing comes of it, you need not wait for ever.", {
              name,
            })}{" "}
        {since !== undefined && <Clock left={table.patience.value} running at={since} ahead={table.ahead.value} />}
      </p>
      <div class="row">
        <Button kind={only_notice ? undefined : "danger"} busy={table.busy.value} onClick={() => void declare()}>
          {only_notice ? t("Give notice of bankruptcy") : t("Declare bankrupt")}
        </Button>{" "}
        {only_notice && <small>{tried?.hint}</small>}
      </div>
    </div>
  );
}

export function Claims({ table }: { table: SharesTable }) {
  const view = table.view.value;
  const party = partyOf(view, table.seat.value);
  const mine = view.claims.filter((claim) => claim.payee === party);
  if (mine.length === 0 || !may(table, "claim")) return null;
  const since =
    table.news.value.findLast((news) =>
      eventsOf(news).some((event) => event.event === "claimable" && event.seat === party),
    )?.at ?? table.state.value.time;
  return (
    <div class="offer to-me claim" data-topic="claim">
      <p class="offer-line">
        <b>{t("You may claim royalties")}</b>
        {mine.map((claim, at) => (
          <span key={at}>
            {t("{amount} from {name}", { amount: money(claim.amount), name: partyName(table, claim.payer) })}{" "}
            <small>{whyPaid(table, claim.why, claim.what)}</small>
          </span>
        ))}
      </p>
      <p class="muted">
        {t("Only until the turn of {name} ends.", { name: partyName(table, view.turn) })} <small>ROYALTY-3</small>{" "}
        <BotClock table={table} party={view.turn} at={since} />{" "}
        {!isBot(table, view.turn) && <SeatClock table={table} seat={view.turn} />}
      </p>
      <div class="row">
        <Button kind="main" hotkey="q" busy={table.busy.value} onClick={() => void table.send({ do: "claim" })}>
          {t("Claim")}
        </Button>
      </div>
    </div>
  );
}

/** Why no syndicate can be proposed now. */
function noPool(view: Shares.View): string {
  const left = new Set(view.players.map((player) => player.party).filter((party) => party !== null));
  return left.size > 2
    ? t("No syndicate is formed while a lot is under the hammer. (SYND-1)")
    : t("With two parties left there is no syndicate. (SYND-4)");
}
