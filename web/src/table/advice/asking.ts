// Asks the adviser anew whenever something else may be done, and says what is to be drawn of the answer.

import { useEffect } from "preact/hooks";
import { t } from "../../i18n.ts";
import type { Session } from "../../net/session.ts";
import type { Advised } from "../../protocol.ts";
import { askedSeats } from "../asked.ts";
import type { AnyAction, GameModule } from "../contract.ts";
import type { Marked } from "./marks.ts";
import { type AdviceState, adviceOf } from "./state.ts";

const COUNT = 3;

/** The moment for which advice is asked; empty where the game does not wait for the seat, whatever it may do. */
export function momentOf(session: Session): string {
  const seat = session.seat.value;
  const waited = seat !== null && session.legal.value !== null && askedSeats(session.state.value).includes(seat);
  return waited && session.past.value === null ? `${session.state.value.steps} ${seat}` : "";
}

export function useAdvice(session: Session, game: GameModule): AdviceState {
  const advice = adviceOf(session);
  const moment = momentOf(session);
  const depth = advice.depth.value;
  const tries = advice.tries.value;
  useEffect(() => {
    advice.depth.value = "instant"; // a new moment gets a quick answer first
  }, [moment]);
  useEffect(() => {
    advice.said.value = null;
    advice.fault.value = "";
    advice.other.value = null;
    if (!moment) return undefined;
    let gone = false;
    void session.advise(COUNT, depth).then((reply) => {
      if (gone) return;
      if (reply.type === "refused") advice.fault.value = reply.text || t("There is no hint for this moment.");
      else {
        advice.said.value = reply;
        advice.moment.value = moment;
      }
    });
    return () => {
      gone = true;
    };
  }, [moment, depth, tries]);
  const said = advice.said.value;
  const other = advice.other.value;
  useEffect(() => {
    advice.drawn.value = said && advice.moment.value === moment ? drawn(session, game, said, other) : [];
  }, [said, other, moment]);
  useEffect(() => advice.wipe, []);
  return advice;
}

function drawn(session: Session, game: GameModule, said: Advised, other: number | null): readonly Marked[] {
  const seat = session.seat.peek();
  const marksOf = (action: AnyAction | null | undefined) =>
    action && seat !== null && game.marks ? game.marks(session, action, seat) : [];
  if (other !== null) return [{ number: 0, marks: marksOf(said.best[other]?.action) }];
  return (said.plan ?? []).map((step, at) => ({
    number: at + 1,
    marks: [
      ...marksOf(step.action),
      ...(step.anchors ?? []).map((anchor) => ({ kind: "tag" as const, at: anchor, text: "" })),
    ],
  }));
}
