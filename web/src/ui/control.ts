// Marks what is pressed or filled in for the present decision. Everything so marked must be in sight without scrolling:
// tests/web/test_controls_in_sight.py checks it for each kind of decision.

import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** True inside the action panel of a game. */
export const Deciding = createContext(false);

/** For the element that is pressed or filled in: `<button {...useControl()}>`. */
export function useControl(): { "data-control"?: string } {
  return useContext(Deciding) ? { "data-control": "" } : {};
}
