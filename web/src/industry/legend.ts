// The signs on the table, each with its topic of the help: first the card of a nation, then the rest.

import type { LegendLine } from "../table/contract.ts";

export const LEGEND: readonly LegendLine[] = [
  { mark: "20 › 28", topic: "points" },
  { icons: ["food", "energy", "labor", "ore", "capital"], topic: "cubes" },
  { icons: ["money"], topic: "money" },
  { icons: ["note"], topic: "notes" },
  { icons: ["tile"], topic: "tiles" },
  { icons: ["flag", "stack"], topic: "end" },
  { icons: ["star"], topic: "first" },
  { mark: "+51", topic: "income" },
  { icons: ["swap"], topic: "barter" },
  { icons: ["pencil"], topic: "plan" },
  { icons: ["next"], topic: "skip" },
  { mark: "◐ ●", topic: "board" },
  { icons: ["wheel"], topic: "centre" },
  { icons: ["food"], topic: "tile.farm" },
  { icons: ["energy"], topic: "tile.generator" },
  { icons: ["labor"], topic: "tile.academy" },
  { icons: ["ore"], topic: "tile.mine" },
  { icons: ["capital"], topic: "tile.factory" },
  { icons: ["money"], topic: "tile.bank" },
  { icons: ["cog"], topic: "automate" },
];
