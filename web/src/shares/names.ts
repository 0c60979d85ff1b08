// What things are called: squares, shares, the reasons of payments.

import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { listing } from "../ui/listing.ts";
import { allStakes, members } from "./holdings.ts";
import { money } from "./money.ts";
import { BANK, type SharesTable } from "./table.ts";

export function word(table: SharesTable, name: string): string {
  return table.words.value[name] ?? name;
}

/** The word as it stands inside a sentence. */
export function inner(table: SharesTable, name: string): string {
  const text = word(table, name);
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

/** What stands on a square. */
export function squareName(table: SharesTable, square: number): string {
  const { kind, of } = table.sheet.squares[square]!;
  return word(table, of || kind);
}

/** What a square is, in full: a choice says what it leaves out. */
export function squareLine(table: SharesTable, square: number): string {
  const { kind, of } = table.sheet.squares[square]!;
  if (kind === "continent") return word(table, `choice ${of}`);
  return word(table, of || kind);
}

/** The colour field of a square: its continent, USSR or USA, or plain. */
export function field(sheet: Shares.Sheet, square: number): string {
  const { kind, of } = sheet.squares[square]!;
  if (kind === "continent") return of;
  if (of === "ussr" || of === "usa") return of;
  return sheet.trays.find((tray) => tray.id === of)?.continent ?? "plain";
}

/** `Ada`, or `Ada and Bo` for a syndicate; `the bank`. */
export function partyName(table: SharesTable, party: number): string {
  if (party === BANK) return t("the bank");
  const all = members(table.view.value, party);
  return all.length > 1 ? listing(all.map((seat) => table.name(seat))) : table.name(party);
}

/** The party that gets something: `to Ada`, `to the bank`. */
export function toParty(table: SharesTable, party: number): string {
  return party === BANK ? t("to the bank") : t("to {name}", { name: partyName(table, party) });
}

/** A square for those who listen, and for the tip. */
export function squareTitle(table: SharesTable, view: Shares.View, square: number, here: readonly number[]): string {
  const parts = [`${square} ${squareLine(table, square)}`];
  if (square === table.sheet.junction) parts.push(inner(table, "junction"));
  const good = view.royalties[square];
  if (good) {
    parts.push(t("royalty card: {product}", { product: word(table, good) }));
    const due = (allStakes(table, view)[good] ?? []).filter((stake) => stake.royalty > 0);
    if (due.length)
      parts.push(
        t("pays {whom}", {
          whom: listing(due.map((stake) => `${partyName(table, stake.seat)} ${money(stake.royalty)}`)),
        }),
      );
  }
  if (here.length) parts.push(t("here: {names}", { names: listing(here.map((seat) => partyName(table, seat))) }));
  return parts.join(", ");
}

/** `Oil, USSR` is the name of a share in the words; with its percentage and price it is a line. */
export function shareLine(table: SharesTable, share: Shares.Share): string {
  return t("{share}, {percent}%, {price}", {
    share: word(table, share.id),
    percent: share.percent,
    price: money(share.price),
  });
}

/** What a payment was for. */
export function whyPaid(table: SharesTable, why: string, what: string): string {
  switch (why) {
    case "bonus":
      return t("bonus");
    case "double":
      return t("penalty for a double");
    case "royalty":
      return t("royalty for {product}", { product: inner(table, what) });
    case "telex":
      return t("telex");
    default:
      return what || why;
  }
}

/** One side of a deal in words: `oil from the USSR and £2m`. */
export function sideLine(table: SharesTable, side: Shares.Side): string {
  const parts = (side.shares ?? []).map((id) => word(table, id));
  return listing([...parts, ...(side.cash ? [money(side.cash)] : [])]);
}
