// What brings people together and back, as requests.

import { asPlayer, call } from "../net/api.ts";
import type { Api } from "../protocol.ts";
import { key } from "../settings.ts";

export const events = {
  pools: () => call<readonly Api.Pool[]>("GET", "/pairing"),
  seek: (seeking: Api.Seeking) => asPlayer<Api.Waiting>("POST", "/pairing", seeking),
  wait: (hidden: boolean) => asPlayer<Api.Waiting>("POST", "/pairing/wait", { hidden } satisfies Api.StillHere),
  daily: (day: string) => (key.peek() ? asPlayer : call)<Api.DailySeen>("GET", `/daily${day && `?day=${day}`}`),
  beginDaily: (game: string) => asPlayer<Api.TableSeen>("POST", `/daily/${game}`),
  /** Said even while the page is being closed. */
  leave: () =>
    fetch("/api/pairing", { method: "DELETE", headers: { Authorization: `Bearer ${key.peek()}` }, keepalive: true })
      .then(() => undefined)
      .catch(() => undefined), // the server notices that nothing more is heard
};
