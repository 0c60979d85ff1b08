// Recorded games played through the stage: cases written by tools/web_games.py.

import assert from "node:assert/strict";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { test } from "node:test";
import "./dom.ts";
import { harvest } from "../src/industry/harvest.ts";
import { staging as industry } from "../src/industry/staging.ts";
import type { Industry, News, Shares } from "../src/protocol.ts";
import { staging as shares } from "../src/shares/staging.ts";
import { lengthOf, Queue } from "../src/table/stage/queue.ts";
import type { Staging } from "../src/table/stage/scene.ts";
import { sinceLastTurn } from "../src/table/stage/strip.tsx";

const FILE = process.env.WON_STAGE_GAMES ?? "test/made/games.jsonl";

type Game = {
  game: "industry" | "shares";
  sheet: unknown;
  news: readonly NonNullable<News["events"]>[];
  views: readonly { step: number; view: unknown }[];
};

/** What events tell of a position; the rest follows from the rules and comes from the server. */
const SHOWN_PARTS = {
  industry: ({ players, markets, stacks, board, phase, round, first }: Industry.View) => ({
    players: players.map(({ money, notes, flags, cubes }) => ({ money, notes, flags, cubes })),
    board: board.map(({ at, owner, tile, turn }) => ({ at, owner, tile, turn })),
    ...{ markets, stacks, phase, round, first },
  }),
  shares: ({ players, jokers, turn }: Shares.View) => ({
    players: players.map(({ party, cash, jokers, step, tours, shares }) => ({
      ...{ party, cash, step, tours },
      jokers: party === null ? 0 : jokers,
      shares: [...shares].sort(),
    })),
    ...{ jokers, turn },
  }),
} as Record<string, (view: unknown) => { players: { money?: number | null; cash?: number | null }[] }>;

const STAGINGS: Record<string, Staging> = { industry, shares };

async function* games(): AsyncGenerator<Game> {
  for await (const line of createInterface({ input: createReadStream(FILE), crlfDelay: Infinity }))
    yield JSON.parse(line) as Game;
}

function news(step: number, events: NonNullable<News["events"]>): News {
  const entry = { kind: "acted", seat: 0, action: {} } as const;
  return { type: "news", sequence: step, at: 0, step, entry, events, lines: events.map(() => "A sentence.") };
}

/** Money that is hidden is shown at the end of the game, which no event tells. */
function compare(game: string, shown: unknown, view: unknown): void {
  const [a, b] = [SHOWN_PARTS[game]!(shown), SHOWN_PARTS[game]!(view)];
  for (const part of ["money", "cash"] as const)
    a.players.forEach((player, seat) => {
      if (player[part] === null) b.players[seat]![part] = null;
    });
  assert.deepEqual(a, b);
}

/** Nobody ever has less than nothing, not even while something flies. */
function sane(view: unknown): void {
  for (const player of (view as { players: Record<string, unknown>[] }).players)
    for (const value of [player.money, player.cash, player.flags, ...Object.values((player.cubes ?? {}) as object)])
      assert.ok(value === null || value === undefined || (value as number) >= 0, JSON.stringify(player));
}

test("recorded games end in the last picture, and what events tell is what the rules say on the way", async () => {
  let played = 0;
  for await (const { game, sheet, news: all, views } of games()) {
    const staging = STAGINGS[game]!;
    const queue = new Queue(staging, sheet, views[0]!.view, 0);
    let picture = views[0]!.view;
    for (const [at, { step, view }] of views.slice(1).entries()) {
      const from = views[at]!.step;
      const batch = all.slice(from, step).map((events, n) => news(from + n + 1, events));
      for (const item of batch) for (const event of item.events!) picture = staging.after(picture, event, sheet);
      compare(game, picture, view);
      queue.add(batch, view);
      let [last, waited] = [-1, 0];
      for (let shot = queue.next(); shot; shot = queue.next()) {
        sane(shot.view);
        assert.ok(shot.news.sequence >= last, "news are shown in their order");
        last = shot.news.sequence;
        waited += lengthOf(shot, "quick");
      }
      assert.ok(waited > 0);
      assert.equal(queue.picture, view);
      assert.equal(queue.sequence, step);
    }
    played++;
  }
  assert.ok(played >= 30);
  console.log(`${played} games`);
});

