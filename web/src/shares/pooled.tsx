// What a syndicate means for oneself: what the bank takes, who leads, and what it would hold of each product.

import type { Tried } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { Changes } from "./changes.tsx";
import { partyOf } from "./holdings.ts";
import type { SharesTable } from "./table.ts";

const FIRST = 2; // clauses: the fee, and who leads; the rest names each product

type PooledProps = { table: SharesTable; parties: readonly number[]; tried: Tried | null; brief?: boolean };

export function Pooled({ table, parties, tried, brief }: PooledProps) {
  const view = table.view.value;
  const own = partyOf(view, table.seat.value);
  const shares = parties.flatMap((party) => (party === own ? [] : (view.players[party]?.shares ?? [])));
  return (
    <>
      <Clauses tried={tried} most={FIRST} />
      {!brief && !tried?.refusal && own !== null && <Changes table={table} party={own} gives={{}} gets={{ shares }} />}
    </>
  );
}
