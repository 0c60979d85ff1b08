// The bots a game offers: which one a newcomer meets, and what it is called.

import type { Api } from "./protocol.ts";
import { levelName } from "./words.ts";

const FIRST = "apprentice"; // a fair first opponent

/** A random one of several, for looks only, never for the game. */
export function any(things: readonly string[]): string {
  return things[Math.floor(Math.random() * things.length)] ?? "";
}

/** The name of a bot in the log: its nation, or its level with a number. */
export function botName(level: string, nation: string, at: number, info: Api.GameInfo | undefined): string {
  return nation ? (info?.words[nation] ?? "") : `${levelName(level)} ${at}`;
}

/** A name, in the language where the server has made it of the level of a bot: “Random 2”. */
export function shownName(name: string, bot = ""): string {
  const [level = ""] = bot.split(":");
  const made = level && level[0]!.toUpperCase() + level.slice(1);
  return made && name.startsWith(made) ? levelName(level) + name.slice(made.length) : name;
}

/** The bot level chosen last, else one that suits a newcomer. */
export function fairLevel(bots: readonly string[] | undefined, chosen: string): string {
  if (!bots) return chosen || FIRST;
  if (bots.includes(chosen)) return chosen;
  return bots.includes(FIRST) ? FIRST : (bots[0] ?? FIRST);
}

/** A level with its rating, for a list to choose from. */
export function levelChoice(bot: string, info: Api.GameInfo | undefined): string {
  const rating = info?.ratings[bot];
  return rating ? `${levelName(bot)} · ${rating}` : levelName(bot);
}

/** What "Play" offers after these games, the newest first: one level up after a win, one down after two games that
 * ended in the lower half. Nothing where no game against bots counts. */
export function nextLevel(bots: readonly string[], tables: readonly Api.TableInfo[], me: string): string {
  const ladder = bots.filter((bot) => !bot.includes("-"));
  const played = tables.map((table) => standing(ladder, table, me)).filter((game) => game !== null);
  const [last, before] = played;
  if (!last) return "";
  const lost = (game: Standing | undefined) => game !== undefined && game.level === last.level && game.low;
  const step = last.won ? 1 : lost(last) && lost(before) ? -1 : 0;
  return ladder[Math.max(0, Math.min(ladder.length - 1, last.level + step))] ?? "";
}

type Standing = { level: number; won: boolean; low: boolean };

/** How a game against bots of the ladder ended for a person, and the place of the strongest of them on the ladder. */
function standing(ladder: readonly string[], table: Api.TableInfo, me: string): Standing | null {
  const { setup, seats, result } = table;
  if (!result || setup.branch_of || setup.puzzle || setup.imported || setup.lesson) return null;
  const own = seats.flatMap((seat, at) => (seat.player === me && !seat.bot ? [at] : []));
  const others = seats.filter((seat) => seat.player !== me);
  const [seat] = own;
  if (seat === undefined || own.length > 1 || others.some((other) => !other.bot)) return null;
  const level = Math.max(...others.map((other) => ladder.indexOf((other.bot ?? "").replace(/[-:].*/, ""))));
  if (level < 0) return null;
  const won = result.winners.includes(seat);
  return { level, won, low: !won && (result.ranks?.[seat] ?? 0) >= seats.length / 2 };
}
