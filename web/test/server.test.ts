// The address of a server, as a person types it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { serverAddress } from "../src/local/server.ts";

const CASES: readonly [string, string | null][] = [
  ["play.example.org", "https://play.example.org"],
  [" https://Play.example.org/tables?x=1#y ", "https://play.example.org"],
  ["http://192.168.1.5:8008", "http://192.168.1.5:8008"],
  ["192.168.1.5:8008", "http://192.168.1.5:8008"],
  ["localhost:8008", "http://localhost:8008"],
  ["laptop.local", "http://laptop.local"],
  ["javascript:alert(1)", null],
  ["javascript://play.example.org/%0aalert(1)", null],
  ["data:text/html,x", null],
  ["https://ada:secret@play.example.org", null],
  ["", null],
  ["two words", null],
];

test("only the addresses of web servers are taken", () => {
  for (const [typed, address] of CASES) assert.equal(serverAddress(typed), address, typed);
});
