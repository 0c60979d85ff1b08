import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { openSession, type Session } from "../src/net/session.ts";
import type { FromClient, Industry, News } from "../src/protocol.ts";
import { happens } from "./dom.ts";
import { Line, state, welcome } from "./server.ts";

function session(): Session {
  Line.made = [];
  const opened = openSession({ id: "t", sheet: {}, words: signal({}), key: "k", make: Line.make });
  Line.last.open();
  Line.last.say(welcome);
  return opened;
}

/** A view or an event with only what a test is about. */
const some = (value: unknown) => value as Industry.View & Industry.Event;

function news(sequence: number, step: number): News {
  return {
    type: "news",
    sequence,
    at: 0,
    step,
    entry: { kind: "acted", seat: 0, action: { do: "pass" } },
    events: [some({})],
    lines: ["Ada passes."],
  };
}

test("what may be left out on the wire is filled in", () => {
  const one = session();
  assert.equal(one.ready.value, false);
  Line.last.say(state());
  assert.equal(one.ready.value, true);
  assert.deepEqual(one.state.value.to_move, []);
  assert.equal(one.state.value.seats[1]!.presence, "away");
  assert.equal(one.seat.value, null);
  one.close();
});

test("one's own seat: its view, what it may do, and its turn", () => {
  const one = session();
  Line.last.say(
    state({ to_move: [0], mine: [{ seat: 0, view: some({ round: 1 }), legal: { actions: [], composed: [] } }] }),
  );
  assert.deepEqual([one.seat.value, one.view.value, one.myTurn.value], [0, { round: 1 }, true]);
  one.close();
});

test("news are told once, and a new connection asks for those that follow", () => {
  const one = session();
  Line.last.say(state());
  Line.last.say(news(4, 1));
  Line.last.say(news(4, 1));
  assert.equal(one.news.value.length, 1);
  Line.last.cut();
  happens("online");
  Line.last.open();
  assert.equal((Line.last.sent[0] as Extract<FromClient, { type: "hello" }>).since, 4);
  one.close();
});

test("looking back shows the past and takes the actions away; looking on brings them back", async () => {
  const one = session();
  Line.last.say(
    state({ steps: 2, to_move: [0], mine: [{ seat: 0, view: some("now"), legal: { actions: [], composed: [] } }] }),
  );
  one.look(1);
  assert.equal(one.legal.value, null);
  const asked = Line.last.sent.at(-1) as { id: string; step: number };
  Line.last.say({ type: "seen", id: asked.id, step: 1, view: some("then") });
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(one.view.value, "then");
  one.look(null);
  assert.equal(one.view.value, "now");
  assert.notEqual(one.legal.value, null);
  one.close();
});

test("the same question about the same position is asked once", () => {
  const one = session();
  Line.last.say(state({ mine: [{ seat: 0, view: some({}) }] }));
  const before = Line.last.sent.length;
  void one.tryOut([{ do: "pass" }]);
  void one.tryOut([{ do: "pass" }]);
  assert.equal(Line.last.sent.length, before + 1);
  Line.last.say(state({ sequence: 9, mine: [{ seat: 0, view: some({}) }] }));
  void one.tryOut([{ do: "pass" }]);
  assert.equal(Line.last.sent.length, before + 2);
  one.close();
});
