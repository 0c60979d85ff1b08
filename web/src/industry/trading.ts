// What one deals with in Trade: the open part of its panel, and the offer being put together.

import { signal } from "@preact/signals";
import type { Dict } from "../protocol.ts";
import { perTable } from "../table/local.ts";

/** `order` is the place of the standing order that it changes. */
type OfferDraft = { to: number | null; give: Dict<number>; get: Dict<number>; order?: number | undefined };

/** An offer that was made, and the row of the journal it is in. */
export type Sent = { readonly draft: OfferDraft; readonly sequence: number };

class Trading {
  readonly part = signal("market");
  /** The moment for which that part was chosen: it changes with the round, the seat and whose turn it is. */
  moment = "";
  /** A counter-offer begins here. */
  readonly draft = signal<OfferDraft>({ to: null, give: {}, get: {} });
  /** The draft as it was last offered. */
  readonly sent = signal<Sent | null>(null);
}

export const tradingOf = perTable(() => new Trading());
