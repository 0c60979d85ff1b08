// The queue of what is still to be shown, and the picture on the stage. Pure: no clock, no page.

import type { News } from "../../protocol.ts";
import type { Scene, Staging } from "./scene.ts";

/** A scene with the news it belongs to; the last of a piece of news has nothing to play and marks its end. */
export type Shot<View> = Scene<View> & {
  readonly news: News;
  readonly sentence: string;
  readonly last: boolean;
};

export type Pace = "quick" | "relaxed";

const SPEEDS_UP = 4_000; // milliseconds in the queue that are played as they are

export class Queue<View> {
  private shots: Shot<View>[] = [];
  private end: View;
  private rate = 1;
  /** The last piece of news that has been added. */
  known: number;

  constructor(
    private readonly staging: Staging<View>,
    private readonly sheet: unknown,
    /** What is on the stage. */
    public picture: View,
    /** The last piece of news that has been shown. */
    public sequence: number,
  ) {
    this.end = picture;
    this.known = sequence;
  }

  get empty(): boolean {
    return this.shots.length === 0;
  }

  /** Adds news in their order with the position after them, which is what the last of them leads to. */
  add(news: readonly News[], view: View): void {
    let before = this.end;
    const last = news.findLast((item) => (item.events?.length ?? 0) > 0);
    for (const item of news) {
      const events = item.events ?? [];
      const action = item.entry.kind === "acted" ? item.entry.action : {};
      const spoken = (item.lines?.length ?? 0) - events.length; // lines about the action itself come first
      events.forEach((event, at) => {
        const final = item === last && at === events.length - 1;
        const after = final ? view : this.staging.after(before, event, this.sheet);
        const sentence = item.lines?.[at + spoken] ?? "";
        const context = { sheet: this.sheet, action, sentence, reason: item.reason ?? "" };
        for (const scene of this.staging.scenes(before, after, event, context))
          this.shots.push({ ...scene, news: item, sentence, last: false });
        before = after;
      });
      this.shots.push({ view: before, length: [0, 0], news: item, sentence: "", last: true });
    }
    const end = news.at(-1);
    if (end) this.shots.push({ view, length: [0, 0], news: end, sentence: "", last: true });
    this.end = view;
    this.known = Math.max(this.known, end?.sequence ?? -1);
  }

  /** Puts the next shot on the stage. */
  next(): Shot<View> | null {
    const shot = this.shots.shift();
    if (!shot) return null;
    this.picture = shot.view;
    if (shot.last) this.sequence = Math.max(this.sequence, shot.news.sequence);
    return shot;
  }

  /** The next shot to be seen, so long after it was due: what would be over by now is left out. There must be one. */
  nextAfter(late: number, pace: Pace): { shot: Shot<View>; over: number } {
    let over = late;
    let shot = this.next()!;
    while (!this.empty && lengthOf(shot, pace) <= over) {
      over -= lengthOf(shot, pace);
      shot = this.next()!;
    }
    return { shot, over: Math.min(over, lengthOf(shot, pace)) };
  }

  /** Everything that waits is over, and the picture is the given one. */
  jump(view: View, sequence: number): void {
    this.shots = [];
    this.rate = 1;
    this.picture = this.end = view;
    this.sequence = this.known = sequence;
  }

  /** Milliseconds that wait at that pace. */
  waiting(pace: Pace): number {
    return this.shots.reduce((sum, shot) => sum + lengthOf(shot, pace), 0);
  }

  /**
   * How many times faster than written the next shot is played, so that the stage never falls far behind. It stays
   * until nothing waits: all that waits now is shown within the time from which on it speeds up.
   */
  speed(pace: Pace): number {
    this.rate = Math.max(this.rate, this.waiting(pace) / SPEEDS_UP);
    return this.rate;
  }
}

export function lengthOf(shot: Scene<unknown>, pace: Pace): number {
  return shot.length[pace === "quick" ? 0 : 1];
}

/** How long the effects of a shot last. */
export function lastingOf(shot: Scene<unknown>, pace: Pace): number {
  return (shot.lasts ?? shot.length)[pace === "quick" ? 0 : 1];
}
