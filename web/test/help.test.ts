// What the question mark says: of notes by the figures of each edition, and of every sign on the table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { help } from "../src/industry/help.ts";
import { LEGEND } from "../src/industry/legend.ts";
import type { IndustryTable } from "../src/industry/table.ts";
import { help as sharesHelp } from "../src/shares/help.ts";
import { LEGEND as SHARES_LEGEND } from "../src/shares/legend.ts";

const sheet = {
  editions: {
    first: { note: "sliding", notes_per_interest: 0 },
    second: { note: "sliding", notes_per_interest: 2 },
    v3: { note: "flat", notes_per_interest: 1 },
  },
  costs: { note: { value: 20, repay: 25 }, score: { note: -3 } },
};
const END = "Paying it back costs 25; kept, it costs 3 points at the end.";
const SAID = {
  first: `The first note brings 20 in money, each further one 1 less. ${END}`,
  second: `The first note brings 20 in money, each further one 1 less. Every round 2 notes cost 1 in interest. ${END}`,
  v3: `Each note brings 20 in money. Every round each note costs 1 in interest. ${END}`,
};

for (const [edition, said] of Object.entries(SAID)) {
  test(`what a note brings and costs in ${edition}`, () => {
    const table = { sheet, view: { value: { edition } } } as unknown as IndustryTable;
    assert.deepEqual(help("notes", table), { text: said, rule: "NOTE-2" });
  });
}

test("every sign on the table is explained, and once", () => {
  const table = { sheet, view: { value: { edition: "v3" } } } as unknown as IndustryTable;
  assert.deepEqual(
    LEGEND.filter(({ topic }) => !help(topic, table)),
    [],
  );
  assert.deepEqual(
    SHARES_LEGEND.filter(({ topic }) => !sharesHelp(topic)),
    [],
  );
  for (const legend of [LEGEND, SHARES_LEGEND])
    assert.equal(new Set(legend.map(({ topic }) => topic)).size, legend.length);
});
