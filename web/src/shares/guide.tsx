// The guide for a first game.

import { t } from "../i18n.ts";
import { GuideCard } from "../table/guide.tsx";
import { may } from "../table/preview.ts";
import { type SharesTable, standsOn } from "./table.ts";

/** Which page of the guide the moment calls for. */
function topicOf(table: SharesTable): string {
  if (may(table, "agree")) return "shares.agree";
  if (may(table, "concede")) return "shares.debt";
  if (may(table, "claim")) return "shares.claim";
  if (may(table, "decline")) return "shares.offer";
  for (const kind of ["roll", "lots", "bid", "seal"] as const)
    if (may(table, kind)) return kind === "seal" ? "shares.bid" : `shares.${kind}`;
  if (may(table, "end"))
    return table.view.value.moment === "buy"
      ? standsOnChoice(table)
        ? "shares.choice"
        : "shares.buy"
      : table.view.value.moment === "take"
        ? "shares.take"
        : "shares.end";
  return may(table, "declare") ? "shares.declare" : "shares.wait";
}

function standsOnChoice(table: SharesTable): boolean {
  const { players, turn } = table.view.value;
  return table.sheet.squares[standsOn(table.sheet, players[turn])]?.kind !== "country";
}

function page(topic: string): [title: string, text: string] {
  switch (topic) {
    case "shares.roll":
      return [
        t("Welcome to the world tour"),
        t(
          "Collect shares of one product: from 30% of world output on, everyone who lands on its card pays " +
            "you. Roll, move, buy where you land. Whoever cannot pay is out, and the last one left wins.",
        ),
      ];
    case "shares.buy":
      return [
        t("Buy where you stand"),
        t(
          "Up to six shares of this tray, once a landing. It pays to come to 30, 50, 70 or 90% of a product; a " +
            "share also keeps others from getting there.",
        ),
      ];
    case "shares.choice":
      return [
        t("A choice"),
        t("Here you may buy from many trays at once, but only shares of products you held when you landed."),
      ];
    case "shares.claim":
      return [
        t("Royalties to claim"),
        t("Someone has landed on a product of yours. Claim before their turn ends, or the money is lost."),
      ];
    case "shares.offer":
      return [
        t("An offer to you"),
        t(
          "Below it you see what it would change for both of you. Accept, decline, or change it and make a " +
            "counter-offer.",
        ),
      ];
    case "shares.take":
      return [t("A joker"), t("It saves you from an auction when you land on one. You can also just end the turn.")];
    case "shares.lots":
      return [
        t("An auction"),
        t(
          "You must put up shares for as many as the red die shows. The others bid; what nobody wants goes " +
            "back to the trays for half its price.",
        ),
      ];
    case "shares.bid":
      return [
        t("Bidding"),
        t("Bid more than the last bid, or drop out for this lot. A lot begins at half its marked price."),
      ];
    case "shares.agree":
      return [
        t("Your syndicate"),
        t("Members share all they have, and each is asked before one of them deals for all. One objection is enough."),
      ];
    case "shares.declare":
      return [
        t("A debtor"),
        t("Who cannot pay may still sell shares or join a syndicate. If nothing comes of it, a creditor ends it."),
      ];
    case "shares.end":
      return [t("End of your turn"), t("Before you end it you may still offer deals. Then the next player rolls.")];
    case "shares.wait":
      return [
        t("The others play"),
        t("Whoever lands on a product of yours pays you. You may offer deals meanwhile, and look at any card."),
      ];
    default:
      return [t("Out of cash"), t("Sell shares in a deal, or form a syndicate. Only when nothing helps, give up.")];
  }
}

export function Guide({ table }: { table: SharesTable }) {
  const topic = topicOf(table);
  const [title, text] = page(topic);
  return <GuideCard topic={topic} title={title} text={text} />;
}
