import { t } from "../i18n.ts";
import { Clock } from "../ui/clock.tsx";
import type { Table } from "./contract.ts";

type BotClockProps = { table: Table; party: number; at: number };

/** Time until a bot continues although an answer has been open since `at`; nothing for a person. */
export function BotClock({ table, party, at }: BotClockProps) {
  const sitting = table.state.value.seats[party];
  if (!(sitting?.bot || sitting?.minder) || table.patience.value <= 0) return null;
  return (
    <span class="deadline">
      {t("{name} continues in", { name: table.name(party) })}{" "}
      <Clock left={table.patience.value} running at={at} ahead={table.ahead.value} />
    </span>
  );
}
