// How each event of the industry game is shown.

import type { Dict, Industry, Transfer } from "../protocol.ts";
import type { Effect, Length, Scene, Staging, Told } from "../table/stage/scene.ts";
import { after } from "./told.ts";
import { carriedOut, transfers } from "./transfers.ts";

type Shown = readonly Scene<Industry.View>[];

const TRADE: Length = [250, 600];
const BARTER: Length = [350, 800];
const LAID: Length = [250, 600];
const PASSED: Length = [120, 300];
const HARVEST: Length = [600, 1_500];
const FLIGHT = 0.65; // of the time of a bloc, before the first of its cubes arrives
const COUNTS = 5; // steps in which they are counted
const INTEREST: Length = [250, 600];
const PHASE: Length = [400, 1_000];
const END: Length = [900, 2_000];

function scenes(before: Industry.View, next: Industry.View, event: Industry.Event, told: Told<Industry.Sheet>): Shown {
  switch (event.event) {
    case "bought":
    case "sold":
    case "borrowed":
    case "repaid":
      return [traded(before, transfers(event, told.sheet), TRADE)];
    case "bartered":
    case "sold_out":
      return [traded(before, transfers(event, told.sheet), BARTER)];
    case "interest":
      return interest(before, event, told);
    case "drafted":
      return [{ view: next, length: BARTER, effects: [card(event.seat, "crown", told), ...flights(event, told)] }];
    case "offered":
      return [{ view: next, length: BARTER, effects: [card(event.seat, "offer", told)], sound: "offer" }];
    case "declined":
      return [{ view: next, length: BARTER, effects: [card(event.seat, "close", told)] }];
    case "placed":
    case "flagged":
    case "built":
    case "automated":
    case "kept":
      return [laid(next, event.at, event, told)];
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
      return harvest(before, event);
    case "passed":
      return [{ view: next, length: PASSED, effects: [{ kind: "glow", at: [`seat/${event.seat}`] }] }];
    case "phase":
      return [{ view: next, length: PHASE, effects: [banner("star", told)] }];
    case "end_near":
      return [{ view: next, length: END, effects: [banner("hourglass", told)] }];
    case "over":
      return [{ view: next, length: END, effects: [banner("crown", told)] }];
    default:
      return [];
  }
}

function card(seat: number, sign: string, { sentence, reason }: Told<unknown>): Effect {
  return { kind: "card", at: `seat/${seat}`, sign, text: sentence, why: reason };
}

function banner(sign: string, { sentence }: Told<unknown>): Effect {
  return { kind: "card", at: "board", sign, text: sentence };
}

/** Where something comes from or goes to, as a place on the table. */
function place(holder: Transfer["giver"], thing: string): string {
  return typeof holder === "number" ? `seat/${holder}` : holder === "market" ? `market/${thing}` : "bank";
}

function flight({ thing, count, giver, taker }: Transfer): Effect {
  const many = thing === "money";
  return {
    kind: "fly",
    sign: thing === "notes" ? "note" : thing === "flags" ? "flag" : thing,
    count: many ? 1 : count,
    from: place(giver, thing),
    to: place(taker, thing),
    text: many ? String(count) : undefined,
  };
}

function flights(event: Industry.Event, { sheet }: Told<Industry.Sheet>): Effect[] {
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
function interest(before: Industry.View, event: Industry.InterestPaid, { sheet }: Told<Industry.Sheet>): Shown {
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
  { sheet }: Told<Industry.Sheet>,
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

/** What was fed goes to the blocs and fades; then one bloc after the other gives what it made, which is counted up. */
function harvest(before: Industry.View, event: Industry.Produced): Shown {
  const { seat } = event;
  const made: Record<string, number> = { ...event.made, money: event.money };
  const runs = before.blocs
    .filter((bloc) => bloc.owner === seat)
    .flatMap((bloc) => {
      const part = taken(made, bloc.makes);
      return part ? [{ hexes: bloc.hexes, part }] : [];
    });
  if (runs.length === 0) return [{ view: before, length: PASSED, effects: [{ kind: "glow", at: [`seat/${seat}`] }] }];
  const lengths = HARVEST.map((ms) => ms / runs.length) as [number, number];
  let view = carriedOut(before, moves(event.spent, seat, "air"));
  const first = `hex/${runs[0]!.hexes[0]}`;
  const fed = Object.entries(event.spent).map(
    ([sign, count]): Effect => ({ kind: "fly", sign, count, from: `seat/${seat}`, to: first }),
  );
  return runs.flatMap(({ hexes, part }, at): Shown => {
    const effects: Effect[] = [
      { kind: "glow", at: hexes.map((hex) => `hex/${hex}`) },
      ...(at === 0 ? fed : []),
      ...moves(part, "air", seat).map((moved) => ({ ...flight(moved), from: `hex/${hexes[0]}` }) as Effect),
    ];
    const [start, counted] = [view, countedUp(view, part, seat)];
    view = carriedOut(view, moves(part, "air", seat));
    return [
      { view: start, length: share(lengths, FLIGHT), lasts: lengths, effects, sound: "harvest" },
      ...counted.map((each) => ({
        view: each,
        length: share(lengths, (1 - FLIGHT) / counted.length),
        keeps: true as const,
      })),
    ];
  });
}

/** The pictures while what a bloc made arrives, cube by cube; the last one comes with what follows. */
function countedUp(view: Industry.View, part: Dict<number>, seat: number): Industry.View[] {
  const most = Math.max(...Object.values(part));
  const steps = Math.min(most, COUNTS);
  return Array.from({ length: steps }, (_, at) => {
    const arrived = Object.entries(part).map(([thing, count]) => [thing, Math.floor((count * at) / steps)] as const);
    return carriedOut(view, moves(Object.fromEntries(arrived), "air", seat));
  });
}

function share([quick, relaxed]: Length, part: number): Length {
  return [quick * part, relaxed * part];
}

function moves(counts: Dict<number>, giver: Transfer["giver"], taker: Transfer["taker"]): Transfer[] {
  return Object.entries(counts).map(([thing, count]) => ({ thing, count, giver, taker }));
}

/** Takes what a bloc makes out of what is left of the harvest; nothing where the bloc cannot have run. */
function taken(left: Record<string, number>, makes: Dict<number>): Dict<number> | null {
  const part: Record<string, number> = {};
  for (const [thing, count] of Object.entries(makes)) {
    const got = Math.min(count, left[thing] ?? 0);
    if (got > 0) part[thing] = got;
    left[thing] = (left[thing] ?? 0) - got;
  }
  return Object.keys(part).length > 0 ? part : null;
}

export const staging: Staging<Industry.View, Industry.Event, Industry.Sheet> = {
  after,
  scenes,
  secret: (view) => view.players.some((player) => player.money === null),
};
