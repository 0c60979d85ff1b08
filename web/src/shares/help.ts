// Help by topic: a sentence and its paragraph of the rules.

import { t } from "../i18n.ts";

type HelpText = { text: string; rule: string };

export function help(topic: string): HelpText | null {
  switch (topic) {
    case "board":
      return {
        text: t(
          "Two linked circuits, 64 steps round: squares 1 to 35, the junction, squares 37 to 63, and the " +
            "junction again.",
        ),
        rule: "TOUR-1",
      };
    case "square.start":
      return {
        text: t("Pieces leave Start once and never come back. No money is paid for a tour."),
        rule: "TOUR-1",
      };
    case "square.country":
      return {
        text: t(
          "A player who lands here pays the royalties of the card, then may buy up to six shares of this " + "tray.",
        ),
        rule: "BUY-1",
      };
    case "square.continent":
      return {
        text: t(
          "A choice of continent sells shares of the whole continent, after a complete tour and only of " +
            "products already held.",
        ),
        rule: "CHOICE-1",
      };
    case "square.world":
      return {
        text: t("A world choice sells from any tray, after a complete tour and only of products already held."),
        rule: "CHOICE-1",
      };
    case "square.auction":
    case "lots":
    case "moment.lots":
      return {
        text: t(
          "After a complete tour you must put up as many shares here as the red die shows, unless you " +
            "give up a joker.",
        ),
        rule: "LOT-1",
      };
    case "square.telex":
      return { text: t("The top telex is drawn and carried out: it brings or costs money."), rule: "TELEX-1" };
    case "square.bonus":
      return {
        text: t("The bank pays half a million for each spot of the dice; then the royalties of the card are due."),
        rule: "ROLL-2",
      };
    case "square.joker":
    case "joker":
    case "moment.take":
      return {
        text: t("A joker costs three million and cancels one auction. Jokers are never traded."),
        rule: "JOKER-1",
      };
    case "auction":
    case "moment.bid":
      return {
        text: t(
          "The others bid in turn, from half the marked price on. The last one in takes the lot and pays the vendor.",
        ),
        rule: "BID-2",
      };
    case "buy":
    case "moment.buy":
      return { text: t("Up to six shares of the tray, once a landing, paid in full at once."), rule: "BUY-1" };
    case "seal":
      return {
        text: t(
          "Everyone names once, in secret, the most they would pay; the lot goes as if they had bid up " +
            "to that in the smallest steps.",
        ),
        rule: "BID-5",
      };
    case "odds":
      return {
        text: t(
          "Both dice move the piece: seven is the likeliest total, two and twelve the rarest. For " +
            "several rolls it is the chance that at least one of them lands there.",
        ),
        rule: "TURN-10",
      };
    case "blocking":
      return {
        text: t(
          "Six shares make up a product. A share you hold is one that nobody else can add to a tier or a monopoly.",
        ),
        rule: "ROYALTY-2",
      };
    case "roll":
    case "moment.roll":
      return {
        text: t(
          "Both dice move the piece. A double costs a million for each spot of one die and gives no second turn.",
        ),
        rule: "ROLL-3",
      };
    case "royalties":
      return {
        text: t(
          "A player who lands on a product’s card pays each holder of 30% or more, by the tier reached: " +
            "30, 50, 70 or 90%.",
        ),
        rule: "ROYALTY-2",
      };
    case "due":
      return {
        text: t("Below the product of a square: who is paid there, in the colours of the players."),
        rule: "ROYALTY-2",
      };
    case "income":
      return {
        text: t("What the royalties bring in a round of the others, on average."),
        rule: "ROYALTY-2",
      };
    case "held":
      return { text: t("So many shares are held. A press shows their products."), rule: "SEEN-1" };
    case "reach":
      return {
        text: t(
          "Beside a share for sale: the part of the product that you would hold with it, and the part from which " +
            "royalties begin or rise.",
        ),
        rule: "ROYALTY-2",
      };
    case "trust":
      return {
        text: t(
          "Four or five shares of a product are a trust, six a monopoly, which changes hands whole or not at all.",
        ),
        rule: "DEAL-5",
      };
    case "trays":
      return {
        text: t(
          "Shares lie in 29 trays, one for each country or region, until a player who stands there buys " + "them.",
        ),
        rule: "START-2",
      };
    case "tours":
      return {
        text: t(
          "A tour is complete when the piece goes from step 64 to step 1. Choices and auctions count only " +
            "after the first.",
        ),
        rule: "TOUR-2",
      };
    case "cash":
      return { text: t("Everyone sees shares and jokers; cash is hidden."), rule: "SEEN-1" };
    case "deal":
      return {
        text: t("At any time but during an auction parties may deal with each other: shares and cash both ways."),
        rule: "DEAL-1",
      };
    case "syndicate":
      return {
        text: t(
          "Two or more parties may pool everything for ever; the bank takes half the marked price of their shares.",
        ),
        rule: "SYND-1",
      };
    case "debt":
    case "moment.settle":
      return {
        text: t(
          "A player who cannot pay may first deal or form a syndicate, and pays when able. Having no cash is " +
            "not bankruptcy.",
        ),
        rule: "DEBT-2",
      };
    case "claim":
    case "moment.rest":
      return { text: t("Royalties not claimed before the turn ends are lost."), rule: "ROYALTY-3" };
    case "end":
      return {
        text: t(
          "The last party left wins; with a last turn agreed on, the richest in cash and half the price of its shares.",
        ),
        rule: "LAST-2",
      };
    default:
      return null;
  }
}
