// The panel of a puzzle, fetched only at the table of one.

import type { Session } from "../net/session.ts";
import { later } from "../ui/later.tsx";

const Panel = later(() => import("./panel.tsx"), true);

export function PuzzleLater({ session }: { session: Session }) {
  if (!session.setup.value.puzzle) return null;
  return <Panel>{({ PuzzlePanel }) => <PuzzlePanel session={session} />}</Panel>;
}
