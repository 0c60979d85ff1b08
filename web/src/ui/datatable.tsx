// Tables of figures with a row of headings.

import type { ComponentChildren } from "preact";

type Props = { headings: readonly ComponentChildren[]; class?: string; children: ComponentChildren };

export function DataTable({ headings, class: kind, children }: Props) {
  return (
    <table class={kind}>
      <thead>
        <tr>
          {headings.map((heading, at) => (
            <th key={at} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One that may be wider than its place. */
export function ScrollingTable({ label, ...table }: Props & { label: string }) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={label}>
      <DataTable {...table} />
    </div>
  );
}
