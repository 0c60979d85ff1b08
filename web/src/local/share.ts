// Links that carry a whole game: nobody needs a server to show one.

import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { link } from "../router.ts";
import { copy } from "../ui/copy.ts";
import { packed } from "./packed.ts";

/** Copies a link with the record of a finished game. */
export async function shareGame(id: string): Promise<void> {
  await copy(await gameLink(id), t("Link with the whole game copied."));
}

/** Copies a link to a position of a finished game. */
export async function sharePosition(id: string, step: number): Promise<void> {
  await copy(`${await gameLink(id)}?step=${step}`, t("Link to this position copied."));
}

async function gameLink(id: string): Promise<string> {
  return link(`/open/${await packed(JSON.stringify(await api.record(id)))}`);
}
