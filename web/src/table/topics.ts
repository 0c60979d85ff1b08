// What any table has, in a sentence each, for the question mark. No paragraph of the rules stands behind these.

import { t } from "../i18n.ts";

export function frameHelp(topic: string): { text: string; rule: string } | null {
  const text = sentence(topic);
  return text ? { text, rule: "" } : null;
}

function sentence(topic: string): string {
  switch (topic) {
    case "table.seat":
      return t(
        "A player: nation, name, points so far and what they own. A line around the card means that it " +
          "is their turn.",
      );
    case "table.clock":
      return t(
        "The time left. It runs while the table waits for this player; when it is used up, a bot makes that move.",
      );
    case "table.undo":
      return t(
        "Your own last action is taken back at once as long as nobody has acted since; otherwise the others " +
          "are asked. What chance has shown stays.",
      );
    case "table.hint":
      return t("What a bot would do in your place, and why. You decide whether to do it.");
    case "table.history":
      return t("You can go back to every step of the game, share a link to it, and play on from it differently.");
    case "log":
      return t("Everything that happened, in sentences. A click on a line shows the table as it was then.");
    case "table.chat":
      return t("Messages to everyone at the table. Write @ and a name to call someone.");
    case "table.notes":
      return t("Notes to yourself: nobody else can read them, and they wait for you on every device.");
    case "orders":
      return t(
        "A standing order is carried out automatically on your turn as soon as possible, also while you " +
          "are away. You can change or delete it at any time.",
      );
    default:
      return "";
  }
}
