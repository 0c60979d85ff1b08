// Why a square asked nothing of the one who landed there: what was closed, with its rule.

import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { grouped, parties } from "./holdings.ts";
import type { SharesTable } from "./table.ts";

export type Reason = { text: string; rule: string };

/** CHOICE-2, CHOICE-3: whether a choice is closed to a party, and why. */
export function closedChoice(table: SharesTable, party: Shares.Player): Reason | null {
  if (party.tours === 0) return { text: t("Closed to you until you have completed a tour."), rule: "CHOICE-2" };
  if (grouped(table.sheet, party.shares).size === 0)
    return { text: t("You hold no product yet, and a choice sells only what you hold already."), rule: "CHOICE-3" };
  return null;
}

/** After a roll that ended the turn by itself. */
export function closedSquare(table: SharesTable, rolled: Shares.Rolled, after: readonly Shares.Event[]): Reason | null {
  if (!after.some((event) => event.event === "turn")) return null;
  const two = parties(table.view.value).length <= 2;
  switch (table.sheet.squares[rolled.square]?.kind) {
    case "continent":
    case "world":
      return rolled.tours === 0
        ? { text: t("The choice is closed to you until you have completed a tour."), rule: "CHOICE-2" }
        : { text: t("Nothing is left to buy here of the products you hold."), rule: "CHOICE-3" };
    case "auction":
      if (two) return { text: t("With two parties left there are no auctions."), rule: "JOKER-2" };
      return rolled.tours === 0
        ? { text: t("No auction before your first complete tour."), rule: "LOT-1" }
        : { text: t("You have no shares to put up."), rule: "LOT-3" };
    case "joker":
      return two
        ? { text: t("With two parties left jokers are worth nothing."), rule: "JOKER-2" }
        : { text: t("No joker is left."), rule: "JOKER-1" };
    case "country":
      return { text: t("Nothing is left in this tray."), rule: "BUY-2" };
    default:
      return null;
  }
}
