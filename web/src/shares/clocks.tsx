import { Clock } from "../ui/clock.tsx";
import type { SharesTable } from "./table.ts";

/** The clock of a seat, where the table has clocks. */
export function SeatClock({ table, seat }: { table: SharesTable; seat: number }) {
  const { seats, time } = table.state.value;
  const sitting = seats[seat];
  if (!sitting || sitting.left === null) return null;
  return <Clock left={sitting.left} running={sitting.running} at={time} ahead={table.ahead.value} />;
}
