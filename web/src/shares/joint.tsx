// What the members of a syndicate decide together.

import { t, tn } from "../i18n.ts";
import { Clauses } from "../table/clauses.tsx";
import { may, useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { listing } from "../ui/listing.ts";
import { SeatClock } from "./clocks.tsx";
import type { SharesTable } from "./table.ts";

/** SYND-6: what a member of one's own syndicate would do, and a way to object. */
export function Joint({ table }: { table: SharesTable }) {
  const { proposal, proposer, to_move } = table.view.value;
  const asked = may(table, "agree");
  const tried = useTry(table, asked ? [{ do: "agree" }] : null);
  if (!proposal) return null;
  const waits = listing(to_move.map((seat) => table.name(seat)));
  return (
    <div class="offer to-me" data-topic="syndicate">
      <p class="offer-line">
        <b>{t("Your syndicate decides together")}</b> <small>SYND-6</small>{" "}
        {asked && <SeatClock table={table} seat={table.seat.value!} />}
      </p>
      {proposer !== null && proposer !== table.seat.value && (
        <p>{t("{name} proposes:", { name: table.name(proposer) })}</p>
      )}
      {asked ? (
        <Clauses tried={tried} />
      ) : (
        <p class="muted">
          {tn("Waiting for {names}, who may object.", "Waiting for {names}, who may object.", to_move.length, {
            names: waits,
          })}
        </p>
      )}
      {asked && (
        <div class="row">
          <Button kind="main" hotkey="y" busy={table.busy.value} onClick={() => void table.send({ do: "agree" })}>
            {t("Agree")}
          </Button>
          <Button hotkey="x" busy={table.busy.value} onClick={() => void table.send({ do: "object" })}>
            {t("Object")}
          </Button>
        </div>
      )}
    </div>
  );
}
