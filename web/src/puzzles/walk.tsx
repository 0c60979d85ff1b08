// A line played out at the table: one step at each press, with the sentence for it and its reason.

import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import { Button } from "../ui/button.tsx";

/** `at` is the step that has been played last, the first being 1; 0 before that. */
export type Walk = { readonly steps: readonly Api.Step[]; readonly at: number };

/** Plays a step for whichever seat it is of: every seat of such a table is the same person's. */
export async function playStep(session: Session, { seat, action }: Api.Step): Promise<boolean> {
  session.sit(seat);
  return (await session.send(action)).type !== "refused";
}

export function WalkedStep({ session, walk }: { session: Session; walk: Walk }) {
  const step = walk.steps[walk.at - 1];
  return step ? (
    <p class="walked-step">
      <small class="muted">{t("{n} of {all}", { n: walk.at, all: walk.steps.length })}</small>{" "}
      <b>
        {session.name(step.seat)}: {step.sentence}.
      </b>{" "}
      {step.why}
    </p>
  ) : null;
}

/** On to the next step, or to the end of the line after the last one. */
export function WalkOn({ walk, busy, on, end }: { walk: Walk; busy: boolean; on: () => void; end: () => void }) {
  return walk.at < walk.steps.length ? (
    <Button kind="main" icon="right" busy={busy} onClick={on}>
      {t("Next")}
    </Button>
  ) : (
    <Button kind="main" icon="check" busy={busy} onClick={end}>
      {t("Done")}
    </Button>
  );
}
