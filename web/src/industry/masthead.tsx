// The round and its phases, the present one marked, and who is first.

import { t, tn } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Flag } from "../ui/flag.tsx";
import { styles } from "./owners.ts";
import { nearestEnd, stacksLeft } from "./projection.ts";
import type { IndustryTable } from "./table.ts";
import { counted } from "./things.ts";

/** So many stacks, in words. */
export const stacks = (n: number) => tn("{n} stack", "{n} stacks", n);

/** How far the end is, by flags and by stacks. */
function UntilEnd({ table }: Part<IndustryTable>) {
  const view = table.view.value;
  const { flags, seat } = nearestEnd(view);
  const near = { flags: counted("flags", flags), stacks: stacks(stacksLeft(table.sheet, view)) };
  const tip = t("The end is near after {flags} of {name}, or once {stacks} more are empty.", {
    ...near,
    name: table.name(seat),
  });
  if (view.final) return <span class="until-end">{t("the last round")}</span>;
  return (
    <span class="until-end" data-topic="end" data-tip={tip}>
      {t("End: {flags}, {stacks}", near)}
    </span>
  );
}

const ROUND = ["trade", "develop", "produce"];

export function Masthead({ table }: Part<IndustryTable>) {
  const { phase, round, last_round: last, first, players } = table.view.value;
  const words = table.words.value;
  const nation = players[first]?.nation ?? "";
  const shown = ROUND.includes(phase) ? ROUND : [phase];
  const look = styles(table.sheet, players)[first];
  return (
    <div class="round">
      {first >= 0 && phase !== "over" && (
        <span class="first" data-topic="first" data-tip={t("First player: {name}", { name: table.name(first) })}>
          <Flag
            nation={nation}
            style={look}
            number={first + 1}
            label={t("First player: {name}", { name: table.name(first) })}
          />
        </span>
      )}
      {round > 0 && ROUND.includes(phase) && (
        <span class="round-number" data-topic="end">
          {last && round <= last ? t("Round {n} of {last}", { n: round, last }) : t("Round {n}", { n: round })}
        </span>
      )}
      {ROUND.includes(phase) && <UntilEnd table={table} />}
      <ol class="plates" aria-label={t("Phases")}>
        {shown.map((name) => (
          <li
            key={name}
            class={`plate ${name === phase ? "now" : ""}`}
            aria-current={name === phase ? "step" : undefined}
            data-topic={`phase.${name}`}
          >
            {words[name] ?? name}
          </li>
        ))}
      </ol>
    </div>
  );
}
