// The table of shares as the frame hands it over, and what its parts share.

import type { News, Shares } from "../protocol.ts";
import type { Table } from "../table/contract.ts";

export type SharesTable = Table<Shares.View, Shares.Sheet, Shares.Action, Shares.Order>;
export type Terms = Shares.Deal | Shares.Pool;

export const BANK = -1;

/** Whether something other than a person acts for this seat. */
export function isBot(table: SharesTable, seat: number): boolean {
  const sitting = table.state.value.seats[seat];
  return Boolean(sitting && (sitting.bot || sitting.minder));
}

/** What came of a piece of news, as events of this game. */
export function eventsOf(news: News): readonly Shares.Event[] {
  return (news.events ?? []) as readonly Shares.Event[];
}

/** The standing orders of the own seat. */
export function ordersOf(table: SharesTable): readonly Shares.Order[] {
  return (table.mine.value?.orders ?? []) as readonly Shares.Order[];
}

/** The square on which a party stands; the junction is also the last step. */
export function standsOn(sheet: Shares.Sheet, player: Shares.Player | undefined): number {
  const step = player?.step ?? 0;
  return step === sheet.lap ? sheet.junction : step;
}
