import assert from "node:assert/strict";
import { test } from "node:test";
import "./dom.ts";
import { Inbox } from "../src/net/inbox.ts";

test("what comes faster than frames are drawn is handled together, in its order", () => {
  const handled: (readonly number[])[] = [];
  let frame = () => {};
  const inbox = new Inbox<number>(
    (items) => handled.push(items),
    (call) => (frame = call),
  );
  inbox.add(1);
  assert.deepEqual(handled, [[1]], "the first waits for nothing");
  inbox.add(2);
  inbox.add(3);
  assert.deepEqual(handled, [[1]]);
  frame();
  assert.deepEqual(handled, [[1], [2, 3]]);
  inbox.add(4);
  frame();
  frame();
  inbox.add(5);
  assert.deepEqual(handled, [[1], [2, 3], [4], [5]]);
});
