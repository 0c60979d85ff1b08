// What one deals with in Trade: the open part of its panel, and the offer being put together.

import { signal } from "@preact/signals";
import type { Dict } from "../protocol.ts";
import { perTable } from "../table/local.ts";

/** `order` is the place of the standing order that it changes. */
export type OfferDraft = { to: number | null; give: Dict<number>; get: Dict<number>; order?: number | undefined };

export class Trading {
  readonly part = signal("market");
  /** A counter-offer begins here. */
  readonly draft = signal<OfferDraft>({ to: null, give: {}, get: {} });
}

export const tradingOf = perTable(() => new Trading());
