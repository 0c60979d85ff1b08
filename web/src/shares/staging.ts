// How each event of the shares game is shown.

import type { Shares, Transfer } from "../protocol.ts";
import type { Effect, Length, Scene, SceneContext, Staging } from "../table/stage/scene.ts";
import { money } from "./money.ts";
import { after, carriedOut, transfers, withPlayer } from "./nextview.ts";
import { Call, Roll } from "./shown.tsx";
import { standsOn } from "./table.ts";

type Shown = readonly Scene<Shares.View>[];

const DICE: Length = [350, 800];
const WALK: Length = [350, 700]; // the whole way
const RESULT: Length = [500, 1_500];
const CARD: Length = [350, 900];
const BID: Length = [250, 500];
const SMALL: Length = [120, 300];
const GONE: Length = [900, 2_000];

function scenes(
  before: Shares.View,
  next: Shares.View,
  event: Shares.Event,
  context: SceneContext<Shares.Sheet>,
): Shown {
  switch (event.event) {
    case "rolled":
      return rolled(before, event, context.sheet);
    case "paid":
    case "joker_bought":
    case "joker_used":
      return moved(before, event, context, RESULT);
    case "bought":
    case "dealt":
      return moved(before, event, context, CARD);
    case "lot_sold":
    case "lot_unsold":
      return [
        {
          view: before,
          length: GONE,
          effects: [{ kind: "own", name: "call", at: square(before, event.vendor, context.sheet), props: context }],
          sound: "hammer",
        },
        ...moved(before, event, context, CARD),
      ];
    case "owed":
    case "claimable":
    case "forfeited":
    case "telex":
      return [{ view: next, length: RESULT, effects: [card(before, event, context)] }];
    case "pooled":
    case "bankrupt":
    case "declared":
    case "debt_lapsed":
    case "over":
      return [{ view: next, length: RESULT, effects: [card(before, event, context)], sound: "offer" }];
    case "lots":
    case "offered":
    case "pool_proposed":
    case "declined":
      return [{ view: next, length: CARD, effects: [card(before, event, context)], sound: "offer" }];
    case "bid":
      return [{ view: next, length: BID, effects: [card(before, event, context)], sound: "coin" }];
    case "dropped":
    case "sealed":
    case "pool_agreed":
      return [{ view: next, length: SMALL, effects: [{ kind: "glow", at: [`seat/${event.seat}`] }] }];
    case "turn":
      return [
        { view: next, length: SMALL, effects: [{ kind: "glow", at: [`seat/${event.seat}`, `piece/${event.seat}`] }] },
      ];
    default:
      return [];
  }
}

/** The dice roll over the board, then the piece goes square by square. */
function rolled(before: Shares.View, { seat, dice, step }: Shares.Rolled, { lap }: Shares.Sheet): Shown {
  const from = before.players[seat]?.step ?? 0;
  const way = (step - from + lap) % lap;
  const shown = { ...before, dice };
  const squares = Array.from({ length: way }, (_, at) => {
    const next = from + at + 1;
    return next <= lap ? next : next - lap;
  });
  return [
    {
      view: before,
      length: DICE,
      effects: [{ kind: "own", name: "roll", at: `piece/${seat}`, props: { dice } }],
      sound: "dice",
    },
    ...squares.map((step) => ({
      view: withPlayer(shown, seat, { step }),
      length: WALK.map((ms) => ms / squares.length) as [number, number],
    })),
  ];
}

/** The square on which a party stands. */
function square(view: Shares.View, seat: number, sheet: Shares.Sheet): string {
  return `square/${standsOn(sheet, view.players[seat])}`;
}

/** Whom an event is about first. */
function party(event: Shares.Event): number {
  if ("seat" in event) return event.seat;
  if ("vendor" in event) return event.vendor;
  if ("payer" in event) return event.payer >= 0 ? event.payer : event.payee;
  return "head" in event ? event.head : -1;
}

const SIGNS: Partial<Record<Shares.Event["event"], string>> = {
  telex: "telex",
  owed: "debt",
  bankrupt: "debt",
  declared: "debt",
  debt_lapsed: "debt",
  claimable: "money",
  forfeited: "money",
  lots: "auction",
  bid: "auction",
  pooled: "trust",
  pool_proposed: "trust",
  joker_bought: "joker",
  joker_used: "joker",
  over: "crown",
};

/** The server's sentence over the square on which it happens; what is said between people, over the seat. */
function card(
  before: Shares.View,
  event: Shares.Event,
  { sheet, sentence, reason }: SceneContext<Shares.Sheet>,
): Effect {
  const seat = party(event);
  const said = ["offered", "declined", "dealt", "bid"].includes(event.event);
  const bonus = event.event === "paid" && event.why !== "royalty" ? event.why : "money";
  const sign = event.event === "paid" ? (bonus === "double" ? "debt" : bonus) : (SIGNS[event.event] ?? "offer");
  const at = said || seat < 0 ? `seat/${seat}` : square(before, seat, sheet);
  return {
    kind: "card",
    at,
    sign,
    text: sentence,
    why: reason,
  };
}

/** Shares come from the tray of the square, and go back there. */
function place(holder: Transfer["giver"], tray: string, thing: string): string {
  return typeof holder === "number" ? `seat/${holder}` : thing === "cash" || thing === "joker" ? "bank" : tray;
}

/** What is paid and handed over leaves at once, flies, and then arrives; a card says what it is for. */
function moved(before: Shares.View, event: Shares.Event, context: SceneContext<Shares.Sheet>, length: Length): Shown {
  const all = transfers(event);
  const leaving = all.map((each): Transfer => ({ ...each, taker: "air" }));
  const tray = square(before, party(event), context.sheet);
  const kinds = new Map<string, Effect & { kind: "fly" }>();
  for (const { thing, count, giver, taker } of all) {
    const paid = thing === "cash";
    const sign = paid ? "money" : thing === "joker" ? "joker" : "note";
    const [from, to] = [place(giver, tray, thing), place(taker, tray, thing)];
    const known = kinds.get(`${sign} ${from} ${to}`);
    const effect = known
      ? { ...known, count: known.count + 1 }
      : { kind: "fly" as const, sign, count: 1, from, to, text: paid ? money(count) : undefined };
    kinds.set(`${sign} ${from} ${to}`, effect);
  }
  const changes = all.flatMap(({ thing, count, giver, taker }): Effect[] => {
    if (thing !== "cash") return [];
    const lost: Effect[] = typeof giver === "number" ? [change(giver, -count)] : [];
    return typeof taker === "number" ? [...lost, change(taker, count)] : lost;
  });
  const view = carriedOut(before, leaving, context.sheet);
  return [{ view, length, effects: [card(before, event, context), ...kinds.values(), ...changes], sound: "coin" }];
}

function change(seat: number, amount: number): Effect {
  return {
    kind: "change",
    at: `money/${seat}`,
    text: `${amount > 0 ? "+" : "−"}${money(Math.abs(amount))}`,
    more: amount > 0,
  };
}

export const staging: Staging<Shares.View, Shares.Event, Shares.Sheet> = {
  after,
  scenes,
  secret: (view) => view.players.some((player) => player.cash === null),
  drawings: { roll: Roll, call: Call },
};
