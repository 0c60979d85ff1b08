// One of several: as cards with a line of explanation, as lines, or as a plain row.

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { useControl } from "./control.ts";

export type Choice<Value extends string> = { value: Value; label: string; about?: string; icon?: ComponentChildren };
type ChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  look?: "cards" | "cards small" | "lines" | "row" | "tiles";
  hideLabel?: boolean;
  help?: string;
};

export function ChoiceField<Value extends string>({
  label,
  choices,
  value,
  onChange,
  look = "row",
  hideLabel,
  help,
}: ChoiceProps<Value>) {
  const name = useId();
  const control = useControl();
  return (
    <fieldset class={`choice ${look}`}>
      <legend class={hideLabel ? "visually-hidden" : ""}>{label}</legend>
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
            <span class="choice-face" {...control}>
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
