// The game in five pictures: how it began, when it turned, and how it ended. Each leads to its step.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { GameModule, Turning } from "./contract.ts";

const PICTURES = 5;

/** The end, and the turning points before it, spread evenly where there are too many; the beginning where it fits. */
function chosenMoments(turns: readonly Turning[], steps: number): readonly Turning[] {
  const between = [...new Map(turns.filter(({ step }) => step > 0 && step < steps).map((turn) => [turn.step, turn]))]
    .map(([, turn]) => turn)
    .sort((a, b) => a.step - b.step);
  const room = PICTURES - 1;
  const before =
    between.length < room
      ? [{ step: 0, text: t("The beginning") }, ...between]
      : Array.from({ length: room }, (_, at) => between[Math.round((at * (between.length - 1)) / (room - 1))]!);
  return [...before, { step: steps, text: t("The end") }];
}

export function Story({ session, game }: { session: Session; game: GameModule }) {
  const { steps } = session.state.value;
  const turns = game.useTurningPoints(session);
  const moments = useMemo(() => chosenMoments(turns, steps), [turns, steps]);
  return (
    <ol class="story" aria-label={t("The story of the game")}>
      {moments.map(({ step, text }) => (
        <li key={step}>
          <button type="button" class="story-face" onClick={() => session.look(step >= steps ? null : step)}>
            <Still session={session} game={game} step={step} />
            <span class="story-text">{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The board as it lay then: a picture, with nothing to press in it. */
function Still({ session, game, step }: { session: Session; game: GameModule; step: number }) {
  const view = useSignal<unknown>(null);
  const table = useMemo<Session>(
    () =>
      Object.assign(Object.create(session) as Session, {
        view,
        past: signal(step),
        last: signal(null),
        live: undefined,
      }),
    [session, step],
  );
  useEffect(() => {
    let gone = false;
    void session.at(step).then((found) => {
      if (!gone) view.value = found;
    });
    return () => {
      gone = true;
    };
  }, [session, step]);
  return (
    <span class="still" aria-hidden="true" inert>
      {view.value !== null && <game.Board table={table} />}
    </span>
  );
}
