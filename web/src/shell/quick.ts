// The table behind "Play now": oneself against bots, and nothing to choose.

import { any, botName, fairLevel } from "../bots.ts";
import type { Api } from "../protocol.ts";
import { settings } from "../settings.ts";

export function quickTable(game: string, seen: Api.GameSeen | undefined): Api.NewTable {
  const { bot, nation, players: wanted } = settings.value;
  const edition = seen?.edition ?? "";
  const [least, most] = seen?.facts.editions[edition] ?? [3, 6];
  const players = Math.max(least, Math.min(most, wanted));
  const level = fairLevel(seen?.bots, bot);
  const nations = [...(seen?.nations ?? [])];
  const own = nations.includes(nation) ? nation : any(nations);
  const others = nations.filter((one) => one !== own);
  const seats: Api.Chair[] = [{ who: "me", nation: own }];
  for (let at = 1; at < players; at++) {
    const home = others[at - 1] ?? "";
    seats.push({ who: "bot", bot: level, nation: home, name: botName(level, home, at, seen) });
  }
  return { setup: { game, edition, players, public: false }, seats, start: true };
}
