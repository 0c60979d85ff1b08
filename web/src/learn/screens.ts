// The introduction to each game: two screens of two parts, each a picture and a few sentences.

import type { GameName } from "../games.ts";
import { t } from "../i18n.ts";

type ScreenPart = { picture: string; about: () => string; title: () => string; text: () => string };
export type Screen = readonly [ScreenPart, ScreenPart];

const industry: readonly Screen[] = [
  [
    {
      picture: "board",
      about: () => t("The board with the tiles of two nations."),
      title: () => t("The goal"),
      text: () =>
        t(
          "You lead a nation. Build farms, mines, factories and more on a shared board, and become the richest: " +
            "tiles and money bring points, debts cost points.",
        ),
    },
    {
      picture: "harvest",
      about: () => t("Four farms and two generators."),
      title: () => t("A round"),
      text: () =>
        t(
          "First all trade, then all build, then all produce. Every whole dot makes one cube, a unit of food, ore or " +
            "the like; half dots become whole where tiles of one kind meet. Most tiles need food and energy, which " +
            "other tiles make.",
        ),
    },
  ],
  [
    {
      picture: "market",
      about: () => t("The market of labor with 20 cubes."),
      title: () => t("Prices"),
      text: () =>
        t(
          "Nobody sets the prices. Every cube that is bought makes the next one dearer, every cube that is sold " +
            "makes it cheaper. And you may barter with the others whenever you find a better deal.",
        ),
    },
    {
      picture: "score",
      about: () => t("The card of a nation at the end, with its points."),
      title: () => t("The end"),
      text: () =>
        t(
          "The game ends when somebody has placed all flags, the board is full or the tiles run out. Each tile " +
            "brings 4 points, each full 10 of money 1 point, and each unpaid loan costs 3.",
        ),
    },
  ],
];

const shares: readonly Screen[] = [
  [
    {
      picture: "tour",
      about: () => t("The board: two circuits of squares with royalty cards, and the pieces of three players."),
      title: () => t("The goal"),
      text: () =>
        t(
          "You travel the world and collect shares of its products. The others pay you when they land on a product " +
            "of yours. Whoever is left when all others are bankrupt wins.",
        ),
    },
    {
      picture: "royalty",
      about: () => t("A piece on the square of Oceania, whose royalty card is cocoa."),
      title: () => t("A turn"),
      text: () =>
        t(
          "Roll two dice and move. First you pay royalties: each square carries the card of a product, and whoever " +
            "holds 30% or more of it is paid. Then you may do what the square offers, such as buying its shares.",
        ),
    },
  ],
  [
    {
      picture: "monopoly",
      about: () => t("The card of a player with all six shares of cocoa."),
      title: () => t("Prices"),
      text: () =>
        t(
          "The price of a share is fixed, but its worth is not: royalties rise steeply at 30, 50, 70 and 90% of a " +
            "product. The share that completes your product is worth far more to you, in a deal or at an auction.",
        ),
    },
    {
      picture: "wealth",
      about: () => t("The card of the winner."),
      title: () => t("The end"),
      text: () =>
        t(
          "Whoever cannot pay is bankrupt and out. The last one left wins. You can also agree on a number of turns: " +
            "then the richest in cash and shares wins.",
        ),
    },
  ],
];

export const SCREENS: Partial<Record<string, readonly Screen[]>> = { industry, shares } satisfies Record<
  GameName,
  readonly Screen[]
>;
