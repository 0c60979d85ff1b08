// Help by topic: a sentence and its paragraph of the rules.

import { t, tn } from "../i18n.ts";
import type { IndustryTable } from "./table.ts";

type HelpText = { text: string; rule: string };

export function help(topic: string, table: IndustryTable): HelpText | null {
  switch (topic) {
    case "board":
      return {
        text: t(
          "Sixty hexes to claim. Dots at the edges and corners of tiles become whole where tiles of one kind " +
            "meet, and only whole dots make something.",
        ),
        rule: "BOARD-5",
      };
    case "market":
      return {
        text: t(
          "Cubes fill the track from the expensive end. You buy the last one at its price and sell into " +
            "the first free well; every cube moves the price.",
        ),
        rule: "TRADE-2",
      };
    case "barter":
      return {
        text: t(
          "The player on turn may barter with anyone. Cubes, money and notes may change hands; the " +
            "barter price is only advice.",
        ),
        rule: "BARTER-1",
      };
    case "notes":
      return { text: notes(table), rule: "NOTE-2" };
    case "cubes":
      return {
        text: t(
          "Cubes pay for tiles and flags and run your blocs. They are worth nothing at the end unless they are sold.",
        ),
        rule: "TRADE-4",
      };
    case "money":
      return { text: t("Every 10 in money is one point at the end."), rule: "END-6" };
    case "tiles":
      return { text: t("Every tile on the board is worth four points at the end."), rule: "END-6" };
    case "flags":
      return {
        text: t(
          "A flag costs 1 labor and claims a hex beside your own. The end is near when somebody has all 18 on " +
            "the board.",
        ),
        rule: "DEV-2",
      };
    case "centre":
      return { text: t("The centre of the board: nothing is built there."), rule: "BOARD-2" };
    case "skip":
      return {
        text: t("A standing order passes for you until an offer comes."),
        rule: "TURN-4",
      };
    case "first":
      return {
        text: t("The first player begins each phase; the marker goes one seat to the left after each round."),
        rule: "TURN-5",
      };
    case "income":
      return {
        text: t("What all blocs would make in a round if everything ran, at current prices."),
        rule: "PROD-7",
      };
    case "plan":
      return {
        text: t("A note to yourself: what you mean to do this round, and which cubes that takes."),
        rule: "DEV-3",
      };
    case "points":
      return {
        text: t(
          "Points as they would be counted now: four a tile and one for every ten in money, less three for every " +
            "note. The second number is what the nation is on the way to.",
        ),
        rule: "END-6",
      };
    case "move":
      return {
        text: t("For 1 capital up to three of your tiles change their places or are turned, all at once."),
        rule: "MOVE-1",
      };
    case "automate":
      return {
        text: t("A token on a bloc: it may run on 1 ore in all instead of 1 food for each tile."),
        rule: "AUTO-1",
      };
    case "pass":
      return {
        text: t("A pass is not final: you may act again until everyone has passed in succession."),
        rule: "TURN-4",
      };
    case "produce":
      return {
        text: t(
          "A bloc takes 1 energy in all and 1 food for each tile, and makes a cube for every whole dot. Farms " +
            "take no food, generators no energy.",
        ),
        rule: "PROD-2",
      };
    case "orders":
      return {
        text: t(
          "A standing order is carried out automatically on your turn as soon as possible, also while " +
            "you are away. You can change or delete it at any time.",
        ),
        rule: "TRADE-4",
      };
    case "draft":
      return {
        text: packages(table),
        rule: "SETUP-8",
      };
    case "end":
      return {
        text: t(
          "The end is near when somebody has all flags on the board, every hex is claimed, or five stacks are empty. " +
            "The figures are what is left: flags in hand, and stacks. A stack is all tiles of one kind.",
        ),
        rule: "END-1",
      };
    case "phase.draft":
      return { text: t("Before play begins everyone picks packages and places their tiles."), rule: "SETUP-6" };
    case "phase.trade":
      return {
        text: t("Buy, sell, barter and borrow, one action at a time, until all pass in succession."),
        rule: "TURN-4",
      };
    case "phase.develop":
      return {
        text: t("Flags, tiles, moves and automation, one action at a time, until all pass in succession."),
        rule: "DEV-1",
      };
    case "phase.produce":
      return {
        text: t("Everyone runs their blocs: first all costs are paid, then all cubes are made."),
        rule: "PROD-1",
      };
    case "phase.closing":
      return {
        text: t("Everything left is sold, and notes may be paid back before the points are counted."),
        rule: "END-5",
      };
    case "tile.farm":
      return {
        text: t("A farm makes food, which every other tile eats. It needs energy alone to run."),
        rule: "PROD-4",
      };
    case "tile.generator":
      return {
        text: t("A generator makes energy, which every bloc takes to run. It needs food alone."),
        rule: "PROD-3",
      };
    case "tile.academy":
      return { text: t("An academy makes labor, for flags, mines and factories."), rule: "BOARD-3" };
    case "tile.mine":
      return { text: t("A mine makes ore, for nearly every tile and for automated blocs."), rule: "BOARD-3" };
    case "tile.factory":
      return { text: t("A factory makes capital, for tiles, moves, Force and automation."), rule: "BOARD-3" };
    case "tile.bank":
      return {
        text: t("A bank has no dot of its own: two banks whose halves meet make 30 in money a round."),
        rule: "PROD-7",
      };
    default:
      return null;
  }
}

/** What a package brings, by the edition: in some the money goes by seat. */
function packages({ sheet, view }: IndustryTable): string {
  const { seat_cash: cash = {}, draft = {} } = sheet.editions[view.value.edition] ?? {};
  const rounds = draft[view.value.players.length]?.length ?? 1;
  return [
    t("Packages are picked in turn before play begins."),
    tn("Everyone picks one.", "Everyone picks {n}.", rounds),
    Object.keys(cash).length
      ? t("A package brings its tiles and cubes at once; how much money one begins with goes by seat.")
      : t("A package brings its tiles, cubes and money at once."),
  ].join(" ");
}

/** What a note brings, costs each round and costs in the end, by the edition. */
function notes({ sheet, view }: IndustryTable): string {
  const edition = sheet.editions[view.value.edition];
  const { note, score } = sheet.costs as { note: { value: number; repay: number }; score: { note: number } };
  const brings =
    edition?.note === "flat"
      ? t("Each note brings {value} in money.", note)
      : t("The first note brings {value} in money, each further one 1 less.", note);
  const per = edition?.notes_per_interest ?? 0;
  const interest = per
    ? [tn("Every round each note costs 1 in interest.", "Every round {n} notes cost 1 in interest.", per)]
    : [];
  const end = t("Paying it back costs {repay}; kept, it costs {points} points at the end.", {
    repay: note.repay,
    points: -score.note,
  });
  return [brings, ...interest, end].join(" ");
}
