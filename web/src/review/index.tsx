// The review of a finished game: a curve, the moments that decided it, accuracies, and the costliest decisions.

import type { Signal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import type { GameModule } from "../table/contract.ts";
import { may } from "../table/may.ts";
import type { Over } from "../table/tools.tsx";
import { Button } from "../ui/button.tsx";
import { Chart, type Line } from "../ui/chart.tsx";
import { Pending } from "../ui/pending.tsx";
import { Accuracies } from "./accuracies.tsx";
import { Mistakes } from "./mistakes.tsx";

const FRESH = 1_500; // milliseconds between two looks at the progress
const POINTS = 160; // of the curve, at most
const DASHES = [[], [8, 4], [2, 3], [12, 3, 2, 3], [5, 5], [1, 5]];

type ReviewProps = { session: Session; game: GameModule; over: Signal<Over> };

export function Review({ session, game, over }: ReviewProps) {
  const done = useRef<Api.ReviewInfo | null>(null);
  const look = async (): Promise<Api.ReviewInfo> => {
    if (done.current) return done.current;
    const seen = await api.review(session.id);
    const answer = seen.state === "none" && may(session, "review") ? await api.beginReview(session.id) : seen;
    if (answer.state === "ready") done.current = answer;
    return answer;
  };
  const loaded = useLoad(look, [session.id], FRESH);
  const seen = loaded.value;
  if (!seen) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  if (!seen.review) return <Progress part={seen.part ?? 0} none={seen.state === "none"} />;
  return <Ready session={session} game={game} over={over} review={seen.review} />;
}

function Progress({ part, none }: { part: number; none: boolean }) {
  if (none) return <p class="muted">{t("Nobody has asked for a review of this game yet.")}</p>;
  const percent = Math.round(100 * part);
  return (
    <div class="review-progress" role="status">
      <p>{t("The game is being reviewed: {n}% done.", { n: percent })}</p>
      <progress max={100} value={percent} aria-label={t("Review")} />
    </div>
  );
}

function Ready({ session, game, over, review }: ReviewProps & { review: Api.ReviewText }) {
  const money = review.unit === "money";
  const { x, lines } = useCurve(session, game, review.curve, money);
  const marks = useMemo(
    () => review.mistakes.filter(({ grade }) => grade !== "inaccuracy").map(({ step }) => step),
    [review],
  );
  const show = (step: number) => session.look(step);
  return (
    <div class="review">
      <Moments review={review} show={show} />
      <Chart
        title={money ? t("Lead of each player, in millions") : t("Points that each player was on the way to")}
        x={x}
        lines={lines}
        xLabel={t("Step")}
        cursor={session.past.value}
        marks={marks}
        onPick={show}
      />
      <Accuracies session={session} game={game} review={review} />
      <Mistakes
        session={session}
        game={game}
        mistakes={review.mistakes}
        show={show}
        tryHere={
          may(session, "branch")
            ? (step) => {
                session.look(step);
                over.value = "what-if";
              }
            : null
        }
      />
    </div>
  );
}

/** The curve with few enough points to draw and to read as a table. */
function useCurve(session: Session, game: GameModule, curve: readonly (readonly number[])[], money: boolean) {
  return useMemo(() => {
    const every = Math.max(1, Math.ceil(curve.length / POINTS));
    const chosen = curve.map((row, at) => ({ row, step: at + 1 }));
    const rows = chosen.filter(({ step }) => step % every === 0 || step === curve.length);
    const lines: Line[] = (curve[0] ?? []).map((_, seat) => {
      const style = game.style(session, seat);
      return {
        label: session.name(seat),
        colour: `--owner-${style}`,
        dash: DASHES[style] ?? [],
        values: rows.map(({ row }) => (money ? Math.round(row[seat]! / 1e5) / 10 : row[seat]!)),
      };
    });
    return { x: rows.map(({ step }) => step), lines };
  }, [curve]);
}

function Moments({ review, show }: { review: Api.ReviewText; show: (step: number) => void }) {
  if (review.moments.length === 0) return null;
  return (
    <section aria-labelledby="review-moments">
      <h3 id="review-moments">{t("What decided the game")}</h3>
      <ol class="review-moments">
        {review.moments.map(({ step, sentence }) => (
          <li key={step}>
            <p>{sentence}</p>
            <Button kind="quiet" icon="hourglass" onClick={() => show(step)}>
              {t("Show step {step}", { step })}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
