// A field for how many of each thing, within what is available.

import type { Dict } from "../protocol.ts";
import { Icon } from "./icon.tsx";
import { Stepper } from "./stepper.tsx";

export type Item = {
  id: string;
  label: string;
  sign: string;
  colour?: string;
  most: number;
  note?: string;
  by?: number;
};
type ComposerProps = {
  title: string;
  items: readonly Item[];
  value: Dict<number>;
  onChange: (value: Dict<number>) => void;
  /** The most in all. */
  most?: number;
  onHover?: (value: Dict<number> | null) => void;
};

/** The value with `count` of one thing; what there is none of is left out. */
export function withCount(value: Dict<number>, id: string, count: number): Dict<number> {
  const { [id]: _, ...rest } = value;
  return count > 0 ? { ...rest, [id]: count } : rest;
}

export function total(value: Dict<number>): number {
  return Object.values(value).reduce((sum, count) => sum + count, 0);
}

export function Composer({ title, items, value, onChange, most = Infinity, onHover }: ComposerProps) {
  const left = most - total(value);
  return (
    <fieldset class="composer">
      <legend>{title}</legend>
      {items.map((item) => {
        const count = value[item.id] ?? 0;
        return (
          <Stepper
            key={item.id}
            label={item.label}
            value={count}
            by={item.by}
            most={Math.min(item.most, count + left)}
            onChange={(next) => onChange(withCount(value, item.id, next))}
            onHover={onHover && ((next) => onHover(next === null ? null : withCount(value, item.id, next)))}
          >
            <span class={`mark mark-${item.colour ?? item.id}`} data-tip={item.label}>
              <Icon name={item.sign} />
            </span>{" "}
            <span class="composer-word">{item.label}</span>
            {item.note && <small>{item.note}</small>}
          </Stepper>
        );
      })}
    </fieldset>
  );
}
