// Which blocs shall run this round, in the plan card: all of them, unless one is switched off.

import { t } from "../i18n.ts";
import { Switch } from "../ui/field.tsx";
import { planOf, setPlan } from "./needs.ts";
import { pointingOf } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";
import { blocsOf, things } from "./things.ts";

export function PlanBlocs({ table, seat }: { table: IndustryTable; seat: number }) {
  const pointing = pointingOf(table);
  const { idle } = planOf(table);
  const blocs = blocsOf(table.view.value, seat);
  return (
    <details class="plan-blocs">
      <summary>
        {t("Blocs to run: {n} of {all}", {
          n: blocs.filter((bloc) => !idle.includes(bloc.hexes[0]!)).length,
          all: blocs.length,
        })}
      </summary>
      {blocs.map((bloc) => {
        const first = bloc.hexes[0]!;
        return (
          <div
            key={first}
            onPointerEnter={() => (pointing.meant.value = new Set(bloc.hexes))}
            onPointerLeave={() => (pointing.meant.value = new Set())}
          >
            <Switch
              label={t("{makes} for {upkeep}", { makes: things(bloc.makes), upkeep: things(bloc.upkeep) })}
              value={!idle.includes(first)}
              onChange={(on) => setPlan(table, { idle: on ? idle.filter((at) => at !== first) : [...idle, first] })}
            />
          </div>
        );
      })}
    </details>
  );
}
