// The table of "Play now": one person against bots, with the usual settings.

import { any, botName, fairLevel } from "../bots.ts";
import { api } from "../net/api.ts";
import { fetchGames } from "../net/games.ts";
import type { Api } from "../protocol.ts";
import { go } from "../router.ts";
import { lastTable, settings } from "../settings.ts";

/** Starts it and goes there. */
export async function playNow(game: string): Promise<void> {
  go(`/tables/${(await api.create(quickTable(game, (await fetchGames())[game]))).id}`);
}

export function quickTable(game: string, info: Api.GameSeen | undefined): Api.NewTable {
  const { nation } = settings.value;
  const { bot, players: wanted } = lastTable(game);
  const edition = info?.edition ?? "";
  const [least, most] = info?.facts.editions[edition] ?? [3, 6];
  const players = Math.max(least, Math.min(most, wanted));
  const level = fairLevel(info?.bots, bot);
  const nations = [...(info?.nations ?? [])];
  const own = nations.includes(nation) ? nation : any(nations);
  const others = nations.filter((nation) => nation !== own);
  const seats: Api.Chair[] = [{ who: "me", nation: own }];
  for (let at = 1; at < players; at++) {
    const home = others[at - 1] ?? "";
    seats.push({ who: "bot", bot: level, nation: home, name: botName(level, home, at, info) });
  }
  return { setup: { game, edition, players, public: false }, seats, start: true };
}
