// How long the adviser thinks, and what is drawn of what it says.

import type { Anchor } from "../stage/scene.ts";

export type Depth = "instant" | "think";

/** What is drawn for one action: a tag at a place, an arrow from one place to another, or a tile as it would lie. */
export type Mark =
  | { readonly kind: "tag"; readonly at: Anchor; readonly text?: string }
  | { readonly kind: "arrow"; readonly from: Anchor; readonly to: Anchor; readonly text: string }
  | { readonly kind: "ghost"; readonly at: string; readonly tile: string | null; readonly turn: number };

/** The marks of one step of the plan, which are numbered like the step. */
export type Marked = { readonly number: number; readonly marks: readonly Mark[] };
