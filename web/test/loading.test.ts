// The files of Python: counted while they come, and told of where one breaks off.

import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { Loading } from "../src/local/loading.ts";

const PART = { name: "python.bin", bytes: 50 };
const PARTS = { folder: "./", wasm: PART, library: PART, packages: PART, lock: "" };
const PACKED = new Uint8Array(gzipSync("wealth of nations ".repeat(100)));

async function load(sent: Uint8Array<ArrayBuffer>, status = 200): Promise<[Loading, Promise<string>, number[]]> {
  const counts: number[] = [];
  globalThis.fetch = async () => new Response(sent, { status });
  const loading = new Loading(PARTS, new URL("https://play.example.org/"), (loaded) => counts.push(loaded));
  return [loading, loading.decompressed(PART, "application/wasm").then((response) => response.text()), counts];
}

test("a file comes decompressed, and its bytes are counted as they were sent", async () => {
  const [, text, counts] = await load(PACKED);
  assert.equal(await text, "wealth of nations ".repeat(100));
  assert.equal(counts.at(-1), PACKED.length);
});

test("a file that is missing or breaks off is told, also where nobody reads on", async () => {
  for (const [sent, status] of [
    [PACKED, 404],
    [PACKED.slice(0, 20), 200],
    [PACKED.fill(1, 0, 2), 200],
  ] as const) {
    const [loading, text] = await load(sent, status);
    await assert.rejects(text);
    await assert.rejects(loading.broken);
  }
});
