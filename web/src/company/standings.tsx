// How the members of a club stand, by game and time.

import { useSignal } from "@preact/signals";
import { myId } from "../account/me.ts";
import { gameName, NAMES } from "../games.ts";
import { language, t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { ScrollingTable } from "../ui/datatable.tsx";
import { SelectField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { company } from "./api.ts";

const FRESH = 15_000; // milliseconds

export function ClubStandings({ id }: { id: string }) {
  const game = useSignal("");
  const days = useSignal("0");
  const wanted = { game: game.value, days: Number(days.value) };
  const loaded = useLoad(() => company.standings(id, wanted), [id, game.value, days.value], FRESH);
  return (
    <Panel title={t("Standings")} icon="crown">
      <div class="stack">
        <div class="row">
          <SelectField
            label={t("Game")}
            value={game.value}
            onChange={(value) => (game.value = value)}
            options={[
              { value: "", label: t("All games") },
              ...NAMES.map((name) => ({ value: name, label: gameName(name) })),
            ]}
          />
          <SelectField
            label={t("Time")}
            value={days.value}
            onChange={(value) => (days.value = value)}
            options={[
              { value: "0", label: t("Since the beginning") },
              { value: "365", label: t("The last year") },
              { value: "30", label: t("The last 30 days") },
            ]}
          />
        </div>
        {!loaded.value ? (
          <Pending loaded={loaded}>{t("Loading…")}</Pending>
        ) : loaded.value.length === 0 ? (
          <p class="muted">{t("No results yet. Games of at least two members count, played to their end.")}</p>
        ) : (
          <Standings standings={loaded.value} />
        )}
      </div>
    </Panel>
  );
}

function Standings({ standings }: { standings: readonly Api.ClubStanding[] }) {
  return (
    <>
      <ScrollingTable
        label={t("Standings")}
        class="board-table"
        headings={[t("Player"), t("Score"), t("Played"), t("Won"), t("Mean place")]}
      >
        {standings.map(({ player, name, points, played, won, place }, at) => (
          <tr key={player} class={player === myId.value ? "own" : ""}>
            <th scope="row">
              {at + 1}. <a href={`/players/${player}`}>{name}</a>
            </th>
            <td>
              <b>{points.toLocaleString(language.value)}</b>
            </td>
            <td>{played}</td>
            <td>{won}</td>
            <td>{place.toLocaleString(language.value, { maximumFractionDigits: 1 })}</td>
          </tr>
        ))}
      </ScrollingTable>
      <p class="muted">{t("One for everybody behind you at a table of the club, a half for a tie.")}</p>
    </>
  );
}
