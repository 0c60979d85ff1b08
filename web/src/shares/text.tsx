// The whole table as headings, lists and buttons: complete to hear, light to load, and playable to the end.

import { t, tn } from "../i18n.ts";
import type { Word } from "../protocol.ts";
import { Choices } from "../table/choices.tsx";
import type { Part } from "../table/contract.ts";
import { listing } from "../ui/listing.ts";
import { Guide } from "./guide.tsx";
import { grouped, inTrays, parties, stakes } from "./holdings.ts";
import { maybe, millions, money } from "./money.ts";
import { partyName, shareLine, squareLine, squareTitle, whyPaid, word } from "./names.ts";
import { sideLine } from "./offers.tsx";
import { stakeLine } from "./products.tsx";
import { claimsOf, debtsOf, type SharesTable, termsOf } from "./table.ts";
import { Told } from "./told.tsx";

export function Text({ table }: Part<SharesTable>) {
  const view = table.view.value;
  const { sheet } = table;
  const step = view.players[view.turn]?.step ?? 0;
  const at = step === sheet.lap ? sheet.junction : step;
  const lying = inTrays(table, view);
  return (
    <div class="as-text">
      <section aria-labelledby="text-now">
        <h2 id="text-now">{t("Turn {n}", { n: view.turns + 1 })}, {word(table, view.moment)}</h2>
        <p>{t("{name} stands on {square}.", { name: partyName(table, view.turn), square: squareLine(table, at) })} {view.dice[0] > 0 && t("Dice: white {white}, red {red}", { white: view.dice[0], red: view.dice[1] })}</p>
        {view.lots.length > 0 && <p>{t("Under the hammer: {lot}", { lot: (view.lots[0] ?? []).map((id) => word(table, id)).join(", ") })}{view.bid ? `; ${t("{amount} by {name}", { amount: money(view.bid["amount"] ?? 0), name: partyName(table, view.bid["seat"] ?? 0) })}` : ""}</p>}
        {[...debtsOf(view).map((debt) => t("{name} owes {amount} to {other}: {why}", { name: partyName(table, debt.payer), amount: money(debt.amount), other: partyName(table, debt.payee), why: whyPaid(table, debt.why, debt.what) })),
          ...claimsOf(view).map((claim) => t("{name} may claim {amount}: {why}", { name: partyName(table, claim.payee), amount: money(claim.amount), why: whyPaid(table, claim.why, claim.what) })),
          ...view.offers.map((offer) => `${partyName(table, offer.seat)}: ${offerLine(table, offer.offer)}`)].map((line) => <p key={line}>{line}</p>)}
        <Told table={table} />
      </section>
      <section aria-labelledby="text-act">
        <h2 id="text-act">{t("Your action")}</h2>
        {table.seat.value !== null && table.past.value === null && <Guide table={table} />}
        {table.legal.value ? <Choices table={table as never} spell={(said, chosen) => spell(table, said, chosen)} /> : <p class="muted">{t("The others are thinking.")}</p>}
      </section>
      <section aria-labelledby="text-parties">
        <h2 id="text-parties">{t("Holdings")}</h2>
        {parties(view).map((seat) => {
          const player = view.players[seat]!;
          const held = [...grouped(sheet, player.shares)].sort((a, b) => b[1].percent - a[1].percent);
          return (
            <div key={seat}>
              <h3>{partyName(table, seat)}{seat === table.seat.value ? ` (${t("You")})` : ""}</h3>
              <ul>
                <li>{t("Cash {cash}", { cash: maybe(player.cash) })}, {t("Jokers: {n}", { n: player.jokers })}, {t("Tours completed: {n}", { n: player.tours })}, {squareLine(table, player.step === sheet.lap ? sheet.junction : player.step)}</li>
                {held.map(([id, one]) => <li key={id}>{word(table, id)} {one.percent}%: {listing(one.shares.map((paper) => shareLine(table, paper)))}</li>)}
                {held.length === 0 && <li>{t("No shares yet.")}</li>}
              </ul>
            </div>
          );
        })}
      </section>
      <section aria-labelledby="text-goods">
        <h2 id="text-goods">{word(table, "royalties")}</h2>
        <ul>
          {sheet.products.map((good) => {
            const held = stakes(table, view, good);
            return <li key={good.id}>{word(table, good.id)} ({sheet.figures.tiers.map((tier, place) => `${tier}% ${millions(good.tiers[place] ?? 0)}`).join(", ")}): {held.length ? held.map((stake) => stakeLine(table, stake)).join("; ") : word(table, "in the trays")}</li>;
          })}
        </ul>
      </section>
      <section aria-labelledby="text-trays">
        <h2 id="text-trays">{word(table, "trays")}</h2>
        <p>{tn("{n} share left", "{n} shares left", lying.length)}</p>
        <ul>
          {sheet.trays.map((tray) => {
            const here = lying.filter((one) => one.tray === tray.id);
            return <li key={tray.id}>{word(table, tray.id)}: {listing(here.map((one) => shareLine(table, one)))}</li>;
          })}
        </ul>
      </section>
      <section aria-labelledby="text-board">
        <h2 id="text-board">{t("Board")}</h2>
        <ol start={0}>{sheet.squares.map((_, square) => <li key={square}>{squareTitle(table, view, square, parties(view).filter((seat) => (view.players[seat]!.step === sheet.lap ? sheet.junction : view.players[seat]!.step) === square))}</li>)}</ol>
      </section>
    </div>
  );
}

function offerLine(table: SharesTable, number: number): string {
  const offer = table.view.value.offers.find((one) => one.offer === number);
  if (!offer) return String(number);
  const terms = termsOf(offer);
  if (terms.do === "deal") return t("{give} for {get}", { give: sideLine(table, terms.give), get: sideLine(table, terms.get) });
  return t("a syndicate of {names}", { names: listing(offer.parties.map((one) => partyName(table, one))) });
}

/** The words of the way to an action, in plain language. */
function spell(table: SharesTable, said: Word, chosen: readonly Word[]): string {
  const kind = String(chosen[0] ?? "");
  const at = chosen.indexOf(said);
  if (chosen.length === 0 || at === 0) return table.words.value[`do ${said}`] ?? String(said);
  if (said === "done") return t("Done");
  if (said === "for") return t("for");
  if (typeof said === "number") {
    if (kind === "pool" || (kind === "deal" && (at === 1 || (at < 0 && chosen.length === 1)))) return partyName(table, said);
    if (kind === "accept" || kind === "decline" || kind === "withdraw") return offerLine(table, said);
    return money(said);
  }
  const paper = table.sheet.shares.find((one) => one.id === said);
  return paper ? shareLine(table, paper) : word(table, said);
}
