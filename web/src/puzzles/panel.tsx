// The panel of a puzzle above its table: the question, the verdict on what was done, and the solution played out.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import { go } from "../router.ts";
import { playStep, useWalk, WalkedStep, WalkOn } from "../table/walk.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { useFloor } from "../ui/floor.ts";
import { Icon } from "../ui/icon.tsx";
import { count, next, solving } from "./rating.ts";

const PACE = 900; // milliseconds between two steps of the others

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
  const walk = useWalk(session, () => {
    playing.value = false;
    session.sit(seen.peek()!.seat);
    void judge();
  });
  const play = () => {
    playing.value = true;
    const { judgement, step } = seen.peek()!;
    void walk.start(judgement?.steps ?? [], step);
  };
  if (!seen.value) return null;
  const { judgement, question, rating, plies, seat } = seen.value;
  return (
    <Card>
      <p class="puzzle-question">
        <Icon name="star" /> <b>{t("{name} to move", { name: session.name(seat) })}.</b> {question}{" "}
        <small class="muted">
          {t("Grade {rating}", { rating })} · {tn("{n} decision", "{n} decisions", plies)}
        </small>
      </p>
      <div role="status">
        {walk.now ? <WalkedStep session={session} walk={walk} /> : judgement && <Verdict judgement={judgement} />}
      </div>
      <div class="row">
        {walk.now ? (
          <WalkOn session={session} walk={walk} />
        ) : judgement?.done ? (
          <Done session={session} seen={seen.value} play={play} />
        ) : (
          <Button kind="quiet" icon="eye" onClick={() => void judge(true)}>
            {t("Show the solution")}
          </Button>
        )}
        <LinkButton href="/puzzles" kind="quiet">
          {t("All puzzles")}
        </LinkButton>
      </div>
    </Card>
  );
}

/** On a phone the sheet ends below it. */
function Card({ children }: { children: ComponentChildren }) {
  const card = useFloor();
  return (
    <section ref={card} class="panel puzzle-panel" aria-label={t("Puzzle")}>
      {children}
    </section>
  );
}

/** What there is to do once a puzzle is solved, failed or given up. */
function Done({ session, seen, play }: { session: Session; seen: Api.PuzzleInfo; play: () => void }) {
  return (
    <>
      {session.state.value.steps > seen.step && (
        <Button icon="undo" onClick={() => void again(session, seen)}>
          {t("Try again")}
        </Button>
      )}
      <Button icon="play" onClick={play}>
        {t("Play the solution")}
      </Button>
      <Button kind="main" icon="right" onClick={() => void another(session, seen)}>
        {t("Next puzzle")}
      </Button>
    </>
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

type Playing = { value: boolean };

/** What the others do before the next decision. */
async function replies(
  session: Session,
  seen: Api.PuzzleInfo,
  judgement: Api.Judgement,
  playing: Playing,
): Promise<void> {
  playing.value = true;
  for (const step of judgement.steps ?? []) {
    if (!(await playStep(session, step))) break;
    await pause();
  }
  session.sit(seen.seat);
  playing.value = false;
}

async function again(session: Session, seen: Api.PuzzleInfo): Promise<void> {
  session.sit(seen.seat);
  await session.wish("undo", seen.step);
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
