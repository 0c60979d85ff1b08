// A line played out at the table: one step at each press, with the sentence for it and its reason.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { LineStep } from "../protocol.ts";
import { Button } from "../ui/button.tsx";

type Steps = readonly LineStep[];
/** `at` is the step that has been played last, the first being 1; 0 before that. */
type Walked = { readonly steps: Steps; readonly at: number };
export type Walk = {
  readonly now: Walked | null;
  /** Back to the position after so many entries, and from there the first step of the line. */
  start: (steps: Steps, position: number) => Promise<void>;
  on: () => Promise<void>;
  end: () => void;
};

/** Plays a step for whichever seat it is of: every seat of such a table is the same person's. */
export async function playStep(session: Session, { seat, action }: LineStep): Promise<boolean> {
  session.sit(seat);
  return (await session.send(action)).type !== "refused";
}

export function useWalk(session: Session, onEnd: () => void): Walk {
  const walked = useSignal<Walked | null>(null);
  const end = () => {
    walked.value = null;
    onEnd();
  };
  const on = async () => {
    const { steps, at } = walked.peek()!;
    if (!(await playStep(session, steps[at]!))) return end(); // something else has been played meanwhile
    walked.value = { steps, at: at + 1 };
  };
  const start = async (steps: Steps, position: number) => {
    if (session.state.peek().steps > position) await session.wish("undo", position);
    walked.value = { steps, at: 0 };
    await on();
  };
  return { now: walked.value, start, on, end };
}

export function WalkedStep({ session, walk: { now } }: { session: Session; walk: Walk }) {
  const step = now?.steps[now.at - 1];
  return now && step ? (
    <p class="walked-step">
      <small class="muted">{t("{n} of {all}", { n: now.at, all: now.steps.length })}</small>{" "}
      <b>{t("{who}: {changes}", { who: session.name(step.seat), changes: step.sentence })}.</b> {step.why}
    </p>
  ) : null;
}

/** On to the next step, or to the end of the line after the last one. */
export function WalkOn({ session, walk: { now, on, end } }: { session: Session; walk: Walk }) {
  const busy = session.busy.value;
  if (!now) return null;
  return now.at < now.steps.length ? (
    <Button kind="main" icon="right" busy={busy} onClick={() => void on()}>
      {t("Next")}
    </Button>
  ) : (
    <Button kind="main" icon="check" busy={busy} onClick={end}>
      {t("Done")}
    </Button>
  );
}
