// A list that stays at its end while lines are added, until somebody scrolls up; at the end it follows again.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const NEAR = 40; // pixels from the end that count as the end
const BACK = new Set(["ArrowUp", "PageUp", "Home"]);

export function useFollowing(list: RefObject<HTMLElement | null>) {
  const following = useRef(true);
  const handled = useRef(false); // a person scrolls; lines that come, go or change height scroll the list too
  const asked = useRef(false);
  /** Scrolls once everything that is drawn now is drawn: measured in between, all of it would be laid out again. */
  const toEnd = () => {
    if (!asked.current) queueMicrotask(scroll);
    asked.current = true;
  };
  const scroll = () => {
    asked.current = false;
    if (!following.current || !list.current) return;
    handled.current = false;
    list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(() => {
    if (!list.current) return undefined;
    const resized = new ResizeObserver(toEnd); // what stands above has changed its height
    resized.observe(list.current);
    return () => resized.disconnect();
  }, []);
  const back = () => {
    handled.current = true;
  };
  const handlers = {
    onWheel: (event: WheelEvent) => event.deltaY < 0 && back(),
    onTouchMove: back,
    onKeyDown: (event: KeyboardEvent) => BACK.has(event.key) && back(),
    onPointerDown: (event: PointerEvent) => event.target === event.currentTarget && back(), // its scroll bar
    onScroll: (event: { currentTarget: HTMLElement }) => {
      const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
      if (scrollHeight - scrollTop - clientHeight < NEAR) following.current = true;
      else if (handled.current) following.current = false;
    },
  };
  return { toEnd, handlers };
}
