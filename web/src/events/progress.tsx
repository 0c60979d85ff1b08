// How a player’s ratings have moved, and results by edition and number of players.

import { useSignal } from "@preact/signals";
import { editionName, gameName } from "../games.ts";
import { language, t, tn } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { Chart, type Line } from "../ui/chart.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { ScrollingTable } from "../ui/datatable.tsx";
import { Panel } from "../ui/panel.tsx";
import { events } from "./api.ts";

export function Progress({ id }: { id: string }) {
  const loaded = useLoad(() => events.results(id), [id], 30_000);
  if (!loaded.value?.length) return null;
  return (
    <>
      <Curves id={id} results={loaded.value} />
      <Panel title={t("By edition and number of players")} icon="chart">
        <ScrollingTable
          label={t("By edition and number of players")}
          class="board-table"
          headings={[t("Game"), t("Played"), t("Won"), t("Mean place"), t("Given up")]}
        >
          {loaded.value.map((line) => (
            <tr key={line.game + line.edition + line.players}>
              <th scope="row">
                {gameName(line.game)} · {editionName(line.game, line.edition)}{" "}
                <small class="muted">{tn("{n} player", "{n} players", line.players)}</small>
              </th>
              <td>{line.played}</td>
              <td>
                {line.won} ({percent(line.won / line.played)})
              </td>
              <td>{line.place?.toLocaleString(language.value, { maximumFractionDigits: 1 }) ?? "–"}</td>
              <td>{line.conceded}</td>
            </tr>
          ))}
        </ScrollingTable>
      </Panel>
    </>
  );
}

function percent(part: number): string {
  return part.toLocaleString(language.value, { style: "percent", maximumFractionDigits: 0 });
}

function Curves({ id, results }: { id: string; results: readonly Api.Results[] }) {
  const all = [...new Set(results.map(({ game, edition }) => `${game}/${edition}`))];
  const chosen = useSignal(all[0]!);
  const [game = "", edition = ""] = chosen.value.split("/");
  const loaded = useLoad(() => events.curve(id, { game, edition }), [id, chosen.value], 30_000);
  const { people = [], bots = [] } = loaded.value ?? {};
  return (
    <Panel title={t("Curve")} icon="chart">
      <div class="stack">
        {all.length > 1 && (
          <ChoiceField
            label={t("Game and edition")}
            value={chosen.value}
            onChange={(value) => (chosen.value = value)}
            choices={all.map((value) => {
              const [name = "", of = ""] = value.split("/");
              return { value, label: `${gameName(name)} · ${editionName(name, of)}` };
            })}
          />
        )}
        {people.length + bots.length === 0 ? (
          <p class="muted">{t("No rated game of this edition yet.")}</p>
        ) : (
          <RatingChart people={people} bots={bots} />
        )}
      </div>
    </Panel>
  );
}

/** Game by game; the longer of the two decides how wide the chart is. */
function RatingChart({ people, bots }: { people: readonly Api.Moment[]; bots: readonly Api.Moment[] }) {
  const count = Math.max(people.length, bots.length);
  const x = Array.from({ length: count }, (_, at) => at + 1);
  const line = (label: string, moments: readonly Api.Moment[], colour: string, dash?: number[]): Line => ({
    label,
    colour,
    dash,
    values: x.map((_, at) => moments[at]?.rating ?? null),
  });
  const lines = [
    ...(people.length ? [line(t("Against people"), people, "--accent")] : []),
    ...(bots.length ? [line(t("Against bots"), bots, "--bronze", [6, 4])] : []),
  ];
  return <Chart title={t("Rating after each game")} x={x} lines={lines} xLabel={t("Game")} />;
}
