// State of this browser for one table: created when first used, collected with the table.

import type { Table } from "./contract.ts";

export function perTable<T extends Table, State>(create: (table: T) => State): (table: T) => State {
  const states = new WeakMap<T, State>();
  return (shown) => {
    const table = (shown.live ?? shown) as T; // the same whether one looks at the stage or at the present
    const known = states.get(table);
    if (known) return known;
    const state = create(table);
    states.set(table, state);
    return state;
  };
}
