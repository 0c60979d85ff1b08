// Words for what a table is set up with: levels, speeds, options.

import { editionName, gameName } from "./games.ts";
import { t, tn } from "./i18n.ts";
import type { Api, Clock, Dict, Setup } from "./protocol.ts";
import type { Staged } from "./settings.ts";

/** Of a bot: its level, its temperament and the seconds it may think, as in `broker-bold` and `magnate:0.5`. */
export function levelName(bot: string): string {
  const [kind = "", seconds] = bot.split(":");
  const [level = "", temperament = ""] = kind.split("-");
  const names: Dict<string> = {
    random: t("Random"),
    dabbler: t("Dabbler"),
    clerk: t("Clerk"),
    novice: t("Novice"),
    apprentice: t("Apprentice"),
    pedlar: t("Pedlar"),
    shopkeeper: t("Shopkeeper"),
    trader: t("Trader"),
    dealer: t("Dealer"),
    broker: t("Broker"),
    merchant: t("Merchant"),
    financier: t("Financier"),
    magnate: t("Magnate"),
  };
  const name = names[level];
  if (!name) return bot;
  const tempered: Dict<string> = {
    bold: t("{level}, bold", { level: name }),
    careful: t("{level}, careful", { level: name }),
    haggler: t("{level}, haggler", { level: name }),
  };
  return (tempered[temperament] ?? name) + (seconds ? ` ${seconds} s` : "");
}

export function levelLine(bot: string): string {
  const [level = "", temperament = ""] = (bot.split(":")[0] ?? "").split("-");
  const lines: Dict<string> = {
    random: t("Plays at random."),
    dabbler: t("Plays for the first time and goes by printed prices."),
    clerk: t("Knows the rules and plays a plain game."),
    novice: t("Plays for the first time: buys what glitters and forgets what it costs to run."),
    apprentice: t("Knows the rules and sees as far as the next round."),
    pedlar: t("Plays now and then, and plans little."),
    shopkeeper: t("Thinks before it buys, but looks at prices more than at profits."),
    trader: t("Plans a few steps ahead and bargains, not always well."),
    dealer: t("Plans ahead, but judges by liking what things are worth."),
    broker: t("Plays well, but has favourites that it pays too much for."),
    merchant: t("Plans the whole round and bargains well."),
    financier: t("Weighs many more possibilities before it decides."),
    magnate: t("Thinks longest and overlooks little; the strongest bot."),
  };
  const tempers: Dict<string> = {
    bold: t("Bold: risks much to grow fast."),
    careful: t("Careful: keeps a reserve and shuns debt."),
    haggler: t("Haggler: asks for more in every deal."),
  };
  return tempers[temperament] ?? lines[level] ?? "";
}

/** Which clock, as a choice on one line. */
export const SPEEDS: readonly { id: string; clock: Clock }[] = [
  { id: "none", clock: { kind: "none" } },
  { id: "quick", clock: { kind: "bank", seconds: 900, increment: 15 } },
  { id: "calm", clock: { kind: "bank", seconds: 2700, increment: 30 } },
  { id: "move", clock: { kind: "move", seconds: 120 } },
  { id: "daily", clock: { kind: "daily", days: 1 } },
  { id: "slow", clock: { kind: "daily", days: 3 } },
];

export function speedName(id: string): string {
  const names: Dict<string> = {
    none: t("No time limit"),
    quick: t("Quick"),
    calm: t("Calm"),
    move: t("By turn"),
    daily: t("Daily"),
    slow: t("Slow"),
  };
  return names[id] ?? id;
}

export function clockLine(clock: Clock | undefined): string {
  switch (clock?.kind) {
    case "bank":
      return t("{minutes} minutes each, {seconds} seconds more a turn", {
        minutes: Math.round((clock.seconds ?? 0) / 60),
        seconds: clock.increment ?? 0,
      });
    case "move":
      return t("{seconds} seconds a turn", { seconds: clock.seconds ?? 0 });
    case "daily":
      return tn("{n} day a turn", "{n} days a turn", clock.days ?? 1);
    default:
      return t("No time limit");
  }
}

export function optionName(option: string, words: Dict<string>): string {
  return words[`option ${option}`] ?? option;
}

/** What an option decides, in a sentence. */
export function optionAbout(option: string, words: Dict<string>): string {
  return words[`option ${option} about`] ?? "";
}

export function optionValue(option: string, value: string, words: Dict<string>): string {
  return words[`option ${option}=${value}`] ?? value;
}

/** What is played, on one line. */
export function setupLine(setup: Setup): string {
  return `${gameName(setup.game)} · ${setup.lesson ? t("Lesson") : editionName(setup.game, setup.edition)}`;
}

/** What the table was made for, where its host has not simply set it up. */
export function eventName(event: Setup["event"]): string {
  switch (event) {
    case "daily":
      return t("Daily table");
    case "tournament":
      return t("Tournament");
    case "ladder":
      return t("Ladder of bots");
    default:
      return "";
  }
}

/** How long onlookers wait for what happens. */
export function delayLine(seconds: number): string {
  return seconds === 0
    ? t("At once")
    : seconds < 60
      ? tn("{n} second later", "{n} seconds later", seconds)
      : tn("{n} minute later", "{n} minutes later", Math.round(seconds / 60));
}

export function statusName(status: Api.TableInfo["status"]): string {
  return {
    open: t("Waiting for players"),
    playing: t("In play"),
    paused: t("Paused"),
    over: t("Over"),
    ended: t("Ended early"),
  }[status];
}

/** How what happens at a table is shown. */
export function paceName(pace: Staged): string {
  const names: Record<Staged, string> = {
    instant: t("at once"),
    quick: t("quick"),
    relaxed: t("relaxed"),
  };
  return names[pace];
}
