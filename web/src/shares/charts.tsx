// Lines by turn: wealth, shares, royalties; and how the dice fell against what was to be expected.

import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Chart, type Line } from "../ui/chart.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { Ledger, type Standing } from "./ledger.ts";
import type { SharesTable } from "./table.ts";
import { ROLLS } from "./way.ts";

const DASHES = [[], [8, 4], [2, 3], [12, 3, 2, 3], [5, 5], [1, 5]];
const MILLION = 1_000_000;
const TOTALS = Array.from({ length: 11 }, (_, at) => at + 2);

export function Charts({ table }: Part<SharesTable>) {
  const kind = useSignal("worth");
  const news = table.news.value;
  const ledger = useMemo(() => new Ledger(table), [news]);
  const { standings, dice } = ledger;
  // SEEN-1: what others have is told at the end, or where cash is open
  const { result } = table.state.value;
  const known = (seat: number) => result !== null || table.view.value.players[seat]?.cash != null;
  const x = useMemo(() => (kind.value === "dice" ? TOTALS : standings.map((one) => one.turn)), [ledger, kind.value]);
  const lines = useMemo<Line[]>(() => {
    const bySeat = (value: (one: Standing, seat: number) => number | null): Line[] =>
      table.view.value.players.map((_, seat) => ({ label: table.name(seat), colour: `--owner-${seat % 6}`, dash: DASHES[seat % 6] ?? [], values: standings.map((one) => value(one, seat)) }));
    const rolls = [...dice.values()].reduce((sum, n) => sum + n, 0);
    const tenth = (value: number) => Math.round(value * 10) / 10;
    switch (kind.value) {
      case "shares": return bySeat((one, seat) => one.shares[seat]!);
      case "royalties": return bySeat((one, seat) => one.royalties[seat]! / MILLION);
      case "dice": return [
        { label: t("rolled"), colour: "--accent", values: TOTALS.map((sum) => dice.get(sum) ?? 0) },
        { label: t("to be expected"), colour: "--muted", dash: [6, 4], values: TOTALS.map((sum) => tenth((rolls * (6 - Math.abs(sum - 7))) / ROLLS)) },
      ];
      default: return bySeat((one, seat) => (known(seat) ? one.worth[seat]! / MILLION : null)).filter((_, seat) => known(seat));
    }
  }, [ledger, kind.value, result === null]);
  if (standings.length < 2) return null;
  const tabs = [{ id: "worth", title: t("Wealth") }, { id: "royalties", title: t("Royalties") }, { id: "shares", title: t("Shares") }, { id: "dice", title: t("Dice") }];
  const titles: Record<string, string> = {
    worth: t("Cash and half the price of the shares, in millions"), royalties: t("What all products would bring, one landing on each, in millions"), shares: t("Shares held"), dice: t("How often each total was rolled"),
  };
  const pick = (turn: number) => table.look(standings.find((one) => one.turn === turn)?.step ?? null);
  return (
    <div class="charts">
      <Tabs label={t("Charts")} prefix="charts" tabs={tabs} chosen={kind.value} onChoose={(id) => (kind.value = id)} />
      <TabPanel id={kind.value} prefix="charts">
        <Chart title={titles[kind.value] ?? ""} x={x} lines={lines} xLabel={kind.value === "dice" ? t("Total") : t("Turn")} onPick={kind.value === "dice" ? undefined : pick} />
      </TabPanel>
    </div>
  );
}
