// A list that stays at its end while lines are added, until somebody scrolls up; at the end it follows again.
// While one of its lines is looked at, it stays there instead.

import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

const NEAR = 40; // pixels from the end that count as the end
const BACK = new Set(["ArrowUp", "PageUp", "Home"]);

/** `looked`: whether the line with the class `here` is looked at. */
export function useFollowing(list: RefObject<HTMLElement | null>, looked: boolean) {
  const looking = useRef(looked);
  looking.current = looked;
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
    if (looking.current && !handled.current) toLine();
    if (looking.current || !following.current || !list.current) return;
    handled.current = false;
    list.current.scrollTop = list.current.scrollHeight;
  };
  const toLine = () => {
    handled.current = false;
    show(list.current, list.current?.querySelector(".here"));
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
  return { toEnd, toLine, handlers };
}

/** Scrolls the list, and nothing around it, as far as the line needs. */
function show(list: HTMLElement | null, line: Element | null | undefined): void {
  if (!list || !line) return;
  const [room, box] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (box.top < room.top) list.scrollTop -= room.top - box.top;
  else if (box.bottom > room.bottom) list.scrollTop += box.bottom - room.bottom;
}
