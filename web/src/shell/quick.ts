// The table behind "Play now": oneself against bots, and nothing to choose.

import type { Api } from "../protocol.ts";
import { settings } from "../settings.ts";
import { levelName } from "../words.ts";

const EDITIONS: Record<string, string> = { industry: "second", shares: "classic" };
const LEVEL = "merchant"; // a worthy first opponent, where the game has it
const ANY = "clerk";

/** One of several, by chance; for taste only, never for the game. */
export function any(things: readonly string[]): string {
  return things[Math.floor(Math.random() * things.length)] ?? "";
}

/** What the sentences call a bot: its nation, or its level with a number. */
export function botName(level: string, nation: string, at: number, seen: Api.GameSeen | undefined): string {
  return nation ? (seen?.words[nation] ?? "") : `${levelName(level)} ${at}`;
}

/** A level a newcomer can enjoy: the one chosen last, else a plain one. */
export function fairLevel(bots: readonly string[] | undefined, chosen: string): string {
  if (chosen && (!bots || bots.includes(chosen))) return chosen;
  if (!bots) return ANY;
  return bots.includes(ANY) ? ANY : bots.includes(LEVEL) ? LEVEL : (bots.at(-1) ?? ANY);
}

export function quickTable(game: string, seen: Api.GameSeen | undefined): Api.NewTable {
  const { bot, nation, players: wanted } = settings.value;
  const edition = EDITIONS[game] ?? Object.keys(seen?.facts.editions ?? {})[0] ?? "";
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
