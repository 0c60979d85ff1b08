// Whether this browser is somebody's hand beside a table screen: the link says so once, and it is remembered.

import { Remembered } from "../net/remembered.ts";
import { place } from "../router.ts";

const hands = new Remembered("won.hands");

export function isHand(table: string): boolean {
  if (place.value.hash.has("hand") && !hands.of(table)) hands.set(table, "yes");
  return hands.of(table) === "yes";
}

/** A rematch is played around the same screen. */
export function keepHand(table: string, next: string): void {
  if (isHand(table)) hands.set(next, "yes");
}
