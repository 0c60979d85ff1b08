// One tournament: who has entered, where one plays now, the standings, and the tables of each round.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myId } from "../account/me.ts";
import { knownName } from "../account/name.tsx";
import { t, tn } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { link } from "../router.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { copy } from "../ui/copy.ts";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { toast } from "../ui/toast.tsx";
import { clockLine, setupLine } from "../words.ts";
import { events } from "./api.ts";
import { Name, nameOf, Rounds, Standings } from "./standings.tsx";
import { formatName } from "./tournaments.tsx";

const FRESH = 2_500; // milliseconds

export function TournamentPage({ id }: { id: string }) {
  const loaded = useLoad(() => events.tournament(id), [id], FRESH);
  const busy = useSignal(false);
  if (!loaded.value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  const { tournament, entrants } = loaded.value;
  const own = entrants.find(({ player }) => player && player === myId.value);
  const act = (what: () => Promise<unknown>) => async () => {
    busy.value = true;
    await attempt(what);
    loaded.again();
    busy.value = false;
  };
  const enter = act(async () => {
    if (await knownName()) await events.enter(id);
  });
  return (
    <div class="form">
      <h1 class="player-name">{tournament.name}</h1>
      <p class="lead">
        {setupLine(tournament.setup)} · {playersLine(tournament)} · {formatName(tournament.format)} ·{" "}
        {clockLine(tournament.setup.clock)}
      </p>
      <State seen={loaded.value} own={own} />
      <div class="row">
        {tournament.status === "open" && !own && (
          <Button kind="main" large icon="plus" busy={busy.value} onClick={() => void enter()}>
            {t("Enter")}
          </Button>
        )}
        {tournament.status === "open" && tournament.host === myId.value && (
          <Button
            kind="main"
            large
            icon="play"
            busy={busy.value}
            why={entrants.length < 2 ? t("It takes two people at least.") : undefined}
            onClick={() => void act(() => events.startTournament(id))()}
          >
            {t("Begin the first round")}
          </Button>
        )}
        {tournament.status !== "over" && (
          <Button icon="link" onClick={() => void copy(link(`/tournaments/${id}`), t("Link copied."))}>
            {t("Copy the link")}
          </Button>
        )}
        {own && !own.withdrawn && ["open", "playing"].includes(tournament.status) && (
          <Button kind="quiet" busy={busy.value} onClick={() => void act(() => events.quit(id))()}>
            {t("Leave the tournament")}
          </Button>
        )}
        {tournament.host === myId.value && ["open", "playing"].includes(tournament.status) && (
          <Button kind="quiet" busy={busy.value} onClick={() => void act(() => events.cancelTournament(id))()}>
            {t("Cancel the tournament")}
          </Button>
        )}
      </div>
      {tournament.status === "open" ? (
        <Entrants seen={loaded.value} onRemove={(number) => act(() => events.sendAway(id, number))()} />
      ) : (
        <Standings seen={loaded.value} />
      )}
      <Rounds seen={loaded.value} />
    </div>
  );
}

function playersLine({ setup }: Api.Tournament): string {
  return tn("{n} player a table", "{n} players a table", setup.players);
}

/** Where things stand, and the way to one’s own table. */
function State({ seen, own }: { seen: Api.TournamentInfo; own: Api.Entrant | undefined }) {
  const { tournament, tables, standings, entrants } = seen;
  const mine = tables.find(
    ({ places, opened, entrants: seats }) => own && places === null && opened && seats.includes(own.number),
  );
  useEffect(() => {
    if (mine) toast(t("Your table is ready."));
  }, [mine?.table]);
  const winners = standings.filter(({ rank }) => rank === 1).map(({ entrant }) => nameOf(entrants, entrant));
  return (
    <div role="status" class="stack">
      {tournament.status === "open" && <p>{t("It begins when its host says so.")}</p>}
      {tournament.status === "cancelled" && <p>{t("It was cancelled.")}</p>}
      {tournament.status === "over" && (
        <p class="tournament-winner">
          <Icon name="crown" /> {t("Won by {names}", { names: winners.join(", ") })}
        </p>
      )}
      {tournament.status === "playing" && (
        <p>
          <b>{t("Round {n} of {all}", { n: tournament.round, all: tournament.rounds })}</b> ·{" "}
          {tn(
            "{n} table is being played",
            "{n} tables are being played",
            tables.filter((table) => !table.places).length,
          )}
        </p>
      )}
      {mine && (
        <p>
          <LinkButton href={`/tables/${mine.table}`} kind="main" large icon="play">
            {t("To my table")}
          </LinkButton>
        </p>
      )}
      {own && !mine && tournament.status === "playing" && (
        <p class="muted">{t("Your game is over. The next round begins when all tables are through.")}</p>
      )}
    </div>
  );
}

function Entrants({ seen, onRemove }: { seen: Api.TournamentInfo; onRemove: (number: number) => Promise<void> }) {
  const host = seen.tournament.host === myId.value;
  return (
    <Panel title={tn("{n} entrant", "{n} entrants", seen.entrants.length)} icon="people">
      {seen.entrants.length === 0 ? (
        <p class="muted">{t("Nobody has entered yet. Send the link to those you want to play with.")}</p>
      ) : (
        <ul class="plain-list">
          {seen.entrants.map((entrant) => (
            <li key={entrant.number} class="row spread">
              <span>
                <Name entrant={entrant} />
              </span>
              {host && entrant.player !== myId.value && (
                <Button kind="quiet" icon="close" onClick={() => void onRemove(entrant.number)}>
                  {t("Send {name} away", { name: entrant.name })}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
