// The public profile of a player: ratings, numbers of games, and finished public games.

import { useSignal } from "@preact/signals";
import { myId } from "../account/me.ts";
import { Progress } from "../events/progress.tsx";
import { editionName, gameName, gameOf } from "../games.ts";
import { language, t, tn } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { DataTable } from "../ui/datatable.tsx";
import { Icon } from "../ui/icon.tsx";
import { later } from "../ui/later.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";

const ProgressLater = later(() => import("../learn/progress.tsx"), true);
const PersonLater = later(() => import("../people/person.tsx"), true);
const BefriendLater = later(() => import("../company/befriend.tsx"), true);
const PAGE = 20; // games shown at once
const FRESH = 5_000; // milliseconds: a game that has just ended is counted a moment later

function dayOf(at: number): string {
  return new Date(at).toLocaleDateString(language.value, { day: "numeric", month: "long", year: "numeric" });
}

export function PlayerPage({ id }: { id: string }) {
  const loaded = useLoad(() => api.player(id), [id], FRESH);
  const dealing = useSignal(false);
  if (!loaded.value) {
    return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  }
  const { name, made_at: since, ratings, counts, best = [] } = loaded.value;
  return (
    <div class="form">
      <div class="row spread">
        <div>
          <h1 class="player-name">{name}</h1>
          <p class="lead">
            {t("Playing since {day}", { day: dayOf(since) })}
            {id === myId.value && ` · ${t("This is you, as others see you.")}`}
          </p>
        </div>
        <div class="row">
          {id !== myId.value && <BefriendLater>{({ Befriend }) => <Befriend id={id} name={name} />}</BefriendLater>}
          {myId.value && id !== myId.value && (
            <Button kind="quiet" icon="people" onClick={() => (dealing.value = true)}>
              {t("Block or report")}
            </Button>
          )}
          <LinkButton href="/ratings" icon="crown">
            {t("Ratings")}
          </LinkButton>
        </div>
      </div>
      {dealing.value && (
        <PersonLater>
          {({ PersonDialog }) => <PersonDialog id={id} name={name} onClose={() => (dealing.value = false)} />}
        </PersonLater>
      )}
      <Panel title={t("Ratings")} icon="star">
        {ratings.length === 0 ? (
          <p class="muted">{t("None yet: only rated tables count.")}</p>
        ) : (
          <ul class="rating-cards">
            {ratings.map((rating) => (
              <RatingCard key={rating.game + rating.edition} rating={rating} />
            ))}
          </ul>
        )}
      </Panel>
      {counts.length > 0 && (
        <Panel title={t("Games")} icon="flag">
          <DataTable headings={[t("Game"), t("Played"), t("Won"), t("Given up")]}>
            {counts.map((count) => (
              <tr key={count.game}>
                <th scope="row">{gameName(count.game)}</th>
                <td>{count.played}</td>
                <td>{count.won}</td>
                <td>{count.conceded}</td>
              </tr>
            ))}
          </DataTable>
        </Panel>
      )}
      <Progress id={id} />
      {best.length > 0 && (
        <Panel title={t("Best results")} icon="crown">
          <ul class="tables">
            {best.map(({ game, edition, score, table }) => (
              <li key={game + edition}>
                <a class="table-line" href={`/tables/${table}`}>
                  <span class="table-names">{gameOf(game)?.score(score) ?? score}</span>
                  <span class="table-what">
                    {gameName(game)} · {editionName(game, edition)}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {id === myId.value && <ProgressLater>{({ Progress }) => <Progress />}</ProgressLater>}
      <Panel title={t("Finished public games")} icon="hourglass">
        <History key={id} id={id} />
      </Panel>
    </div>
  );
}

function RatingCard({ rating: { game, edition, rating, uncertainty, games, provisional } }: { rating: Api.Rating }) {
  return (
    <li class="rating-card">
      <span class="rating-figure">{rating}</span>
      <span>
        <b>{gameName(game)}</b> · {editionName(game, edition)}
      </span>
      <small>
        {t("plus or minus {n}", { n: uncertainty })} · {tn("{n} game", "{n} games", games)}
        {provisional && ` · ${t("provisional")}`}
      </small>
    </li>
  );
}

function History({ id }: { id: string }) {
  const more = useSignal<readonly Api.Past[]>([]);
  const ended = useSignal(false);
  const loaded = useLoad(() => api.pastGames(id, { limit: PAGE }), [id], FRESH);
  if (!loaded.value) {
    return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  }
  const all = [...loaded.value, ...more.value];
  const last = all.at(-1);
  if (!last) return <Empty icon="hourglass" title={t("No finished public games yet.")} />;
  const loadMore = async () => {
    const page = await api
      .pastGames(id, { limit: PAGE, before: last.finished_at, table: last.table })
      .catch(() => null);
    if (!page) return;
    more.value = [...more.value, ...page];
    ended.value = page.length < PAGE;
  };
  return (
    <>
      <ul class="tables">
        {all.map((past) => (
          <PastLine key={past.table + past.seat} past={past} />
        ))}
      </ul>
      {all.length % PAGE === 0 && !ended.value && (
        <Button kind="quiet" icon="down" onClick={() => void loadMore()}>
          {t("Earlier games")}
        </Button>
      )}
    </>
  );
}

function PastLine({ past }: { past: Api.Past }) {
  const change = past.rating !== null && past.rating_before !== null ? past.rating - past.rating_before : null;
  return (
    <li>
      <a class="table-line" href={`/tables/${past.table}`}>
        <span class="table-names">
          {past.place === 1 && !past.conceded && <Icon name="crown" label={t("Winner")} />}
          {past.conceded
            ? t("Given up")
            : past.place === null
              ? t("Ended early")
              : t("Place {place} of {players}", { place: past.place, players: past.players })}
          {past.accuracy != null && (
            <span class="muted">{t("Accuracy {n}", { n: past.accuracy.toLocaleString(language.value) })}</span>
          )}
          {past.score !== null && <span class="muted">{gameOf(past.game)?.score(past.score) ?? past.score}</span>}
        </span>
        <span class="table-what">
          {gameName(past.game)} · {editionName(past.game, past.edition)} · {dayOf(past.finished_at)}
        </span>
        {change !== null && (
          <span class="table-state">
            {past.rating}{" "}
            <small>
              ({change >= 0 ? "+" : "−"}
              {Math.abs(change)})
            </small>
          </span>
        )}
      </a>
    </li>
  );
}
