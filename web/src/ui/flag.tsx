// The flags of the nations, and a plain one with the number of the seat for any other.

import { FLAGS } from "../made/signs.ts";

export const NATIONS = Object.keys(FLAGS) as (keyof typeof FLAGS)[];

/** `style` is the owner's colour, 0 to 5; `number` stands on the flag of a seat without a nation. */
export function Flag({
  nation,
  style = 0,
  number,
  label,
}: {
  nation: string;
  style?: number;
  number?: number;
  label?: string;
}) {
  const cloth = (FLAGS as Record<string, string>)[nation];
  const said = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": "true" } as const);
  return (
    <svg class="flag" viewBox="0 0 30 20" {...said}>
      {cloth ? (
        <g dangerouslySetInnerHTML={{ __html: cloth }} />
      ) : (
        <>
          <rect class={`fill-owner-${style}`} width="30" height="20" />
          <text class="flag-number" x="15" y="15" text-anchor="middle">
            {number ?? ""}
          </text>
        </>
      )}
      <rect class="flag-hem" x=".6" y=".6" width="28.8" height="18.8" />
    </svg>
  );
}
