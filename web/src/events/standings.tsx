// The standings of a tournament, and the tables of its rounds.

import { myId } from "../account/me.ts";
import { shownName } from "../bots.ts";
import { language, t } from "../i18n.ts";
import type { Api } from "../protocol.ts";
import { ScrollingTable } from "../ui/datatable.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { levelName } from "../words.ts";

export function nameOf(entrants: readonly Api.Entrant[], number: number): string {
  const entrant = entrants.find((entrant) => entrant.number === number);
  return entrant ? shownName(entrant.name, entrant.bot) : "";
}

export function Name({ entrant }: { entrant: Api.Entrant | undefined }) {
  if (!entrant) return null;
  if (entrant.bot)
    return (
      <>
        <Icon name="robot" label={levelName(entrant.bot)} /> {shownName(entrant.name, entrant.bot)}
      </>
    );
  return (
    <>
      <a href={`/players/${entrant.player}`}>{entrant.name}</a>{" "}
      {entrant.withdrawn && <small class="muted">{t("withdrawn")}</small>}
    </>
  );
}

export function Standings({ seen: { standings, entrants } }: { seen: Api.TournamentInfo }) {
  return (
    <Panel title={t("Standings")} icon="crown">
      <ScrollingTable
        label={t("Standings")}
        class="board-table"
        headings={[t("Player"), t("Score"), t("Opposition"), t("Won"), t("Played")]}
      >
        {standings.map((line) => {
          const entrant = entrants.find(({ number }) => number === line.entrant);
          return (
            <tr key={line.entrant} class={entrant?.player && entrant.player === myId.value ? "own" : ""}>
              <th scope="row">
                {line.rank}. <Name entrant={entrant} />
              </th>
              <td>
                <b>{line.points.toLocaleString(language.value)}</b>
              </td>
              <td>{line.opposition.toLocaleString(language.value)}</td>
              <td>{line.wins}</td>
              <td>{line.played}</td>
            </tr>
          );
        })}
      </ScrollingTable>
      <p class="muted">
        {t(
          "One for everybody behind you at a table, a half for a tie; of equals, whoever met the stronger opposition.",
        )}
      </p>
    </Panel>
  );
}

export function Rounds({ seen: { tables, entrants } }: { seen: Api.TournamentInfo }) {
  const rounds = [...new Set(tables.map(({ round }) => round))].sort((a, b) => b - a);
  return (
    <>
      {rounds.map((round) => (
        <Panel key={round} title={t("Round {n}", { n: round })} icon="flag">
          <ul class="tables">
            {tables
              .filter((table) => table.round === round)
              .map((table) => (
                <TableLine key={table.table} table={table} entrants={entrants} />
              ))}
          </ul>
        </Panel>
      ))}
    </>
  );
}

function TableLine({ table, entrants }: { table: Api.TableOfRound; entrants: readonly Api.Entrant[] }) {
  const order = table.entrants
    .map((number, seat) => ({ name: nameOf(entrants, number), place: table.places?.[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  return (
    <li>
      <a class="table-line" href={`/tables/${table.table}`}>
        <span class="table-names">
          {order.map(({ name, place }) => (
            <span key={name}>
              {place > 0 && `${place}. `}
              {name}
            </span>
          ))}
        </span>
        <span class="table-state">{table.places ? t("Over") : t("In play")}</span>
      </a>
    </li>
  );
}
