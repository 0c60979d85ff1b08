// The table of "Play now": one person against bots, with the usual settings.

import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { myId } from "../account/me.ts";
import { any, botName, fairLevel, nextLevel } from "../bots.ts";
import { api } from "../net/api.ts";
import { fetchGames } from "../net/games.ts";
import type { Api } from "../protocol.ts";
import { go } from "../router.ts";
import { key, lastTable, settings } from "../settings.ts";

const RECENT = 12; // games of one's own that count for the level

const beginning = signal(false);

/** Starts it and goes there. */
export async function playNow(game: string): Promise<void> {
  beginning.value = true;
  try {
    const [games, played] = await Promise.all([fetchGames(), recentGames(game)]);
    go(`/tables/${(await api.create(quickTable(game, games[game], played))).id}`);
  } finally {
    beginning.value = false;
  }
}

/** Stays as it was while a game begins: nothing more is fetched for a page that is about to be left. */
export function useSteady<Value>(value: Value): Value {
  const held = useRef(value);
  if (!beginning.value) held.current = value;
  return held.current;
}

/** The person's last finished games of this kind, the newest first. */
export async function recentGames(game: string): Promise<readonly Api.TableInfo[]> {
  if (key.peek() === "") return [];
  return (await api.tables({ mine: "yes", status: "over", game, limit: RECENT })).tables;
}

/** With the level that suits the results of those games; without any, the one chosen last. */
export function quickTable(
  game: string,
  info: Api.GameInfo | undefined,
  played: readonly Api.TableInfo[] = [],
): Api.NewTable {
  const { nation } = settings.value;
  const { bot, players: wanted } = lastTable(game);
  const edition = info?.edition ?? "";
  const [least, most] = info?.facts.editions[edition] ?? [3, 6];
  const players = Math.max(least, Math.min(most, wanted));
  const level = fairLevel(info?.bots, nextLevel(info?.bots ?? [], played, myId.value) || bot);
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
