// Statistics of a game from its events: wealth, income and holdings by turn and tour, flows of money, and dice.

import type { Shares } from "../protocol.ts";
import { timeline } from "../table/timeline.ts";
import { grouped, product, royalty, share } from "./holdings.ts";
import { CASH, JOKER, transfers } from "./nextview.ts";
import { BANK, eventsOf, type SharesTable } from "./table.ts";

export const FLOWS = [
  "royalties",
  "bonus",
  "telex",
  "double",
  "shares",
  "auctions",
  "deals",
  "jokers",
  "syndicates",
  "debts",
] as const;
export type Flow = (typeof FLOWS)[number];
type Account = Record<Flow, number>;
/**
 * Where everyone stood when a turn began; the last one is the end. Holdings are percentages by product, for each
 * seat.
 */
export type Standing = {
  turn: number;
  step: number;
  worth: readonly number[];
  income: readonly number[];
  expected: readonly number[];
  holdings: readonly ReadonlyMap<string, number>[];
};
/** A tour that a seat has completed, or is on at the end: what it was worth then, and what the tour had brought. */
export type Tour = { worth: number; income: number };
/** Something that moved much: a payment, a syndicate, a bankruptcy. */
export type Moment = { turn: number; step: number; amount: number; event: Shares.Event };

const EARNED: readonly Flow[] = ["royalties", "bonus", "telex", "double"];

export class Ledger {
  readonly standings: Standing[] = [];
  readonly tours: Tour[][];
  readonly moments: Moment[] = [];
  readonly accounts: Account[];
  readonly drawn: Map<string, number>[]; // royalties by product
  readonly rolls: (readonly [white: number, red: number])[] = [];
  private readonly cash: number[];
  private readonly owned: Set<string>[];
  private readonly sheet: Shares.Sheet;
  private readonly cards = new Map<string, number>();
  private readonly earned: number[]; // by each at the end of its last tour
  private gone: Set<number> = new Set(); // into a syndicate or out of the game

  constructor(table: SharesTable) {
    const { players, royalties } = table.view.peek();
    const seats = players.length;
    this.sheet = table.sheet;
    for (const good of royalties) if (good) this.cards.set(good, (this.cards.get(good) ?? 0) + 1);
    this.cash = Array<number>(seats).fill(this.sheet.figures.starting_cash[String(seats)] ?? 0);
    this.owned = Array.from({ length: seats }, () => new Set<string>());
    this.accounts = Array.from({ length: seats }, () => Object.fromEntries(FLOWS.map((flow) => [flow, 0])) as Account);
    this.tours = Array.from({ length: seats }, () => []);
    this.drawn = Array.from({ length: seats }, () => new Map<string, number>());
    this.earned = Array<number>(seats).fill(0);
    this.note(0, 0);
    for (const { news, undone } of timeline(table.news.value))
      if (!undone) for (const event of eventsOf(news)) this.apply(event, news.step ?? 0);
  }

  private apply(event: Shares.Event, step: number): void {
    const turn = this.standings.at(-1)!.turn;
    if (event.event === "rolled" && event.tours > this.tours[event.seat]!.length) this.complete(event.seat);
    this.take(event);
    const amount = "amount" in event && typeof event.amount === "number" ? event.amount : 0;
    if (amount > 0 || event.event === "pooled" || event.event === "bankrupt")
      this.moments.push({ turn, step, amount, event });
    if (event.event === "turn" && event.turns > turn) this.note(event.turns, step);
    if (event.event !== "over") return;
    this.note(turn + 1, step);
    for (const seat of this.cash.keys()) if (!this.gone.has(seat)) this.complete(seat);
  }

  private complete(seat: number): void {
    const income = this.income(seat);
    this.tours[seat]!.push({ worth: this.worth(seat), income: income - this.earned[seat]! });
    this.earned[seat] = income;
  }

  private worth(seat: number): number {
    return this.cash[seat]! + [...this.owned[seat]!].reduce((sum, id) => sum + share(this.sheet, id).price, 0) / 2;
  }

  private income(seat: number): number {
    return EARNED.reduce((sum, flow) => sum + this.accounts[seat]![flow], 0);
  }

  private note(turn: number, step: number): void {
    const all = [...this.cash.keys()];
    const held = this.owned.map((ids) => grouped(this.sheet, [...ids]));
    const others = all.length - this.gone.size - 1;
    const brings = ([id, holding]: [string, { percent: number }]) =>
      royalty(this.sheet, product(this.sheet, id), holding.percent) * (this.cards.get(id) ?? 0);
    this.standings.push({
      turn,
      step,
      worth: all.map((seat) => this.worth(seat)),
      income: all.map((seat) => this.income(seat)),
      expected: held.map(
        (goods) => ([...goods].reduce((sum, good) => sum + brings(good), 0) * others) / this.sheet.lap,
      ),
      holdings: held.map((goods) => new Map([...goods].map(([id, { percent }]) => [id, percent]))),
    });
  }

  private pay(flow: Flow, payer: number, payee: number, amount: number): void {
    if (payer !== BANK) {
      this.cash[payer]! -= amount;
      this.accounts[payer]![flow] -= amount;
    }
    if (payee !== BANK) {
      this.cash[payee]! += amount;
      this.accounts[payee]![flow] += amount;
    }
  }

  private hand(ids: readonly string[], from: number, to: number): void {
    for (const id of ids) {
      if (from !== BANK) this.owned[from]!.delete(id);
      if (to !== BANK) this.owned[to]!.add(id);
    }
  }

  private take(event: Shares.Event): void {
    if (event.event === "rolled") this.rolls.push(event.dice);
    if (event.event === "paid" && event.why === "royalty")
      this.drawn[event.payee]!.set(event.what, (this.drawn[event.payee]!.get(event.what) ?? 0) + event.amount);
    if (event.event === "bankrupt") this.gone.add(event.seat);
    if (event.event === "pooled") for (const party of event.parties) if (party !== event.head) this.gone.add(party);
    // what parties bring into a syndicate is hidden from others, but follows from what they had
    const known =
      event.event === "pooled" ? { ...event, cash: event.parties.map((party) => this.cash[party]!) } : event;
    for (const { thing, count, giver, taker } of transfers(known)) {
      const [from, to] = [giver, taker].map((holder) => (typeof holder === "number" ? holder : BANK)) as [
        number,
        number,
      ];
      if (thing === CASH) this.pay(flowOf(event), from, to, count);
      else if (thing !== JOKER) this.hand([thing], from, to);
    }
  }
}

const FLOW_OF: Partial<Record<Shares.Event["event"], Flow>> = {
  bought: "shares",
  joker_bought: "jokers",
  lot_sold: "auctions",
  lot_unsold: "auctions",
  dealt: "deals",
  pooled: "syndicates",
  bankrupt: "debts",
};

function flowOf(event: Shares.Event): Flow {
  if (event.event !== "paid") return FLOW_OF[event.event] ?? "debts";
  return event.why === "royalty" ? "royalties" : event.why === "bonus" || event.why === "double" ? event.why : "telex";
}
