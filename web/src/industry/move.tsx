// Moving up to three tiles: lift them, then put each down where the server says it may lie.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Choices, Industry, Word } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { Panel } from "../ui/panel.tsx";
import { pointingOf } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";
import { turnedAt } from "./titles.ts";

const TO = "to";

export function Move({ table, back }: { table: IndustryTable; back: () => void }) {
  const pointing = pointingOf(table);
  const chosen = useSignal<readonly Word[]>([]);
  const choices = useSignal<Choices | null>(null);
  const goal = useSignal<string | null>(null);
  const turn = useSignal(0);
  const turns = useSignal<readonly number[]>([]);
  const middle = chosen.value.indexOf(TO);
  const starts = (middle < 0 ? chosen.value : chosen.value.slice(0, middle)).map(String);
  const placed = middle < 0 ? [] : chosen.value.slice(middle + 1);
  const squares = new Map(table.view.value.board.map((square) => [square.at, square]));
  const next = middle < 0 ? null : (squares.get(starts[placed.length / 2] ?? "") ?? null);
  const action = (choices.value?.action ?? null) as Industry.Action | null;
  const tried = useTry(table, middle >= 0 && action ? [action] : null);

  useEffect(() => {
    let gone = false;
    choices.value = null;
    goal.value = null;
    void table.ask(["move", ...chosen.value]).then((reply) => {
      if (!gone && reply.type === "choices") choices.value = reply;
    });
    return () => {
      gone = true;
    };
  }, [chosen.value]);

  const words = choices.value?.words ?? [];
  const lift = (at: string) => {
    chosen.value = starts.includes(at) ? starts.filter((start) => start !== at) : [...starts, at];
  };
  const spin = (by: number) => {
    const place = turns.value.indexOf(turn.value);
    if (turns.value.length) turn.value = turns.value[(place + by + turns.value.length) % turns.value.length]!;
  };
  const aim = async (at: string) => {
    if (at === goal.value) return spin(1);
    const reply = await table.ask(["move", ...chosen.value, at]);
    if (reply.type !== "choices" || !next) return undefined;
    const kinds = table.sheet.tiles.find((tile) => tile.name === next.tile)?.turns ?? 6;
    const open = reply.words.map(Number);
    const alike = open.filter((way, place) => open.findIndex((other) => other % kinds === way % kinds) === place);
    turns.value = alike;
    turn.value = alike.find((way) => way % kinds === next.turn % kinds && at !== next.at) ?? alike[0] ?? 0;
    goal.value = at;
    return undefined;
  };
  const put = () => {
    if (goal.value) chosen.value = [...chosen.value, goal.value, turn.value];
  };
  const undo = () => {
    if (goal.value) goal.value = null;
    else if (placed.length) chosen.value = chosen.value.slice(0, -2);
    else if (middle >= 0) chosen.value = chosen.value.slice(0, -1);
    else back();
  };

  const open = words.map(String).filter((word) => squares.has(word) || word in hexes(table));
  const whole = middle >= 0 && action !== null;
  const step = (by: number) => {
    const place = goal.value ? open.indexOf(goal.value) : by > 0 ? -1 : 0;
    const at = open[(place + by + open.length) % open.length];
    if (at) void aim(at);
  };
  useEffect(() => {
    const laid = placed.flatMap((word, at) =>
      at % 2 ? [] : [{ at: String(word), turn: Number(placed[at + 1]), from: starts[at / 2]! }],
    );
    const ghosts = [...laid, ...(goal.value && next ? [{ at: goal.value, turn: turn.value, from: next.at }] : [])];
    pointing.open.value = new Set(middle < 0 ? [...open, ...starts] : whole ? [] : open);
    pointing.pick.value = middle < 0 ? lift : (at) => void aim(at);
    pointing.spin.value = goal.value ? spin : null;
    pointing.settle.value = goal.value ? put : null;
    pointing.lifted.value = new Set(middle < 0 ? [] : starts);
    pointing.meant.value = new Set(middle < 0 ? starts : []);
    pointing.ghosts.value = ghosts.map(({ at, turn: way, from }) => ({
      at,
      tile: squares.get(from)?.tile ?? null,
      turn: way,
      owner: table.seat.value ?? 0,
      clash: false,
    }));
  });
  useEffect(() => pointing.clear, []);

  const name = (at: string) =>
    t("{tile} on {hex}", { tile: table.words.value[squares.get(at)?.tile ?? ""] ?? "", hex: at });
  return (
    <Panel class="act" title={t("Move tiles")}>
      <p class="muted">
        {middle < 0
          ? t(
              "Choose up to three of your tiles to lift; then say where each goes. They may change places or " +
                "only turn.",
            )
          : next
            ? t("Where does {tile} go? Free hexes, your lone flags and the places just left are open.", {
                tile: name(next.at),
              })
            : t("All tiles are placed.")}
      </p>
      {middle < 0 && (
        <MoreList class="row" label={t("Your tiles")}>
          {[...new Set([...starts, ...open])].sort().map((at, place) => (
            <li key={at}>
              <Button
                hotkey={place < 9 ? String(place + 1) : undefined}
                pressed={starts.includes(at)}
                onClick={() => lift(at)}
              >
                {name(at)}
              </Button>
            </li>
          ))}
        </MoreList>
      )}
      {whole && <Clauses tried={tried} />}
      {!whole && goal.value && (
        <p class="visually-hidden" role="status">
          {turnedAt(goal.value, turn.value)}
        </p>
      )}
      <div class="row act-foot">
        {middle < 0 && (
          <Button
            kind="main"
            hotkey="Enter"
            disabled={!words.includes(TO)}
            onClick={() => (chosen.value = [...starts, TO])}
          >
            {t("Lift them")}
          </Button>
        )}
        {middle >= 0 && !whole && (
          <Button kind="main" hotkey="Enter" disabled={!goal.value} onClick={put}>
            {t("Put it here")}
          </Button>
        )}
        {whole && (
          <Button
            kind="main"
            hotkey="Enter"
            busy={table.busy.value}
            disabled={Boolean(tried?.refusal)}
            onClick={() => void (action && table.send(action))}
          >
            {t("Move")}
          </Button>
        )}
        {middle >= 0 && !whole && (
          <Button icon="turn" hotkey="r" disabled={turns.value.length < 2 || !goal.value} onClick={() => spin(1)}>
            {t("Turn")}
          </Button>
        )}
        {middle >= 0 && !whole && (
          <Button icon="left" hotkey="ArrowLeft" label={t("Previous hex")} onClick={() => step(-1)} />
        )}
        {middle >= 0 && !whole && (
          <Button icon="right" hotkey="ArrowRight" label={t("Next hex")} onClick={() => step(1)} />
        )}
        <Button kind="quiet" hotkey="Escape" onClick={undo}>
          {t("Back")}
        </Button>
      </div>
    </Panel>
  );
}

function hexes(table: IndustryTable): Record<string, true> {
  return Object.fromEntries(table.sheet.board.hexes.map((hex) => [hex.name, true]));
}
