// What a deal does to one side, before and after: cash, holdings, tiers and royalties.

import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Icon } from "../ui/icon.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { Good } from "./good.tsx";
import { grouped, product, royalty } from "./holdings.ts";
import { inPercent, millions, money } from "./money.ts";
import { word } from "./names.ts";
import type { SharesTable } from "./table.ts";

type ChangesProps = { table: SharesTable; party: number; gives: Shares.Side; gets: Shares.Side };

/** One line for the cash and one for each product that changes hands. */
export function Changes({ table, party, gives, gets }: ChangesProps) {
  const { sheet } = table;
  const player = table.view.value.players[party];
  if (!player) return null;
  const given = new Set(gives.shares ?? []);
  const [before, after] = [
    grouped(sheet, player.shares),
    grouped(sheet, [...player.shares.filter((id) => !given.has(id)), ...(gets.shares ?? [])]),
  ];
  const touched = [...grouped(sheet, [...given, ...(gets.shares ?? [])]).keys()];
  const more = (gets.cash ?? 0) - (gives.cash ?? 0);
  return (
    <MoreList class="changes">
      {touched.map((id) => {
        const good = product(sheet, id);
        const [held, later] = [before.get(id), after.get(id)];
        const [old, next] = [held?.percent ?? 0, later?.percent ?? 0];
        const [due, then] = [royalty(sheet, good, old), royalty(sheet, good, next)];
        const sign = rank(table, later?.count ?? 0);
        return (
          <li key={id} class={then > due ? "gain" : then < due ? "loss" : ""}>
            <Good table={table} id={id} />
            <span class="changes-name">{word(table, id)}</span>
            <span class="changes-figures">
              {inPercent(old)} → <b>{inPercent(next)}</b>{" "}
              {sign && <Icon name={sign} label={sign === "crown" ? t("monopoly") : t("trust")} />}
            </span>
            <span class="changes-due">
              {due || then ? (
                <>
                  {t("royalty")} {millions(due)} → <b>{money(then)}</b>
                </>
              ) : (
                t("no royalty")
              )}
            </span>
          </li>
        );
      })}
      {more !== 0 && (
        <li class={more > 0 ? "gain" : "loss"}>
          <Icon name="money" />
          <span class="changes-name">{word(table, "cash")}</span>
          <span class="changes-figures changes-cash">
            {player.cash === null ? "" : `${millions(player.cash)} → `}
            <b>{player.cash === null ? signed(more) : money(player.cash + more)}</b>
          </span>
        </li>
      )}
    </MoreList>
  );
}

function signed(amount: number): string {
  return amount > 0 ? `+${money(amount)}` : `−${money(-amount)}`;
}

/** The sign of a holding of so many shares. */
function rank(table: SharesTable, count: number): string {
  const { trust, monopoly } = table.sheet.figures;
  return count >= monopoly ? "crown" : count >= trust ? "trust" : "";
}
