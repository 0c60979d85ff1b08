// Parties whose offers are all declined at once: for those who make too many.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { perTable } from "../table/local.ts";
import { listed, sendAll } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { partyName } from "./names.ts";
import type { SharesTable } from "./table.ts";

const declining = perTable(() => signal<readonly number[]>([]));

/** Declines what those parties offer; a syndicate is still asked about. */
export function useDeclining(table: SharesTable): void {
  const parties = declining(table).value;
  const asked = listed(table, "decline").map((action) => action.offer);
  const unwanted = table.view.value.offers
    .filter(({ offer, seat, action }) => action.do === "deal" && parties.includes(seat) && asked.includes(offer))
    .map(({ offer }) => offer);
  useEffect(() => {
    if (table.past.peek() !== null) return;
    void sendAll(
      table,
      unwanted.map((offer) => ({ do: "decline" as const, offer })),
    );
  }, [unwanted.join()]);
}

/** Beside the answers to an offer of that party. */
export function DeclineAll({ table, party }: { table: SharesTable; party: number }) {
  const parties = declining(table);
  return (
    <Button
      kind="quiet"
      icon="quiet"
      label={t("Decline every offer of {name} from now on", { name: partyName(table, party) })}
      onClick={() => (parties.value = [...parties.value, party])}
    />
  );
}

/** Among the standing orders: each with a way to hear that party again. */
export function Declined({ table }: { table: SharesTable }) {
  const parties = declining(table);
  if (parties.value.length === 0) return null;
  return (
    <ul class="orders">
      {parties.value.map((party) => (
        <li key={party} class="row spread">
          <span>{t("Decline every offer of {name}", { name: partyName(table, party) })}</span>
          <Button
            kind="quiet"
            icon="close"
            label={t("Delete this order")}
            onClick={() => (parties.value = parties.value.filter((other) => other !== party))}
          />
        </li>
      ))}
    </ul>
  );
}
