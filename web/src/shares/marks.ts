// What an advised action looks like on the table: the square that sells, and arrows between those who deal.

import { t, tn } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import type { Mark } from "../table/advice/marks.ts";
import { partyOf } from "./holdings.ts";
import { money } from "./money.ts";
import { sideLine, word } from "./names.ts";
import type { SharesTable } from "./table.ts";

const LONGEST = 34; // letters on an arrow

export function marks(table: SharesTable, action: Shares.Action, seat: number): readonly Mark[] {
  const party = partyOf(table.view.value, seat) ?? seat;
  const own = (text: string): readonly Mark[] => [{ kind: "tag", at: `piece/${party}`, text }];
  switch (action.do) {
    case "roll":
      return own(t("Roll"));
    case "buy":
      return own(action.shares.length === 1 ? word(table, action.shares[0]!) : counted(action.shares.length));
    case "joker":
      return own(word(table, "joker"));
    case "bid":
      return [{ kind: "tag", at: `seat/${party}`, text: money(action.amount) }];
    case "seal":
      return [{ kind: "tag", at: `seat/${party}`, text: money(action.amount) }];
    case "deal":
      return exchanged(table, party, action.to, action.give, action.get);
    case "accept": {
      const offer = table.view.value.offers.find((open) => open.offer === action.offer);
      const deal = offer?.action;
      return offer && deal?.do === "deal" ? exchanged(table, party, offer.seat, deal.get, deal.give) : [];
    }
    case "decline": {
      const offer = table.view.value.offers.find((open) => open.offer === action.offer);
      return offer ? [{ kind: "tag", at: `seat/${offer.seat}`, text: t("no") }] : [];
    }
    case "pool":
      return action.with.map((other) => ({ kind: "arrow", from: `seat/${party}`, to: `seat/${other}`, text: "" }));
    default:
      return [];
  }
}

function exchanged(table: SharesTable, party: number, to: number, give: Shares.Side, get: Shares.Side): Mark[] {
  const other = partyOf(table.view.value, to) ?? to;
  const arrows: Mark[] = [];
  const full = (side: Shares.Side) => (side.shares?.length ?? 0) > 0 || (side.cash ?? 0) > 0;
  if (full(give))
    arrows.push({ kind: "arrow", from: `seat/${party}`, to: `seat/${other}`, text: short(sideLine(table, give)) });
  if (full(get))
    arrows.push({ kind: "arrow", from: `seat/${other}`, to: `seat/${party}`, text: short(sideLine(table, get)) });
  return arrows;
}

function counted(n: number): string {
  return tn("{n} share", "{n} shares", n);
}

function short(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
