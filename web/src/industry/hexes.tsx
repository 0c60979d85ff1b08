// The hexes: what lies on each, whether it may be chosen, and what it is called.

import type { Signal } from "@preact/signals";
import { memo } from "preact/compat";
import { useMemo } from "preact/hooks";
import { closed, hexagon, type Point, SIZE } from "./geometry.ts";
import { type Layer, laidOut } from "./layer.ts";
import { styles } from "./owners.ts";
import { type Pointing, pointingOf } from "./pointing.ts";
import { Bare, Face, Hub } from "./tile.tsx";
import { hexTitles } from "./titles.ts";

const [RING, MAY] = [closed(hexagon([0, 0], SIZE - 1.5)), closed(hexagon([0, 0], SIZE - 3))];

export function Hexes({ table, ground, tiles, focus }: Layer & { focus: Signal<string> }) {
  const pointing = pointingOf(table);
  const view = table.view.value;
  const look = styles(table.sheet, view.players);
  const laid = laidOut(view, pointing.ghosts.value, pointing.lifted.value);
  const why = pointing.why.value;
  const [open, words] = [pointing.open.value, table.words.value];
  const squares = useMemo(() => new Map(view.board.map((square) => [square.at, square])), [view]);
  const titles = useMemo(() => hexTitles(table, view), [view, words, table.state.value.seats]);
  const ghosted = new Set(pointing.ghosts.value.map((ghost) => ghost.at));
  return (
    <g>
      {ground.names.map((at) => {
        const square = squares.get(at);
        const tile = tiles.get(laid.get(at)?.tile ?? "");
        const held = square && !pointing.lifted.value.has(at) ? look[square.owner]! : null;
        return (
          <Hex
            key={at}
            at={at}
            place={ground.middle(at)}
            title={why?.at === at ? `${titles.get(at)!}. ${why.text}` : titles.get(at)!}
            topic={square?.tile ? `tile.${square.tile}` : "board"}
            hub={at === ground.centre}
            makes={tile?.makes ?? ""}
            bare={tile ? !tile.centre : false}
            owner={held}
            named={!square}
            open={open?.has(at) ?? false}
            ghosted={ghosted.has(at)}
            reached={at === focus.value}
            focus={focus}
            pointing={pointing}
          />
        );
      })}
    </g>
  );
}

type HexProps = {
  at: string;
  place: Point;
  title: string;
  topic: string;
  hub: boolean;
  makes: string;
  bare: boolean;
  owner: number | null;
  named: boolean;
  open: boolean;
  ghosted: boolean;
  reached: boolean;
  focus: Signal<string>;
  pointing: Pointing;
};

const Hex = memo(function Hex({
  at,
  place,
  title,
  topic,
  hub,
  makes,
  bare,
  owner,
  named,
  open,
  ghosted,
  reached,
  focus,
  pointing,
}: HexProps) {
  const shift = `translate(${place[0].toFixed(2)} ${place[1].toFixed(2)})`;
  return (
    <g
      data-hex={at}
      role="button"
      tabindex={reached ? 0 : -1}
      aria-label={title}
      data-tip={title}
      aria-disabled={!open}
      data-topic={topic}
      class={`spot ${open ? "open" : ""} ${ghosted ? "ghosted" : ""}`}
      onClick={() => pointing.choose(at)}
      onFocus={() => {
        focus.value = at;
        pointing.at.value = at;
      }}
      onBlur={() => (pointing.at.value = null)}
      onPointerEnter={() => (pointing.at.value = at)}
      onPointerLeave={() => (pointing.at.value = null)}
    >
      {hub ? (
        <Hub at={place} />
      ) : makes ? (
        <Face at={place} makes={makes} bare={bare} />
      ) : (
        <Bare at={place} owner={owner} />
      )}
      {!makes && !hub && named && (
        <text class="hex-name" x={place[0]} y={place[1]}>
          {at}
        </text>
      )}
      {open && <path d={MAY} class="may" transform={shift} />}
      <path d={RING} class="ring" transform={shift} />
    </g>
  );
});
