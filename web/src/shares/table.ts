// What the frame hands to the table of shares, and the parts of its view that the wire leaves open.

import type { Shares } from "../protocol.ts";
import type { Table } from "../table/contract.ts";

export type SharesTable = Table<Shares.View, Shares.Sheet, Shares.Action>;
export type Debt = { readonly payer: number; readonly payee: number; readonly amount: number; readonly why: string; readonly what: string };
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
