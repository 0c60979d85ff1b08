// The whole table as headings, lists and buttons, for screen readers and slow connections.

import { t, tn } from "../i18n.ts";
import type { Word } from "../protocol.ts";
import { Choices } from "../table/choices.tsx";
import type { Part } from "../table/contract.ts";
import { DataTable } from "../ui/datatable.tsx";
import { listing } from "../ui/listing.ts";
import { Guide } from "./guide.tsx";
import { Offers } from "./offers.tsx";
import { PlanCard } from "./plan.tsx";
import type { IndustryTable } from "./table.ts";
import { blocsOf, counted, figure, oneOf, things, tileCount } from "./things.ts";

export function Text({ table }: Part<IndustryTable>) {
  const view = table.view.value;
  const words = table.words.value;
  const mine = table.seat.value !== null && view.to_move.includes(table.seat.value);
  return (
    <div class="as-text">
      <section aria-labelledby="text-now">
        <h2 id="text-now">
          {view.round && view.phase !== "closing"
            ? t("Round {n}, {phase}", { n: view.round, phase: words[view.phase] ?? view.phase })
            : words[view.phase]}
        </h2>
        <p>
          {mine
            ? t("It is your turn.")
            : t("To move: {names}.", { names: listing(view.to_move.map((seat) => table.name(seat))) })}{" "}
          {t("First player: {name}", { name: table.name(view.first) })}.
        </p>
        {table.seat.value !== null && table.past.value === null && <Guide table={table} />}
        {table.past.value === null && <Offers table={table} />}
        {table.legal.value && <Choices table={table} spell={(word, chosen) => spell(table, word, chosen)} />}
      </section>
      <Prices table={table} />
      <section aria-labelledby="text-nations">
        <h2 id="text-nations">{t("Nations")}</h2>
        {view.players.map((_, seat) => (
          <Nation key={seat} table={table} seat={seat} />
        ))}
      </section>
      <section aria-labelledby="text-stacks">
        <h2 id="text-stacks">{t("Tiles left to build")}</h2>
        <ul>
          {table.sheet.tiles.map((tile) => (
            <li key={tile.name}>
              {t("{count}; one costs {cost}", {
                count: counted(tile.name, view.stacks[tile.name] ?? 0),
                cost: things(tile.cost),
              })}
            </li>
          ))}
        </ul>
      </section>
      <PlanCard table={table} />
    </div>
  );
}

function Prices({ table }: Part<IndustryTable>) {
  const view = table.view.value;
  return (
    <section aria-labelledby="text-markets">
      <h2 id="text-markets">{t("Markets")}</h2>
      <div class="scroll" tabIndex={0} role="region" aria-labelledby="text-markets">
        <DataTable headings={[t("Commodity"), t("In stock"), t("Buy"), t("Sell"), t("Barter price")]}>
          {table.sheet.markets.map((market) => {
            const standing = view.markets[market.commodity] ?? 0;
            const fair = market.barter[standing];
            return (
              <tr key={market.commodity}>
                <th scope="row">{table.words.value[market.commodity]}</th>
                <td>{standing}</td>
                <td>{market.buy[standing]}</td>
                <td>{market.sell[standing]}</td>
                <td>{fair == null ? "–" : figure(fair)}</td>
              </tr>
            );
          })}
        </DataTable>
      </div>
    </section>
  );
}

function Nation({ table, seat }: Part<IndustryTable> & { seat: number }) {
  const view = table.view.value;
  const player = view.players[seat]!;
  const lone = view.board.filter((square) => square.owner === seat && !square.tile).map((square) => square.at);
  const blocs = blocsOf(view, seat);
  return (
    <>
      <h3>
        {table.name(seat)}
        {seat === table.seat.value ? ` (${t("You")})` : ""}
      </h3>
      <ul>
        {player.points !== null && <li>{counted("points", player.points)}</li>}
        <li>{player.money === null ? t("Money: hidden") : t("Money: {n}", { n: player.money })}</li>
        <li>{t("Cubes: {things}", { things: things(player.cubes) })}</li>
        <li>
          {listing([
            counted("notes", player.notes),
            t("{n} flags in hand", { n: player.flags }),
            tn("{n} tile", "{n} tiles", tileCount(view, seat)),
          ])}
        </li>
        {blocs.map((bloc) => (
          <li key={bloc.hexes.join()}>
            {t("{tile} at {hexes}", {
              tile: table.words.value[bloc.tile] ?? "",
              hexes: bloc.hexes.map((at) => turned(table, at)).join(" "),
            })}
            : {t("{makes} for {upkeep}", { makes: things(bloc.makes), upkeep: things(bloc.upkeep) })}
            {bloc.tokens ? `, ${t("automated")}` : ""}
          </li>
        ))}
        {lone.length > 0 && <li>{t("Lone flags: {hexes}", { hexes: lone.join(" ") })}</li>}
      </ul>
    </>
  );
}

/** A hex with the turn of its tile. */
function turned(table: IndustryTable, at: string): string {
  const square = table.view.value.board.find((hex) => hex.at === at);
  return square?.turn ? `${at}/${square.turn}` : at;
}

/** The words of the way to an action, in plain language. */
function spell(table: IndustryTable, word: Word, chosen: readonly Word[]): string {
  const kind = String(chosen[0] ?? "");
  const at = chosen.indexOf(word);
  const kinds: Record<string, string> = {
    draft: t("Take a package"),
    place: t("Put a tile down"),
    buy: t("Buy"),
    sell: t("Sell"),
    borrow: t("Borrow"),
    repay: t("Pay back notes"),
    offer: t("Make an offer"),
    accept: t("Accept an offer"),
    decline: t("Decline an offer"),
    withdraw: t("Withdraw an offer"),
    pass: t("Pass"),
    flag: t("Place a flag"),
    build: t("Build a tile"),
    move: t("Move tiles"),
    automate: t("Automate a bloc"),
    keep: t("Keep automated"),
    produce: t("Produce"),
  };
  if (chosen.length === 0 || at === 0) return kinds[String(word)] ?? String(word);
  if (word === "done") return t("Done");
  if (word === "for") return t("for");
  if (word === "to") return t("put down at");
  if (word === "some") return t("feed some tiles");
  if (word === "end") return t("that is all");
  if (typeof word === "number") {
    if (kind === "offer" && (at === 1 || (at < 0 && chosen.length === 1))) return table.name(word);
    if (kind === "borrow" || kind === "repay") return counted("notes", word);
    if (kind === "accept" || kind === "decline" || kind === "withdraw") return offerLine(table, word);
    if (kind === "offer") return String(word);
    return t("turn {n}", { n: word });
  }
  if (kind === "build" && table.sheet.tiles.some((tile) => tile.name === word)) return oneOf(word);
  if (kind === "move" || kind === "produce" || kind === "automate" || kind === "keep") {
    const square = table.view.value.board.find((hex) => hex.at === word);
    if (square?.tile) return t("{tile} on {hex}", { tile: table.words.value[square.tile] ?? "", hex: word });
  }
  return table.words.value[word] ?? word;
}

function offerLine(table: IndustryTable, number: number): string {
  const offer = table.view.value.offers.find((open) => open.offer === number);
  return offer ? t("{give} for {get}", { give: things(offer.give), get: things(offer.get) }) : String(number + 1);
}
