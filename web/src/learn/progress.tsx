// What one has learnt, on one's own page: lessons, puzzles with a rating, and the accuracy of one's games over time.

import { gameName, NAMES } from "../games.ts";
import { language, t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { StrengthLine } from "../puzzles/strength.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Chart } from "../ui/chart.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";

const COLOURS: Readonly<Record<string, string>> = { industry: "--accent", shares: "--energy" };
const FEWEST = 2; // games that make a curve

export function Progress() {
  const loaded = useLoad(() => api.learning(), []);
  if (!loaded.value) return null;
  const { strength, accuracies } = loaded.value;
  return (
    <>
      <Panel title={t("Accuracy over time")} icon="chart">
        <Accuracy games={accuracies} />
      </Panel>
      <Panel title={t("Puzzles")} icon="star">
        <StrengthLine strength={strength} />
        <LinkButton href="/puzzles" kind="quiet" icon="right">
          {t("All puzzles")}
        </LinkButton>
      </Panel>
      <Panel title={t("Lessons")} icon="hint">
        <ul class="lessons-done">
          {NAMES.map((game) => (
            <LessonsOf key={game} game={game} />
          ))}
        </ul>
      </Panel>
    </>
  );
}

/** One point for each reviewed game, one line for each of the two games. */
function Accuracy({ games }: { games: readonly Api.Accurate[] }) {
  if (games.length < FEWEST)
    return (
      <p class="muted">
        {t("Open the review of a finished game: each one continues this curve, which goes from 0 to 100.")}
      </p>
    );
  const played = NAMES.filter((name) => games.some(({ game }) => game === name));
  const lines = played.map((name) => ({
    label: gameName(name),
    values: games.map(({ game, accuracy }) => (game === name ? accuracy : null)),
    colour: COLOURS[name] ?? "--ink",
  }));
  const last = games.at(-1)!;
  return (
    <>
      <Chart
        title={t("Accuracy over time")}
        x={games.map((_, at) => at + 1)}
        lines={lines}
        xLabel={t("reviewed game")}
      />
      <p>
        {t("Latest: {n} in {game}.", {
          n: last.accuracy.toLocaleString(language.value),
          game: gameName(last.game),
        })}{" "}
        <a href={`/tables/${last.table}`}>{t("Go to that game")}</a>
      </p>
    </>
  );
}

function LessonsOf({ game }: { game: string }) {
  const lessons = useLoad(() => api.lessons(game), [game, language.value]);
  return (lessons.value ?? []).map((lesson) => (
    <li key={lesson.name}>
      <a href={`/learn/${game}`}>
        <Icon name={lesson.done ? "check" : "play"} /> {gameName(game)}: {lesson.title}
      </a>{" "}
      <small class="muted">{lesson.done ? t("done") : lesson.table ? t("begun") : t("not begun")}</small>
    </li>
  ));
}
