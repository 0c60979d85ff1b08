// Fields of a form: each has its label, its help and its fault where it stands.

import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { Icon } from "./icon.tsx";

type TextProps = {
  label: string;
  value: string;
  onInput: (value: string) => void;
  help?: string;
  fault?: string;
  most?: number;
  placeholder?: string;
  area?: boolean;
  autocomplete?: string;
  name?: string;
};

export function TextField({
  label,
  value,
  onInput,
  help,
  fault,
  most,
  placeholder,
  area,
  autocomplete,
  name,
}: TextProps) {
  const id = useId();
  const about = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(" ") || undefined;
  const common = {
    id,
    value,
    name,
    maxLength: most,
    placeholder,
    "aria-describedby": about,
    "aria-invalid": fault ? true : undefined,
    onInput: (event: { currentTarget: { value: string } }) => onInput(event.currentTarget.value),
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {area ? (
        <textarea rows={5} {...common} />
      ) : (
        <input type="text" autocomplete={autocomplete ?? "off"} {...common} />
      )}
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {fault && (
        <p class="field-fault" id={`${id}-fault`}>
          <Icon name="help" /> {fault}
        </p>
      )}
    </div>
  );
}

export type Choice<Value extends string> = { value: Value; label: string; about?: string; icon?: ComponentChildren };
type ChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  look?: "cards" | "cards small" | "row" | "tiles";
  help?: string;
};

/** One of several: as cards with a line of explanation, or as a plain row. */
export function ChoiceField<Value extends string>({
  label,
  choices,
  value,
  onChange,
  look = "row",
  help,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset class={`choice ${look}`}>
      <legend>{label}</legend>
      <div class="choice-list">
        {choices.map((choice) => (
          <label key={choice.value} class="choice-item">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span class="choice-face">
              {choice.icon}
              <span class="choice-label">{choice.label}</span>
              {choice.about && <span class="choice-about">{choice.about}</span>}
            </span>
          </label>
        ))}
      </div>
      {help && <p class="field-help">{help}</p>}
    </fieldset>
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  hideLabel?: boolean;
};

export function SelectField({ label, value, options, onChange, hideLabel }: SelectProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={hideLabel ? "unseen" : ""}>
        {label}
      </label>
      <span class="select">
        <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </div>
  );
}

export function Switch({
  label,
  value,
  onChange,
  help,
}: {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  help?: string;
}) {
  const id = useId();
  return (
    <div class="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        id={id}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <label for={id}>{label}</label>
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

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
  /** The value as people read it. */
  say?: (value: number) => string;
};

const [PATIENCE, PACE] = [450, 70]; // milliseconds until a button held down repeats itself, and between its steps

/** A number by plus and minus, held down for more, or by the arrow keys. */
export function Stepper({
  label,
  value,
  least = 0,
  most,
  onChange,
  onHover,
  hideLabel,
  children,
  by: one = 1,
  leap = 10 * one,
  say,
}: StepperProps) {
  const set = (next: number) => onChange(Math.max(least, Math.min(most, next)));
  const hover = (next: number | null) => onHover?.(next === null ? null : Math.max(least, Math.min(most, next)));
  const latest = useRef({ value, set });
  latest.current = { value, set };
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const hold = (by: 1 | -1, wait: number) => {
    timer.current = setTimeout(() => {
      latest.current.set(latest.current.value + by * one);
      hold(by, PACE);
    }, wait);
  };
  const release = () => clearTimeout(timer.current);
  useEffect(() => release, []);
  const side = (by: 1 | -1, name: string, off: boolean) => (
    <button
      type="button"
      class="step"
      tabIndex={-1}
      aria-hidden="true"
      disabled={off}
      title={name}
      onClick={() => set(value + by * one)}
      onPointerDown={() => hold(by, PATIENCE)}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={() => hover(value + by * one)}
      onPointerLeave={() => {
        release();
        hover(null);
      }}
    >
      <Icon name={by > 0 ? "plus" : "minus"} />
    </button>
  );
  return (
    <div class="stepper">
      <span class={hideLabel ? "unseen" : "stepper-label"} aria-hidden="true">
        {children ?? label}
      </span>
      <span class="stepper-row">
        {side(-1, t("Less"), value <= least)}
        <span
          class="stepper-value"
          role="spinbutton"
          tabIndex={0}
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuetext={say?.(value)}
          onKeyDown={(event) => {
            const by = {
              ArrowUp: one,
              ArrowRight: one,
              ArrowDown: -one,
              ArrowLeft: -one,
              PageUp: leap,
              PageDown: -leap,
            }[event.key];
            const end = { Home: least, End: most }[event.key];
            if (by === undefined && end === undefined) return;
            event.preventDefault();
            set(end ?? value + by!);
          }}
        >
          {say ? say(value) : value}
        </span>
        {side(1, t("More"), value >= most)}
      </span>
    </div>
  );
}
