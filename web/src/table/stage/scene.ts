// What a game says about showing its events: the picture after each, and the scenes that lead to it. Pure data.

import type { ComponentType } from "preact";
import type { Dict } from "../../protocol.ts";
import type { Sound } from "../../ui/sound.ts";

/** Milliseconds at the quick and at the relaxed pace. */
export type Length = readonly [quick: number, relaxed: number];

/** A place on the table: `hex/C3`, `market/food`, `seat/1`, `square/12`, `piece/1`, `board`, or `bank` for outside. */
export type Anchor = string;

export type Effect =
  /** Something goes from one place to another. */
  | {
      readonly kind: "fly";
      readonly sign: string;
      readonly count: number;
      readonly from: Anchor;
      readonly to: Anchor;
      readonly text?: string;
    }
  /** What lies there has just been put there. */
  | { readonly kind: "bounce"; readonly at: Anchor }
  | { readonly kind: "glow"; readonly at: readonly Anchor[] }
  /** A figure has changed: `+12` rises from it. */
  | { readonly kind: "change"; readonly at: Anchor; readonly text: string; readonly more: boolean }
  /** A card with a sentence over a place. */
  | {
      readonly kind: "card";
      readonly at: Anchor;
      readonly sign: string;
      readonly text: string;
      readonly why?: string;
    }
  /** Something that the game draws itself. */
  | { readonly kind: "own"; readonly name: string; readonly at: Anchor; readonly props: object };

/** One picture, shown so long, with what moves over it. */
export type Scene<View> = {
  readonly view: View;
  readonly length: Length;
  readonly effects?: readonly Effect[];
  /** How long the effects last, where they go on over the scenes that follow and keep them. */
  readonly lasts?: Length;
  /** What moved over the picture before goes on. */
  readonly keeps?: true;
  readonly sound?: Sound;
};

/** What is known about an event beside the pictures: the action it came of, the server's sentence, a bot's reason. */
export type SceneContext<Sheet> = {
  readonly sheet: Sheet;
  readonly action: Dict<unknown>;
  readonly sentence: string;
  readonly reason: string;
};

// biome-ignore lint/suspicious/noExplicitAny: the frame stages a table without knowing which game
export interface Staging<View = any, Event = any, Sheet = any> {
  /** The picture after an event, as far as the event tells it. */
  after(view: View, event: Event, sheet: Sheet): View;
  /** How an event is shown; nothing for events that nobody sees. The picture after it follows by itself. */
  scenes(before: View, after: View, event: Event, context: SceneContext<Sheet>): readonly Scene<View>[];
  /** Whether the picture holds something that only its seat may know. */
  secret(view: View): boolean;
  /** What effects of the kind `own` show, by name. */
  // biome-ignore lint/suspicious/noExplicitAny: each has its own
  drawings?: Record<string, ComponentType<any>>;
}
