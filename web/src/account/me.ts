// The player that this browser belongs to.

import { effect, signal } from "@preact/signals";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { change, key, settings } from "../settings.ts";
import { SITE } from "../site.ts";

/** The public id of the player, empty before the first visit is over. */
export const myId = signal("");

effect(() => {
  if (key.value === "") myId.value = "";
  else
    void api.me().then(
      (me) => {
        myId.value = me.id;
        if (!SITE) adoptName(me.name);
      },
      () => undefined,
    );
});

/** The name that the server knows: a guest’s changes when it becomes that of somebody’s account. */
function adoptName(known: string): void {
  const { name } = settings.peek();
  if (name && name !== known) change({ name: known === t("Guest") ? "" : known });
}
