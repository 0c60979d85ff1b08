// The board: 61 hexes, tiles in their blocs, flags, and every dot on top. State in, chosen hexes out; no rules.

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { sign } from "../ui/icon.tsx";
import { allDots, keyOf, tilesOf, type Laid } from "./dots.ts";
import { Ground, INNER, SIZE, closed, hexagon } from "./geometry.ts";
import { styles } from "./owners.ts";
import * as pointing from "./pointing.ts";
import { Bare, Border, Face, Hub, Marks, Part, Planted, Whole } from "./tile.tsx";
import { hexTitle } from "./titles.ts";
import type { IndustryTable } from "./table.ts";
import { lastHexes } from "./last.ts";

const INSET = 3.6;
const [WIDE, HIGH] = [2 * INNER * 9 + 44, 1.5 * SIZE * 8 + 2 * SIZE + 26];

export function Board({ table }: { table: IndustryTable }) {
  const sheet = table.sheet;
  const ground = useMemo(() => new Ground(sheet.board), [sheet]);
  const tiles = useMemo(() => tilesOf(sheet), [sheet]);
  const focus = useSignal(ground.centre);
  const svg = useRef<SVGSVGElement>(null);
  const view = table.view.value;
  const look = styles(sheet, view.players);
  const laid = useComputed(() => laidOut(table.view.value, pointing.ghosts.value, pointing.lifted.value));
  const dots = useComputed(() => allDots(ground, tiles, laid.value));
  const fresh = useFresh(dots.value.filter((dot) => dot.span === 360 && dot.hexes.length > 1).map(keyOf), view.round);
  const squares = new Map(view.board.map((square) => [square.at, square]));
  const [open, last] = [pointing.open.value, lastHexes(table.last.value)];
  const hovered = view.blocs.find((bloc) => pointing.at.value !== null && bloc.hexes.includes(pointing.at.value));

  const choose = (at: string) => {
    if (pointing.open.value?.has(at)) pointing.pick.value?.(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = ground.towards(focus.value, event.key);
    if (next) {
      focus.value = next;
      svg.current?.querySelector<SVGElement>(`[data-hex="${next}"]`)?.focus();
    } else if (event.key === "Enter" && pointing.settle.value && pointing.ghosts.value.some((ghost) => ghost.at === focus.value)) pointing.settle.value();
    else if (event.key === "Enter" || event.key === " ") choose(focus.value);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useWheel(svg);

  const ghosted = new Set(pointing.ghosts.value.map((ghost) => ghost.at));
  const hexes = ground.names.map((at) => {
    const square = squares.get(at);
    const here = laid.value.get(at);
    const title = hexTitle(table, at, square, view);
    return (
      <g
        key={at} data-hex={at} role="button" tabindex={at === focus.value ? 0 : -1} aria-label={title} data-tip={title}
        aria-disabled={!open?.has(at)} data-topic={square?.tile ? `tile.${square.tile}` : "board"}
        class={`spot ${open?.has(at) ? "open" : ""} ${ghosted.has(at) ? "ghosted" : ""}`}
        onClick={() => choose(at)} onFocus={() => { focus.value = at; pointing.at.value = at; }} onBlur={() => (pointing.at.value = null)}
        onPointerEnter={() => (pointing.at.value = at)} onPointerLeave={() => (pointing.at.value = null)}
      >
        {at === ground.centre ? <Hub at={ground.middle(at)} />
          : here ? <Face at={ground.middle(at)} makes={tiles.get(here.tile)!.makes} bare={!tiles.get(here.tile)!.centre} />
          : <Bare at={ground.middle(at)} owner={square && !pointing.lifted.value.has(at) ? look[square.owner]! : null} />}
        {!here && at !== ground.centre && !square && <text class="hex-name" x={ground.middle(at)[0]} y={ground.middle(at)[1] + 4}>{at}</text>}
        {open?.has(at) && <path d={closed(hexagon(ground.middle(at), SIZE - 3))} class="may" />}
        <path d={closed(hexagon(ground.middle(at), SIZE - 1.5))} class="ring" />
      </g>
    );
  });

  return (
    <svg
      ref={svg} class={`board ${pointing.zoomed.value ? "zoomed" : ""}`} viewBox={`${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`} role="group"
      aria-label={t("Board")} onKeyDown={onKeyDown} data-topic="board"
    >
      <path d={sign("rays")} class="sunburst" transform="scale(30)" />
      <g>{hexes}</g>
      <g class="inert">
        {view.blocs.map((bloc) => <Border key={bloc.hexes.join()} d={ground.outline(bloc.hexes.filter((at) => !pointing.lifted.value.has(at)), INSET)} style={look[bloc.owner]!} />)}
        {view.board.filter((square) => !square.tile).map((square) => <Border key={square.at} d={ground.outline([square.at], INSET)} style={look[square.owner]!} weight={2.6} />)}
        {pointing.ghosts.value.map((ghost) => <path key={ghost.at} d={closed(hexagon(ground.middle(ghost.at), SIZE - INSET))} class={ghost.clash ? "ghost clash" : "ghost"} />)}
        {pointing.ghosts.value.filter((ghost) => !ghost.tile).map((ghost) => <Planted key={ghost.at} at={ground.middle(ghost.at)} nation={view.players[ghost.owner]!.nation} style={look[ghost.owner]!} number={ghost.owner} />)}
        {hovered && <path d={ground.outline(hovered.hexes, 0.5)} class="hovered" />}
        {pointing.meant.value.size > 0 && <path d={ground.outline(pointing.meant.value, 0.5)} class="hovered" />}
        {last.map((at) => <path key={at} d={closed(hexagon(ground.middle(at), SIZE - 8))} class="last" />)}
        {view.board.map((square) => {
          if (pointing.lifted.value.has(square.at)) return null;
          const owner = { nation: view.players[square.owner]!.nation, style: look[square.owner]!, number: square.owner };
          if (!square.tile) return ghosted.has(square.at) ? null : <Planted key={square.at} at={ground.middle(square.at)} {...owner} />;
          const thirds = tiles.get(square.tile)!.thirds.map((k) => (k + square.turn) % 6);
          return <Marks key={square.at} at={ground.middle(square.at)} thirds={thirds} automated={square.automated} {...owner} />;
        })}
        {dots.value.filter((dot) => dot.span < 360).map((dot) => <Part key={keyOf(dot)} dot={dot} />)}
        {dots.value.filter((dot) => dot.span === 360).map((dot) => <Whole key={keyOf(dot)} dot={dot} fresh={fresh.has(keyOf(dot))} />)}
      </g>
    </svg>
  );
}

/** What lies where, with what is being tried and without what is lifted for it. */
function laidOut(view: Industry.View, ghosts: readonly pointing.Ghost[], lifted: ReadonlySet<string>): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  for (const { at, tile, turn, owner } of view.board) if (tile && !lifted.has(at)) laid.set(at, { tile, turn, owner });
  for (const { at, tile, turn, owner } of ghosts) if (tile) laid.set(at, { tile, turn, owner });
  return laid;
}

/** The dots that were not there a moment ago: they glow. */
function useFresh(now: readonly string[], round: number): ReadonlySet<string> {
  const before = useRef<{ known: Set<string>; fresh: Set<string>; round: number } | null>(null);
  const known = before.current?.known ?? new Set(now);
  const added = now.filter((key) => !known.has(key));
  const fresh = added.length > 0 ? new Set(added) : (before.current?.fresh ?? new Set<string>());
  before.current = { known: new Set(now), fresh, round };
  return fresh;
}

/** The wheel turns what is being laid; it must not scroll the page meanwhile. */
function useWheel(svg: { current: SVGSVGElement | null }): void {
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      if (!pointing.spin.value) return;
      event.preventDefault();
      pointing.spin.value(event.deltaY > 0 ? -1 : 1);
    };
    const element = svg.current;
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, []);
}
