// What a party has: cash, jokers, tours, where it stands, and its products with their tiers.

import { t, tn } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Icon } from "../ui/icon.tsx";
import { Good } from "./good.tsx";
import { grouped, members, product, royalty, stakes } from "./holdings.ts";
import { inPercent, maybe, money } from "./money.ts";
import { partyName, squareName, word } from "./names.ts";
import { rounded } from "./odds.tsx";
import { PieceMark } from "./pieces.tsx";
import { mark, nextTier } from "./products.tsx";
import { type SharesTable, standsOn } from "./table.ts";

const room = matchMedia("(min-height: 1000px), (max-width: 760px)"); // for the goods of every seat

export function SeatDetails({ table, seat }: Part<SharesTable> & { seat: number }) {
  const view = table.view.value;
  const player = view.players[seat];
  if (!player) return null;
  if (player.party === null) return <p class="muted">{word(table, "bankrupt")}</p>;
  if (player.party !== seat)
    return (
      <p class="party-in">
        <PieceMark seat={player.party} />{" "}
        <span class="clip">{t("In the syndicate of {name}", { name: table.name(player.party) })}</span>
      </p>
    );
  const { sheet } = table;
  const held = [...grouped(sheet, player.shares)].sort((a, b) => b[1].percent - a[1].percent);
  const square = standsOn(sheet, player);
  const brings = held.reduce((sum, [id, one]) => sum + royalty(sheet, product(sheet, id), one.percent), 0);
  const owes = view.debts.filter((debt) => debt.payer === seat).reduce((sum, debt) => sum + debt.amount, 0);
  const led = members(view, seat).length > 1;
  return (
    <div class="holdings">
      <ul class="nation-rest">
        <li>
          <PieceMark seat={seat} label={partyName(table, seat)} />
        </li>
        <li data-topic="cash" data-money data-tip={word(table, "cash")}>
          <span class="visually-hidden">{word(table, "cash")}</span> <b class="cash">{maybe(player.cash)}</b>
        </li>
        <li data-topic="joker" data-tip={t("Jokers: {n}", { n: player.jokers })}>
          <Icon name="joker" /> {player.jokers}
          <span class="visually-hidden"> {word(table, "jokers")}</span>
        </li>
        <li data-topic="tours" data-tip={t("Tours completed: {n}", { n: player.tours })}>
          <Icon name="tour" /> {player.tours}
          <span class="visually-hidden"> {word(table, "tours")}</span>
        </li>
        <li
          class="stands-on"
          data-tip={t("Stands on square {n}, {name}", { n: square, name: squareName(table, square) })}
        >
          <Icon name="country" /> {square}
          <span class="visually-hidden"> {squareName(table, square)}</span>
        </li>
        {player.draws > 0 && (
          <li
            class="nation-income"
            data-topic="royalties"
            data-tip={t(
              "Royalties: {draws} on average from the next roll of each of the others; {sum} if somebody " +
                "landed on each of its products",
              { draws: money(rounded(player.draws)), sum: money(brings) },
            )}
          >
            +{money(rounded(player.draws))}
          </li>
        )}
      </ul>
      {led && <p class="party-in clip">{partyName(table, seat)}</p>}
      {owes > 0 && (
        <p class="owes">
          <Icon name="debt" /> {t("owes {sum}", { sum: money(owes) })}
        </p>
      )}
      {held.length > 0 && (
        <details class="seat-more" open={room.matches}>
          <summary data-tip={tn("{n} share", "{n} shares", player.shares.length)}>
            <Icon name="note" /> {player.shares.length}
            <span class="visually-hidden"> {word(table, "shares")}</span>
          </summary>
          <ul class="seat-goods" aria-label={tn("{n} share", "{n} shares", player.shares.length)} data-topic="trust">
            {held.map(([id, holding]) => {
              const stake = stakes(table, view, product(sheet, id)).find((each) => each.seat === seat)!;
              const sign = mark(stake);
              const about = [sign?.label, stake.royalty && money(stake.royalty)].filter(Boolean);
              const later = nextTier(table, product(sheet, id), holding.percent);
              return (
                <li
                  key={id}
                  class={stake.royalty > 0 ? "paying" : ""}
                  data-tip={
                    [t("{name}: {what}", { name: word(table, id), what: inPercent(holding.percent) }), ...about].join(
                      ", ",
                    ) + later
                  }
                >
                  <Good table={table} id={id} />
                  <span class="visually-hidden">{word(table, id)} </span>
                  <b>{holding.percent}</b>
                  {sign && <Icon name={sign.sign} label={sign.label} />}
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
