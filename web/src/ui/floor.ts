// Tells the style sheet where a card above the sheet of a phone ends: the sheet grows no further than that.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

export function useFloor(): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--card-floor", `${card.current?.getBoundingClientRect().bottom ?? 0}px`);
    const watch = new ResizeObserver(measure);
    if (card.current) watch.observe(card.current);
    return () => {
      watch.disconnect();
      style.removeProperty("--card-floor");
    };
  }, []);
  return card;
}
