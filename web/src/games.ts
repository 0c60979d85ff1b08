// The games of this client: the one list that every page reads.

import { t, tn } from "./i18n.ts";
import type { Dict } from "./protocol.ts";
import { money } from "./shares/money.ts";

export type Edition = { readonly name: () => string; readonly about: () => string };

export type Game = {
  readonly name: () => string;
  readonly about: () => string;
  /** How long a game takes. */
  readonly length: () => string;
  /** A result as people read it. */
  readonly score: (total: number) => string;
  /** Luck or none, in a few words. */
  readonly feel: () => string;
  readonly editions: Dict<Edition>;
};

const industry: Game = {
  name: () => t("Industry"),
  about: () => t("Build, trade and produce on a shared map, and become the richest nation."),
  length: () => t("about two hours"),
  score: (total) => tn("{n} point", "{n} points", total),
  feel: () => t("no luck once it has begun"),
  editions: {
    first: {
      name: () => t("First edition"),
      about: () => t("As first printed: one cube a trade, loans without interest, a last round of trade."),
    },
    second: {
      name: () => t("Second edition"),
      about: () =>
        t("Faster: up to three cubes a trade, interest on loans, and the market buys what is left at the end."),
    },
    v3: {
      name: () => t("Version 3"),
      about: () => t("The quickest start: one package each, or two each for two players."),
    },
  },
};

const shares: Game = {
  name: () => t("Shares"),
  about: () => t("Tour the world, collect shares of its raw materials, and live off the royalties."),
  length: () => t("about an hour"),
  score: money,
  feel: () => t("dice, deals and auctions"),
  editions: { classic: { name: () => t("Classic"), about: () => t("The world tour of the 1980s.") } },
};

export const GAMES = { industry, shares } as const;
export type GameName = keyof typeof GAMES;
export const NAMES = Object.keys(GAMES) as readonly GameName[];
export const FIRST = NAMES[0]!;

/** The game of this name, if this client has it. */
export function gameOf(name: string): Game | undefined {
  return name in GAMES ? GAMES[name as GameName] : undefined;
}

export function gameName(name: string): string {
  return gameOf(name)?.name() ?? name;
}

export function editionName(game: string, edition: string): string {
  return gameOf(game)?.editions[edition]?.name() ?? edition;
}

export function editionAbout(game: string, edition: string): string {
  return gameOf(game)?.editions[edition]?.about() ?? "";
}
