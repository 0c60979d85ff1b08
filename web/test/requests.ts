// Requests of a page for tests: each waits until the test answers it.

import assert from "node:assert/strict";
import type { Line } from "../src/net/line.ts";
import { choose } from "../src/net/transport.ts";

export type Request = {
  path: string;
  body: string;
  answer: (json: unknown, status?: number) => Promise<void>;
};

/** Those that were not answered yet, in the order in which they were sent. */
export const requests: Request[] = [];

/** Until everything has happened that waits for nothing else. */
export function settled(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

choose({
  ready: () => Promise.resolve(),
  open: () => assert.fail("no table is opened") as Line,
  request: (path, { body }) =>
    new Promise((resolve) => {
      const request: Request = {
        path,
        body: String(body),
        answer: async (json, status = 200) => {
          requests.splice(requests.indexOf(request), 1);
          resolve(new Response(JSON.stringify(json), { status }));
          await settled();
        },
      };
      requests.push(request);
    }),
});
