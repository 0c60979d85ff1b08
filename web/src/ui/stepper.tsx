import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { useControl } from "./control.ts";
import { Icon } from "./icon.tsx";

type StepperProps = {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
  onHover?: (value: number | null) => void;
  hideLabel?: boolean;
  children?: ComponentChildren;
  /** What one press adds, and what a page key adds. */
  by?: number;
  leap?: number;
  /** The value as people read it, and what they typed as a value; null for what is none. */
  say?: (value: number) => string;
  read?: (text: string) => number | null;
  /** Buttons for leaps beside those for steps. */
  leaps?: boolean;
};

const [PATIENCE, PACE] = [450, 70]; // milliseconds until a button held down repeats itself, and between its steps

/** A whole number as it is typed; spaces between its figures do not matter. */
function whole(text: string): number | null {
  const figures = text.replace(/\s/g, "");
  return /^\d+$/.test(figures) ? Number(figures) : null;
}

/** A number to be typed, or by plus and minus, held down for more, or by the arrow keys. */
export function Stepper({
  label,
  value,
  least = 0,
  most,
  onChange,
  onHover,
  hideLabel,
  children,
  by: step = 1,
  leap = 10 * step,
  say,
  read = whole,
  leaps,
}: StepperProps) {
  const typed = useSignal<string | null>(null); // while it is being typed
  const shown = say ? say(value) : String(value);
  const control = useControl();
  const set = (next: number) => onChange(Math.max(least, Math.min(most, next)));
  const hover = (next: number | null) => onHover?.(next === null ? null : Math.max(least, Math.min(most, next)));
  const latest = useRef({ value, set });
  latest.current = { value, set };
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hold = (by: number, wait: number) => {
    timer.current = setTimeout(() => {
      latest.current.set(latest.current.value + by);
      hold(by, PACE);
    }, wait);
  };
  const release = () => clearTimeout(timer.current);
  useEffect(() => release, []);
  const side = (by: number, name: string, off: boolean) => (
    <button
      type="button"
      {...control}
      class={`step ${Math.abs(by) > step ? "leap" : ""}`}
      tabIndex={-1}
      aria-hidden="true"
      disabled={off}
      title={name}
      onClick={() => set(value + by)}
      onPointerDown={() => hold(by, PATIENCE)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={() => hover(value + by)}
      onPointerLeave={() => {
        release();
        hover(null);
      }}
    >
      {Math.abs(by) > step ? figure(say?.(Math.abs(by)), by) : <Icon name={by > 0 ? "plus" : "minus"} />}
    </button>
  );
  return (
    <div class="stepper">
      <span class={hideLabel ? "visually-hidden" : "stepper-label"} aria-hidden="true">
        {children ?? label}
      </span>
      <span class="stepper-row">
        {leaps && side(-leap, t("Less"), value <= least)}
        {side(-step, t("Less"), value <= least)}
        <input
          type="text"
          {...control}
          class="stepper-value"
          role="spinbutton"
          inputMode={say ? "decimal" : "numeric"}
          autocomplete="off"
          size={Math.max(2, shown.length)}
          value={typed.value ?? shown}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuetext={say && shown}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            typed.value = event.currentTarget.value;
            const next = read(typed.value);
            if (next !== null) set(next);
          }}
          onBlur={() => (typed.value = null)}
          onKeyDown={(event) => {
            const by = {
              ArrowUp: step,
              ArrowDown: -step,
              PageUp: leap,
              PageDown: -leap,
            }[event.key];
            const end = { Home: least, End: most }[event.key];
            if (by === undefined && end === undefined) return;
            event.preventDefault();
            typed.value = null;
            set(end ?? value + by!);
          }}
        />
        {side(step, t("More"), value >= most)}
        {leaps && side(leap, t("More"), value >= most)}
      </span>
    </div>
  );
}

/** A leap as its button shows it: `+1`, without its unit. */
function figure(said: string | undefined, by: number): string {
  return (by > 0 ? "+" : "−") + (said ?? String(Math.abs(by))).replace(/[^\d.,]/g, "");
}
