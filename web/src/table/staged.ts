// The stage of a table for as long as its page is there.

import { useEffect, useMemo } from "preact/hooks";
import type { Session } from "../net/session.ts";
import { TYPING } from "../ui/keys.ts";
import type { GameModule } from "./contract.ts";
import type { Stage } from "./stage/index.ts";

export type Stages = typeof import("./stage/index.ts");

/** The stage of this table. A click or a key finishes what is playing, and does whatever else it does. */
export function useStage(session: Session, game: GameModule, { openStage }: Stages): Stage {
  const stage = useMemo(() => openStage(session, game.staging), [session, game]);
  useEffect(() => {
    const finish = (event: Event) => {
      if (!(event.target instanceof Element && event.target.matches(TYPING))) stage.skip();
    };
    document.addEventListener("pointerdown", finish, true);
    document.addEventListener("keydown", finish, true);
    return () => {
      document.removeEventListener("pointerdown", finish, true);
      document.removeEventListener("keydown", finish, true);
      stage.close();
    };
  }, [stage]);
  return stage;
}
