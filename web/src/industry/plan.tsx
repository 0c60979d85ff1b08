// The plan card: what the player plans, the cubes still missing, their price, and a button to order them.

import { t } from "../i18n.ts";
import type { Dict } from "../protocol.ts";
import type { Part } from "../table/contract.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { withCount } from "../ui/composer.tsx";
import { Switch } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { clearPlan, needs, planOf, setPlan } from "./needs.ts";
import { pointingOf } from "./pointing.ts";
import { along } from "./prices.ts";
import type { IndustryTable } from "./table.ts";
import { blocsOf, CUBES, lacking, things } from "./things.ts";

/** Onlookers have no plan, and a game that is over needs none. */
export function planned(table: IndustryTable): boolean {
  return table.seat.value !== null && table.view.value.phase !== "over";
}

export function PlanCard({ table }: Part<IndustryTable>) {
  const plan = planOf(table);
  const pointing = pointingOf(table);
  const seat = table.seat.value;
  const view = table.view.value;
  if (seat === null || !planned(table)) return null;
  const wanted = needs(table);
  const own = view.players[seat]!;
  const short = lacking(wanted, own.cubes);
  const price = buyingPrice(table, short);
  const set = (what: string, n: number) =>
    setPlan(table, { ...plan.value, counts: withCount(plan.value.counts, what, n) });
  const some = Object.keys(plan.value.counts).length > 0;
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
          <Stepper
            key={tile.name}
            label={table.words.value[tile.name] ?? tile.name}
            value={plan.value.counts[tile.name] ?? 0}
            most={9}
            onChange={(n) => set(tile.name, n)}
          >
            <span class={`mark mark-${tile.makes}`}>
              <Icon name={tile.makes} />
            </span>{" "}
            {table.words.value[tile.name]}
          </Stepper>
        ))}
        <Stepper label={t("Flags")} value={plan.value.counts.flag ?? 0} most={9} onChange={(n) => set("flag", n)}>
          <Icon name="flag" /> {t("Flags")}
        </Stepper>
        <Stepper
          label={t("Automate")}
          value={plan.value.counts.automate ?? 0}
          most={9}
          onChange={(n) => set("automate", n)}
        >
          <Icon name="cog" /> {t("Automate")}
        </Stepper>
      </div>
      <details class="plan-blocs">
        <summary>{t("Blocs to run")}</summary>
        {blocsOf(view, seat).map((bloc) => {
          const first = bloc.hexes[0]!;
          return (
            <div
              key={first}
              onPointerEnter={() => (pointing.meant.value = new Set(bloc.hexes))}
              onPointerLeave={() => (pointing.meant.value = new Set())}
            >
              <Switch
                label={t("{makes} for {upkeep}", { makes: things(bloc.makes), upkeep: things(bloc.upkeep) })}
                value={!plan.value.idle.includes(first)}
                onChange={(on) =>
                  setPlan(table, {
                    ...plan.value,
                    idle: on ? plan.value.idle.filter((at) => at !== first) : [...plan.value.idle, first],
                  })
                }
              />
            </div>
          );
        })}
      </details>
      <p class="plan-line">
        <span>{t("Needs")}</span>
        {CUBES.filter((cube) => wanted[cube]).map((cube) => (
          <Chip key={cube} sign={cube} colour={cube} count={wanted[cube]} label={table.words.value[cube] ?? cube} />
        ))}
        {CUBES.every((cube) => !wanted[cube]) && <span class="muted">{t("nothing")}</span>}
      </p>
      <p class="plan-line">
        <span>{t("Missing")}</span>
        {CUBES.filter((cube) => short[cube]).map((cube) => (
          <Chip key={cube} sign={cube} colour={cube} count={short[cube]} label={table.words.value[cube] ?? cube} />
        ))}
        {Object.keys(short).length === 0 && <span class="muted">{t("nothing")}</span>}
      </p>
      {Object.keys(short).length > 0 && (
        <>
          <p role="status">
            {own.money !== null && own.money < price
              ? t("Buying that costs {sum} now; you have {money}.", { sum: price, money: own.money })
              : t("Buying that costs {sum} now.", { sum: price })}
          </p>
          {view.phase === "trade" && (
            <Button icon="list" onClick={() => void order(table, short)}>
              {t("Buy it by standing orders")}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

function buyingPrice(table: IndustryTable, short: Dict<number>): number {
  return table.sheet.markets.reduce(
    (sum, market) =>
      sum + (along(market, table.view.value.markets[market.commodity] ?? 0, short[market.commodity] ?? 0)?.sum ?? 0),
    0,
  );
}

/** One order for each cube, at no more than the dearest of them costs now. */
async function order(table: IndustryTable, short: Dict<number>): Promise<void> {
  const orders = [...(table.mine.value?.orders ?? [])].filter(
    (given) => !(given.order === "buy" && String(given.cube) in short),
  );
  for (const market of table.sheet.markets) {
    const count = short[market.commodity];
    if (!count) continue;
    const prices = along(market, table.view.value.markets[market.commodity] ?? 0, count)?.prices ?? [];
    orders.push({ order: "buy", cube: market.commodity, price: Math.max(...prices), count });
  }
  const reply = await table.setOrders(orders);
  if (reply.type === "done") table.say(t("Your orders are set: they are carried out on your turns."));
}
