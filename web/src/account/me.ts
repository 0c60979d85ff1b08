// The player that this browser belongs to.

import { effect, signal } from "@preact/signals";
import { api } from "../net/api.ts";
import { key } from "../settings.ts";

/** The public id of the player, empty before the first visit is over. */
export const myId = signal("");

effect(() => {
  if (key.value === "") myId.value = "";
  else
    void api.me().then(
      (me) => (myId.value = me.id),
      () => undefined,
    );
});
