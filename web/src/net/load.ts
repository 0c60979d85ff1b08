// Something fetched for a part of the page. After a network error it is fetched again without being asked.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type ApiError, asApiError } from "./api.ts";

export type Loaded<Value> = { value: Value | null; error: ApiError | null; again: () => void };

const RETRY = 4_000;

/** Fetches when `keys` change, and every `every` milliseconds while the page is visible. */
export function useLoad<Value>(fetch: () => Promise<Value>, keys: readonly unknown[], every = 0): Loaded<Value> {
  const value = useSignal<Value | null>(null);
  const error = useSignal<ApiError | null>(null);
  const turn = useSignal(0);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async () => {
      if (document.visibilityState === "hidden" && value.peek() !== null) {
        timer = setTimeout(load, every || RETRY);
        return;
      }
      let next = every;
      try {
        const answer = await fetch();
        if (gone) return;
        if (JSON.stringify(answer) !== JSON.stringify(value.peek())) value.value = answer;
        error.value = null;
      } catch (problem) {
        if (gone) return;
        error.value = asApiError(problem);
        if (error.value.code === "offline") next = RETRY;
      }
      if (next) timer = setTimeout(load, next);
    };
    void load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [...keys, turn.value]);
  return { value: value.value, error: error.value, again: () => turn.value++ };
}
