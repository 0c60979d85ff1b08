// Keeps the keyboard focus: when the focused element is removed, its part of the page gets the focus.

import { useEffect } from "preact/hooks";

const PARTS = "section, dialog, [role=tabpanel], li, main";

export function useFocusKept(): void {
  useEffect(() => {
    let path: Element[] = []; // what had the focus, and all it stood in
    const note = (event: FocusEvent) => {
      path = [];
      const target = event.target instanceof Element && event.target.matches(":focus-visible") ? event.target : null;
      for (let at: Element | null = target; at; at = at.parentElement) path.push(at);
    };
    const watch = new MutationObserver(() => {
      if (path.length === 0 || path[0]!.isConnected || document.activeElement !== document.body) return;
      const part =
        path.find((element) => element.isConnected && element.matches(PARTS)) ?? document.querySelector("main");
      if (!(part instanceof HTMLElement)) return;
      if (part.tabIndex < 0) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", note);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      watch.disconnect();
    };
  }, []);
}
