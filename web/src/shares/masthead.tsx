// The turn, whose it is, what is going on, and the dice.

import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Icon } from "../ui/icon.tsx";
import { Dice } from "./dice.tsx";
import { partyName, word } from "./names.ts";
import { PieceMark } from "./pieces.tsx";
import type { SharesTable } from "./table.ts";

export function Masthead({ table }: Part<SharesTable>) {
  const { turns, turn, moment, dice, jokers } = table.view.value;
  const most = Number(table.setup.value.options?.turns ?? 0);
  return (
    <div class="round">
      <span class="round-number" data-topic="end">
        {most ? t("Turn {n} of {last}", { n: Math.min(turns + 1, most), last: most }) : t("Turn {n}", { n: turns + 1 })}
      </span>
      <span class="round-number jokers-left" data-topic="joker" data-tip={t("Jokers left: {n}", { n: jokers })}>
        <Icon name="joker" label={t("Jokers left: {n}", { n: jokers })} /> {jokers}
      </span>
      {moment !== "over" && (
        <span class="round-who">
          <PieceMark seat={turn} /> <span>{partyName(table, turn)}</span>
        </span>
      )}
      <span class="plate now" data-topic={`moment.${moment}`}>
        {word(table, moment)}
      </span>
      <Dice dice={dice} />
    </div>
  );
}
