// What was looked for last, for as long as the page is open.

import { signal } from "@preact/signals";
import { FIRST } from "../games.ts";
import type { Api } from "../protocol.ts";

export const seek = signal<Required<Api.Seeking>>({
  game: FIRST,
  players: 3,
  pace: "quick",
  near: true,
  patience: 60,
});
