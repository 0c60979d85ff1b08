// Keyboard shortcuts. A button registers its key while it is on the screen; the newest registration wins.

import { useLayoutEffect, useRef } from "preact/hooks";

type Claim = { key: string; press: () => void; layer: Element | null };

const claims: Claim[] = [];
const NUMBER = /^([\d.,\s-]|Backspace|Delete|Home|End|Page.*|Arrow.*|Tab)$/;
const MOVES = /^(Tab|Arrow.*)$/;
const HELD = /^(Arrow.*|[-+,.])$/; // move, step and zoom for as long as they are held; any other key acts once
export const TYPING = "input, textarea, select, [contenteditable]";
const PRESSED_BY_ENTER = "button, a[href], summary, [role=button], [role=tab], [role=option], [role=menuitem]";

/** The key of an event as claims name it: a letter in small, with `shift+` where a shifted name needs it. */
export function named(event: Pick<KeyboardEvent, "key" | "shiftKey">): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.shiftKey && (key.length > 1 || /[a-z]/.test(key)) ? `shift+${key}` : key;
}

/** Whether a key belongs to what has the focus rather than to the page. */
export function taken(target: Element | null, key: string): boolean {
  if (!target) return false;
  if (target.matches("[role=spinbutton]")) return NUMBER.test(key); // letters and Enter are not for a number
  if (target.matches(TYPING))
    return !(target.matches("[type=checkbox], [type=radio]") && key.length === 1 && key !== " ");
  return (key === "Enter" || key === " ") && target.matches(PRESSED_BY_ENTER);
}

/** Whether a key has acted already and is only still held: one press of Pass is one pass. */
export function repeats(event: Pick<KeyboardEvent, "key" | "repeat">): boolean {
  return event.repeat && !HELD.test(event.key);
}

function press(event: KeyboardEvent): void {
  moving = MOVES.test(event.key);
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const key = named(event);
  const target = event.target instanceof Element ? event.target : null;
  if (taken(target, key) && !(target !== null && target === pointed && !target.matches(TYPING))) {
    if (repeats(event) && target?.matches(PRESSED_BY_ENTER)) event.preventDefault(); // no second click
    return;
  }
  const dialogs = document.querySelectorAll("dialog[open]");
  const top = dialogs.length ? dialogs[dialogs.length - 1]! : null;
  const claim = claims.findLast(
    (claim) => claim.key === key && (!top || (claim.layer !== null && top.contains(claim.layer))),
  );
  if (!claim) return;
  event.preventDefault();
  if (!repeats(event)) claim.press();
}

let listening = false;
let pointed: Element | null = null; // has the focus only because it was clicked: Enter is not meant for it
let moving = false; // the last key was one that moves the focus

function noteClick(event: MouseEvent): void {
  moving = false;
  pointed = event.detail > 0 ? document.activeElement : null;
}

/** A dialog that closes gives the focus back without anybody's wish: what was clicked stays clicked. */
function noteFocus(event: FocusEvent): void {
  if (event.target === pointed && moving) pointed = null;
}

/** Presses `press` while the component is there and `on` holds; `layer` is an element within its dialog, if any. */
export function useKey(
  key: string | undefined,
  press_: () => void,
  on = true,
  layer?: { current: Element | null },
): void {
  const latest = useRef(press_);
  latest.current = press_;
  // Before the next frame: a key pressed as soon as a button shows is meant for it.
  useLayoutEffect(() => {
    if (!key || !on) return undefined;
    if (!listening) {
      document.addEventListener("keydown", press);
      document.addEventListener("click", noteClick, true);
      document.addEventListener("focusin", noteFocus);
      listening = true;
    }
    const claim: Claim = { key, press: () => latest.current(), layer: layer?.current ?? null };
    claims.push(claim);
    return () => void claims.splice(claims.indexOf(claim), 1);
  }, [key, on]);
}

const SHOWN: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Escape: "Esc",
  " ": "␣",
  Enter: "⏎",
};

/** A key as it is printed on a button. */
export function keyCap(key: string): string {
  const plain = key.replace(/^shift\+/, "");
  return (key === plain ? "" : "⇧") + (SHOWN[plain] ?? (plain.length === 1 ? plain.toUpperCase() : plain));
}
