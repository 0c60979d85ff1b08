// The plan card: what the player plans, the cubes still missing, their price, and one button that buys them.

import { t } from "../i18n.ts";
import type { Dict } from "../protocol.ts";
import type { Part } from "../table/contract.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { withCount } from "../ui/composer.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { clearPlan, done, left, needs, planOf, setPlan } from "./needs.ts";
import { PlanBlocs } from "./planblocs.tsx";
import { buyingPrice, orderMissing } from "./planbuy.ts";
import { Price } from "./price.tsx";
import type { IndustryTable } from "./table.ts";
import { CUBES, cost, lacking, tradeCubes } from "./things.ts";

/** Onlookers have no plan, and nothing is planned once the last round is over. */
export function planned(table: IndustryTable): boolean {
  return table.seat.value !== null && !["closing", "over"].includes(table.view.value.phase);
}

export function PlanCard({ table }: Part<IndustryTable>) {
  const seat = table.seat.value;
  if (seat === null || !planned(table)) return null;
  const { counts } = planOf(table);
  const own = table.view.value.players[seat]!;
  const wanted = needs(table);
  const short = lacking(wanted, own.cubes);
  const some = Object.keys(counts).length > 0;
  const flags = (left(table).flag ?? 0) - Math.max(0, (counts.flag ?? 0) - (done(table).flag ?? 0));
  return (
    <Panel
      class="plan"
      title={t("My plan for this round")}
      icon="pencil"
      aside={
        some && (
          <Button kind="quiet" onClick={() => clearPlan(table)}>
            {t("Clear")}
          </Button>
        )
      }
    >
      <div class="plan-grid" data-topic="plan">
        {table.sheet.tiles.map((tile) => (
          <Row
            key={tile.name}
            table={table}
            what={tile.name}
            sign={tile.makes}
            label={table.words.value[tile.name] ?? tile.name}
            price={tile.cost}
          />
        ))}
        <Row table={table} what="flag" sign="flag" label={t("Flags")} price={cost(table, "flag")} more={flags} />
        <Row table={table} what="automate" sign="cog" label={t("Automate")} price={cost(table, "automate")} />
      </div>
      <PlanBlocs table={table} seat={seat} />
      <Cubes table={table} title={t("Needs")} of={wanted} />
      <Cubes table={table} title={t("Missing")} of={short} />
      {Object.keys(short).length > 0 && <Buying table={table} short={short} money={own.money} />}
    </Panel>
  );
}

type RowProps = {
  table: IndustryTable;
  what: string;
  sign: string;
  label: string;
  price: Dict<number>;
  /** Flags that the planned tiles take beside those planned. */
  more?: number;
};

function Row({ table, what, sign, label, price, more = 0 }: RowProps) {
  const { counts } = planOf(table);
  const count = counts[what] ?? 0;
  const ready = Math.min(count, done(table)[what] ?? 0);
  return (
    <Stepper
      label={label}
      value={count}
      most={9}
      onChange={(n) => setPlan(table, { counts: withCount(counts, what, n) })}
    >
      <span class={`mark mark-${sign}`}>
        <Icon name={sign} />
      </span>{" "}
      <span class="plan-name">{label}</span>
      {more > 0 && <small class="plan-more">{t("+{n} for tiles", { n: more })}</small>}
      {ready > 0 ? (
        <small class="plan-done">
          <Icon name="check" label={t("ticked off")} /> {ready}
        </small>
      ) : (
        <Price of={price} />
      )}
    </Stepper>
  );
}

export function CubeChips({ table, of }: { table: IndustryTable; of: Dict<number> }) {
  const some = CUBES.filter((cube) => of[cube]);
  if (some.length === 0) return <span class="muted">{t("nothing")}</span>;
  return (
    <>
      {some.map((cube) => (
        <Chip key={cube} sign={cube} colour={cube} count={of[cube]} label={table.words.value[cube] ?? cube} />
      ))}
    </>
  );
}

function Cubes({ table, title, of }: { table: IndustryTable; title: string; of: Dict<number> }) {
  return (
    <p class="plan-line">
      <span>{title}</span>
      <CubeChips table={table} of={of} />
    </p>
  );
}

/** The price of what is missing, and one button for all of it. */
function Buying({ table, short, money }: { table: IndustryTable; short: Dict<number>; money: number | null }) {
  const { phase } = table.view.value;
  const price = buyingPrice(table, short);
  const enough = money === null || money >= price;
  const said = enough
    ? t("{sum} in money", { sum: price })
    : t("{sum}; you have {money}", { sum: price, money: money! });
  if (phase !== "trade") return <p class="plan-said muted">{t("Buying that costs {sum} now.", { sum: price })}</p>;
  return (
    <Button
      class="plan-buy"
      icon="list"
      topic="orders"
      tip={t("{n} cubes on each of your turns, at no more than they cost now", { n: tradeCubes(table) })}
      onClick={() => void orderMissing(table, short)}
    >
      {t("Buy what is missing")} <small>{said}</small>
    </Button>
  );
}
