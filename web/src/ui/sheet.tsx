// A sheet from the bottom of a phone: low while one looks at the board, up by its handle, a drag or a key.

import type { ComponentChildren } from "preact";
import { type Signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../i18n.ts";

export function Sheet({ children, open, label }: { children: ComponentChildren; open: Signal<boolean>; label: string }) {
  const from = useRef<number | null>(null);
  const moved = useSignal(0);
  return (
    <section class={`sheet ${open.value ? "open" : ""}`} aria-label={label}>
      <button
        type="button" class="sheet-handle" aria-expanded={open.value} aria-label={open.value ? t("Make smaller") : t("Make larger")}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (from.current !== null) moved.value = event.clientY - from.current;
        }}
        onPointerUp={() => {
          if (Math.abs(moved.value) > 24) open.value = moved.value < 0;
          from.current = null;
        }}
        onClick={() => {
          if (Math.abs(moved.value) <= 24) open.value = !open.value;
          moved.value = 0;
        }}
      />
      <div class="sheet-body">{children}</div>
    </section>
  );
}
