// What moves over the table while the stage plays. Nothing here can be pressed, and screen readers have the log.

import { createContext } from "preact";
import { useContext, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { calm } from "../../settings.ts";
import { Icon } from "../../ui/icon.tsx";
import { elementAt, type Spot, spotOf } from "./anchors.ts";
import type { Anchor, Effect, Staging } from "./scene.ts";
import type { Stage } from "./stage.ts";

const MOST = 5; // things that fly as things; more are a number
const BANK = 90; // pixels above the other end, for what comes from or goes to no place on the table

type Spots = ReadonlyMap<Anchor, Spot | null>;

export function Overlay({ stage }: { stage: Stage }) {
  const playing = stage.playing.value;
  // All places are measured before anything is put there: each measurement after a change would lay out the page again.
  const spots: Spots = useMemo(() => measured(playing?.effects ?? []), [playing?.key]);
  return (
    <Places.Provider value={spots}>
      <div class="stage" aria-hidden="true">
        {playing?.effects.map((effect, at) => (
          <Shown key={`${playing.key} ${at}`} effect={effect} ms={playing.ms} staging={stage.staging} />
        ))}
      </div>
    </Places.Provider>
  );
}

const Places = createContext<Spots>(new Map());

function measured(effects: readonly Effect[]): Spots {
  const anchors = effects.flatMap((effect) => (effect.kind === "fly" ? [effect.from, effect.to] : effect.at));
  return new Map([...new Set(anchors)].map((anchor) => [anchor, spotOf(anchor)]));
}

function Shown({ effect, ms, staging }: { effect: Effect; ms: number; staging: Staging }) {
  switch (effect.kind) {
    case "fly":
      return <Flight {...effect} ms={ms} />;
    case "bounce":
      return <Bounce at={effect.at} ms={ms} />;
    case "glow":
      return effect.at.map((at) => <Glow key={at} at={at} ms={ms} />);
    case "change":
      return <Change {...effect} ms={ms} />;
    case "card":
      return <Card {...effect} ms={ms} />;
    case "own": {
      const Drawing = staging.drawings?.[effect.name];
      return Drawing ? (
        <Placed at={effect.at} ms={ms}>
          <Drawing {...effect.props} ms={ms} />
        </Placed>
      ) : null;
    }
  }
}

type Frames = (spot: Spot, element: HTMLElement) => Keyframe[];

/** Puts an element in the middle of a place and animates it once. */
function useMotion(at: string, frames: Frames, timing: KeyframeAnimationOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const spots = useContext(Places);
  useLayoutEffect(() => {
    const [element, spot] = [ref.current, spots.get(at)];
    if (!element) return;
    if (!spot) {
      element.hidden = true;
      return;
    }
    element.style.left = `${spot.x}px`;
    element.style.top = `${spot.y}px`;
    const animation = element.animate(frames(spot, element), { fill: "both", ...timing });
    return () => animation.cancel();
  }, []);
  return ref;
}

const CENTRED = "translate(-50%, -50%)";

function Flight({ sign, count, from, to, text, ms }: Effect & { kind: "fly"; ms: number }) {
  const shown = Math.min(count, MOST);
  return Array.from({ length: shown }, (_, at) => (
    <Flying
      key={at}
      sign={sign}
      from={from}
      to={to}
      text={text ?? (count > MOST && at === 0 ? `${count}` : undefined)}
      delay={(ms * 0.35 * at) / shown}
      ms={ms * 0.65}
    />
  ));
}

type FlyingProps = { sign: string; from: string; to: string; text?: string; delay: number; ms: number };

function Flying({ sign, from, to, text, delay, ms }: FlyingProps) {
  const spots = useContext(Places);
  const outside = from === "bank" || !spots.get(from);
  const frames: Frames = (spot) => {
    const other = (!outside && spots.get(to)) || null;
    const [x, y] = other ? [other.x - spot.x, other.y - spot.y] : [0, -BANK];
    const there = `translate(calc(-50% + ${x}px), calc(-50% + ${y}px))`;
    const half = `translate(calc(-50% + ${x / 2}px), calc(-50% + ${y / 2 - Math.min(60, Math.abs(x) / 6)}px))`;
    if (calm())
      return [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }].map((step) => ({ ...step, transform: CENTRED }));
    const path = [
      { transform: `${CENTRED} scale(0.5)`, opacity: 0, offset: 0 },
      { transform: `${CENTRED} scale(1.1)`, opacity: 1, offset: 0.12 },
      { transform: `${half} scale(1.25)`, opacity: 1, offset: 0.5 },
      { transform: `${there} scale(0.9)`, opacity: other ? 1 : 0, offset: 1 },
    ];
    return outside ? path.map((step, at) => ({ ...path[path.length - 1 - at]!, offset: step.offset })) : path;
  };
  const ref = useMotion(outside ? to : from, frames, {
    duration: ms,
    delay,
    easing: "cubic-bezier(0.45, 0.05, 0.35, 1)",
  });
  return (
    <div ref={ref} class={`flying chip-${sign}`}>
      <Icon name={sign} />
      {text && <b>{text}</b>}
    </div>
  );
}

