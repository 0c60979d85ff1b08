// What a nation has: money, cubes, notes, flags, tiles, and what it would make.

import { t, tn } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Chip } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { Dip } from "./dip.tsx";
import { stacks } from "./masthead.tsx";
import { stacksLeft } from "./projection.ts";
import type { IndustryTable } from "./table.ts";
import { CUBES, counted, production, things, tileCount } from "./things.ts";

const NEAR = 3; // flags in hand from which on the end is marked

export function SeatDetails({ table, seat }: Part<IndustryTable> & { seat: number }) {
  const view = table.view.value;
  const player = view.players[seat];
  if (!player) return null;
  const words = table.words.value;
  const tiles = tileCount(view, seat);
  const { makes, upkeep } = production(view, seat);
  const income = table.sheet.markets.reduce(
    (sum, market) => sum + (makes[market.commodity] ?? 0) * (market.sell[view.markets[market.commodity] ?? 0] ?? 0),
    makes.money ?? 0,
  );
  const near = { flags: counted("flags", player.flags), stacks: stacks(stacksLeft(table.sheet, view)) };
  return (
    <div class="nation">
      <div class="nation-cubes" data-topic="cubes">
        {CUBES.map((cube) => (
          <Chip key={cube} sign={cube} colour={cube} count={player.cubes[cube] ?? 0} label={words[cube] ?? cube} />
        ))}
      </div>
      <ul class="nation-rest">
        <li data-topic="money" data-money data-tip={t("Money")}>
          <Icon name="money" /> <b>{player.money ?? t("hidden")}</b>
        </li>
        <li data-topic="notes" data-tip={notes(player.notes, player.interest)}>
          <Icon name="note" /> {player.notes}
          <span class="visually-hidden">{notes(player.notes, player.interest)}</span>
        </li>
        <li class="nation-tiles" data-topic="tiles" data-tip={tn("{n} tile", "{n} tiles", tiles)}>
          <Icon name="tile" /> {tiles}
          <span class="visually-hidden"> {t("tiles")}</span>
        </li>
        <li
          class={player.flags <= NEAR ? "near-end" : ""}
          data-topic="end"
          data-tip={t("The end is near after {flags} of {name}, or once {stacks} more are empty.", {
            ...near,
            name: table.name(seat),
          })}
        >
          <span class="until" aria-hidden="true">
            <Icon name="flag" /> {player.flags} <Icon name="stack" /> {stacksLeft(table.sheet, view)}{" "}
            <span class="until-words">{t("to the end")}</span>
          </span>
          <span class="visually-hidden">{t("End: {flags}, {stacks}", near)}</span>
        </li>
        {seat === view.first && (
          <li class="marker" data-topic="first" data-tip={t("First player")}>
            <Icon name="star" label={t("First player")} />
          </li>
        )}
        {income > 0 && view.phase !== "over" && (
          <li
            class="nation-income"
            data-topic="income"
            data-tip={t("If everything runs: makes {makes}, for {upkeep}; worth {n} at current prices", {
              makes: things(makes),
              upkeep: things(upkeep),
              n: income,
            })}
          >
            <span aria-hidden="true">+{income}</span>
            <span class="visually-hidden">{t("Makes {makes} a round", { makes: things(makes) })}</span>
          </li>
        )}
      </ul>
      <Dip table={table} seat={seat} />
    </div>
  );
}

function notes(count: number, interest: number): string {
  const held = counted("notes", count);
  return interest ? t("{notes}, {n} in interest after Produce", { notes: held, n: interest }) : held;
}
