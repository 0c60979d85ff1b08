// What every sign on the table means, in one list: for a first look, and where nothing can be pointed at.

import { t } from "../i18n.ts";
import { Icon } from "../ui/icon.tsx";
import type { GameModule, LegendLine, Table } from "./contract.ts";
import { frameHelp } from "./topics.ts";

const FRAME: readonly LegendLine[] = [
  { icons: ["hint"], topic: "table.hint" },
  { icons: ["undo"], topic: "table.undo" },
  { icons: ["hourglass"], topic: "table.history" },
];

export function Legend({ table, game, open }: { table: Table; game: GameModule; open: boolean }) {
  const text = (topic: string) => (game.help?.(topic, table) ?? frameHelp(topic))?.text;
  return (
    <details class="legend-fold" open={open}>
      <summary>
        <h3>{t("The signs on the table")}</h3>
      </summary>
      <dl class="legend">
        {[...(game.legend ?? []), ...FRAME].map(({ topic, icons = [], mark }) => (
          <div key={topic}>
            <dt>
              {icons.map((icon) => (
                <Icon key={icon} name={icon} />
              ))}
              {mark}
            </dt>
            <dd>{text(topic)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
