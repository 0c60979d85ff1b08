// The guide for a first game: one card for each phase.

import { t } from "../i18n.ts";
import { GuideCard } from "../table/guide.tsx";
import type { IndustryTable } from "./table.ts";

/** Which page of the guide the moment calls for. */
function topicOf(table: IndustryTable): string | null {
  const { phase } = table.view.value;
  if (phase === "draft") return table.legal.value && table.view.value.placing ? "place" : "draft";
  return ["trade", "develop", "produce", "closing"].includes(phase) ? phase : null;
}

function page(topic: string): [title: string, text: string] {
  switch (topic) {
    case "draft":
      return [
        t("Welcome! First, a package"),
        t(
          "A package brings your first tiles and cubes: farms feed everybody, generators drive everything, and what " +
            "the others make, new tiles cost. Each round you trade, develop and produce. When somebody has no flags " +
            "left or stacks of tiles run out, the game ends: tiles and money are points, debts cost some.",
        ),
      ];
    case "place":
      return [
        t("Place your first tiles"),
        t(
          "Each whole dot makes one cube a round. Half and third dots become whole where tiles of one kind " +
            "meet: click a hex again to turn the tile.",
        ),
      ];
    case "trade":
      return [
        t("Trade: get what you need"),
        t(
          "Buy food and energy for your blocs and the cubes of your next tile; sell what you can spare. Barter " +
            "is often better for both. Notes bring money now and cost points at the end.",
        ),
      ];
    case "develop":
      return [
        t("Develop: grow"),
        t(
          "One action each in turn: a flag claims a hex, a tile goes on a flag. Every tile is worth points and " +
            "makes things every round. Pass when you are done.",
        ),
      ];
    case "produce":
      return [
        t("Produce: harvest"),
        t(
          "Each bloc takes energy and food and makes one cube for every whole dot; banks make money. A " +
            "plan is proposed; change it as you like.",
        ),
      ];
    default:
      return [
        t("The closing"),
        t(
          "Everything left has been sold. Pay back notes if you can: each costs points. Then pass, and the " +
            "points are counted.",
        ),
      ];
  }
}

export function Guide({ table }: { table: IndustryTable }) {
  const topic = topicOf(table);
  if (topic === null) return null;
  const [title, text] = page(topic);
  return <GuideCard topic={topic} title={title} text={text} />;
}