/** What has just been put there drops into its place. */
function Bounce({ at, ms }: { at: string; ms: number }) {
  useLayoutEffect(() => {
    const frames = calm()
      ? [{ opacity: 0.2 }, { opacity: 1 }]
      : [
          { transform: "scale(1.35)", opacity: 0.3, offset: 0 },
          { transform: "scale(0.93)", opacity: 1, offset: 0.6 },
          { transform: "scale(1.03)", offset: 0.82 },
          { transform: "none", offset: 1 },
        ];
    const animation = elementAt(at)?.animate(frames, { duration: ms, easing: "ease-out" });
    return () => animation?.cancel();
  }, []);
  return null;
}

function Glow({ at, ms }: { at: string; ms: number }) {
  const ref = useMotion(
    at,
    (spot, element) => {
      element.style.width = `${spot.width * 1.15}px`;
      element.style.height = `${spot.height * 1.15}px`;
      const grown = calm() ? CENTRED : `${CENTRED} scale(1.08)`;
      return [
        { opacity: 0, transform: CENTRED },
        { opacity: 1, transform: grown, offset: 0.35 },
        { opacity: 0, transform: CENTRED },
      ];
    },
    { duration: ms },
  );
  return <div ref={ref} class="glow" />;
}

function Change({ at, text, more, ms }: Effect & { kind: "change"; ms: number }) {
  const rise = calm() ? "" : " translateY(-1.6rem)";
  const ref = useMotion(
    at,
    () => [
      { opacity: 0, transform: CENTRED },
      { opacity: 1, transform: `${CENTRED}${rise}`, offset: 0.3 },
      { opacity: 1, transform: `${CENTRED}${rise}`, offset: 0.75 },
      { opacity: 0, transform: `${CENTRED}${rise}` },
    ],
    { duration: ms },
  );
  return (
    <div ref={ref} class={`changed ${more ? "more" : "less"}`}>
      {text}
    </div>
  );
}

/** Appears, stays to be read, and fades; kept within the window. */
function Placed({ at, ms, children }: { at: string; ms: number; children: preact.ComponentChildren }) {
  const from = calm() ? "" : " scale(0.86)";
  const ref = useMotion(
    at,
    (spot, element) => {
      const half = element.offsetWidth / 2 + 8;
      const tall = element.offsetHeight / 2 + 8;
      element.style.left = `${Math.min(Math.max(spot.x, half), innerWidth - half)}px`;
      element.style.top = `${Math.min(Math.max(spot.y, tall), innerHeight - tall)}px`;
      return [
        { opacity: 0, transform: `${CENTRED}${from}` },
        { opacity: 1, transform: CENTRED, offset: 0.18 },
        { opacity: 1, transform: CENTRED, offset: 0.85 },
        { opacity: 0, transform: CENTRED },
      ];
    },
    { duration: ms },
  );
  return (
    <div ref={ref} class="stage-place">
      {children}
    </div>
  );
}

function Card({ at, sign, text, why, ms }: Effect & { kind: "card"; ms: number }) {
  return (
    <Placed at={at} ms={ms}>
      <div class="stage-card">
        <Icon name={sign} />
        <p>
          {text}
          {why && <small>{why}</small>}
        </p>
      </div>
    </Placed>
  );
}
