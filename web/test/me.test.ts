// Who this browser is: what the server says of it may come late.

import "./dom.ts";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { myId } from "../src/account/me.ts";
import type { Line } from "../src/net/line.ts";
import { choose } from "../src/net/transport.ts";
import { change, key, settings } from "../src/settings.ts";

type Answer = (me: { id: string; name: string }) => Promise<void>;
const open: Answer[] = [];

choose({
  ready: () => Promise.resolve(),
  open: () => assert.fail("no table is opened") as Line,
  request: () =>
    new Promise((resolve) => {
      open.push(async (me) => {
        resolve(new Response(JSON.stringify(me)));
        await new Promise((done) => setImmediate(done));
      });
    }),
});

/** This browser gets a key; the answer to who that is waits. */
async function arriveWith(secret: string): Promise<Answer> {
  key.value = secret;
  await new Promise((done) => setImmediate(done));
  return open.pop()!;
}

afterEach(() => {
  key.value = "";
  change({ name: "" });
});

test("the name that the server knows is taken over", async () => {
  change({ name: "Ada" });
  const answer = await arriveWith("first");
  await answer({ id: "p1", name: "Ada Lovelace" });
  assert.deepEqual([myId.value, settings.value.name], ["p1", "Ada Lovelace"]);
});

test("a name given while the server is asked stays", async () => {
  const answer = await arriveWith("first");
  change({ name: "Ada" });
  await answer({ id: "p1", name: "Guest" });
  assert.deepEqual([myId.value, settings.value.name], ["p1", "Ada"]);
});

test("an answer for a key that is no longer used says nothing", async () => {
  const late = await arriveWith("first");
  const answer = await arriveWith("second");
  await answer({ id: "p2", name: "" });
  await late({ id: "p1", name: "" });
  assert.equal(myId.value, "p2");
});
