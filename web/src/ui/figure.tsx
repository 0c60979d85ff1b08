import type { ComponentChildren } from "preact";

/** A word and its value, for rows of figures. */
export function Figure({
  name,
  class: extra = "",
  live = false,
  children,
}: {
  name: ComponentChildren;
  class?: string;
  /** Whether screen readers say it when it changes. */
  live?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={`figure ${extra}`}>
      <dt>{name}</dt>
      <dd aria-live={live ? "polite" : undefined}>{children}</dd>
    </div>
  );
}