test("a long queue is played faster, and jumping leaves nothing to play", async () => {
  for await (const { game, sheet, news: all, views } of games()) {
    const queue = new Queue(STAGINGS[game]!, sheet, views[0]!.view, 0);
    assert.equal(queue.speed("quick"), 1);
    queue.add(
      all.map((events, step) => news(step + 1, events)),
      views.at(-1)!.view,
    );
    assert.ok(queue.speed("quick") > 1);
    assert.ok(queue.waiting("quick") / queue.speed("quick") <= 4_000.01);
    assert.ok(queue.waiting("relaxed") > queue.waiting("quick"));
    queue.jump(views[0]!.view, 0);
    assert.equal(queue.next(), null);
    assert.equal(queue.picture, views[0]!.view);
    break;
  }
});

test("what the others did since one's last turn, by rival, without what was taken back", () => {
  const acted = (sequence: number, seat: number): News => ({
    ...news(sequence, []),
    entry: { kind: "acted", seat, action: {} },
    lines: [`${seat} acts.`],
  });
  const undone: News = { ...news(6, []), entry: { kind: "undone", step: 4, seat: 1 } };
  const deeds = sinceLastTurn([acted(1, 1), acted(2, 0), acted(3, 1), acted(4, 2), acted(5, 1), undone], [0]);
  assert.deepEqual(
    deeds.map(({ seat, news }) => [seat, news.map((item) => item.sequence)]),
    [
      [1, [3]],
      [2, [4]],
    ],
  );
});

test("a stage that is late leaves out what would be over by now, and ends where it should", () => {
  const scene = (view: number, quick: number) => ({ view, length: [quick, quick] as const });
  const staging = {
    after: (view: number) => view + 1,
    scenes: (before: number) => [scene(before, 100), scene(before + 0.5, 100)],
    secret: () => false,
  };
  const queue = new Queue<number>(staging, null, 0, -1);
  const entry = { kind: "acted", seat: 0, action: {} } as never;
  queue.add(
    [0, 1, 2].map((sequence) => ({ type: "news", sequence, at: 0, entry, events: [{}] }) as unknown as News),
    3,
  );
  const first = queue.nextAfter(0, "quick");
  assert.deepEqual([first.shot.view, first.over], [0, 0]);
  const late = queue.nextAfter(250, "quick"); // 0.5 and 1 are over, 1.5 is half over
  assert.deepEqual([late.shot.view, late.over], [1.5, 50]);
  const last = queue.nextAfter(10_000, "quick");
  assert.deepEqual([last.shot.view, queue.empty, queue.sequence], [3, true, 2]);
});

test("a harvest glows on the blocs that ran, and only on the tiles that were fed", () => {
  const bloc = (hexes: string[], food: number) => ({ owner: 0, hexes, makes: { food }, upkeep: {}, tokens: 0 });
  const before = {
    blocs: [bloc(["A1", "A2"], 5), bloc(["C1", "C2", "C3"], 4), bloc(["E1"], 2)],
    players: [{ money: 0, cubes: { food: 0, energy: 2 } }],
  } as unknown as Industry.View;
  const event = { event: "produced", seat: 0, spent: { energy: 2 }, made: { food: 4 }, money: 0 } as Industry.Produced;
  const action = {
    do: "produce",
    run: [
      { at: "C1", feed: "food", tiles: ["C1", "C2"] },
      { at: "E1", feed: "food" },
    ],
  };
  const context = { sheet: {} as Industry.Sheet, action, sentence: "", reason: "" };
  const effects = harvest(before, event, context).flatMap((scene) => scene.effects ?? []);
  assert.deepEqual(
    effects.flatMap((effect) => (effect.kind === "glow" ? [effect.at] : [])),
    [["hex/E1"], ["hex/C1", "hex/C2"]],
  );
});
