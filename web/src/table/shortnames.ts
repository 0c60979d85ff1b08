// Names of players in a sentence for a narrow place: what is said about them has the room.

import type { Session } from "../net/session.ts";

const MOST = 12; // characters of a name

/** The sentence with long names of players cut, each with an ellipsis. */
export function withShortNames(session: Session, text: string): string {
  return session.state.value.seats.reduce((said, _, seat) => {
    const name = session.name(seat);
    return name.length > MOST ? said.replaceAll(name, `${name.slice(0, MOST - 1).trimEnd()}…`) : said;
  }, text);
}
