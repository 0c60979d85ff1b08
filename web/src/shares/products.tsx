// Portfolios: for every product its holders, its tiers, the price of a landing, and its shares.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Shares } from "../protocol.ts";
import type { Part } from "../table/contract.ts";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { Good } from "./good.tsx";
import { partyOf, royalty, type Stake, stakes, tiers } from "./holdings.ts";
import { inPercent, millions, money, unit } from "./money.ts";
import { partyName, word } from "./names.ts";
import { PieceMark } from "./pieces.tsx";
import { countryOf } from "./shareface.tsx";
import type { SharesTable } from "./table.ts";
import { TrayList } from "./trays.tsx";

const which = { value: "all" };

export function Products({ table }: Part<SharesTable>) {
  const shown = useSignal(which.value);
  const view = table.view.value;
  const own = partyOf(view, table.seat.value);
  const rows = table.sheet.products
    .map((good) => ({ good, held: stakes(table, view, good) }))
    .filter(
      ({ held }) =>
        shown.value === "all" ||
        (shown.value === "mine" ? held.some((stake) => stake.seat === own) : held.some((stake) => stake.royalty > 0)),
    );
  const tabs = [
    { id: "all", title: t("All") },
    { id: "paying", title: t("Paying") },
    { id: "trays", title: t("Trays") }, // where the trays have no place of their own
  ];
  if (own !== null) tabs.splice(1, 0, { id: "mine", title: t("Mine") });
  return (
    <Panel class="products" title={word(table, "royalties")} aside={unit()}>
      <Tabs
        label={t("Which products")}
        prefix="goods"
        tabs={tabs}
        chosen={shown.value}
        onChoose={(id) => (shown.value = which.value = id)}
      />
      <div
        class="product-rows"
        role="tabpanel"
        id={`goods-${shown.value}`}
        aria-labelledby={`goods-of-${shown.value}`}
        data-topic="royalties"
      >
        {shown.value === "trays" && <TrayList table={table} />}
        {shown.value !== "trays" && rows.length === 0 && <p class="muted">{t("None yet.")}</p>}
        {shown.value !== "trays" &&
          rows.map(({ good, held }) => <Row key={good.id} table={table} good={good} held={held} own={own} />)}
        {shown.value !== "trays" && rows.length > 0 && <Scale tiers={table.sheet.figures.tiers} />}
      </div>
    </Panel>
  );
}

export function mark(stake: Stake): { sign: string; label: string } | null {
  if (stake.mark === "monopoly") return { sign: "crown", label: t("monopoly") };
  return stake.mark === "trust" ? { sign: "trust", label: t("trust") } : null;
}

/** A stake in words: `Ada 55%, trust, £4m`. */
export function stakeLine(table: SharesTable, stake: Stake): string {
  return [
    `${partyName(table, stake.seat)} ${inPercent(stake.percent)}`,
    mark(stake)?.label,
    stake.royalty ? money(stake.royalty) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** What the next tier would bring, behind what is said of the present one. */
export function nextTier(table: SharesTable, good: Shares.Product, percent: number): string {
  const { next } = tiers(table.sheet, percent);
  return next === null
    ? ""
    : `; ${t("{next}% would bring {later}", { next, later: money(royalty(table.sheet, good, next)) })}`;
}

type ProductProps = {
  table: SharesTable;
  good: Shares.Product;
  held: readonly Stake[];
  own: number | null;
};

export function Row({ table, good, held, own }: ProductProps) {
  const said = held.length ? held.map((stake) => stakeLine(table, stake)).join("; ") : word(table, "in the trays");
  return (
    <details class="product">
      <summary>
        <Good table={table} id={good.id} />
        <span class="product-name">
          {word(table, good.id)}
          <span class="visually-hidden">: {said}</span>
        </span>
        <span class="product-due" aria-hidden="true">
          {held
            .filter((stake) => stake.royalty > 0)
            .map((stake) => (
              <span key={stake.seat}>
                <PieceMark seat={stake.seat} /> <b>{millions(stake.royalty)}</b>
              </span>
            ))}
        </span>
        <Bar table={table} held={held} />
      </summary>
      <Detail table={table} good={good} held={held} own={own} />
    </details>
  );
}

/** All shares of a product as one bar, the largest holding first; ticks at the tiers. */
function Bar({ table, held }: { table: SharesTable; held: readonly Stake[] }) {
  return (
    <span class="stake-bar" aria-hidden="true">
      {held.map((stake) => {
        const sign = mark(stake);
        return (
          <span
            key={stake.seat}
            class={`stake owner-${stake.seat % 6}`}
            ref={(el) => {
              if (el) el.style.width = `${stake.percent}%`;
            }}
          >
            {sign && <Icon name={sign.sign} />}
            {stake.percent}
          </span>
        );
      })}
      {table.sheet.figures.tiers.map((tier) => (
        <i
          key={tier}
          ref={(el) => {
            if (el) el.style.left = `${tier}%`;
          }}
        />
      ))}
    </span>
  );
}

/** What the ticks of the bars mean. */
export function Scale({ tiers }: { tiers: readonly number[] }) {
  return (
    <p class="tier-scale" data-tip={t("Royalties begin and rise at these percentages of a product.")}>
      {tiers.map((tier) => (
        <span
          key={tier}
          ref={(el) => {
            if (el) el.style.left = `${tier}%`;
          }}
        >
          {inPercent(tier)}
        </span>
      ))}
    </p>
  );
}

function Detail({ table, good, held, own }: ProductProps) {
  const mine = held.find((stake) => stake.seat === own);
  const next = tiers(table.sheet, mine?.percent ?? 0).next;
  const owner = (id: string) => held.find((stake) => stake.shares.some((share) => share.id === id));
  return (
    <div class="product-detail">
      <p class="product-tiers">
        {table.sheet.figures.tiers.map((tier, at) => (
          <span key={tier} class={mine && mine.percent >= tier ? "reached" : ""}>
            {inPercent(tier)} <b>{millions(good.tiers[at] ?? 0)}</b>
          </span>
        ))}
      </p>
      {own !== null && (
        <p>
          {next === null
            ? t("You hold {percent}%: the highest tier.", { percent: mine?.percent ?? 0 })
            : t("You hold {percent}%, worth {now} a landing; {next}% would be worth {later}.", {
                percent: mine?.percent ?? 0,
                now: money(mine?.royalty ?? 0),
                next,
                later: money(royalty(table.sheet, good, next)),
              })}
        </p>
      )}
      {held
        .filter((stake) => stake.seat !== own)
        .map((stake) => (
          <p key={stake.seat}>
            <PieceMark seat={stake.seat} /> {stakeLine(table, stake)}
            {nextTier(table, good, stake.percent)}
          </p>
        ))}
      <ul class="product-shares">
        {table.sheet.shares
          .filter((share) => share.product === good.id)
          .map((paper) => {
            const holder = owner(paper.id);
            return (
              <li key={paper.id}>
                <span>{countryOf(table, paper)}</span> <b>{inPercent(paper.percent)}</b>{" "}
                <span>{money(paper.price)}</span>
                <span class="product-holder">
                  {holder ? (
                    <>
                      <PieceMark seat={holder.seat} /> {partyName(table, holder.seat)}
                    </>
                  ) : (
                    <small>{word(table, paper.tray)}</small>
                  )}
                </span>
              </li>
            );
          })}
      </ul>
    </div>
  );
}
