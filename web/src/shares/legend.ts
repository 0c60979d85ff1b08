// The signs on the table, each with its topic of the help: first the card of a player, then shares, then squares.

import type { LegendLine } from "../table/contract.ts";

export const LEGEND: readonly LegendLine[] = [
  { mark: "£", topic: "cash" },
  { icons: ["joker"], topic: "joker" },
  { icons: ["tour"], topic: "tours" },
  { mark: "+£0.3m", topic: "income" },
  { icons: ["note"], topic: "held" },
  { icons: ["trust", "crown"], topic: "trust" },
  { mark: "20% / 30%", topic: "reach" },
  { icons: ["lock"], topic: "blocking" },
  { icons: ["eye"], topic: "odds" },
  { icons: ["debt"], topic: "debt" },
  { mark: "▬", topic: "due" },
  { icons: ["flag"], topic: "square.start" },
  { icons: ["country"], topic: "square.country" },
  { icons: ["continent"], topic: "square.continent" },
  { icons: ["world"], topic: "square.world" },
  { icons: ["auction"], topic: "square.auction" },
  { icons: ["telex"], topic: "square.telex" },
  { icons: ["bonus"], topic: "square.bonus" },
];
