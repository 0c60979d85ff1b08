// The player that this browser belongs to.

import { effect, signal } from "@preact/signals";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { change, key, settings } from "../settings.ts";
import { SITE } from "../site.ts";

/** The public id of the player, empty before the first visit is over. */
export const myId = signal("");

effect(() => {
  const secret = key.value;
  if (secret === "") myId.value = "";
  else void ask(secret);
});

/** An answer may come late: after a name was given here, or for a key that this browser no longer uses. */
async function ask(secret: string): Promise<void> {
  const before = settings.peek().name;
  const me = await api.me().catch(() => null);
  if (!me || key.peek() !== secret) return;
  myId.value = me.id;
  if (!SITE && settings.peek().name === before) adoptName(me.name);
}

/** The name that the server knows: a guest’s changes when it becomes that of somebody’s account. */
function adoptName(known: string): void {
  const { name } = settings.peek();
  if (name && name !== known) change({ name: known === t("Guest") ? "" : known });
}
