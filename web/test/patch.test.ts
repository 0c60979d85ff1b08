import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./dom.ts";
import { signal } from "@preact/signals";
import { withDefaults } from "../src/net/defaults.ts";
import { changed, PatchedState } from "../src/net/patch.ts";
import { openSession } from "../src/net/session.ts";
import type { Industry, Patch, State } from "../src/protocol.ts";
import { Line, state, welcome } from "./server.ts";

type Step = { message: State | Patch; whole?: State };
const games = JSON.parse(readFileSync("test/made/patches.json", "utf8")) as Step[][];

test("patches lead to the states that the server would send whole", () => {
  assert.equal(games.length, 4);
  for (const steps of games) {
    const latest = new PatchedState();
    for (const { message, whole } of steps) {
      const now = message.type === "state" ? latest.whole(message) : latest.patched(message);
      if (whole) assert.deepEqual(withDefaults(now!), withDefaults(whole));
    }
  }
});

test("what has not changed stays the same object", () => {
  const old = { board: [{ at: "a1" }, { at: "a2" }], markets: { food: 4 } };
  const now = changed(old, { board: { 1: { at: ["b2"] } } }) as typeof old;
  assert.deepEqual(now, { board: [{ at: "a1" }, { at: "b2" }], markets: { food: 4 } });
  assert.equal(now.board[0], old.board[0]);
  assert.equal(now.markets, old.markets);
});

test("a session takes several messages in a frame, and asks for the whole state where a patch does not fit", () => {
  Line.made = [];
  const one = openSession({ id: "t", sheet: {}, words: signal({}), key: "k", make: Line.make });
  Line.last.open();
  Line.last.say([welcome, state({ mine: [{ seat: 0, view: { round: 1 } as Industry.View }] })]);
  const legal = { "0": { actions: [0, 0, [{ do: "pass" }]] } };
  const change = { to_move: [[0]], mine: { "0": { view: { round: [2] } } } };
  Line.last.say({ type: "patch", base: 3, sequence: 4, time: 2_000, change, legal });
  assert.deepEqual([one.view.value, one.myTurn.value], [{ round: 2 }, true]);
  assert.deepEqual(one.legal.value, { actions: [{ do: "pass" }], composed: [] });
  Line.last.say({ type: "patch", base: 4, sequence: 5, time: 3_000 });
  assert.deepEqual([one.state.value.sequence, one.legal.value], [5, null]);
  Line.last.say({ type: "patch", base: 9, sequence: 10, time: 4_000 });
  assert.equal(one.state.value.sequence, 5);
  assert.deepEqual(Line.last.sent.at(-1), { type: "refresh" });
  one.close();
});
