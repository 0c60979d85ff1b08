// Statistics of a game from its events: wealth, income and holdings by turn and tour, flows of money, and dice.

import type { Shares } from "../protocol.ts";
import { timeline } from "../table/timeline.ts";
import { grouped, product, royalty, share } from "./holdings.ts";
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
export type Account = Record<Flow, number>;
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
    switch (event.event) {
      case "rolled":
        this.rolls.push(event.dice);
        break;
      case "paid":
        this.pay(flowOf(event.why), event.payer, event.payee, event.amount);
        if (event.why === "royalty")
          this.drawn[event.payee]!.set(event.what, (this.drawn[event.payee]!.get(event.what) ?? 0) + event.amount);
        break;
      case "bought":
        this.pay("shares", event.seat, BANK, event.amount);
        this.hand(event.shares, BANK, event.seat);
        break;
      case "joker_bought":
        this.pay("jokers", event.seat, BANK, event.amount);
        break;
      case "lot_sold":
        this.pay("auctions", event.buyer, event.vendor, event.amount);
        this.hand(event.shares, event.vendor, event.buyer);
        break;
      case "lot_unsold":
        this.pay("auctions", BANK, event.vendor, event.amount);
        this.hand(event.shares, event.vendor, BANK);
        break;
      case "dealt":
        this.pay("deals", event.seat, event.to, (event.give.cash ?? 0) - (event.get.cash ?? 0));
        this.hand(event.give.shares ?? [], event.seat, event.to);
        this.hand(event.get.shares ?? [], event.to, event.seat);
        break;
      case "pooled":
        for (const party of event.parties) {
          if (party === event.head) continue;
          this.gone.add(party);
          this.pay("syndicates", party, event.head, this.cash[party]!);
          this.hand([...this.owned[party]!], party, event.head);
        }
        this.pay("syndicates", event.head, BANK, event.fee);
        break;
      case "bankrupt":
        this.gone.add(event.seat);
        this.pay("debts", event.seat, BANK, event.cash);
        this.hand(event.shares, event.seat, BANK);
        for (const [at, creditor] of event.creditors.entries()) this.pay("debts", BANK, creditor, event.paid[at] ?? 0);
        break;
    }
  }
}

function flowOf(why: string): Flow {
  return why === "royalty" ? "royalties" : why === "bonus" || why === "double" ? why : "telex";
}
