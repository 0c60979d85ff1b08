import { Icon } from "./icon.tsx";

type ChipProps = {
  sign: string;
  count?: number | string;
  colour?: string;
  label: string;
  change?: number;
  class?: string;
};

/** A symbol with a number, in the colour of its thing: `--{colour}` with `--on-{colour}` on it. */
export function Chip({ sign, count, colour, label, change = 0, class: extra }: ChipProps) {
  const none = count === 0;
  return (
    <span
      class={`chip ${colour ? `chip-${colour}` : ""} ${none ? "none" : ""} ${extra ?? ""}`}
      role="img"
      aria-label={`${label} ${count ?? ""}`.trim()}
      data-tip={label}
    >
      <Icon name={sign} />
      {count !== undefined && <b>{count}</b>}
      {change !== 0 && <i class={change > 0 ? "more" : "less"}>{change > 0 ? `+${change}` : `−${-change}`}</i>}
    </span>
  );
}
