// The parts of the text view that are only read: what is pending, holdings, royalties, trays, chances.

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { SelectField } from "../ui/field.tsx";
import { listing } from "../ui/listing.ts";
import { grouped, inTrays, parties, stakes } from "./holdings.ts";
import { inPercent, maybe, millions, money } from "./money.ts";
import { partyName, shareLine, squareLine, toParty, whyPaid, word } from "./names.ts";
import { chanceText, MOST_ROLLS, rounded } from "./odds.tsx";
import { stakeLine } from "./products.tsx";
import { Route } from "./route.ts";
import { offerLine } from "./spell.ts";
import { type SharesTable, standsOn } from "./table.ts";

/** Debts, claims, offers and what is under the hammer, in sentences. */
export function PendingText({ table }: Part<SharesTable>) {
  const view = table.view.value;
  const lot = (view.lots[0] ?? []).map((id) => word(table, id)).join(", ");
  const { amount = 0, seat = 0 } = view.bid ?? {};
  const bid = view.bid ? `; ${t("{amount} by {name}", { amount: money(amount), name: partyName(table, seat) })}` : "";
  const lines = [
    ...(lot ? [t("Under the hammer: {lot}", { lot }) + bid] : []),
    ...view.debts.map((debt) =>
      t("{name} owes {amount} {to}: {why}", {
        name: partyName(table, debt.payer),
        amount: money(debt.amount),
        to: toParty(table, debt.payee),
        why: whyPaid(table, debt.why, debt.what),
      }),
    ),
    ...view.claims.map((claim) =>
      t("{name} may claim {amount}: {why}", {
        name: partyName(table, claim.payee),
        amount: money(claim.amount),
        why: whyPaid(table, claim.why, claim.what),
      }),
    ),
    ...view.offers.map((offer) =>
      t("{name}: {what}", { name: partyName(table, offer.seat), what: offerLine(table, offer.offer) }),
    ),
  ];
  return (
    <>
      {lines.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </>
  );
}

export function HoldingsText({ table }: Part<SharesTable>) {
  const view = table.view.value;
  const { sheet } = table;
  return (
    <section aria-labelledby="text-parties">
      <h2 id="text-parties">{t("Holdings")}</h2>
      {parties(view).map((seat) => {
        const player = view.players[seat]!;
        const held = [...grouped(sheet, player.shares)].sort((a, b) => b[1].percent - a[1].percent);
        return (
          <div key={seat}>
            <h3>
              {partyName(table, seat)}
              {seat === table.seat.value ? ` (${t("You")})` : ""}
            </h3>
            <ul>
              <li>
                {t("Cash {cash}", { cash: maybe(player.cash) })}, {t("Jokers: {n}", { n: player.jokers })},{" "}
                {t("Tours completed: {n}", { n: player.tours })}, {squareLine(table, standsOn(sheet, player))}
              </li>
              <li>
                {t(
                  "Royalties on average: {draws} from the next roll of each of the others, {pays} to pay on its own.",
                  { draws: money(rounded(player.draws)), pays: money(rounded(player.pays)) },
                )}
              </li>
              {held.map(([id, holding]) => (
                <li key={id}>
                  {t("{name}: {what}", {
                    name: `${word(table, id)} ${inPercent(holding.percent)}`,
                    what: listing(holding.shares.map((paper) => shareLine(table, paper))),
                  })}
                </li>
              ))}
              {held.length === 0 && <li>{t("No shares yet.")}</li>}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

export function GoodsText({ table }: Part<SharesTable>) {
  const { sheet } = table;
  return (
    <section aria-labelledby="text-goods">
      <h2 id="text-goods">{word(table, "royalties")}</h2>
      <ul>
        {sheet.products.map((good) => {
          const held = stakes(table, table.view.value, good);
          const tiers = sheet.figures.tiers.map(
            (tier, place) => `${inPercent(tier)} ${millions(good.tiers[place] ?? 0)}`,
          );
          return (
            <li key={good.id}>
              {t("{name}: {what}", {
                name: `${word(table, good.id)} (${tiers.join(", ")})`,
                what: held.length
                  ? held.map((stake) => stakeLine(table, stake)).join("; ")
                  : word(table, "in the trays"),
              })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function TraysText({ table }: Part<SharesTable>) {
  const papers = inTrays(table, table.view.value);
  return (
    <section aria-labelledby="text-trays">
      <h2 id="text-trays">{word(table, "trays")}</h2>
      <p>{tn("{n} share left", "{n} shares left", papers.length)}</p>
      <ul>
        {table.sheet.trays.map((tray) => {
          const here = papers.filter((paper) => paper.tray === tray.id);
          return (
            <li key={tray.id}>
              {t("{name}: {what}", {
                name: word(table, tray.id),
                what: listing(here.map((paper) => shareLine(table, paper))),
              })}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function ChancesText({ table }: Part<SharesTable>) {
  const rolls = useSignal("1");
  const way = useMemo(() => new Route(table.sheet), [table.sheet]);
  const view = table.view.value;
  const options = Array.from({ length: MOST_ROLLS }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
  return (
    <section aria-labelledby="text-chances">
      <h2 id="text-chances">{t("Chances of landing")}</h2>
      <SelectField
        label={t("Within how many rolls")}
        value={rolls.value}
        onChange={(value) => (rolls.value = value)}
        options={options}
      />
      <ul>
        {parties(view).map((seat) => {
          const chances = [...way.reached(view.players[seat]!.step, Number(rolls.value))].sort((a, b) => b[1] - a[1]);
          return (
            <li key={seat}>
              {partyName(table, seat)}:{" "}
              {chances
                .map(([square, chance]) => `${square} ${squareLine(table, square)} ${chanceText(chance)}`)
                .join(", ")}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
