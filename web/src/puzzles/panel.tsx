// The panel of a puzzle above its table: the question, the verdict on what was done, and the solution played out.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import { go } from "../router.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { count, next, solving } from "./rating.ts";

const PACE = 900; // milliseconds between two steps of a solution

export function PuzzlePanel({ session }: { session: Session }) {
  const seen = useSignal<Api.PuzzleInfo | null>(null);
  const playing = useSignal(false); // the steps of the solution or of the others
  const steps = session.state.value.steps;
  const judge = async (give_up = false) => {
    await attempt(async () => {
      const answer = await api.attempt(session.id, { own: solving.peek().strength, give_up });
      const judgement = answer.judgement ?? null;
      if (judgement?.done) count(answer.id, judgement.right, answer.strength);
      else if (judgement && !judgement.right) count(answer.id, false, answer.strength);
      seen.value = answer;
      if (judgement && !judgement.done && judgement.right) await replies(session, answer, judgement, playing);
    });
  };
  useEffect(() => {
    if (!playing.peek()) void judge();
  }, [steps]);
  useEffect(() => {
    if (seen.value && steps === seen.value.step) session.sit(seen.value.seat);
  }, [seen.value?.id]);
  if (!seen.value) return null;
  const { judgement, question, rating, plies, seat } = seen.value;
  return (
    <section class="panel puzzle-panel" aria-label={t("Puzzle")}>
      <p class="puzzle-question">
        <Icon name="star" /> <b>{t("{name} to move", { name: session.name(seat) })}.</b> {question}{" "}
        <small class="muted">
          {t("Grade {rating}", { rating })} · {tn("{n} decision", "{n} decisions", plies)}
        </small>
      </p>
      <div role="status">{judgement && <Verdict judgement={judgement} />}</div>
      <div class="row">
        {judgement?.done && steps > seen.value.step && (
          <Button icon="undo" onClick={() => void again(session, seen.value!)}>
            {t("Try again")}
          </Button>
        )}
        {judgement?.done ? (
          <Button
            icon="play"
            busy={playing.value}
            onClick={() => void show(session, seen.value!, playing).then(() => judge())}
          >
            {t("Play the solution")}
          </Button>
        ) : (
          <Button kind="quiet" icon="eye" onClick={() => void judge(true)}>
            {t("Show the solution")}
          </Button>
        )}
        {judgement?.done && (
          <Button kind="main" icon="right" onClick={() => void another(session, seen.value!)}>
            {t("Next puzzle")}
          </Button>
        )}
        <LinkButton href="/puzzles" kind="quiet">
          {t("All puzzles")}
        </LinkButton>
      </div>
    </section>
  );
}

function Verdict({ judgement }: { judgement: Api.Judgement }) {
  return (
    <>
      <p class={judgement.right ? "puzzle-right" : "puzzle-wrong"}>
        <Icon name={judgement.right ? "check" : "close"} /> <b>{judgement.text}</b> {judgement.why}
      </p>
      {judgement.done && (
        <ul class="puzzle-figures">
          {judgement.figures.map((figure) => (
            <li key={figure.action} class={figure.right ? "right" : ""}>
              {figure.right && <Icon name="check" label={t("Solution")} />} {figure.action} – {figure.outcome}{" "}
              <small class="muted">{tn("{n} play-out", "{n} play-outs", figure.count)}</small>
              {figure.chosen && <b> {t("your choice")}</b>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const pause = () => new Promise((done) => setTimeout(done, PACE));

/** Sends entries for whichever seat they are of: every seat of a puzzle is the solver's. */
async function play(session: Session, entries: NonNullable<Api.Judgement["steps"]>): Promise<void> {
  for (const { seat, ...action } of entries as readonly { seat: number }[]) {
    session.sit(seat);
    const reply = await session.send(action);
    if (reply.type === "refused") return;
    await pause();
  }
}

type Playing = { value: boolean };

/** What the others do before the next decision. */
async function replies(
  session: Session,
  seen: Api.PuzzleInfo,
  judgement: Api.Judgement,
  playing: Playing,
): Promise<void> {
  playing.value = true;
  await play(session, judgement.steps ?? []);
  session.sit(seen.seat);
  playing.value = false;
}

async function again(session: Session, seen: Api.PuzzleInfo): Promise<void> {
  session.sit(seen.seat);
  await session.wish("undo", seen.step);
}

/** Back to the position, and from there the whole line. */
async function show(session: Session, seen: Api.PuzzleInfo, playing: Playing): Promise<void> {
  playing.value = true;
  if (session.state.peek().steps > seen.step) await again(session, seen);
  await play(session, seen.judgement?.steps ?? []);
  playing.value = false;
}

/** Ends this table, which has done its service, and opens the next puzzle of the game. */
async function another(session: Session, seen: Api.PuzzleInfo): Promise<void> {
  await attempt(async () => {
    const offered = (await api.puzzles())[session.setup.peek().game];
    const wanted = next(offered?.puzzles ?? [], seen.id);
    await session.wish("end");
    go(wanted ? `/tables/${(await api.puzzleTable(wanted.id)).id}` : "/puzzles");
  });
}
