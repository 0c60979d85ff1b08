// The page of puzzles: those of the day, one's own rating, and every puzzle by its grade.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { editionName, GAMES, NAMES } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { go } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { next, refresh, solving } from "./rating.ts";
import { StrengthLine } from "./strength.tsx";

export function PuzzlesPage() {
  const loaded = useLoad(() => api.puzzles(), []);
  useEffect(() => void refresh(), []);
  return (
    <div class="puzzles">
      <header class="puzzles-head">
        <h1>{t("Puzzles")}</h1>
        <p>{t("Positions from real games with one clearly best idea. Play it at the table; the figures say why.")}</p>
        <StrengthLine strength={solving.value.strength} />
      </header>
      {loaded.value ? (
        <div class="puzzles-games">
          {NAMES.map((game) => (
            <OfGame key={game} name={GAMES[game].name()} game={game} offered={loaded.value?.[game]} />
          ))}
        </div>
      ) : (
        <Pending loaded={loaded}>{t("Loading…")}</Pending>
      )}
    </div>
  );
}

function OfGame({ name, game, offered }: { name: string; game: string; offered: Api.PuzzlesOfGame | undefined }) {
  const puzzles = offered?.puzzles ?? [];
  const fitting = next(puzzles);
  return (
    <Panel title={name} icon="star" class={`puzzles-${game}`}>
      {puzzles.length === 0 || !offered ? (
        <p>{t("There are no puzzles of this game yet.")}</p>
      ) : (
        <>
          <div class="row">
            <Solve id={offered.today} main>
              {t("Puzzle of the day")}
            </Solve>
            {fitting && <Solve id={fitting.id}>{t("A puzzle for you")}</Solve>}
          </div>
          <ul class="puzzles-list">
            {puzzles.map((puzzle) => (
              <Line key={puzzle.id} game={game} puzzle={puzzle} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

async function open(id: string): Promise<void> {
  await attempt(async () => go(`/tables/${(await api.puzzleTable(id)).id}`));
}

function Solve({ id, main = false, children }: { id: string; main?: boolean; children: string }) {
  const busy = useSignal(false);
  const start = async () => {
    busy.value = true;
    await open(id);
    busy.value = false;
  };
  return (
    <Button kind={main ? "main" : "brass"} icon="play" busy={busy.value} onClick={() => void start()}>
      {children}
    </Button>
  );
}

function Line({ game, puzzle }: { game: string; puzzle: Api.PuzzleListed }) {
  const right = solving.value.tried[puzzle.id];
  return (
    <li>
      <button type="button" class="line" onClick={() => void open(puzzle.id)}>
        <Icon name={right === undefined ? "play" : right ? "check" : "close"} />
        <span class="line-text">
          <b>{t("Grade {rating}", { rating: puzzle.rating })}</b>
          <small>
            {editionName(game, puzzle.edition)} · {tn("{n} player", "{n} players", puzzle.players)} ·{" "}
            {tn("{n} decision", "{n} decisions", puzzle.plies)}
            {right === undefined ? "" : ` · ${right ? t("solved") : t("not solved")}`}
          </small>
        </span>
        <Icon name="right" class="line-end" />
      </button>
    </li>
  );
}
