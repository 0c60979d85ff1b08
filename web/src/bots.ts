// The bots a game offers: which one a newcomer meets, and what it is called.

import type { Api } from "./protocol.ts";
import { levelName } from "./words.ts";

const LEVEL = "merchant"; // a worthy first opponent, where the game has it
const ANY = "clerk";

/** One of several, by chance; for taste only, never for the game. */
export function any(things: readonly string[]): string {
  return things[Math.floor(Math.random() * things.length)] ?? "";
}

/** What the sentences call a bot: its nation, or its level with a number. */
export function botName(level: string, nation: string, at: number, info: Api.GameSeen | undefined): string {
  return nation ? (info?.words[nation] ?? "") : `${levelName(level)} ${at}`;
}

/** A level a newcomer can enjoy: the one chosen last, else a plain one. */
export function fairLevel(bots: readonly string[] | undefined, chosen: string): string {
  if (chosen && (!bots || bots.includes(chosen))) return chosen;
  if (!bots) return ANY;
  return bots.includes(ANY) ? ANY : bots.includes(LEVEL) ? LEVEL : (bots.at(-1) ?? ANY);
}
