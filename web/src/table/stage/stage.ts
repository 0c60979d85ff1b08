// The stage of one table: plays what the server tells, one event after another, over the picture before it.
//
// `staged` is the table as the pictures show it. Everything that acts, counts time or may be pressed reads the session.

import { batch, computed, effect, type ReadonlySignal, signal, untracked } from "@preact/signals";
import type { Session } from "../../net/session.ts";
import { settings } from "../../settings.ts";
import { play } from "../../ui/sound.ts";
import { lastingOf, lengthOf, type Pace, Queue, type Shot } from "./queue.ts";
import type { Effect, Staging } from "./scene.ts";

/** Effects on the stage, and how long they last. */
export type Playing = {
  readonly key: number;
  readonly effects: readonly Effect[];
  readonly ms: number;
  readonly sentence: string;
};

export interface Stage {
  /** The session with what is on the stage for its position and news. */
  readonly staged: Session;
  readonly playing: ReadonlySignal<Playing | null>;
  /** Whether something is still to be shown. */
  readonly busy: ReadonlySignal<boolean>;
  readonly staging: Staging;
  /** Shows the present at once. */
  skip(): void;
  close(): void;
}

type Seen = { readonly seat?: number | null };

const CATCHES_UP = 150; // more events at once than anybody watches: after a lost connection

export function openStage(session: Session, staging: Staging): Stage {
  const live = computed(() => session.mine.value?.view ?? session.state.value.public ?? null);
  const picture = signal<unknown>(live.peek());
  const shownSequence = signal(session.state.peek().sequence);
  const playing = signal<Playing | null>(null);
  const busy = signal(false);
  const queue = new Queue<unknown>(staging, session.sheet, picture.peek(), shownSequence.peek());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let steps = session.state.peek().steps;
  let key = 0;
  let due = 0; // when the picture on the stage is to be followed by the next one

  const pace = (): Pace | null => {
    const { staging: wanted, text } = settings.peek();
    return wanted === "instant" || text || document.visibilityState === "hidden" ? null : wanted;
  };

  function jump(): void {
    clearTimeout(timer);
    queue.jump(live.peek(), session.state.peek().sequence);
    show(null, 0);
  }

  /** `ms`: how long its effects last. */
  function show(shot: Shot<unknown> | null, ms: number): void {
    batch(() => {
      picture.value = queue.picture;
      shownSequence.value = queue.sequence;
      busy.value = shot !== null;
      if (!shot || ms === 0) playing.value = null;
      else if (!shot.keeps) playing.value = { key: ++key, effects: shot.effects ?? [], ms, sentence: shot.sentence };
    });
    if (shot?.sound) play(shot.sound);
  }

  function advance(): void {
    const wanted = pace();
    if (!wanted || queue.empty) {
      jump(); // the last picture is what the server said last
      return;
    }
    const speed = queue.speed(wanted);
    const late = busy.peek() ? performance.now() - due : 0;
    const { shot, over } = queue.nextAfter(late * speed, wanted);
    const ms = lengthOf(shot, wanted) / speed - over / speed;
    show(shot, lastingOf(shot, wanted) / speed);
    due = performance.now() + ms;
    timer = setTimeout(advance, ms);
  }

  /** Stages what has come since, or shows it at once. */
  function receive(): void {
    const state = session.state.peek();
    const view = live.peek();
    const back = state.steps < steps;
    steps = state.steps;
    const fresh = session.news.peek().filter((item) => item.sequence > queue.known && item.sequence <= state.sequence);
    const events = fresh.reduce((sum, item) => sum + (item.events?.length ?? 0), 0);
    if (back || session.past.peek() !== null || !pace() || events > CATCHES_UP || !mayFollow(view)) jump();
    else if (events === 0) {
      if (!busy.peek()) jump();
    } else {
      queue.add(fresh, view);
      if (!busy.peek()) advance();
    }
  }

  /** Whether that view may be led to from the picture on the stage: another seat must not see what this one knows. */
  function mayFollow(view: unknown): boolean {
    const [now, next] = [queue.picture, view] as (Seen | null)[];
    return now !== null && next !== null && (now?.seat === next?.seat || !staging.secret(now));
  }

  const hide = (): void => {
    if (document.visibilityState === "hidden") jump();
  };
  document.addEventListener("visibilitychange", hide);
  const stop = effect(() => {
    live.value;
    session.state.value;
    session.past.value;
    settings.value.staging;
    untracked(receive);
  });
  const view = computed(() => (session.past.value === null ? picture.value : session.view.value));
  const news = computed(() => {
    const all = session.news.value;
    const upto = shownSequence.value;
    if (session.past.value !== null || !pace() || (all.at(-1)?.sequence ?? -1) <= upto) return all;
    return all.filter((item) => item.sequence <= upto || !item.events?.length);
  });
  const last = computed(() => {
    if (session.past.value !== null) return session.last.value;
    return news.value.findLast((item) => (item.events?.length ?? 0) > 0) ?? null;
  });
  const staged: Session = Object.assign(Object.create(session) as Session, { view, news, last, live: session });
  return {
    staged,
    staging,
    playing,
    busy,
    skip: () => {
      if (busy.peek()) jump();
    },
    close: () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", hide);
    },
  };
}
