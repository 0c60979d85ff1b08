// Tooltips: an element with `data-tip` shows it on hover, focus and a long press; `data-topic` names the help that the
// key `?` opens, or a finger that rests on it.
// One listener serves the whole page.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

type Shown = { text: string; at: DOMRect };

const shown = signal<Shown | null>(null);
const DELAY = 350;
const HOLD = 550; // milliseconds that a finger rests on something to ask about it
const SLIP = 10; // pixels that are no movement
/** The topic of the button for help itself: what was pointed at before. */
export const LATEST = "?";
let timer: ReturnType<typeof setTimeout> | undefined;
let topic = "";
let ask: (topic: string) => void = () => undefined;

function find(event: Event): void {
  const target = event.target instanceof Element ? event.target : null;
  const about = target?.closest<HTMLElement>("[data-topic]")?.dataset.topic ?? "";
  if (about !== LATEST) topic = about;
  if (touched && event.type !== "click") return; // a finger presses, it does not hover
  if (event.type === "focusin" && !target?.matches(":focus-visible")) return; // a click is no question
  const holder = target?.closest<HTMLElement>("[data-tip]");
  clearTimeout(timer);
  if (!holder?.dataset.tip) {
    shown.value = null;
    return;
  }
  const show = () => {
    const text = holder.dataset.tip; // it may have changed meanwhile
    shown.value = text && holder.isConnected ? { text, at: holder.getBoundingClientRect() } : null;
  };
  if (event.type === "pointerover") timer = setTimeout(show, DELAY);
  else show();
}

const PRESSED = "button, a, input, select, summary, [role=button], [role=tab]";
let touched = false; // the pointer was last a finger

/** A tap on a sign that does nothing else tells its name; on a button it would cover what is beside it. */
function tap(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  if (touched && !target?.closest(PRESSED)) find(event);
}

function press(event: PointerEvent): void {
  touched = event.pointerType === "touch";
  hide();
}

function hide(): void {
  clearTimeout(timer);
  shown.value = null;
}

let held: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
let asked = false; // the press that is going on has been answered: it is no click any more

/** A finger rests: after a while it asks about what is under it. */
function rest(event: PointerEvent): void {
  release();
  asked = false;
  const target = event.target instanceof Element ? event.target : null;
  const about = target?.closest<HTMLElement>("[data-topic]")?.dataset.topic;
  const tip = target?.closest<HTMLElement>("[data-tip]");
  if (event.pointerType !== "touch" || (!about && !tip)) return;
  const answer = () => {
    asked = true;
    if (about && about !== LATEST) ask(about);
    else if (tip?.dataset.tip) shown.value = { text: tip.dataset.tip, at: tip.getBoundingClientRect() };
  };
  held = { x: event.clientX, y: event.clientY, timer: setTimeout(answer, HOLD) };
}

function release(): void {
  if (held) clearTimeout(held.timer);
  held = null;
}

function slip(event: PointerEvent): void {
  if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) release();
}

/** Neither a click nor the browser’s own menu follows a press that has been answered. */
function swallow(event: Event): void {
  if (!asked) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.type === "click") asked = false;
}

/** What the question mark asks about: the topic under the pointer or the focus. */
export function currentTopic(): string {
  return topic;
}

/** Calls `open` with the topic when the question mark is pressed somewhere. */
export function onAsk(open: (topic: string) => void): void {
  ask = open;
}

export function askAbout(about: string): void {
  ask(about);
}

/** Once on the page. */
export function Tips() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    };
    const stop = new AbortController();
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
      capture = false,
    ) => document.addEventListener(name, listener, { capture, signal: stop.signal });
    on("pointerover", find);
    on("focusin", find);
    on("pointerdown", press);
    on("pointerdown", rest);
    on("pointermove", slip);
    on("pointerup", release);
    on("pointercancel", release);
    on("click", swallow, true);
    on("contextmenu", swallow, true);
    on("click", tap);
    on("keydown", onKey);
    on("scroll", hide, true);
    return () => stop.abort();
  }, []);
  useEffect(() => {
    const tip = box.current;
    const now = shown.value;
    if (!tip || !now) return;
    const { width, height } = tip.getBoundingClientRect();
    const above = now.at.top - height - 8;
    tip.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, now.at.left + now.at.width / 2 - width / 2))}px`;
    tip.style.top = `${above > 8 ? above : now.at.bottom + 8}px`;
  }, [shown.value]);
  return (
    shown.value && (
      <div ref={box} class="tip" role="tooltip">
        {shown.value.text}
      </div>
    )
  );
}
