// The board: the world tour in two linked circuits. State in, a square to look at out; no rules.

import { useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { sign } from "../ui/icon.tsx";
import { Dice } from "./dice.tsx";
import { allStakes, parties } from "./holdings.ts";
import { field, partyName, squareName, squareTitle, word } from "./names.ts";
import { chanceText } from "./odds.tsx";
import { Pieces } from "./pieces.tsx";
import { pointingOf } from "./pointing.ts";
import { HIGH, type Point, Route, WIDE } from "./route.ts";
import { Face } from "./square.tsx";
import type { SharesTable } from "./table.ts";

const NAMED = ["europe", "americas", "africa", "asia"];

export function Board({ table }: Part<SharesTable>) {
  const pointing = pointingOf(table);
  const { sheet } = table;
  const view = table.view.value;
  const way = useMemo(() => new Route(sheet), [sheet]);
  const svg = useRef<SVGSVGElement>(null);
  const turnSquare = way.at(view.players[view.turn]?.step ?? 0);
  const focus = useSignal(turnSquare);
  const watched = pointing.odds.value;
  const rolls = pointing.rolls.value;
  const stands = watched === null ? null : (view.players[watched]?.step ?? 0);
  const chances = useMemo(() => (stands === null ? null : way.reached(stands, rolls)), [stands, rolls]);

  const words = table.words.value;
  const faces = useMemo(() => {
    const due = allStakes(table, view);
    return (
      <g class="inert" aria-hidden="true">
        {sheet.squares.map((_, at) => {
          const good = view.royalties[at];
          const chance = chances?.get(at) ?? null;
          return (
            <g key={at} class={chances && chance === null ? "dim" : ""} transform={moved(way.corner(at))}>
              <Face
                table={table}
                view={view}
                square={at}
                due={(good ? (due[good] ?? []) : []).filter((stake) => stake.royalty > 0)}
                chance={chance}
              />
            </g>
          );
        })}
      </g>
    );
  }, [view, chances, words]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const last = sheet.squares.length - 1;
    const next = by !== undefined ? Math.max(0, Math.min(last, focus.value + by)) : { Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    focus.value = next;
    svg.current?.querySelector<SVGElement>(`[data-square="${next}"]`)?.focus();
  };
  const choose = (square: number) => {
    pointing.chosen.value = pointing.chosen.value === square ? null : square;
  };
  return (
    <div class={`tour ${chances ? "with-odds" : ""}`} data-topic="board">
      <svg
        ref={svg}
        viewBox={`0 0 ${way.width} ${way.height}`}
        role="group"
        aria-label={t("Board")}
        onKeyDown={onKeyDown}
      >
        <path d={sign("rays")} class="sunburst" transform={`translate(${way.width / 2} ${way.height / 2}) scale(22)`} />
        {NAMED.map((name) => (
          <Continent key={name} table={table} way={way} name={name} />
        ))}
        {faces}
        {sheet.squares.map((square, at) => {
          const here = parties(view).filter((seat) => way.at(view.players[seat]!.step) === at);
          const chance = chances?.get(at);
          const title = squareTitle(table, view, at, here) + (chance ? `, ${chanceText(chance)}` : "");
          return (
            <g
              key={at}
              data-square={at}
              role="button"
              tabindex={at === focus.value ? 0 : -1}
              aria-label={title}
              data-tip={title}
              aria-pressed={pointing.chosen.value === at}
              class={`place ${at === turnSquare && view.moment !== "over" ? "here" : ""}`}
              transform={moved(way.corner(at))}
              data-topic={`square.${square.kind}`}
              onClick={() => choose(at)}
              onFocus={() => (focus.value = at)}
              onKeyDown={(event) => {
                if (event.key === "Enter" || event.key === " ") {
                  event.preventDefault();
                  event.stopPropagation();
                  choose(at);
                }
              }}
            >
              <rect class="frame" x={0.5} y={0.5} width={WIDE - 1} height={HIGH - 1} rx={5} />
            </g>
          );
        })}
        <g class="inert">
          {way.steps().map(([from, to]) => (
            <Arrow key={`${from}/${to}`} way={way} from={from} to={to} junction={sheet.junction} />
          ))}
        </g>
        <Pieces table={table} view={view} way={way} />
      </svg>
      <div class="tour-middle">
        <Dice dice={view.dice} />
        <p>
          <b>{squareName(table, turnSquare)}</b>
        </p>
        <p>{partyName(table, view.turn)}</p>
      </div>
    </div>
  );
}

function moved([x, y]: Point): string {
  return `translate(${x} ${y})`;
}

/** The name of a continent beside its row, on the side of the middle. */
function Continent({ table, way, name }: { table: SharesTable; way: Route; name: string }) {
  const { sheet } = table;
  const places = sheet.squares.flatMap((_, at) => (field(sheet, at) === name ? [at] : []));
  const first = places[0];
  if (first === undefined) return null;
  const row = sheet.squares[first]!.grid[0];
  const spots = places.filter((at) => sheet.squares[at]!.grid[0] === row).map((at) => way.corner(at));
  const [left, right] = [Math.min(...spots.map(([x]) => x)) + 4, Math.max(...spots.map(([x]) => x)) + WIDE - 4];
  const y = row < sheet.rows / 2 ? spots[0]![1] + HIGH + 7 : spots[0]![1] - 7;
  const text = word(table, name);
  const half = text.length * 4.6 + 12;
  const middle = (left + right) / 2;
  return (
    <g class="continent">
      <path class={`stroke-${name}`} d={`M${left} ${y}H${middle - half}M${middle + half} ${y}H${right}`} />
      <text x={middle} y={y + 4.2}>
        {text}
      </text>
    </g>
  );
}

/** Between two squares; large where it leads from one circuit into the other. */
function Arrow({ way, from, to, junction }: { way: Route; from: number; to: number; junction: number }) {
  const [[x, y], [left, top]] = [way.centre(from), way.centre(to)];
  const across = Math.abs(left - x) > Math.abs(top - y);
  const crosses = (from === junction - 1 && to === junction) || (from === junction && to === 1);
  const degrees = across ? (left > x ? 0 : 180) : top > y ? 90 : 270;
  const [a, b] = [way.corner(from), way.corner(to)];
  const at = across
    ? [(Math.max(a[0], b[0]) + Math.min(a[0], b[0]) + WIDE) / 2, (y + top) / 2]
    : [(x + left) / 2, (Math.max(a[1], b[1]) + Math.min(a[1], b[1]) + HIGH) / 2];
  return (
    <path
      class="arrow"
      transform={`translate(${at[0]} ${at[1]}) rotate(${degrees})`}
      d={crosses ? "M-10.5 -5H0V-10.5L10.5 0L0 10.5V5H-10.5Z" : "M-3.2 -4.5L4 0L-3.2 4.5Z"}
    />
  );
}
