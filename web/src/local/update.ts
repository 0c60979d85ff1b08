// The service worker: the site starts without a network, and a new version of it waits until the reader wants it.

import { signal } from "@preact/signals";

/** A new version has been fetched and waits. */
export const waiting = signal<ServiceWorker | null>(null);

export async function installed(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  let reloading = false;
  const first = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (first || reloading) return;
    reloading = true;
    location.reload();
  });
  try {
    const registration = await navigator.serviceWorker.register("offline.js");
    const announce = () => {
      if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
    };
    announce();
    registration.addEventListener("updatefound", () =>
      registration.installing?.addEventListener("statechange", announce),
    );
  } catch {
    // the site works all the same, but only with a network
  }
}

/** Every action is stored as soon as it is taken, so a reload loses nothing. */
export function update(): void {
  waiting.peek()?.postMessage("take over");
}
