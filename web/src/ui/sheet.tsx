// The bottom sheet of a phone in three heights, changed by a drag, a press or keys.

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../i18n.ts";

export type Height = "down" | "half" | "up";

const HEIGHTS: readonly Height[] = ["down", "half", "up"];
const SLIP = 24; // pixels that are no drag

export function Sheet({
  children,
  height,
  label,
}: {
  children: ComponentChildren;
  height: Signal<Height>;
  label: string;
}) {
  const from = useRef<number | null>(null);
  const moved = useSignal(0);
  const step = (by: 1 | -1) => {
    height.value = HEIGHTS[HEIGHTS.indexOf(height.value) + by] ?? height.value;
  };
  return (
    <section class={`sheet ${height.value}`} aria-label={label}>
      <button
        type="button"
        class="sheet-handle"
        aria-expanded={height.value !== "down"}
        aria-label={height.value === "up" ? t("Make smaller") : t("Make larger")}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (from.current !== null) moved.value = event.clientY - from.current;
        }}
        onPointerUp={() => {
          if (Math.abs(moved.value) > SLIP) step(moved.value < 0 ? 1 : -1);
          from.current = null;
        }}
        onClick={() => {
          if (Math.abs(moved.value) <= SLIP) step(height.value === "up" ? -1 : 1);
          moved.value = 0;
        }}
        onKeyDown={(event) => {
          const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
          if (!by) return;
          event.preventDefault();
          step(by);
        }}
      />
      <div class="sheet-body" tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
    </section>
  );
}
