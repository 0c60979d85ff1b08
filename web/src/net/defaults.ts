// Default values for what the protocol leaves out, and ids for requests.

import type { State } from "../protocol.ts";
import type { Whole } from "../table/contract.ts";

/** The state with every optional field filled in. */
export function withDefaults(state: State): Whole {
  const nobody = {
    name: "",
    nation: "",
    player: "",
    bot: "",
    minder: "",
    conceded: false,
    own_wish: false,
    left: null,
    running: false,
  };
  return {
    to_move: [],
    asked: [],
    wished: null,
    result: null,
    seed: "",
    may: {},
    page: -1,
    unrated: false,
    ...state,
    mine: (state.mine ?? []).map((mine) => ({ legal: null, orders: [], may_undo: null, may_reset: null, ...mine })),
    seats: state.seats.map((seat) => ({ ...nobody, presence: "away" as const, ...seat })),
  };
}

export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36).padStart(2, "0")).join("");
}
