// What lies over the hexes: the lines of owners, what is being tried, what is pointed at, flags, and the dots.

import { useRef } from "preact/hooks";
import { adviceOf } from "../table/advice/state.ts";
import { allDots, keyOf } from "./dots.ts";
import { closed, hexagon, SIZE } from "./geometry.ts";
import { lastHexes } from "./lasthexes.ts";
import { type Layer, laidOut } from "./layer.ts";
import { styles } from "./owners.ts";
import { pointingOf } from "./pointing.ts";
import { Border, Face, Marks, Part, Planted, Whole } from "./tile.tsx";

const INSET = 3.6;

/** The owner's line round each bloc and each lone flag. */
export function Blocs({ table, ground }: Layer) {
  const pointing = pointingOf(table);
  const view = table.view.value;
  const look = styles(table.sheet, view.players);
  const isThere = (at: string) => !pointing.lifted.value.has(at);
  return (
    <>
      {view.blocs.map((bloc) => (
        <Border
          key={bloc.hexes.join()}
          d={ground.outline(bloc.hexes.filter(isThere), INSET)}
          style={look[bloc.owner]!}
        />
      ))}
      {view.board
        .filter((square) => !square.tile)
        .map((square) => (
          <Border key={square.at} d={ground.outline([square.at], INSET)} style={look[square.owner]!} weight={2.6} />
        ))}
    </>
  );
}

/** What would lie there: a tile in a line of its own, or a flag. */
export function Trial({ table, ground }: Layer) {
  const pointing = pointingOf(table);
  const ghosts = pointing.ghosts.value;
  if (ghosts.length === 0) return null;
  const { players } = table.view.value;
  const look = styles(table.sheet, players);
  return (
    <>
      {ghosts.map((ghost) => (
        <path
          key={ghost.at}
          d={closed(hexagon(ground.middle(ghost.at), SIZE - INSET))}
          class={ghost.clash ? "ghost clash" : "ghost"}
        />
      ))}
      {ghosts
        .filter((ghost) => !ghost.tile)
        .map((ghost) => (
          <Planted
            key={ghost.at}
            at={ground.middle(ghost.at)}
            nation={players[ghost.owner]!.nation}
            style={look[ghost.owner]!}
            number={ghost.owner}
          />
        ))}
    </>
  );
}

/** What the adviser would lay, with its dots; where something is being tried, that is shown instead. */
export function Advised({ table, ground, tiles }: Layer) {
  const tried = new Set(pointingOf(table).ghosts.value.map((ghost) => ghost.at));
  const marks = adviceOf(table).drawn.value.flatMap((step) => step.marks);
  const laid = marks.filter((mark) => mark.kind === "ghost").filter((mark) => !tried.has(mark.at));
  const shown = [...new Map(laid.map((mark) => [mark.at, mark])).values()]; // a flag and then its tile: the tile
  if (shown.length === 0) return null;
  const owner = table.seat.value ?? 0;
  const ghosts = shown.map(({ at, tile, turn }) => ({ at, tile, turn, owner, clash: false }));
  const dots = allDots(ground, tiles, laidOut(table.view.value, ghosts, new Set()));
  const own = dots.filter((dot) => dot.hexes.some((hex) => ghosts.some((ghost) => ghost.tile && ghost.at === hex)));
  return (
    <>
      {ghosts.map(({ at, tile }) => (
        <g key={at}>
          {tile && (
            <g class="advised-tile">
              <Face at={ground.middle(at)} makes={tiles.get(tile)!.makes} bare={!tiles.get(tile)!.centre} />
            </g>
          )}
          <path d={closed(hexagon(ground.middle(at), SIZE - INSET))} class="advised-line" />
        </g>
      ))}
      <g class="advised-tile">
        {own.map((dot) =>
          dot.span < 360 ? <Part key={keyOf(dot)} dot={dot} /> : <Whole key={keyOf(dot)} dot={dot} fresh={false} />,
        )}
      </g>
    </>
  );
}

/** The bloc pointed at, the blocs a panel speaks of, and what the last action touched. */
export function Marked({ table, ground }: Layer) {
  const pointing = pointingOf(table);
  const at = pointing.at.value;
  const hovered = at === null ? undefined : table.view.value.blocs.find((bloc) => bloc.hexes.includes(at));
  return (
    <>
      {hovered && <path d={ground.outline(hovered.hexes, 0.5)} class="hovered" />}
      {pointing.meant.value.size > 0 && <path d={ground.outline(pointing.meant.value, 0.5)} class="hovered" />}
      {lastHexes(table.last.value).map((hex) => (
        <path key={hex} d={closed(hexagon(ground.middle(hex), SIZE - 8))} class="last" />
      ))}
    </>
  );
}

/** Flags on their poles, and the small ones on tiles with the cog of automation. */
export function Flags({ table, ground, tiles }: Layer) {
  const pointing = pointingOf(table);
  const view = table.view.value;
  const look = styles(table.sheet, view.players);
  const ghosted = new Set(pointing.ghosts.value.map((ghost) => ghost.at));
  return (
    <>
      {view.board.map((square) => {
        if (pointing.lifted.value.has(square.at)) return null;
        const owner = { nation: view.players[square.owner]!.nation, style: look[square.owner]!, number: square.owner };
        if (!square.tile)
          return ghosted.has(square.at) ? null : <Planted key={square.at} at={ground.middle(square.at)} {...owner} />;
        return (
          <Marks
            key={square.at}
            at={ground.middle(square.at)}
            tile={tiles.get(square.tile)!}
            turn={square.turn}
            automated={square.automated}
            {...owner}
          />
        );
      })}
    </>
  );
}

export function Dots({ table, ground, tiles }: Layer) {
  const pointing = pointingOf(table);
  const dots = allDots(ground, tiles, laidOut(table.view.value, pointing.ghosts.value, pointing.lifted.value));
  const whole = dots.filter((dot) => dot.span === 360);
  const fresh = useFresh(whole.filter((dot) => dot.hexes.length > 1).map(keyOf));
  return (
    <>
      {dots
        .filter((dot) => dot.span < 360)
        .map((dot) => (
          <Part key={keyOf(dot)} dot={dot} />
        ))}
      {whole.map((dot) => (
        <Whole key={keyOf(dot)} dot={dot} fresh={fresh.has(keyOf(dot))} />
      ))}
    </>
  );
}

/** The dots that were not there a moment ago: they glow. */
function useFresh(now: readonly string[]): ReadonlySet<string> {
  const before = useRef<{ known: Set<string>; fresh: Set<string> } | null>(null);
  const known = before.current?.known ?? new Set(now);
  const added = now.filter((key) => !known.has(key));
  const fresh = added.length > 0 ? new Set(added) : (before.current?.fresh ?? new Set<string>());
  before.current = { known: new Set(now), fresh };
  return fresh;
}
