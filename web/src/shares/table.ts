// What the frame hands to the table of shares, and the parts of its view that the wire leaves open.

import type { News, Shares } from "../protocol.ts";
import type { Table } from "../table/contract.ts";

export type SharesTable = Table<Shares.View, Shares.Sheet, Shares.Action>;
export type Debt = {
  readonly payer: number;
  readonly payee: number;
  readonly amount: number;
  readonly why: string;
  readonly what: string;
};
export type Terms = Shares.Deal | Shares.Pool;

export const BANK = -1;

export function debtsOf(view: Shares.View): readonly Debt[] {
  return view.debts as unknown as readonly Debt[];
}

export function claimsOf(view: Shares.View): readonly Debt[] {
  return view.claims as unknown as readonly Debt[];
}

export function termsOf(offer: Shares.OfferView): Terms {
  return offer.action as Terms;
}

/** Whether something other than a person acts for this seat. */
export function isBot(table: SharesTable, seat: number): boolean {
  const sitting = table.state.value.seats[seat];
  return Boolean(sitting && (sitting.bot || sitting.minder));
}

/** What came of a piece of news, as events of this game. */
export function eventsOf(news: News): readonly Shares.Event[] {
  return (news.events ?? []) as readonly Shares.Event[];
}

/** The square on which a party stands; the junction is also the last step. */
export function standsOn(sheet: Shares.Sheet, player: Shares.Player | undefined): number {
  const step = player?.step ?? 0;
  return step === sheet.lap ? sheet.junction : step;
}
