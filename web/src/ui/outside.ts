// What lies open over the page closes when one presses beside it.

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Calls `close` when something outside of the box is pressed while `open` holds. */
export function useOutside(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("pointerdown", press);
    return () => document.removeEventListener("pointerdown", press);
  }, [open]);
}
