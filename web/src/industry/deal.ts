// What is being dealt with in Trade: the open part of its panel, and the offer being put together.

import { signal } from "@preact/signals";
import type { Dict } from "../protocol.ts";

/** `order` is the place of the standing order that is being changed by it. */
export type OfferDraft = { to: number | null; give: Dict<number>; get: Dict<number>; order?: number | undefined };

export const part = signal("market");
/** A counter-offer begins here. */
export const draft = signal<OfferDraft>({ to: null, give: {}, get: {} });
