// A list that scrolls where it does not fit, and says how many of its items are further down.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t, tn } from "../i18n.ts";

type MoreListProps = {
  children: ComponentChildren;
  class?: string;
  label?: string;
  topic?: string;
  /** What is added to it is said. */
  live?: boolean;
};

/** An `ul` in the room it is given. The items are its children, whatever they contain. */
export function MoreList({ children, class: extra, label, topic, live }: MoreListProps) {
  const list = useRef<HTMLUListElement>(null);
  const below = useSignal<number | null>(null); // null where everything fits
  const count = () => {
    const box = list.current;
    if (!box) return;
    const end = box.getBoundingClientRect().bottom + 1;
    const hidden = [...box.children].filter((item) => item.getBoundingClientRect().bottom > end);
    below.value = box.scrollHeight > box.clientHeight + 1 ? hidden.length : null;
  };
  useLayoutEffect(count);
  useEffect(() => {
    const watch = new ResizeObserver(count);
    for (const one of [list.current!, ...list.current!.children]) watch.observe(one);
    return () => watch.disconnect();
  });
  const scroll = () => {
    const box = list.current!;
    if (below.value) box.scrollBy({ top: box.clientHeight * 0.8 });
    else box.scrollTo({ top: 0 });
  };
  return (
    <div class="more-list">
      <ul
        ref={list}
        class={`more-items ${extra ?? ""}`}
        data-more={below.value ?? undefined}
        data-topic={topic}
        aria-label={label}
        role={live ? "status" : undefined}
        onScroll={count}
      >
        {children}
      </ul>
      {below.value !== null && (
        <button type="button" class="more-count" onClick={scroll}>
          {below.value ? tn("{n} more below", "{n} more below", below.value) : t("Back to the first")}
        </button>
      )}
    </div>
  );
}
