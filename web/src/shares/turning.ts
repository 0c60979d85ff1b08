// Turning points: changes of the lead, the largest payments, syndicates and bankruptcies.

import { t } from "../i18n.ts";
import { listing } from "../ui/listing.ts";
import type { Ledger, Moment, Standing } from "./ledger.ts";
import { money } from "./money.ts";
import { whyPaid, word } from "./names.ts";
import type { SharesTable } from "./table.ts";

export type Turning = { turn: number; step: number; text: string };

const LEADS = 5;
const PAYMENTS = 4;

export function turningPoints(table: SharesTable, ledger: Ledger): Turning[] {
  const points = [
    ...leads(ledger.standings).map(({ turn, step, seat }) => ({
      turn,
      step,
      text: t("{name} takes the lead", { name: table.name(seat) }),
    })),
    ...largest(ledger.moments).map((moment) => ({
      turn: moment.turn + 1,
      step: moment.step,
      text: momentText(table, moment),
    })),
  ];
  return points.filter((point) => point.text).sort((a, b) => a.step - b.step);
}

/** The turns at whose beginning somebody new was richest; the latest few. */
function leads(standings: readonly Standing[]): { turn: number; step: number; seat: number }[] {
  const leads: { turn: number; step: number; seat: number }[] = [];
  let leader = -1;
  for (const { turn, step, worth } of standings) {
    const best = Math.max(...worth);
    const ahead = worth.indexOf(best);
    if (worth.filter((value) => value === best).length > 1 || ahead === leader) continue;
    if (leader >= 0) leads.push({ turn, step, seat: ahead });
    leader = ahead;
  }
  return leads.slice(-LEADS);
}

/** The largest sums between players, and every syndicate and bankruptcy. */
function largest(moments: readonly Moment[]): Moment[] {
  const between = moments.filter(
    ({ event }) => (event.event === "paid" && event.payer >= 0 && event.payee >= 0) || event.event === "lot_sold",
  );
  const most = between.sort((a, b) => b.amount - a.amount).slice(0, PAYMENTS);
  return [...most, ...moments.filter(({ event }) => event.event === "pooled" || event.event === "bankrupt")];
}

function momentText(table: SharesTable, { event, amount }: Moment): string {
  switch (event.event) {
    case "paid":
      return t("{name} pays {other} {amount}: {why}", {
        name: table.name(event.payer),
        other: table.name(event.payee),
        amount: money(amount),
        why: whyPaid(table, event.why, event.what),
      });
    case "lot_sold":
      return t("{name} buys {shares} at auction for {amount}", {
        name: table.name(event.buyer),
        shares: listing(event.shares.map((id) => word(table, id))),
        amount: money(amount),
      });
    case "pooled":
      return t("{names} form a syndicate", { names: listing(event.parties.map((seat) => table.name(seat))) });
    case "bankrupt":
      return t("{name} is bankrupt", { name: table.name(event.seat) });
    default:
      return "";
  }
}
