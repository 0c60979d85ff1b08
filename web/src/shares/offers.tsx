// The offers on the table: to me one at a time with their answers, then those I can take back, and others to look at.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { adviceOf } from "../table/advice/state.ts";
import { listed } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { listing } from "../ui/listing.ts";
import { MoreList } from "../ui/morelist.tsx";
import { narrow } from "../ui/narrow.ts";
import { Answer } from "./answer.tsx";
import { Goods } from "./good.tsx";
import { partyOf } from "./holdings.ts";
import { partyName } from "./names.ts";
import { pointingOf } from "./pointing.ts";
import type { SharesTable } from "./table.ts";

const FEW = 1; // offers of others and of mine that stand below the one to answer
const MANY = 4; // shares in a deal that is shown in one line

type OffersProps = { table: SharesTable; all?: boolean; brief?: boolean };

/** The one to answer stays until it is gone, in one line if `brief`; `all` lists every offer, as a part or as text. */
export function Offers({ table, all, brief }: OffersProps) {
  const { part } = pointingOf(table);
  const offers = table.view.value.offers;
  const asked = listed(table, "decline").map((action) => action.offer);
  const toMe = offers.filter((offer) => asked.includes(offer.offer));
  const rest = offers.filter((offer) => !asked.includes(offer.offer));
  const chosen = useSignal<number | null>(null);
  const shown = toMe.find((offer) => offer.offer === chosen.value) ?? toMe[0];
  useEffect(() => {
    chosen.value = shown?.offer ?? null; // newer offers queue behind it
  }, [shown?.offer]);
  if (offers.length === 0) return null;
  if (!all && table.view.value.moment === "bid") return null; // none can be accepted until the auction is over
  const step = (by: number) => {
    chosen.value = toMe.at((toMe.indexOf(shown!) + by) % toMe.length)!.offer;
  };
  const tight = narrow.value && adviceOf(table).open.value && rest.length > 0; // the adviser’s card takes of the room
  const few = all ? rest : rest.slice(0, brief ? 0 : FEW);
  const entries = (
    <>
      {(all ? toMe : shown ? [shown] : []).map((offer) => (
        <Answer
          key={all ? offer.offer : "shown"}
          table={table}
          offer={offer}
          hotkeys={offer === shown}
          brief={!all && (brief || tight || rest.length > FEW || bulky(offer))}
        >
          {!all && toMe.length > 1 && (
            <span class="offer-pager">
              <Button kind="quiet" icon="left" label={t("Previous offer")} onClick={() => step(-1)} />
              {t("{n} of {all}", { n: toMe.indexOf(offer) + 1, all: toMe.length })}
              <Button kind="quiet" icon="right" label={t("Next offer")} onClick={() => step(1)} />
            </span>
          )}
        </Answer>
      ))}
      {few.map((offer) => (
        <Line key={offer.offer} table={table} offer={offer} short={!all} />
      ))}
      {rest.length > few.length && (
        <li>
          <Button kind="quiet" icon="offer" onClick={() => (part.value = "offers")}>
            {tn("{n} more open offer", "{n} more open offers", rest.length - few.length)}
          </Button>
        </li>
      )}
    </>
  );
  return all ? (
    <MoreList class="offers" label={t("Open offers")} topic="deal">
      {entries}
    </MoreList>
  ) : (
    <ul class="offers" aria-label={t("Open offers")} data-topic="deal">
      {entries}
    </ul>
  );
}

function bulky({ action }: Shares.OfferView): boolean {
  return action.do === "deal" && (action.give.shares ?? []).length + (action.get.shares ?? []).length > MANY;
}

/** An offer that is not for me to answer. */
function Line({ table, offer, short }: { table: SharesTable; offer: Shares.OfferView; short: boolean }) {
  const terms = offer.action;
  const back = listed(table, "withdraw").some((action) => action.offer === offer.offer);
  const own = partyOf(table.view.value, table.seat.value);
  const mine = offer.seat === own;
  const others = offer.parties.filter((party) => party !== offer.seat);
  const names = listing(others.map((other) => (other === own ? t("you") : partyName(table, other))));
  const who = mine ? t("You") : partyName(table, offer.seat);
  return (
    <li class="offer offer-brief">
      <p class="offer-line">
        {terms.do === "deal" ? (
          <>
            <b>{t("{name} → {other}", { name: who, other: names })}:</b>{" "}
            <Goods table={table} side={terms.give} short={short} /> <span>{t("for")}</span>{" "}
            <Goods table={table} side={terms.get} short={short} />
          </>
        ) : (
          <b>{t("{name} proposes a syndicate with {others}", { name: who, others: names })}</b>
        )}
      </p>
      {back && (
        <Button
          icon="undo"
          busy={table.busy.value}
          onClick={() => void table.send({ do: "withdraw", offer: offer.offer })}
        >
          {mine ? t("Withdraw") : t("No longer agree")}
        </Button>
      )}
    </li>
  );
}
