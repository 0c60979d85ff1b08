// Who this browser is: what the server says of it may come late.

import "./dom.ts";
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { myId } from "../src/account/me.ts";
import { change, key, settings } from "../src/settings.ts";
import { type Request, requests, settled } from "./requests.ts";

/** This browser gets a key; who that is has been asked. */
async function arriveWith(secret: string): Promise<Request> {
  key.value = secret;
  await settled();
  return requests.at(-1)!;
}

afterEach(() => {
  key.value = "";
  change({ name: "" });
});

test("the name that the server knows is taken over", async () => {
  change({ name: "Ada" });
  const asked = await arriveWith("first");
  await asked.answer({ id: "p1", name: "Ada Lovelace" });
  assert.deepEqual([myId.value, settings.value.name], ["p1", "Ada Lovelace"]);
});

test("a name given while the server is asked stays", async () => {
  const asked = await arriveWith("first");
  change({ name: "Ada" });
  await asked.answer({ id: "p1", name: "Guest" });
  assert.deepEqual([myId.value, settings.value.name], ["p1", "Ada"]);
});

test("an answer for a key that is no longer used says nothing", async () => {
  const late = await arriveWith("first");
  const asked = await arriveWith("second");
  await asked.answer({ id: "p2", name: "" });
  await late.answer({ id: "p1", name: "" });
  assert.equal(myId.value, "p2");
});
