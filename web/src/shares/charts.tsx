// Lines by turn or by tour: wealth, income, expected royalties, holdings of a product; and how the dice fell.

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { t, tp } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Chart, DASHES, type Line } from "../ui/chart.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { SelectField } from "../ui/field.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { DiceChart } from "./dicechart.tsx";
import { stakes } from "./holdings.ts";
import { Ledger, type Standing, type Tour } from "./ledger.ts";
import { word } from "./names.ts";
import type { SharesTable } from "./table.ts";

/** As a figure in millions that fits an axis. */
function inMillions(amount: number): number {
  return Math.round(amount / 10_000) / 100;
}

function titleOf(kind: string, tours: boolean): string {
  switch (kind) {
    case "income":
      return tours
        ? t("Royalties, bonuses, telexes and penalties of each tour, in millions")
        : t("Royalties, bonuses, telexes and penalties so far, in millions");
    case "expected":
      return t("Royalties expected each time all the others have rolled, in millions");
    case "holdings":
      return t("Percentage held");
    default:
      return t("Cash and half the price of the shares, in millions");
  }
}

export function Charts({ table }: Part<SharesTable>) {
  const kind = useSignal("worth");
  const by = useSignal<"turn" | "tour">("turn");
  const chosen = useSignal("");
  const news = table.news.value;
  const ledger = useMemo(() => new Ledger(table), [news]);
  const { standings } = ledger;
  const { result } = table.state.value;
  const good = chosen.value || liveliest(table);
  const tours = by.value === "tour" && (kind.value === "worth" || kind.value === "income");
  const x = useMemo(() => (tours ? toursOf(ledger) : standings.map((standing) => standing.turn)), [ledger, tours]);
  const lines = useMemo(() => {
    // SEEN-1: the cash of others is shown at the end, or where cash is open
    const known = (seat: number) =>
      kind.value !== "worth" || result !== null || table.view.value.players[seat]?.cash != null;
    const line = (seat: number): Line => ({
      label: table.name(seat),
      colour: `--owner-${seat % 6}`,
      dash: DASHES[seat % 6] ?? [],
      values: tours
        ? x.map((n) => byTour(kind.value, ledger.tours[seat]![n - 1]))
        : standings.map((standing) => byTurn(kind.value, standing, seat, good)),
    });
    return [...table.view.value.players.keys()].filter(known).map(line);
  }, [ledger, kind.value, tours, good, result === null]);
  if (standings.length < 2) return null;
  const tabs = [
    { id: "worth", title: t("Wealth") },
    { id: "income", title: t("Income") },
    { id: "expected", title: t("Expected royalties") },
    { id: "holdings", title: t("Holdings") },
    { id: "dice", title: t("Dice") },
  ];
  const past = table.past.value;
  const cursor =
    past === null || tours ? null : (standings.findLast((standing) => standing.step <= past)?.turn ?? null);
  const pick = (turn: number) => table.look(standings.find((standing) => standing.turn === turn)?.step ?? null);
  return (
    <div class="charts">
      <Tabs label={t("Charts")} prefix="charts" tabs={tabs} chosen={kind.value} onChoose={(id) => (kind.value = id)} />
      <TabPanel id={kind.value} prefix="charts">
        {(kind.value === "worth" || kind.value === "income") && (
          <ChoiceField
            label={t("Horizontal axis")}
            value={by.value}
            onChange={(value) => (by.value = value)}
            choices={[
              { value: "turn", label: t("Turns") },
              { value: "tour", label: t("Tours") },
            ]}
          />
        )}
        {kind.value === "holdings" && (
          <SelectField
            label={t("Product")}
            value={good}
            onChange={(value) => (chosen.value = value)}
            options={table.sheet.products.map(({ id }) => ({ value: id, label: word(table, id) }))}
          />
        )}
        {kind.value === "dice" ? (
          <DiceChart table={table} rolls={ledger.rolls} />
        ) : (
          <Chart
            title={titleOf(kind.value, tours)}
            x={x}
            lines={lines}
            xLabel={tours ? t("Tour") : tp("of a player", "Turn")}
            cursor={cursor}
            onPick={tours ? undefined : pick}
          />
        )}
      </TabPanel>
    </div>
  );
}

function toursOf({ tours }: Ledger): number[] {
  return Array.from({ length: Math.max(1, ...tours.map((all) => all.length)) }, (_, at) => at + 1);
}

function byTour(kind: string, tour: Tour | undefined): number | null {
  return tour ? inMillions(kind === "worth" ? tour.worth : tour.income) : null;
}

function byTurn(kind: string, { worth, income, expected, holdings }: Standing, seat: number, good: string): number {
  if (kind === "holdings") return holdings[seat]!.get(good) ?? 0;
  return inMillions((kind === "worth" ? worth : kind === "income" ? income : expected)[seat]!);
}

/** The product of which most is held: the first one to show. */
function liveliest(table: SharesTable): string {
  const view = table.view.peek();
  const held = (id: number) =>
    stakes(table, view, table.sheet.products[id]!).reduce((sum, stake) => sum + stake.percent, 0);
  const best = [...table.sheet.products.keys()].reduce((top, at) => (held(at) > held(top) ? at : top), 0);
  return table.sheet.products[best]!.id;
}
