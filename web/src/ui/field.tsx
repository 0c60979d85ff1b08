// Fields of a form: each has its label, its help and its fault where it stands.

import { useId } from "preact/hooks";
import { useControl } from "./control.ts";
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
  hideLabel?: boolean;
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
  hideLabel,
}: TextProps) {
  const id = useId();
  const about = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(" ") || undefined;
  const common = {
    ...useControl(),
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
      <label for={id} class={hideLabel ? "visually-hidden" : ""}>
        {label}
      </label>
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

type SelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hideLabel?: boolean;
};

export function SelectField<Value extends string>({ label, value, options, onChange, hideLabel }: SelectProps<Value>) {
  const id = useId();
  const control = useControl();
  return (
    <div class="field">
      <label for={id} class={hideLabel ? "visually-hidden" : ""}>
        {label}
      </label>
      <span class="select">
        <select {...control} id={id} value={value} onChange={(event) => onChange(event.currentTarget.value as Value)}>
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
  disabled = false,
}: {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
  help?: string;
  disabled?: boolean;
}) {
  const id = useId();
  const control = useControl();
  return (
    <div class="switch">
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
        role="switch"
        id={id}
        checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <label for={id} {...control}>
        {label}
      </label>
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}
