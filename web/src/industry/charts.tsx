// Lines by round: points, prices, stocks, production and debt; a click goes to that moment.

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Chart, DASHES, type Line } from "../ui/chart.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { styles } from "./owners.ts";
import { produced, useSeries } from "./series.ts";
import type { IndustryTable } from "./table.ts";
import { CUBES } from "./things.ts";

export function Charts({ table }: Part<IndustryTable>) {
  const kind = useSignal("worth");
  const series = useSeries(table);
  const news = table.news.value;
  const look = styles(table.sheet, table.view.value.players);
  const words = table.words.value;
  const x = useMemo(() => series.map((point) => point.round), [series]);
  const byRound = useMemo(() => produced(news), [news]);
  const lines = useMemo<Line[]>(() => {
    const seats = table.view.value.players.map((_, seat) => seat);
    const bySeat = (value: (at: number, seat: number) => number | null): Line[] =>
      seats.map((seat) => ({
        label: table.name(seat),
        colour: `--owner-${look[seat]}`,
        dash: DASHES[look[seat] ?? 0] ?? [],
        values: series.map((_, at) => value(at, seat)),
      }));
    const byCube = (value: (at: number, cube: string) => number | null): Line[] =>
      CUBES.map((cube, place) => ({
        label: words[cube] ?? cube,
        colour: cube === "capital" ? "--edge-capital" : `--${cube}`,
        dash: DASHES[place] ?? [],
        values: series.map((_, at) => value(at, cube)),
      }));
    const market = (cube: string) => table.sheet.markets.find((market) => market.commodity === cube);
    switch (kind.value) {
      case "prices":
        return byCube((at, cube) => market(cube)?.buy[series[at]!.view.markets[cube] ?? 0] ?? null);
      case "stocks":
        return byCube((at, cube) => series[at]!.view.markets[cube] ?? null);
      case "production":
        return bySeat((at, seat) => {
          const event = byRound.get(series[at]!.round)?.get(seat);
          return event
            ? Object.entries(event.made).reduce(
                (sum, [cube, n]) => sum + n * (market(cube)?.sell[series[at]!.view.markets[cube] ?? 0] ?? 0),
                event.money,
              )
            : null;
        });
      case "debt":
        return bySeat((at, seat) => series[at]!.view.players[seat]?.notes ?? null);
      default:
        return bySeat((at, seat) => series[at]!.view.players[seat]?.points ?? null);
    }
  }, [series, kind.value, byRound, words]);
  if (series.length < 2)
    return (
      <p class="muted">
        {t("From the second round on there are lines here: points, prices, stocks, production and debt.")}
      </p>
    );
  const tabs = [
    { id: "worth", title: t("Points") },
    { id: "prices", title: t("Prices") },
    { id: "stocks", title: t("Stocks") },
    { id: "production", title: t("Production") },
    { id: "debt", title: t("Debt") },
  ];
  const titles: Record<string, string> = {
    worth: t("Points at the start of each round"),
    prices: t("Buying price at the start of each round"),
    stocks: t("Cubes on the market at the start of each round"),
    production: t("What was made, at the prices of the round"),
    debt: t("Notes at the start of each round"),
  };
  const here = series.findLast((point) => point.step <= (table.past.value ?? Infinity));
  return (
    <div class="charts">
      <Tabs label={t("Charts")} prefix="charts" tabs={tabs} chosen={kind.value} onChoose={(id) => (kind.value = id)} />
      <TabPanel id={kind.value} prefix="charts">
        <Chart
          title={titles[kind.value] ?? ""}
          x={x}
          lines={lines}
          xLabel={t("Round")}
          cursor={table.past.value === null ? null : (here?.round ?? null)}
          onPick={(round) => table.look(series.find((point) => point.round === round)?.step ?? null)}
        />
      </TabPanel>
    </div>
  );
}
