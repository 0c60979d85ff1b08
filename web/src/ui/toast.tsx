// Short messages: shown for a moment, and announced to screen readers.

import { signal } from "@preact/signals";
import { Icon } from "./icon.tsx";

type Toast = { id: number; text: string; kind: "news" | "fault" };

const SHOWN_FOR = 6_000;
const toasts = signal<readonly Toast[]>([]);
const spoken = signal("");
const alarm = signal("");
let count = 0;

export function toast(text: string, kind: Toast["kind"] = "news"): void {
  const id = ++count;
  toasts.value = [...toasts.value.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
  if (kind === "fault") alarm.value = text;
  else announce(text);
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

function dismiss(id: number): void {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
}

let pending: string[] = [];

/** Read out, not shown; several sentences of one moment are read together. */
export function announce(text: string): void {
  if (pending.length === 0) {
    setTimeout(() => {
      spoken.value = pending.slice(-6).join(" ");
      pending = [];
    }, 60);
  }
  pending.push(text);
}

/** Once on the page. */
export function Toasts() {
  return (
    <>
      <div class="visually-hidden" role="log" aria-live="polite">
        {spoken}
      </div>
      <div class="visually-hidden" role="alert">
        {alarm}
      </div>
      <div class="toasts" aria-hidden="true">
        {toasts.value.map((shown) => (
          // biome-ignore lint/a11y: a shortcut for the mouse; toasts are read aloud elsewhere and leave by themselves
          <div key={shown.id} class={`toast ${shown.kind}`} onClick={() => dismiss(shown.id)}>
            <Icon name={shown.kind === "fault" ? "help" : "bell"} /> {shown.text}
          </div>
        ))}
      </div>
    </>
  );
}
