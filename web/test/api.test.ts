// Requests as a player.

import "./dom.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { api } from "../src/net/api.ts";
import { key } from "../src/settings.ts";
import { requests, settled } from "./requests.ts";

const sent = () => requests.map(({ path, body }) => `${path} ${body}`);

test("changes of one thing go one after the other, also after one that failed", async () => {
  key.value = "k";
  const first = api.changeChannel("a", { events: ["turn"], pace: 1 });
  const second = api.changeChannel("a", { events: ["turn", "over"], pace: 1 });
  const other = api.changeChannel("b", { events: [], pace: 0 });
  await settled();
  assert.deepEqual(sent(), ['/me/channels/a {"events":["turn"],"pace":1}', '/me/channels/b {"events":[],"pace":0}']);
  await requests[0]!.answer({ code: "unavailable", text: "Later." }, 503);
  await assert.rejects(first);
  assert.deepEqual(sent().slice(1), ['/me/channels/a {"events":["turn","over"],"pace":1}']);
  for (const request of [...requests]) await request.answer(null);
  await Promise.all([second, other]);
});
