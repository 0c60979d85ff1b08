// The bots a game offers: which one a newcomer meets, and what it is called.

import type { Api } from "./protocol.ts";
import { levelName } from "./words.ts";

const LEVEL = "merchant"; // a worthy first opponent, where the game has it
const ANY = "clerk";

/** A random one of several, for looks only, never for the game. */
export function any(things: readonly string[]): string {
  return things[Math.floor(Math.random() * things.length)] ?? "";
}

/** The name of a bot in the log: its nation, or its level with a number. */
export function botName(level: string, nation: string, at: number, info: Api.GameSeen | undefined): string {
  return nation ? (info?.words[nation] ?? "") : `${levelName(level)} ${at}`;
}

/** The bot level chosen last, else one that suits a newcomer. */
export function fairLevel(bots: readonly string[] | undefined, chosen: string): string {
  if (chosen && (!bots || bots.includes(chosen))) return chosen;
  if (!bots) return ANY;
  return bots.includes(ANY) ? ANY : bots.includes(LEVEL) ? LEVEL : (bots.at(-1) ?? ANY);
}
