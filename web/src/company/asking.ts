// Asking somebody to be a friend.

import { knownName } from "../account/name.tsx";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { toast } from "../ui/toast.tsx";
import { company } from "./api.ts";

/** Asks, or accepts; whether that was done. */
export async function befriend(id: string, name: string, accepts = false): Promise<boolean> {
  if (!(await knownName())) return false; // they see who asks
  const done = await attempt(() => company.befriend(id));
  if (done) {
    toast(accepts ? t("You and {name} are friends now.", { name }) : t("{name} is asked to be your friend.", { name }));
  }
  return done;
}
