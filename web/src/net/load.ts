// Something fetched for a part of the page: waiting, there, or in trouble; trouble with the line heals by itself.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { Trouble } from "./api.ts";

export type Loaded<Value> = { value: Value | null; trouble: Trouble | null; again: () => void };

const RETRY = 4_000;

/** Fetches when `keys` change; `every` milliseconds again while the page is looked at. */
export function useLoad<Value>(fetch: () => Promise<Value>, keys: readonly unknown[], every = 0): Loaded<Value> {
  const value = useSignal<Value | null>(null);
  const trouble = useSignal<Trouble | null>(null);
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
        const found = await fetch();
        if (gone) return;
        if (JSON.stringify(found) !== JSON.stringify(value.peek())) value.value = found;
        trouble.value = null;
      } catch (error) {
        if (gone) return;
        trouble.value = error instanceof Trouble ? error : new Trouble("internal", t("Something went wrong here."));
        if (trouble.value.code === "offline") next = RETRY;
      }
      if (next) timer = setTimeout(load, next);
    };
    void load();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [...keys, turn.value]);
  return { value: value.value, trouble: trouble.value, again: () => turn.value++ };
}
