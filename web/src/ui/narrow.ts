// Whether the window is as narrow as a phone: then one part of a table is shown at a time.

import { signal } from "@preact/signals";

const phone = matchMedia("(max-width: 760px)");

export const narrow = signal(phone.matches);

phone.addEventListener("change", () => (narrow.value = phone.matches));
