import assert from "node:assert/strict";
import { test } from "node:test";
import { Socket, wait } from "../src/net/socket.ts";
import type { FromServer } from "../src/protocol.ts";
import { happens } from "./dom.ts";
import { Line, welcome } from "./server.ts";

function socket(received: FromServer[] = []): Socket {
  Line.made = [];
  return new Socket({
    hello: () => ({ type: "hello", since: received.length }),
    tell: (message) => received.push(message),
    make: Line.make,
    random: () => 0.5,
  });
}

test("waits longer after each failure, up to a bound", () => {
  assert.deepEqual(
    [0, 1, 2, 10].map((n) => wait(n, () => 0.5)),
    [400, 800, 1600, 8000],
  );
});

test("greets first, and is online once welcome", () => {
  const link = socket();
  Line.last.open();
  assert.deepEqual(
    Line.last.sent.map((one) => one.type),
    ["hello"],
  );
  assert.equal(link.link.value, "connecting");
  Line.last.say(welcome);
  assert.equal(link.link.value, "online");
  link.close();
});

test("a request waits for the welcome, and its answer finds it", async () => {
  const link = socket();
  const asked = link.request({ type: "chat", id: "a", text: "hello" });
  Line.last.open();
  assert.equal(Line.last.sent.length, 1);
  Line.last.say(welcome);
  assert.equal(Line.last.sent[1]!.type, "chat");
  Line.last.say({ type: "done", id: "a", sequence: 4 });
  assert.equal((await asked).type, "done");
  link.close();
});

test("after a break it reconnects, greets again, and sends again what was not answered, with the same id", async () => {
  const link = socket();
  Line.last.open();
  Line.last.say(welcome);
  const asked = link.request({ type: "act", id: "b", seat: 0, action: { do: "pass" } });
  Line.last.cut();
  assert.equal(link.link.value, "reconnecting");
  happens("online"); // no reason to wait
  const second = Line.last;
  assert.equal(Line.made.length, 2);
  second.open();
  second.say(welcome);
  assert.deepEqual(
    second.sent.map((one) => one.type),
    ["hello", "act"],
  );
  assert.equal((second.sent[1] as { id: string }).id, "b");
  second.say({ type: "done", id: "b", sequence: 5 });
  assert.equal((await asked).type, "done");
  link.close();
});

test("a server that says goodbye for good is not called again", () => {
  const link = socket();
  Line.last.open();
  Line.last.say({ type: "closing", code: "no_table" });
  assert.equal(link.link.value, "closed");
  assert.equal(link.why.value, "no_table");
  happens("online");
  assert.equal(Line.made.length, 1);
});
