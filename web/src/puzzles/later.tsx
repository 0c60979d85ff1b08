// The panel of a puzzle, fetched only at the table of one.

import { useLoad } from "../net/load.ts";
import type { Session } from "../net/session.ts";

export function PuzzleLater({ session }: { session: Session }) {
  return session.setup.value.puzzle ? <Fetched session={session} /> : null;
}

function Fetched({ session }: { session: Session }) {
  const loaded = useLoad(() => import("./panel.tsx"), []);
  return loaded.value ? <loaded.value.PuzzlePanel session={session} /> : null;
}
