// Accounts and what people want of each other, as requests; fetched with the pages that need them.

import { t } from "../i18n.ts";
import type { Api } from "../protocol.ts";
import { place } from "../router.ts";
import { change, key, settings } from "../settings.ts";
import { asPlayer, call } from "./api.ts";

type Options = Record<string, unknown>;

export const people = {
  account: () => asPlayer<Api.AccountInfo>("GET", "/account"),
  makeLink: () => asPlayer<Api.DeviceLink>("POST", "/account/links"),
  useLink: (token: string) => call<Api.Me>("POST", "/account/links/use", { token } satisfies Api.LinkUsed),
  signOut: (device: string) => asPlayer<void>("DELETE", `/account/devices/${device}`),
  signOutOthers: () => asPlayer<void>("POST", "/account/sign-out"),
  newPasskey: () => asPlayer<PublicKeyCredentialCreationOptionsJSON>("POST", "/account/passkeys/options"),
  addPasskey: (credential: Options) => asPlayer<Api.AccountInfo>("POST", "/account/passkeys", { credential }),
  dropPasskey: (id: string) => asPlayer<void>("DELETE", `/account/passkeys/${id}`),
  passkeyWanted: () => call<PublicKeyCredentialRequestOptionsJSON>("POST", "/account/sign-in/options"),
  usePasskey: (credential: Options) => call<Api.Me>("POST", "/account/sign-in", { credential }),
  sendMail: (address: string) => call<void>("POST", "/account/email", { address } satisfies Api.MailWanted),
  useMail: (token: string, name = "") =>
    call<Api.Me>("POST", "/account/email/use", { token, name } satisfies Api.MailLinkUsed),
  blocks: () => asPlayer<readonly Api.Named[]>("GET", "/me/blocks"),
  block: (player: string) => asPlayer<void>("POST", "/me/blocks", { player } satisfies Api.Other),
  unblock: (player: string) => asPlayer<void>("DELETE", `/me/blocks/${player}`),
  mutes: (table: string) => asPlayer<readonly Api.Named[]>("GET", `/tables/${table}/mutes${invitation()}`),
  mute: (table: string, player: string) =>
    asPlayer<void>("POST", `/tables/${table}/mutes${invitation()}`, { player } satisfies Api.Other),
  unmute: (table: string, player: string) =>
    asPlayer<void>("DELETE", `/tables/${table}/mutes/${player}${invitation()}`),
  report: (about: Api.Reporting) =>
    asPlayer<void>("POST", "/reports", { ...about, invite: place.peek().hash.get("invite") ?? "" }),
  exportData: () => asPlayer<unknown>("GET", "/account/export"),
  deleteMe: (name: string) => asPlayer<void>("POST", "/account/delete", { name } satisfies Api.Deleting),
  dropMail: () => asPlayer<void>("DELETE", "/account/email"),
};

/** With an invitation to a private table, for somebody who has no seat there. */
function invitation(): string {
  const invite = place.peek().hash.get("invite");
  return invite ? `?invite=${encodeURIComponent(invite)}` : "";
}

/** This browser belongs to that account from now on. */
export function signedIn(me: Api.Me): string {
  if (me.key) key.value = me.key;
  if (me.name !== settings.peek().name) change({ name: me.name });
  return t("Welcome, {name}.", { name: me.name });
}
