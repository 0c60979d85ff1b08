// What can be had where this page is: not everything is without a server.

import { signal } from "@preact/signals";
import { SITE } from "../site.ts";

/** What needs a server: other people, and what it keeps about them. */
type Feature = "people" | "chat" | "ratings" | "notices" | "proofs";
const ALL: readonly Feature[] = ["people", "chat", "ratings", "notices", "proofs"];
const offered = signal<readonly string[]>(SITE ? [] : ALL);

/** Whether that can be had here; what cannot is not shown. */
export function offers(feature: Feature): boolean {
  return offered.value.includes(feature);
}

export function setOffers(features: readonly string[]): void {
  offered.value = features;
}
