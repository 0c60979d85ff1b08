// The costliest decisions of one seat or of all, each with what would have been better and a way to its position.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import { go } from "../router.ts";
import type { GameModule } from "../table/contract.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";

const FEW = 6; // shown before more are asked for
const ALL = "all";

type MistakesProps = {
  session: Session;
  game: GameModule;
  mistakes: readonly Api.MistakeText[];
  show: (step: number) => void;
  /** Begins a what-if table at a step; none where that is not allowed. */
  tryHere: ((step: number) => void) | null;
};

/** A what-if table at the mistake, where one plays every seat: its panel plays the better line. */
async function playLine(session: Session, step: number): Promise<void> {
  await attempt(async () => go(`/tables/${(await api.branch(session.id, { step, bots: [] })).id}`));
}

export function Mistakes({ session, game, mistakes, show, tryHere }: MistakesProps) {
  const own = session.state.value.mine[0]?.seat;
  const whose = useSignal(own === undefined ? ALL : String(own));
  const more = useSignal(false);
  const wanted = mistakes.filter(({ seat }) => whose.value === ALL || seat === Number(whose.value));
  const ranked = [...wanted].sort((a, b) => b.loss - a.loss);
  const shown = more.value ? ranked : ranked.slice(0, FEW);
  const seats = session.state.value.seats;
  return (
    <section aria-labelledby="review-mistakes">
      <div class="row spread">
        <h3 id="review-mistakes">{t("The costliest decisions")}</h3>
        <SelectField
          label={t("Player")}
          value={whose.value}
          onChange={(value) => (whose.value = value)}
          options={[
            { value: ALL, label: t("Everyone") },
            ...seats.map((_, at) => ({ value: String(at), label: session.name(at) })),
          ]}
        />
      </div>
      {ranked.length === 0 && <p class="muted">{t("Nothing that cost much: well played.")}</p>}
      <ol class="review-mistakes">
        {shown.map((mistake) => (
          <li key={mistake.step} class={session.past.value === mistake.step ? "chosen" : ""}>
            <p class="review-head">
              <Flag nation={seats[mistake.seat]!.nation} style={game.style(session, mistake.seat)} />{" "}
              <b class={`grade-${mistake.grade}`}>{mistake.grade_name}</b> · {mistake.place} · {mistake.phase} · −
              {mistake.lost}
            </p>
            <p>{mistake.sentence}</p>
            <div class="row">
              <Button kind="quiet" icon="hourglass" onClick={() => show(mistake.step)}>
                {t("Show step {step}", { step: mistake.step })}
              </Button>
              {tryHere && (
                <Button kind="quiet" icon="fork" onClick={() => tryHere(mistake.step)}>
                  {t("Play on from here")}
                </Button>
              )}
              {tryHere && mistake.line.length > 0 && (
                <Button kind="quiet" icon="play" onClick={() => void playLine(session, mistake.step)}>
                  {t("Play the better line")}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      {ranked.length > FEW && !more.value && (
        <Button kind="quiet" icon="down" onClick={() => (more.value = true)}>
          {t("Show all {n}", { n: ranked.length })}
        </Button>
      )}
    </section>
  );
}
