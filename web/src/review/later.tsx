// The panel of a better line, fetched only at a what-if table where one person plays every seat.

import type { Session } from "../net/session.ts";
import { later } from "../ui/later.tsx";

const Panel = later(() => import("./line.tsx"), true);

export function LineLater({ session }: { session: Session }) {
  const { seats, mine } = session.state.value;
  if (!session.setup.value.branch_of || mine.length < seats.length) return null;
  return <Panel>{({ LinePanel }) => <LinePanel session={session} />}</Panel>;
}
