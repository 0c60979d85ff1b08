// The daily table: one try for everybody, a board of results, and the games of earlier days to look at.

import { useSignal } from "@preact/signals";
import { myId } from "../account/me.ts";
import { knownName } from "../account/name.tsx";
import { editionName, gameName, gameOf, NAMES } from "../games.ts";
import { language, t, tn } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { go, place } from "../router.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { clockText, useNow } from "../ui/clock.tsx";
import { DataTable } from "../ui/datatable.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { levelName } from "../words.ts";
import { events } from "./api.ts";

const FRESH = 10_000; // milliseconds
const DAY = 24 * 3600 * 1000;

export function DailyPage() {
  const asked = place.value.query.get("day") ?? "";
  const loaded = useLoad(() => events.daily(asked), [asked], FRESH);
  if (!loaded.value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  const seen = loaded.value;
  const isToday = seen.day === seen.today;
  return (
    <div class="form">
      <h1>{t("Daily table")}</h1>
      <div class="row spread">
        <p class="lead">
          <b>{longDay(seen.day)}</b> {isToday && <TimeLeft key={seen.now} seen={seen} />}
        </p>
        <span class="row">
          <LinkButton href={`/daily?day=${beside(seen.day, -1)}`} icon="left">
            {t("The day before")}
          </LinkButton>
          {!isToday && <LinkButton href="/daily">{t("Today")}</LinkButton>}
        </span>
      </div>
      <p class="muted">
        {t(
          "The same set-up, bots and chance for everybody. Only the first try counts, played to its end by yourself. " +
            "Hints are off, and nobody sees the games of others until midnight UTC.",
        )}
      </p>
      {NAMES.map((game) => seen.games[game] && <Daily key={game} game={game} seen={seen.games[game]} open={isToday} />)}
    </div>
  );
}

function beside(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

function longDay(day: string): string {
  return new Date(day).toLocaleDateString(language.value, { dateStyle: "long", timeZone: "UTC" });
}

function TimeLeft({ seen }: { seen: Api.DailyInfo }) {
  const loaded = useSignal(Date.now());
  const left = (seen.ends_at - seen.now - (useNow() - loaded.value)) / 1000;
  return <span class="muted">{t("{time} left", { time: clockText(left) })}</span>;
}

function Daily({ game, seen: { table, board, own }, open }: { game: string; seen: Api.DailyGame; open: boolean }) {
  const busy = useSignal(false);
  const { setup, bots } = table;
  const [length] = Object.values(setup.options ?? {});
  const play = async () => {
    if (!own && !(await knownName())) return;
    busy.value = true;
    await attempt(async () => go(`/tables/${(await events.beginDaily(game)).id}`));
    busy.value = false;
  };
  const levels = bots.filter(Boolean).map(levelName);
  return (
    <Panel title={gameName(game)} icon="star">
      <p>
        {editionName(game, setup.edition)} · {tn("{n} player", "{n} players", setup.players)} ·{" "}
        {game === "shares"
          ? tn("{n} turn", "{n} turns", Number(length))
          : tn("{n} round", "{n} rounds", Number(length))}{" "}
        · {t("against {bots}", { bots: levels.join(", ") })}
      </p>
      {(own || open) && (
        <div class="own-try">
          <p>{own ? <Try game={game} own={own} /> : t("You have not tried it yet.")}</p>
          {own && own.state !== "playing" ? (
            <LinkButton href={`/tables/${own.table}`} icon="hourglass">
              {t("Look at my game")}
            </LinkButton>
          ) : (
            open && (
              <Button kind="main" icon="play" busy={busy.value} onClick={() => void play()}>
                {own ? t("Go on") : t("Play")}
              </Button>
            )
          )}
        </div>
      )}
      <Board game={game} board={board} open={open} />
    </Panel>
  );
}

function Try({ game, own }: { game: string; own: Api.DailyEntry }) {
  const score = own.score === null ? "" : (gameOf(game)?.score(own.score) ?? String(own.score));
  switch (own.state) {
    case "counted":
      return <b>{t("You are number {rank} with {score}.", { rank: own.rank ?? 0, score })}</b>;
    case "late":
      return t("You finished after the day was over: {score}.", { score });
    case "helped":
      return t("The program played a part of your game, so it does not count.");
    case "ended":
      return t("You ended your game early, so it does not count.");
    default:
      return t("You have begun.");
  }
}

function Board({ game, board, open }: { game: string; board: Api.DailyBoard; open: boolean }) {
  if (board.lines.length === 0) {
    return <p class="muted">{open ? t("Nobody has finished yet today.") : t("Nobody finished on that day.")}</p>;
  }
  return (
    <>
      <DataTable
        class="board-table"
        headings={[t("Player"), t("Result"), t("Place at the table"), ...(open ? [] : [t("Game")])]}
      >
        {board.lines.map((line) => (
          <tr key={line.player} class={line.player === myId.value ? "own" : ""}>
            <th scope="row">
              {line.rank}. <a href={`/players/${line.player}`}>{line.name}</a>{" "}
              {line.guest && <small class="muted">{t("guest")}</small>}
            </th>
            <td>{gameOf(game)?.score(line.score) ?? line.score}</td>
            <td>{line.place}</td>
            {!open && <td>{line.table && <a href={`/tables/${line.table}`}>{t("Watch")}</a>}</td>}
          </tr>
        ))}
      </DataTable>
      <p class="muted">{t("{begun} began, {finished} finished.", { begun: board.begun, finished: board.finished })}</p>
    </>
  );
}
