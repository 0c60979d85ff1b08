// Addresses of the page: one signal, and links that change it without loading anything.

import { signal } from "@preact/signals";

export type Place = { path: string; query: URLSearchParams; hash: URLSearchParams };

function read(): Place {
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: new URLSearchParams(location.hash.slice(1)),
  };
}

export const place = signal<Place>(read());

/** Goes to an address of this site; `instead` replaces the entry in the browser's history. */
export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  const before = place.peek().path;
  place.value = read();
  if (before !== place.value.path) {
    scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }
}

/** Handles plain clicks on links of this site without loading a page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  if (link.pathname.startsWith("/api")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", () => (place.value = read()));
