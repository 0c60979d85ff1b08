// Placing a tile or a flag: open hexes are marked, and the chosen place is drawn before it is confirmed.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { PlayButton } from "../table/playbutton.tsx";
import { useTry, whyNot } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { allDots, gained, type Laid, tilesOf } from "./dots.ts";
import { Ground } from "./geometry.ts";
import { pointingOf } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";
import { turnedAt } from "./titles.ts";

type Lay = Industry.Place | Industry.Build | Industry.Flag;
type PlacingProps = { table: IndustryTable; options: readonly Lay[]; verb: string; back?: () => void };

const tileIn = (action: Lay) => (action.do === "flag" ? null : action.tile);
const turnIn = (action: Lay) => (action.do === "flag" ? 0 : action.turn);
const forceIn = (action: Lay) => action.do !== "flag" && Boolean(action.force);

/** The ways to place a tile on each hex; turns that look alike are listed once. */
function byHex(table: IndustryTable, options: readonly Lay[]): Map<string, readonly Lay[]> {
  const tiles = tilesOf(table.sheet);
  const result = new Map<string, Lay[]>();
  for (const action of options) {
    const tile = tileIn(action);
    if (tile && turnIn(action) >= (tiles.get(tile)?.turns ?? 6)) continue;
    result.set(action.at, [...(result.get(action.at) ?? []), action]);
  }
  return result;
}

export function Placing({ table, options, verb, back }: PlacingProps) {
  const pointing = pointingOf(table);
  const at = useSignal<string | null>(null);
  const turn = useSignal(0);
  const spots = useMemo(() => byHex(table, options), [options]);
  const hexes = [...spots.keys()].sort();
  const variants = (at.value && spots.get(at.value)) || [];
  const action = variants.find((variant) => turnIn(variant) === turn.value) ?? variants[0] ?? null;
  const tried = useTry(table, action && [action]);
  const owner = table.seat.value ?? 0;

  const choose = (hex: string) => {
    if (hex === at.value) return spin(1); // only the button and Enter lay it
    at.value = hex;
    turn.value = turnIn(best(table, spots.get(hex) ?? [], owner)!);
  };
  const spin = (by: number) => {
    if (action === null) return;
    const next = (variants.indexOf(action) + by + variants.length) % variants.length;
    turn.value = turnIn(variants[next]!);
  };
  const step = (by: number) => {
    const place = at.value ? hexes.indexOf(at.value) : by > 0 ? -1 : 0;
    const next = hexes[(place + by + hexes.length) % hexes.length];
    if (next && next !== at.value) choose(next);
  };
  const settle = () => {
    if (action && !table.busy.peek()) void table.send(action);
  };

  useEffect(() => {
    pointing.open.value = new Set(hexes);
    pointing.pick.value = choose;
    pointing.settle.value = settle;
    pointing.spin.value = variants.length > 1 ? spin : null;
    pointing.refuse.value = (hex) =>
      void whyNot(table, sample(options[0]!, hex)).then((text) => table.say(text, "fault"));
    pointing.ghosts.value = action
      ? [{ at: action.at, tile: tileIn(action), turn: turnIn(action), owner, clash: forceIn(action) }]
      : [];
  });
  useEffect(() => pointing.clear, []);
  useEffect(() => {
    if (hexes.length === 1 && at.value === null) choose(hexes[0]!);
  }, []);

  const over = pointing.at.value;
  useEffect(() => {
    if (over === null || spots.has(over) || !options[0]) return;
    void whyNot(table, sample(options[0], over)).then((text) => (pointing.why.value = { at: over, text }));
  }, [over]);

  return (
    <>
      <div class="placing">
        {action ? <Clauses tried={tried} /> : <p>{t("Choose one of the marked hexes.")}</p>}
        {action && forceIn(action) && (
          <p class="notice">{t("Dots of different colours would meet: this takes Force, 1 capital more.")}</p>
        )}
      </div>
      <div class="row act-foot">
        <PlayButton table={table} action={action} tried={tried} onClick={settle}>
          {verb}
        </PlayButton>
        {(variants.length > 1 || !action) && tileIn(options[0]!) && (
          <Button icon="turn" hotkey="r" disabled={variants.length < 2} onClick={() => spin(1)}>
            {t("Turn")}
          </Button>
        )}
        <Button
          icon="left"
          hotkey="ArrowLeft"
          label={t("Previous hex")}
          disabled={hexes.length < 2}
          onClick={() => step(-1)}
        />
        <Button
          icon="right"
          hotkey="ArrowRight"
          label={t("Next hex")}
          disabled={hexes.length < (action ? 2 : 1)}
          onClick={() => step(1)}
        />
        {back && (
          <Button kind="quiet" hotkey="Escape" onClick={back}>
            {t("Back")}
          </Button>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {action ? turnedAt(action.at, turnIn(action)) : ""}
      </p>
    </>
  );
}

/** The same thing on another hex, to ask the server why that is not possible. */
function sample(option: Lay, at: string): Industry.Action {
  return option.do === "flag" ? { ...option, at } : { do: option.do, tile: option.tile, at, turn: 0 };
}

/** The variant that completes most dots in the picture, without Force if possible; the player turns it from there. */
function best(table: IndustryTable, variants: readonly Lay[], owner: number): Lay | null {
  const ground = new Ground(table.sheet.board);
  const tiles = tilesOf(table.sheet);
  const laid = new Map<string, Laid>();
  for (const square of table.view.value.board)
    if (square.tile) laid.set(square.at, { tile: square.tile, turn: square.turn, owner: square.owner });
  const before = allDots(ground, tiles, laid);
  let [result, most]: [Lay | null, number] = [null, -Infinity];
  for (const variant of variants) {
    const tile = tileIn(variant);
    if (!tile) return variant;
    const after = allDots(ground, tiles, new Map(laid).set(variant.at, { tile, turn: turnIn(variant), owner }));
    const score = [...gained(before, after).values()].reduce((sum, n) => sum + n, 0) - (forceIn(variant) ? 1.5 : 0);
    if (score > most) [result, most] = [variant, score];
  }
  return result;
}
