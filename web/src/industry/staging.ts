// How each event of the industry game is shown.

import type { Industry, Transfer } from "../protocol.ts";
import type { Effect, Length, Scene, SceneContext, Staging } from "../table/stage/scene.ts";
import { flight } from "./flight.ts";
import { harvest, PASSED } from "./harvest.ts";
import { after } from "./nextview.ts";
import { carriedOut, transfers } from "./transfers.ts";

type Shown = readonly Scene<Industry.View>[];

const TRADE: Length = [250, 600];
const BARTER: Length = [350, 800];
const LAID: Length = [250, 600];
const INTEREST: Length = [250, 600];
const PHASE: Length = [400, 1_000];
const END: Length = [900, 2_000];

function scenes(
  before: Industry.View,
  next: Industry.View,
  event: Industry.Event,
  context: SceneContext<Industry.Sheet>,
): Shown {
  switch (event.event) {
    case "bought":
    case "sold":
    case "borrowed":
    case "repaid":
      return [traded(before, transfers(event, context.sheet), TRADE)];
    case "bartered":
    case "sold_out":
      return [traded(before, transfers(event, context.sheet), BARTER)];
    case "interest":
      return interest(before, event, context);
    case "drafted":
      return [
        { view: next, length: BARTER, effects: [card(event.seat, "crown", context), ...flights(event, context)] },
      ];
    case "offered":
      return [{ view: next, length: BARTER, effects: [card(event.seat, "offer", context)], sound: "offer" }];
    case "declined":
      return [{ view: next, length: BARTER, effects: [card(event.seat, "close", context)] }];
    case "placed":
    case "flagged":
    case "built":
    case "automated":
    case "kept":
      return [laid(next, event.at, event, context)];
    case "moved":
      return [
        {
          view: next,
          length: LAID,
          sound: "place",
          effects: event.tiles.flatMap(({ from, to }): Effect[] => [
            { kind: "fly", sign: "tile", count: 1, from: `hex/${from}`, to: `hex/${to}` },
            { kind: "bounce", at: `hex/${to}` },
          ]),
        },
      ];
    case "produced":
      return harvest(before, event, context);
    case "passed":
      return [{ view: next, length: PASSED, effects: [{ kind: "glow", at: [`seat/${event.seat}`] }] }];
    case "phase":
      return [{ view: next, length: PHASE, effects: [banner("star", context)] }];
    case "end_near":
      return [{ view: next, length: END, effects: [banner("hourglass", context)] }];
    case "over":
      return [{ view: next, length: END, effects: [banner("crown", context)] }];
    default:
      return [];
  }
}

function card(seat: number, sign: string, { sentence, reason }: SceneContext<unknown>): Effect {
  return { kind: "card", at: `seat/${seat}`, sign, text: sentence, why: reason };
}

function banner(sign: string, { sentence }: SceneContext<unknown>): Effect {
  return { kind: "card", at: "board", sign, text: sentence };
}

function flights(event: Industry.Event, { sheet }: SceneContext<Industry.Sheet>): Effect[] {
  return transfers(event, sheet)
    .filter(({ taker }) => taker !== "package" && taker !== "board")
    .map((moved) => flight(moved));
}

/** What somebody gives leaves at once; what somebody gets arrives when it has flown there. */
function traded(before: Industry.View, all: readonly Transfer[], length: Length): Scene<Industry.View> {
  const leaving = all.map((moved): Transfer => ({ ...moved, taker: "air" }));
  const effects = all.map((moved) => flight(moved));
  for (const { thing, count, giver, taker } of all) {
    if (thing !== "money") continue;
    if (typeof giver === "number") effects.push(change(giver, -count));
    if (typeof taker === "number") effects.push(change(taker, count));
  }
  return { view: carriedOut(before, leaving), length, effects, sound: "coin" };
}

/** Notes taken up to pay it arrive first; then the interest leaves. */
function interest(before: Industry.View, event: Industry.InterestPaid, { sheet }: SceneContext<Industry.Sheet>): Shown {
  const all = transfers(event, sheet);
  const [taken, paid] = [
    all.filter(({ taker }) => taker === event.seat),
    all.filter(({ giver }) => giver === event.seat),
  ];
  const rest = traded(carriedOut(before, taken), paid, INTEREST);
  return taken.length > 0 ? [traded(before, taken, INTEREST), rest] : [rest];
}

function change(seat: number, count: number): Effect {
  return {
    kind: "change",
    at: `money/${seat}`,
    text: count < 0 ? `−${-count}` : `+${count}`,
    more: count > 0,
  };
}

/** It lies there with a small bounce, and what it cost goes there. */
function laid(
  next: Industry.View,
  at: string,
  event: Industry.Event & { seat: number },
  { sheet }: SceneContext<Industry.Sheet>,
): Scene<Industry.View> {
  const paid = transfers(event, sheet).filter(({ giver, thing }) => giver === event.seat && thing !== "flags");
  return {
    view: next,
    length: LAID,
    sound: "place",
    effects: [
      { kind: "bounce", at: `hex/${at}` },
      ...paid.map(
        ({ thing, count }): Effect => ({
          kind: "fly",
          sign: thing,
          count,
          from: `seat/${event.seat}`,
          to: `hex/${at}`,
        }),
      ),
    ],
  };
}

export const staging: Staging<Industry.View, Industry.Event, Industry.Sheet> = {
  after,
  scenes,
  secret: (view) => view.players.some((player) => player.money === null),
};
