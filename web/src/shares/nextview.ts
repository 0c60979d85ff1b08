// The position after an event, as far as the event tells it: money, shares and jokers, dice, pieces and parties.

import type { Shares, Transfer } from "../protocol.ts";
import { BANK } from "./table.ts";

type Holder = Transfer["giver"];

export const CASH = "cash";
export const JOKER = "joker";

function holder(party: number): Holder {
  return party === BANK ? "bank" : party;
}

function cash(amount: number, giver: number, taker: number): Transfer[] {
  return amount ? [{ thing: CASH, count: amount, giver: holder(giver), taker: holder(taker) }] : [];
}

function papers(ids: readonly string[], giver: number, taker: number): Transfer[] {
  return giver === taker ? [] : ids.map((thing) => ({ thing, count: 1, giver: holder(giver), taker: holder(taker) }));
}

function jokers(count: number, giver: number, taker: number): Transfer[] {
  return count ? [{ thing: JOKER, count, giver: holder(giver), taker: holder(taker) }] : [];
}

/** What an event moved, from whom to whom, as the rules book it (ledger.py). */
export function transfers(event: Shares.Event): Transfer[] {
  switch (event.event) {
    case "paid":
      return cash(event.amount, event.payer, event.payee);
    case "bought":
      return [...cash(event.amount, event.seat, BANK), ...papers(event.shares, BANK, event.seat)];
    case "joker_bought":
      return [...cash(event.amount, event.seat, BANK), ...jokers(1, BANK, event.seat)];
    case "joker_used":
      return jokers(1, event.seat, BANK);
    case "lot_sold":
      return [...cash(event.amount, event.buyer, event.vendor), ...papers(event.shares, event.vendor, event.buyer)];
    case "lot_unsold":
      return [...cash(event.amount, BANK, event.vendor), ...papers(event.shares, event.vendor, BANK)];
    case "dealt":
      return [
        ...cash(event.give.cash ?? 0, event.seat, event.to),
        ...papers(event.give.shares ?? [], event.seat, event.to),
        ...cash(event.get.cash ?? 0, event.to, event.seat),
        ...papers(event.get.shares ?? [], event.to, event.seat),
      ];
    case "pooled":
      return [
        ...event.parties.flatMap((party, at) => [
          ...cash(party === event.head ? 0 : (event.cash[at] ?? 0), party, event.head),
          ...papers(event.shares[at] ?? [], party, event.head),
          ...jokers(party === event.head ? 0 : (event.jokers[at] ?? 0), party, event.head),
        ]),
        ...cash(event.fee, event.head, BANK),
      ];
    case "bankrupt":
      return [
        ...cash(event.cash, event.seat, BANK),
        ...papers(event.shares, event.seat, BANK),
        ...jokers(event.jokers, event.seat, BANK),
        ...event.creditors.flatMap((creditor, at) => cash(event.paid[at] ?? 0, BANK, creditor)),
      ];
    default:
      return [];
  }
}

function given(player: Shares.Player, thing: string, count: number, order: ReadonlyMap<string, number>): Shares.Player {
  if (thing === CASH) return { ...player, cash: player.cash === null ? null : player.cash + count };
  if (thing === JOKER) return { ...player, jokers: player.jokers + count };
  if (count < 0) return { ...player, shares: player.shares.filter((id) => id !== thing) };
  const shares = [...player.shares, thing].sort((a, b) => order.get(a)! - order.get(b)!);
  return { ...player, shares };
}

const orders = new WeakMap<Shares.Sheet, ReadonlyMap<string, number>>();

function printedOrder(sheet: Shares.Sheet): ReadonlyMap<string, number> {
  const order = orders.get(sheet) ?? new Map(sheet.shares.map((share, at) => [share.id, at]));
  orders.set(sheet, order);
  return order;
}

/** The view with these transfers carried out. */
export function carriedOut(view: Shares.View, moved: readonly Transfer[], sheet: Shares.Sheet): Shares.View {
  if (moved.length === 0) return view;
  const order = printedOrder(sheet);
  const players = [...view.players];
  let left = view.jokers;
  for (const { thing, count, giver, taker } of moved) {
    if (typeof giver === "number") players[giver] = given(players[giver]!, thing, -count, order);
    else if (thing === JOKER && giver === "bank") left -= count;
    if (typeof taker === "number") players[taker] = given(players[taker]!, thing, count, order);
    else if (thing === JOKER && taker === "bank") left += count;
  }
  return { ...view, players, jokers: left };
}

/** A view in which one player has changed. */
export function withPlayer(view: Shares.View, seat: number, change: Partial<Shares.Player>): Shares.View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, ...change } : player)) };
}

export function after(view: Shares.View, event: Shares.Event, sheet: Shares.Sheet): Shares.View {
  const next = carriedOut(view, transfers(event), sheet);
  switch (event.event) {
    case "rolled":
      return {
        ...withPlayer(next, event.seat, { step: event.step, tours: event.tours }),
        dice: event.dice,
      };
    case "pooled":
      return withParty(next, event.parties, event.head);
    case "bankrupt":
      return withParty(next, [event.seat], null);
    case "turn":
      return { ...next, turn: event.seat, turns: event.turns, dice: [0, 0] };
    case "over":
      return { ...next, moment: "over" };
    default:
      return next;
  }
}

/** Everyone of these parties belongs to that one, or to none. */
function withParty(view: Shares.View, parties: readonly number[], head: number | null): Shares.View {
  const players = view.players.map((player) =>
    player.party !== null && parties.includes(player.party) ? { ...player, party: head } : player,
  );
  return { ...view, players };
}
