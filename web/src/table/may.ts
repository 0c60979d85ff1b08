// What the policy of the table lets this client offer; the server says so with every state.

import type { Session } from "../net/session.ts";

/** Whether something may be offered: at the table, or for one seat where one is named. */
export function may(session: Session, what: string, seat?: number): boolean {
  const seats = session.state.value.may[what];
  return seats !== undefined && (seat === undefined || seats.includes(seat));
}

/** Whether it may be offered for the seat that this client plays now. */
export function mayHere(session: Session, what: string): boolean {
  const seat = session.seat.value;
  return seat !== null && may(session, what, seat);
}
