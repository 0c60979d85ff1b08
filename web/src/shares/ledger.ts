// How the game went, told by its events: cash and shares by turn, where money came from and went, how the dice fell.

import type { News, Shares } from "../protocol.ts";
import { story } from "../table/story.ts";
import { grouped, product, royalty, share } from "./holdings.ts";
import { BANK, type SharesTable } from "./table.ts";

export const FLOWS = ["royalties", "bonus", "telex", "double", "shares", "auctions", "deals", "jokers", "syndicates", "debts"] as const;
export type Flow = (typeof FLOWS)[number];
export type Account = Record<Flow, number>;
/** Where everyone stood when a turn began; the last one is the end. */
export type Standing = { turn: number; step: number; cash: readonly number[]; worth: readonly number[]; shares: readonly number[]; royalties: readonly number[] };

export class Ledger {
  readonly standings: Standing[] = [];
  readonly accounts: Account[];
  readonly dice = new Map<number, number>();
  private readonly cash: number[];
  private readonly owned: Set<string>[];
  private readonly sheet: Shares.Sheet;

  constructor(table: SharesTable) {
    const seats = table.view.peek().players.length;
    this.sheet = table.sheet;
    this.cash = Array<number>(seats).fill(this.sheet.figures.starting_cash[String(seats)] ?? 0);
    this.owned = Array.from({ length: seats }, () => new Set<string>());
    this.accounts = Array.from({ length: seats }, () => Object.fromEntries(FLOWS.map((flow) => [flow, 0])) as Account);
    let turn = 0;
    this.note(turn, 0);
    for (const { news, undone } of story(table.news.value)) {
      if (undone) continue;
      for (const event of eventsOf(news)) {
        this.take(event);
        if (event.event === "turn" && event.turns > turn) this.note((turn = event.turns), news.step ?? 0);
        if (event.event === "over") this.note(turn + 1, news.step ?? 0);
      }
    }
  }

  private note(turn: number, step: number): void {
    const paying = (ids: Set<string>) => [...grouped(this.sheet, [...ids])].reduce((sum, [id, held]) => sum + royalty(this.sheet, product(this.sheet, id), held.percent), 0);
    const half = (ids: Set<string>) => [...ids].reduce((sum, id) => sum + share(this.sheet, id).price, 0) / 2;
    this.standings.push({
      turn, step, cash: [...this.cash], shares: this.owned.map((ids) => ids.size),
      worth: this.owned.map((ids, seat) => this.cash[seat]! + half(ids)), royalties: this.owned.map(paying),
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
      case "rolled": {
        const sum = event.dice[0] + event.dice[1];
        this.dice.set(sum, (this.dice.get(sum) ?? 0) + 1);
        break;
      }
      case "paid": this.pay(flowOf(event.why), event.payer, event.payee, event.amount); break;
      case "bought": this.pay("shares", event.seat, BANK, event.amount); this.hand(event.shares, BANK, event.seat); break;
      case "joker_bought": this.pay("jokers", event.seat, BANK, event.amount); break;
      case "lot_sold": this.pay("auctions", event.buyer, event.vendor, event.amount); this.hand(event.shares, event.vendor, event.buyer); break;
      case "lot_unsold": this.pay("auctions", BANK, event.vendor, event.amount); this.hand(event.shares, event.vendor, BANK); break;
      case "dealt":
        this.pay("deals", event.seat, event.to, (event.give.cash ?? 0) - (event.get.cash ?? 0));
        this.hand(event.give.shares ?? [], event.seat, event.to);
        this.hand(event.get.shares ?? [], event.to, event.seat);
        break;
      case "pooled":
        for (const party of event.parties) {
          if (party === event.head) continue;
          this.pay("syndicates", party, event.head, this.cash[party]!);
          this.hand([...this.owned[party]!], party, event.head);
        }
        this.pay("syndicates", event.head, BANK, event.fee);
        break;
      case "bankrupt":
        this.pay("debts", event.seat, BANK, event.cash);
        this.hand(event.shares, event.seat, BANK);
        event.creditors.forEach((creditor, at) => this.pay("debts", BANK, creditor, event.paid[at] ?? 0));
        break;
    }
  }
}

function flowOf(why: string): Flow {
  return why === "royalty" ? "royalties" : why === "bonus" || why === "double" ? why : "telex";
}

function eventsOf(news: News): readonly Shares.Event[] {
  return (news.events ?? []) as readonly Shares.Event[];
}
