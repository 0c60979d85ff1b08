import { t } from "../i18n.ts";
import { Clock } from "../ui/clock.tsx";
import type { Table } from "./contract.ts";

type BotClockProps = { table: Table; party: number; at: number; brief?: boolean };

/** Time until a bot continues although an answer has been open since `at`; the clock alone if `brief`. */
export function BotClock({ table, party, at, brief }: BotClockProps) {
  const sitting = table.state.value.seats[party];
  if (!(sitting?.bot || sitting?.minder) || table.patience.value <= 0) return null;
  const about = t("{name} continues in", { name: table.name(party) });
  return (
    <span class="deadline" data-tip={brief ? about : undefined}>
      <span class={brief ? "visually-hidden" : ""}>{about}</span>{" "}
      <Clock left={table.patience.value} running at={at} ahead={table.ahead.value} />
    </span>
  );
}
