// The table of each game, fetched when somebody sits down at one.

import type { GameName } from "../games.ts";
import type { GameModule } from "./contract.ts";

export const MODULES: Record<GameName, () => Promise<{ default: GameModule }>> = {
  industry: () => import("../industry/index.tsx"),
  shares: () => import("../shares/index.tsx"),
};
