// The offers on the table: to me with three answers, mine with a way to take them back, others to look at.

import { t } from "../i18n.ts";
import type { Dict, Industry } from "../protocol.ts";
import { BotClock } from "../table/botclock.tsx";
import { listed, refusalText, useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { MoreList } from "../ui/morelist.tsx";
import type { IndustryTable } from "./table.ts";
import { eventsOf } from "./table.ts";
import { fair, figure, things } from "./things.ts";
import { tradingOf } from "./trading.ts";

export function Offers({ table }: { table: IndustryTable }) {
  const offers = table.view.value.offers;
  if (offers.length === 0) return null;
  const own = offers.filter((offer) => offer.to === table.seat.value);
  return (
    <div class="offers">
      <MoreList label={t("Open offers")} topic="barter">
        {[...offers]
          .sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)))
          .map((offer) => (
            <Offer key={offer.offer} table={table} offer={offer} hotkeys={own[0] === offer} />
          ))}
      </MoreList>
      <small class="offers-end">{t("Offers lapse when the turn moves on.")}</small>
    </div>
  );
}

export function Goods({ table, of }: { table: IndustryTable; of: Dict<number> }) {
  const all = Object.entries(of).filter(([, n]) => n > 0);
  if (all.length === 0) return <span class="muted">{t("nothing")}</span>;
  return (
    <>
      {all.map(([thing, n]) => (
        <Chip
          key={thing}
          sign={thing === "notes" ? "note" : thing}
          colour={thing === "notes" ? undefined : thing}
          count={n}
          label={table.words.value[thing] ?? thing}
        />
      ))}
    </>
  );
}

/** When an offer was made. */
function since(table: IndustryTable, number: number): number {
  const offered = table.news.value.findLast((item) =>
    eventsOf(item).some((event) => event.event === "offered" && event.offer === number),
  );
  return offered?.at ?? table.state.value.time;
}

function Offer({ table, offer, hotkeys }: { table: IndustryTable; offer: Industry.OfferView; hotkeys: boolean }) {
  const { draft, part } = tradingOf(table);
  const seat = table.seat.value;
  const [toMe, mine] = [offer.to === seat, offer.seat === seat];
  const accept = listed(table, "accept").find((action) => action.offer === offer.offer);
  const tried = useTry(table, toMe ? [{ do: "accept", offer: offer.offer }] : null);
  const counter = () => {
    draft.value = { to: offer.seat, give: { ...offer.get }, get: { ...offer.give } };
    part.value = "barter";
  };
  const line = mine
    ? t("You offer {name}", { name: table.name(offer.to) })
    : toMe
      ? t("{name} offers you", { name: table.name(offer.seat) })
      : t("{name} offers {other}", { name: table.name(offer.seat), other: table.name(offer.to) });
  return (
    <li class={`offer ${toMe ? "to-me" : ""}`}>
      <p class="offer-line">
        <b>{line}</b> <Goods table={table} of={offer.give} /> <span>{t("for")}</span>{" "}
        <Goods table={table} of={offer.get} />
        <small>
          {t("worth {give} for {get}", { give: figure(fair(table, offer.give)), get: figure(fair(table, offer.get)) })}
        </small>
        <span class="visually-hidden">
          {t("{give} for {get}", { give: things(offer.give), get: things(offer.get) })}
        </span>
      </p>
      {toMe && <BotClock table={table} party={offer.seat} at={since(table, offer.offer)} />}
      {toMe && tried?.refusal && <p class="notice">{tried.text}</p>}
      <div class="row">
        {toMe && (
          <Button
            kind="main"
            hotkey={hotkeys ? "y" : undefined}
            disabled={!accept && !tried?.refusal}
            why={tried?.refusal ? refusalText(tried) : undefined}
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
        {toMe && (
          <Button kind="quiet" icon="swap" onClick={counter}>
            {t("Counter")}
          </Button>
        )}
        {mine && (
          <Button
            kind="quiet"
            icon="undo"
            busy={table.busy.value}
            onClick={() => void table.send({ do: "withdraw", offer: offer.offer })}
          >
            {t("Withdraw")}
          </Button>
        )}
      </div>
    </li>
  );
}
