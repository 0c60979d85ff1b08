// The lesson of a table: its pages in the reader's language, and the one that is open.

import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import type { Stage } from "../table/stage/index.ts";
import type { Height } from "../ui/sheet.tsx";
import { tabOf } from "./anchors.ts";

export type Lesson = {
  readonly title: string;
  readonly pages: readonly Api.PageInfo[];
  /** The number of the open page; that of pages once all are done. */
  readonly at: number;
  readonly page: Api.PageInfo | null;
  /** Others are playing, or what they did is still being shown. */
  readonly watching: boolean;
  /** What was wrong with the last try. */
  readonly wrong: string;
};

/** Null at a table without a lesson, and until its pages are there. */
export function useLesson(session: Session, stage: Stage): ReadonlySignal<Lesson | null> {
  const { game, lesson: name = "" } = session.setup.value;
  const loaded = useLoad(() => (name ? api.lesson(game, name) : Promise.resolve(null)), [game, name, language.value]);
  const text = useSignal(loaded.value);
  useEffect(() => {
    text.value = loaded.value;
  }, [loaded.value]);
  const open = useSignal(session.state.peek().page);
  const waits = useComputed(() => {
    const { page, status, to_move: next } = session.state.value;
    const others =
      status === "playing" && page >= 0 && asks(text.value, page) && !next.includes(session.seat.value ?? -1);
    return stage.busy.value || others;
  });
  useSignalEffect(() => {
    const { page } = session.state.value;
    if (!waits.value) open.value = page; // the next page comes when what it speaks of has been seen
  });
  useSignalEffect(() => {
    if (open.value >= 0) session.refused.value = "";
  });
  return useComputed(() => {
    const { page } = session.state.value;
    if (page < 0 || !text.value) return null;
    const { title, pages } = text.value;
    const at = Math.min(Math.max(open.value, 0), pages.length);
    return {
      title,
      pages,
      at,
      page: pages[at] ?? null,
      watching: waits.value || at !== page,
      wrong: session.refused.value,
    };
  });
}

/** On a phone: the tab with what the page speaks of, and the sheet out of the way of what is only read. */
export function usePhone(lesson: Lesson | null, tab: Signal<string>, height: Signal<Height>): void {
  useEffect(() => {
    const shown = tabOf(lesson?.page?.point ?? []);
    if (shown) tab.value = shown;
    if (lesson) height.value = lesson.page?.do ? "half" : "down";
  }, [lesson?.at]);
}

function asks(text: Api.LessonPages | null, page: number): boolean {
  return text?.pages[page]?.do === true;
}
