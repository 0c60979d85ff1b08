// Addresses of the page: one signal, and links that change it without loading anything.

import { signal } from "@preact/signals";
import { SITE } from "./site.ts";

export type Place = { path: string; query: URLSearchParams; hash: URLSearchParams };

/** The address within the program: the page's own, or what follows its `#` where no server knows our paths. */
function inside(): URL {
  const { pathname, search, hash, origin } = location;
  const own = hash.startsWith("#/") ? hash.slice(1) : "/";
  return new URL(SITE ? own : pathname + search + hash, origin);
}

/** The same address for people and browsers. */
export function outside(address: string): string {
  return SITE ? `${location.pathname}#${address}` : address;
}

/** A link to an address of this program, to be sent to others. */
export function link(address: string): string {
  return location.origin + outside(address);
}

function read(): Place {
  const { pathname: path, search, hash } = inside();
  return { path, query: new URLSearchParams(search), hash: new URLSearchParams(hash.slice(1)) };
}

export const place = signal<Place>(read());

/** The address now, with everything that belongs to it. */
export function here(): { address: string; hash: string } {
  const { pathname, search, hash } = inside();
  return { address: pathname + search, hash };
}

/** Goes to an address of this program; `instead` replaces the entry in the browser's history. */
export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", outside(address));
  else history.pushState(null, "", outside(address));
  const before = place.peek().path;
  place.value = read();
  if (before !== place.value.path) {
    scrollTo(0, 0);
    requestAnimationFrame(() => document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true }));
  }
}

/** Handles plain clicks on links of this program without loading a page. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  if (SITE) followInside(event, link);
  else if (!link.pathname.startsWith("/api") && !(samePage(link) && link.hash)) {
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  }
}

function samePage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

/** Where addresses stand after the `#`, a link to a part of the page must not become one. */
function followInside(event: MouseEvent, link: HTMLAnchorElement): void {
  if (!samePage(link)) return;
  event.preventDefault();
  if (link.hash.startsWith("#/")) go(link.hash.slice(1));
  else document.getElementById(link.hash.slice(1))?.focus();
}

addEventListener("popstate", () => (place.value = read()));
