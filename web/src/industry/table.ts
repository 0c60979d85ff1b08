import type { Industry, News, Tried } from "../protocol.ts";
import type { Table } from "../table/contract.ts";

export type IndustryTable = Table<Industry.View, Industry.Sheet, Industry.Action, Industry.Order>;

/** What came of a row or of what was tried, as events of this game. */
export function eventsOf(source: News | Tried | null | undefined): readonly Industry.Event[] {
  return (source?.events ?? []) as readonly Industry.Event[];
}

/** The standing orders of the own seat. */
export function ordersOf(table: IndustryTable): readonly Industry.Order[] {
  return (table.mine.value?.orders ?? []) as readonly Industry.Order[];
}
