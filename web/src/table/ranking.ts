// Who stands where at the end, as the rules rank them.

import type { Points, Result } from "../protocol.ts";

/** The scores, best first. A result stored before ranks were has none: then the points decide. */
export function ranked(result: Result | null | undefined): Points[] {
  const ranks = result?.ranks ?? [];
  const below = (a: Points, b: Points) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0) || b.total - a.total;
  return [...(result?.scores ?? [])].sort(below);
}
