// Pan and zoom of an SVG: two fingers, a drag, the wheel with Ctrl, or buttons and keys.

import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

export type Place = { readonly x: number; readonly y: number; readonly scale: number };
export type Zoom = { readonly now: Signal<Place>; by(factor: number): void; whole(): void };
type Size = { readonly wide: number; readonly high: number };
type Spot = { readonly x: number; readonly y: number };

export const WHOLE: Place = { x: 0, y: 0, scale: 1 };
export const NEAREST = 5;
const SLIP = 6; // pixels that a pointer may slip and still be a click

/** Keeps the view inside the picture and the scale between 1 and `NEAREST`. */
export function bounded({ x, y, scale }: Place, { wide, high }: Size): Place {
  const near = Math.max(1, Math.min(NEAREST, scale));
  const [across, down] = [(wide - wide / near) / 2, (high - high / near) / 2];
  return { x: Math.max(-across, Math.min(across, x)), y: Math.max(-down, Math.min(down, y)), scale: near };
}

/** Units of the picture for one pixel of a box that shows it whole at scale 1. */
function unit(size: Size, box: { width: number; height: number }, scale: number): number {
  return Math.max(size.wide / box.width, size.high / box.height) / scale;
}

/** Scales by a factor and pans from one pixel to another: what was under `from` is then under `to`. */
export function moved(
  now: Place,
  size: Size,
  box: { width: number; height: number },
  from: Spot,
  to: Spot,
  factor: number,
): Place {
  const before = unit(size, box, now.scale);
  const scale = Math.max(1, Math.min(NEAREST, now.scale * factor));
  const after = unit(size, box, scale);
  return bounded({ x: now.x + from.x * before - to.x * after, y: now.y + from.y * before - to.y * after, scale }, size);
}

/** `size` is what the picture shows as a whole, its middle at 0 0. */
export function useZoom(svg: { current: SVGSVGElement | null }, size: Size): Zoom {
  const now = useSignal<Place>(WHOLE);
  useSignalEffect(() => {
    const { x, y, scale } = now.value;
    const [wide, high] = [size.wide / scale, size.high / scale];
    svg.current?.setAttribute("viewBox", `${x - wide / 2} ${y - high / 2} ${wide} ${high}`);
    svg.current?.classList.toggle("near", scale > 1);
  });
  useEffect(() => (svg.current ? gestures(svg.current, size, now) : undefined), []);
  return useMemo(
    () => ({
      now,
      by: (factor: number) => {
        now.value = bounded({ ...now.peek(), scale: now.peek().scale * factor }, size);
      },
      whole: () => {
        now.value = WHOLE;
      },
    }),
    [],
  );
}

/** Handles pointers and wheel; the click that ends a drag is stopped. */
function gestures(element: SVGSVGElement, size: Size, now: Signal<Place>): () => void {
  const down = new Map<number, Spot>();
  let box = element.getBoundingClientRect();
  let [far, dragged] = [0, false];
  const spot = (event: MouseEvent): Spot => ({
    x: event.clientX - box.x - box.width / 2,
    y: event.clientY - box.y - box.height / 2,
  });
  const middle = (spots: readonly Spot[]): Spot => ({
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  });
  const apart = ([one, two]: readonly Spot[]) => (one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0);
  const press = (event: PointerEvent) => {
    box = element.getBoundingClientRect();
    if (down.size === 0) [far, dragged] = [0, false];
    down.set(event.pointerId, spot(event));
  };
  const move = (event: PointerEvent) => {
    const old = down.get(event.pointerId);
    if (!old || (down.size === 1 && now.peek().scale === 1)) return;
    const before = [...down.values()];
    down.set(event.pointerId, spot(event));
    const after = [...down.values()];
    far += Math.hypot(spot(event).x - old.x, spot(event).y - old.y);
    if (far < SLIP && before.length < 2) return;
    dragged = true;
    const factor = before.length > 1 ? apart(after) / Math.max(1, apart(before)) : 1;
    now.value = moved(now.peek(), size, box, middle(before), middle(after), factor);
  };
  const lift = (event: PointerEvent) => void down.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    box = element.getBoundingClientRect();
    now.value = moved(now.peek(), size, box, spot(event), spot(event), Math.exp(-event.deltaY / 200));
  };
  const listeners: [string, (event: never) => void, EventTarget, AddEventListenerOptions][] = [
    ["pointerdown", press, element, {}],
    ["pointermove", move, window, {}],
    ["pointerup", lift, window, {}],
    ["pointercancel", lift, window, {}],
    ["click", click, element, { capture: true }],
    ["wheel", wheel, element, { passive: false }],
  ];
  for (const [name, listener, where, how] of listeners) where.addEventListener(name, listener as EventListener, how);
  return () => {
    for (const [name, listener, where, how] of listeners)
      where.removeEventListener(name, listener as EventListener, how);
  };
}
