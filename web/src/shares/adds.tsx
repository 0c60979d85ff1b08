// What one more share would add: the holding, its tier and royalty, what that brings a round, and whom it stops.

import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import { Icon } from "../ui/icon.tsx";
import { listing } from "../ui/listing.ts";
import { aRound, grouped, partyOf, product, royalty, stakes, tiers } from "./holdings.ts";
import { inPercent, millions, money } from "./money.ts";
import { partyName } from "./names.ts";
import { rounded } from "./odds.tsx";
import type { SharesTable } from "./table.ts";

/** `basket` is all that would be bought, this share among it. */
export function Adds({ table, share, basket }: { table: SharesTable; share: Shares.Share; basket: readonly string[] }) {
  const view = table.view.value;
  const { sheet } = table;
  const good = product(sheet, share.product);
  const held = stakes(table, view, good).find((stake) => stake.seat === partyOf(view, table.seat.value));
  const bought = grouped(sheet, basket).get(good.id);
  const [now, then] = [held?.percent ?? 0, (held?.percent ?? 0) + (bought?.percent ?? 0)];
  const due = royalty(sheet, good, then);
  const more = due - royalty(sheet, good, now);
  const { next } = tiers(sheet, then);
  const count = (held?.count ?? 0) + (bought?.count ?? 0);
  const reached =
    count >= sheet.figures.monopoly
      ? t("a monopoly")
      : count >= sheet.figures.trust && (held?.count ?? 0) < sheet.figures.trust
        ? t("a trust")
        : "";
  const stops = blocks(table, view.blocking[share.id] ?? []);
  return (
    <>
      <span>
        {due
          ? t("{percent}%: {royalty}", { percent: then, royalty: money(due) })
          : next
            ? t("{percent}% of {tier}%", { percent: then, tier: next })
            : inPercent(then)}
        {more > 0 ? ` (+${millions(more)})` : ""}
        {reached ? ` · ${reached}` : ""}
      </span>
      {more > 0 && (
        <span class="adds-income">
          {t("+{sum} a round on average", { sum: money(rounded(aRound(table, view, good, more))) })}
        </span>
      )}
      {stops && (
        <span class="adds-stops" data-tip={stops} data-topic="blocking">
          <Icon name="lock" /> {stops}
        </span>
      )}
    </>
  );
}

/** `keeps Bruno from 70% and Cleo from a monopoly`. */
export function blocks(table: SharesTable, stopped: readonly Shares.Blocked[]): string {
  if (stopped.length === 0) return "";
  const from = ({ tier, monopoly }: Shares.Blocked) =>
    listing([...(tier ? [`${tier}%`] : []), ...(monopoly ? [t("a monopoly")] : [])]);
  return t("keeps {whom}", {
    whom: listing(stopped.map((one) => t("{name} from {what}", { name: partyName(table, one.seat), what: from(one) }))),
  });
}
