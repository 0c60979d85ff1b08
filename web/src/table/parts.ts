// What the frame hands to the layouts of a table.

import type { Signal } from "@preact/signals";
import type { Lesson } from "../learn/lesson.ts";
import type { Session } from "../net/session.ts";
import type { GameModule } from "./contract.ts";
import type { Stage } from "./stage/index.ts";
import type { Stages } from "./staged.ts";
import type { Over } from "./tools.tsx";

export type FrameProps = { session: Session; game: GameModule; stages: Stages };

export type Parts = FrameProps & {
  stage: Stage;
  history: boolean;
  over: boolean;
  above: Signal<Over>;
  lesson: Lesson | null;
  /** The adviser is open. */
  advised: boolean;
  /** A lesson, a puzzle or the adviser says what to think of: nothing else does. */
  alone: boolean;
};
