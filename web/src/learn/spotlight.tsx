// Dims everything but the coach's card and what the page speaks of. It catches no clicks: a wrong try gets its answer.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Anchor, elementOf } from "./anchors.ts";
import type { Lesson } from "./lesson.ts";

type Hole = { x: number; y: number; width: number; height: number };
type Light = { width: number; height: number; rings: readonly Hole[]; card: Hole | null };

const ROOM = 5; // pixels around what is lit
const ROUND = 8;
const EVERY = 120; // milliseconds between two looks at where things are

export function Spotlight({ lesson }: { lesson: Lesson }) {
  const light = useSignal<Light | null>(null);
  const point = lesson.page?.point ?? [];
  const on = !lesson.watching && point.length > 0;
  useEffect(() => {
    if (!on) return;
    const look = () => {
      const next = measured(point);
      if (JSON.stringify(next) !== JSON.stringify(light.peek())) light.value = next;
    };
    look();
    bring(point);
    const timer = setInterval(look, EVERY);
    addEventListener("resize", look);
    document.addEventListener("scroll", look, true);
    return () => {
      clearInterval(timer);
      removeEventListener("resize", look);
      document.removeEventListener("scroll", look, true);
    };
  }, [on, JSON.stringify(point)]);
  if (!on || !light.value) return null;
  const { width, height, rings, card } = light.value;
  if (rings.length === 0) return null;
  const holes = [...rings, ...(card ? [card] : [])];
  return (
    <svg class="spotlight" width={width} height={height} aria-hidden="true">
      <mask id="spotlight-holes">
        <rect width={width} height={height} fill="white" />
        {holes.map((hole, at) => (
          <rect key={at} {...hole} rx={ROUND} fill="black" />
        ))}
      </mask>
      <rect class="spotlight-dark" width={width} height={height} mask="url(#spotlight-holes)" />
      {rings.map((ring, at) => (
        <rect key={at} class="spotlight-ring" {...ring} rx={ROUND} />
      ))}
    </svg>
  );
}

function measured(point: readonly Anchor[]): Light {
  const sheet = document.querySelector(".sheet"); // of a phone: it covers what lies below it
  const rings = point.flatMap((anchor) => {
    const element = elementOf(anchor);
    const covered = sheet && element && !sheet.contains(element);
    return hole(element, covered ? sheet.getBoundingClientRect().top : innerHeight) ?? [];
  });
  return { width: innerWidth, height: innerHeight, rings, card: hole(document.querySelector(".coach")) };
}

function hole(element: Element | null, floor = innerHeight): Hole | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const [left, top] = [Math.max(box.left - ROOM, 2), Math.max(box.top - ROOM, 2)];
  const [right, bottom] = [Math.min(box.right + ROOM, innerWidth - 2), Math.min(box.bottom + ROOM, floor - 2)];
  if (right <= left || bottom <= top + ROOM) return null;
  return { x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}

/** Scrolls to what the page speaks of, where a column or the page itself hides it. */
function bring([first]: readonly Anchor[]): void {
  requestAnimationFrame(() => {
    if (first) elementOf(first)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}
