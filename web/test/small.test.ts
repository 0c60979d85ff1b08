import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.ts";
import { fairLevel, levelChoice, nextLevel, shownName } from "../src/bots.ts";
import { preferred, speak, t, tn, tp } from "../src/i18n.ts";
import type { Api, News } from "../src/protocol.ts";
import { read } from "../src/settings.ts";
import { linked } from "../src/shell/join.tsx";
import { quickTable } from "../src/shell/quick.ts";
import { timeline } from "../src/table/timeline.ts";
import { clockText } from "../src/ui/clock.tsx";
import { total, withCount } from "../src/ui/composer.tsx";
import { keyCap, named, repeats } from "../src/ui/keys.ts";

test("texts: places filled, plural forms of each language, meanings, and English where there is nothing", async () => {
  await speak("fr", async () => ({
    "{n} day": ["{n} jour", "{n} jours"],
    "price\u0004buy": "achat",
    Chat: "Discussion",
  }));
  assert.equal(tn("{n} day", "{n} days", 1), "1 jour");
  assert.equal(tn("{n} day", "{n} days", 0), "0 jour");
  assert.equal(tn("{n} day", "{n} days", 2), "2 jours");
  assert.equal(tp("price", "buy"), "achat");
  assert.equal(t("Seat {n}", { n: 3 }), "Seat 3");
  await speak("en", async () => ({}));
  assert.equal(tn("{n} day", "{n} days", 0), "0 days");
});

test("a catalogue that cannot be had changes nothing", async () => {
  assert.equal(await speak("it", () => Promise.reject(new Error("offline"))), false);
  assert.equal(t("Chat"), "Chat");
});

test("the browser's languages are asked in order", () => {
  assert.equal(preferred(["de-CH", "it-CH", "en"]), "it");
  assert.equal(preferred(["ja"]), "en");
});

test("stored settings are taken field by field, strange ones are not", () => {
  const found = read('{"name": "Ada", "theme": "dark", "last": null, "language": "xx", "rubbish": 1}', ["fr"]);
  assert.deepEqual([found.name, found.theme, found.last, found.language], ["Ada", "dark", {}, "en"]);
  assert.equal(read("not json", ["it-IT"]).language, "it");
});

test("a pasted link leads to its table, with its invitation", () => {
  assert.equal(linked("https://play.example/tables/abcd2345#invite=xyz&seat=1"), "/tables/abcd2345#invite=xyz&seat=1");
  assert.equal(linked(" abcd2345 "), "/tables/abcd2345");
  assert.equal(linked("https://play.example/"), null);
});

test("play now: oneself and bots of a level that the game has", () => {
  assert.equal(fairLevel(["novice", "apprentice", "merchant"], ""), "apprentice");
  assert.equal(fairLevel(["novice", "apprentice"], "magnate"), "apprentice");
  assert.equal(fairLevel(["novice", "merchant", "magnate"], "magnate"), "magnate");
  const table = quickTable("industry", undefined);
  assert.deepEqual(
    table.seats!.map((seat) => seat.who),
    ["me", "bot", "bot"],
  );
  assert.equal(table.start, true);
});

test("the level follows from the results of one's own games", () => {
  const bots = ["novice", "trader", "trader-bold", "merchant"];
  const game = (bot: string, rank: number, more: object = {}) =>
    ({
      setup: { game: "shares", edition: "classic", players: 3, ...more },
      seats: [{ player: "ada" }, { bot }, { bot: "novice" }],
      result: { scores: [], winners: rank === 0 ? [0] : [1], ranks: [rank, 0, 1] },
    }) as unknown as Api.TableInfo;
  assert.equal(nextLevel(bots, [], "ada"), "");
  assert.equal(nextLevel(bots, [game("trader-bold", 0)], "ada"), "merchant");
  assert.equal(nextLevel(bots, [game("merchant", 0)], "ada"), "merchant");
  assert.equal(nextLevel(bots, [game("trader", 2)], "ada"), "trader");
  assert.equal(nextLevel(bots, [game("trader", 2), game("trader", 2)], "ada"), "novice");
  assert.equal(nextLevel(bots, [game("trader", 2), game("merchant", 2)], "ada"), "trader");
  assert.equal(nextLevel(bots, [game("trader", 0, { puzzle: "x" })], "ada"), "");
  const info = { ratings: { trader: 1480 } } as unknown as Api.GameInfo;
  assert.equal(levelChoice("trader", info), "Trader · 1480");
  assert.equal(levelChoice("novice", info), "Novice");
});

test("the log marks what was taken back, and chat is not part of it", () => {
  const acted = (sequence: number, step: number): News => ({
    type: "news",
    sequence,
    at: 0,
    step,
    entry: { kind: "acted", seat: 0, action: {} },
  });
  const news: News[] = [
    acted(1, 1),
    acted(2, 2),
    { type: "news", sequence: 3, at: 0, entry: { kind: "undone", step: 1, seat: 0 }, step: 1 },
    { type: "news", sequence: 4, at: 0, entry: { kind: "said", text: "hm" } },
    acted(5, 2),
  ];
  assert.deepEqual(
    timeline(news).map((one) => [one.news.sequence, one.undone]),
    [
      [1, false],
      [2, true],
      [3, false],
      [5, false],
    ],
  );
});

test("clocks read as people read them", () => {
  assert.deepEqual([0, 9.2, 134, 3725, 40_000, 200_000].map(clockText), [
    "0:00",
    "0:10",
    "2:14",
    "1:02:05",
    "11 hours",
    "2 days",
  ]);
});

test("a handful: none of a thing is not written down", () => {
  assert.deepEqual(withCount({ food: 2 }, "ore", 1), { food: 2, ore: 1 });
  assert.deepEqual(withCount({ food: 2 }, "food", 0), {});
  assert.equal(total({ food: 2, ore: 1 }), 3);
});

test("keys are named once for listening and once for showing", () => {
  assert.equal(named({ key: "B", shiftKey: true }), "shift+b");
  assert.equal(named({ key: "?", shiftKey: true }), "?");
  assert.equal(keyCap("shift+b"), "⇧B");
  assert.equal(keyCap("ArrowLeft"), "←");
});

test("a key that is held acts once, unless it moves, steps or zooms", () => {
  for (const key of ["p", "P", "Enter", "z", "r", "1"]) assert.equal(repeats({ key, repeat: true }), true, key);
  for (const key of ["ArrowLeft", ",", "+"]) assert.equal(repeats({ key, repeat: true }), false, key);
  assert.equal(repeats({ key: "p", repeat: false }), false);
});

test("a bot that the server has named by its level is called by it in the language", async () => {
  await speak("it", async () => ({ Random: "Casuale", "{level}, bold": "{level}, audace", Merchant: "Mercante" }));
  assert.equal(shownName("Random 2", "random"), "Casuale 2");
  assert.equal(shownName("Merchant-bold", "merchant-bold:1"), "Mercante, audace");
  assert.equal(shownName("Random", ""), "Random"); // a person
  assert.equal(shownName("Bharat", "random"), "Bharat");
  await speak("en", async () => ({}));
});
