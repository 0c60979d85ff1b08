// The board: 61 hexes, tiles in their blocs, flags, and every dot on top. State in, chosen hexes out; no rules.
//
// Each layer is drawn anew only when its own state changes, and of a layer only the parts that look otherwise.

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { sign } from "../ui/icon.tsx";
import { useZoom, type Zoom } from "../ui/zoom.ts";
import { tilesOf } from "./dots.ts";
import { Ground, INNER, SIZE } from "./geometry.ts";
import { Hexes } from "./hexes.tsx";
import type { Layer } from "./layer.ts";
import { Advised, Blocs, Dots, Flags, Marked, Trial } from "./layers.tsx";
import { type Pointing, pointingOf } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";

const WHOLE = { wide: 2 * INNER * 9 + 44, high: 1.5 * SIZE * 8 + 2 * SIZE + 26 };

const VIEW = `${-WHOLE.wide / 2} ${-WHOLE.high / 2} ${WHOLE.wide} ${WHOLE.high}`; // until one comes nearer

export function Board({ table, onZoom }: { table: IndustryTable; onZoom: (zoom: Zoom) => void }) {
  const pointing = pointingOf(table);
  const { sheet } = table;
  const layer = useMemo<Layer>(
    () => ({ table, ground: new Ground(sheet.board), tiles: tilesOf(sheet) }),
    [table, sheet],
  );
  const focus = useSignal(layer.ground.centre);
  const svg = useRef<SVGSVGElement>(null);
  const zoom = useZoom(svg, WHOLE);
  useEffect(() => onZoom(zoom), [zoom]);
  useWheel(svg, pointing);
  return (
    <svg
      ref={svg}
      class="board"
      viewBox={VIEW}
      role="group"
      aria-label={t("Board")}
      data-topic="board"
      onKeyDown={(event) => keys(event, layer.ground, focus, svg, pointing)}
    >
      <path d={sign("rays")} class="sunburst" transform="scale(30)" />
      <Hexes {...layer} focus={focus} />
      <g class="inert">
        <Blocs {...layer} />
        <Advised {...layer} />
        <Trial {...layer} />
        <Marked {...layer} />
        <Flags {...layer} />
        <Dots {...layer} />
      </g>
    </svg>
  );
}

/** Arrows go from hex to hex, Enter chooses one or settles what lies there for a trial. */
function keys(
  event: KeyboardEvent,
  ground: Ground,
  focus: Signal<string>,
  svg: { current: SVGSVGElement | null },
  pointing: Pointing,
): void {
  const next = ground.towards(focus.peek(), event.key);
  if (next) {
    focus.value = next;
    svg.current?.querySelector<SVGElement>(`[data-hex="${next}"]`)?.focus();
  } else if (
    event.key === "Enter" &&
    pointing.settle.peek() &&
    pointing.ghosts.peek().some((ghost) => ghost.at === focus.peek())
  )
    pointing.settle.peek()!();
  else if (event.key === "Enter" || event.key === " ") pointing.choose(focus.peek());
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The wheel turns what is being laid; it must not scroll the page meanwhile. */
function useWheel(svg: { current: SVGSVGElement | null }, pointing: Pointing): void {
  useEffect(() => {
    const turn = (event: WheelEvent) => {
      if (!pointing.spin.peek() || event.ctrlKey) return;
      event.preventDefault();
      pointing.spin.peek()!(event.deltaY > 0 ? -1 : 1);
    };
    const element = svg.current;
    element?.addEventListener("wheel", turn, { passive: false });
    return () => element?.removeEventListener("wheel", turn);
  }, []);
}
