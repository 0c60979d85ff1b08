// The offers on the table: to me with their answers, those I made or agreed to with a way back, others to look at.

import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { listed, useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { listing } from "../ui/listing.ts";
import { Good } from "./good.tsx";
import { partyOf, share } from "./holdings.ts";
import { money } from "./money.ts";
import { partyName, word } from "./names.ts";
import { pointingOf } from "./pointing.ts";
import type { SharesTable } from "./table.ts";

export function Offers({ table }: { table: SharesTable }) {
  const offers = table.view.value.offers;
  if (offers.length === 0) return null;
  const asked = listed(table, "decline").map((action) => action.offer);
  const ordered = [...offers].sort((a, b) => Number(asked.includes(b.offer)) - Number(asked.includes(a.offer)));
  return (
    <ul class="offers" aria-label={t("Open offers")} data-topic="deal">
      {ordered.map((offer) => (
        <Offer
          key={offer.offer}
          table={table}
          offer={offer}
          toMe={asked.includes(offer.offer)}
          hotkeys={asked[0] === offer.offer}
        />
      ))}
    </ul>
  );
}

function Goods({ table, side }: { table: SharesTable; side: Shares.Side }) {
  return (
    <span class="offer-goods">
      {(side.shares ?? []).map((id) => (
        <span key={id} class="mini">
          <Good table={table} id={share(table.sheet, id).product} /> {word(table, id)}{" "}
          <b>{share(table.sheet, id).percent}%</b>
        </span>
      ))}
      {side.cash ? <b>{money(side.cash)}</b> : null}
      {!side.shares?.length && !side.cash && <span class="muted">{t("nothing")}</span>}
    </span>
  );
}

function Offer({
  table,
  offer,
  toMe,
  hotkeys,
}: {
  table: SharesTable;
  offer: Shares.OfferView;
  toMe: boolean;
  hotkeys: boolean;
}) {
  const { draft, part } = pointingOf(table);
  const terms = offer.action;
  const back = listed(table, "withdraw").some((action) => action.offer === offer.offer);
  const accept = listed(table, "accept").find((action) => action.offer === offer.offer);
  const tried = useTry(table, toMe ? [{ do: "accept", offer: offer.offer }] : null);
  const own = partyOf(table.view.value, table.seat.value);
  const mine = offer.seat === own;
  const others = offer.parties.filter((party) => party !== offer.seat);
  const names = listing(others.map((other) => (other === own ? t("you") : partyName(table, other))));
  const who = mine ? t("You") : partyName(table, offer.seat);
  const counter = () => {
    if (terms.do !== "deal") return;
    draft.value = {
      to: [offer.seat],
      give: terms.get.shares ?? [],
      get: terms.give.shares ?? [],
      pay: terms.get.cash ?? 0,
      take: terms.give.cash ?? 0,
    };
    part.value = "deal";
  };
  return (
    <li class={`offer ${toMe ? "to-me" : ""}`}>
      {terms.do === "deal" ? (
        <p class="offer-line">
          <b>{t("{name} → {other}", { name: who, other: names })}</b> <Goods table={table} side={terms.give} />{" "}
          <span>{t("for")}</span> <Goods table={table} side={terms.get} />
        </p>
      ) : (
        <p class="offer-line">
          <b>{t("{name} proposes a syndicate with {others}", { name: who, others: names })}</b>
        </p>
      )}
      {toMe && <Clauses tried={tried} />}
      <div class="row">
        {toMe && (
          <Button
            kind="main"
            hotkey={hotkeys ? "y" : undefined}
            disabled={!accept}
            busy={table.busy.value}
            onClick={() => void (accept && table.send(accept))}
          >
            {t("Accept")}
          </Button>
        )}
        {toMe && (
          <Button
            hotkey={hotkeys ? "x" : undefined}
            busy={table.busy.value}
            onClick={() => void table.send({ do: "decline", offer: offer.offer })}
          >
            {t("Decline")}
          </Button>
        )}
        {toMe && terms.do === "deal" && (
          <Button kind="quiet" icon="swap" onClick={counter}>
            {t("Counter")}
          </Button>
        )}
        {back && (
          <Button
            kind="quiet"
            icon="undo"
            busy={table.busy.value}
            onClick={() => void table.send({ do: "withdraw", offer: offer.offer })}
          >
            {mine ? t("Withdraw") : t("No longer agree")}
          </Button>
        )}
      </div>
    </li>
  );
}
