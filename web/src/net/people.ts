// Accounts and what people want of each other, as requests; fetched with the pages that need them.

import { t } from "../i18n.ts";
import type { Api } from "../protocol.ts";
import { change, key, settings } from "../settings.ts";
import { asPlayer, call } from "./api.ts";

type Options = Record<string, unknown>;

export const people = {
  account: () => asPlayer<Api.AccountSeen>("GET", "/account"),
  makeLink: () => asPlayer<Api.DeviceLink>("POST", "/account/links"),
  useLink: (token: string) => call<Api.Me>("POST", "/account/links/use", { token } satisfies Api.LinkUsed),
  signOut: (device: string) => asPlayer<void>("DELETE", `/account/devices/${device}`),
  signOutOthers: () => asPlayer<void>("POST", "/account/sign-out"),
  newPasskey: () => asPlayer<Options>("POST", "/account/passkeys/options"),
  addPasskey: (credential: Options) => asPlayer<Api.AccountSeen>("POST", "/account/passkeys", { credential }),
  dropPasskey: (id: string) => asPlayer<void>("DELETE", `/account/passkeys/${id}`),
  passkeyWanted: () => call<Options>("POST", "/account/sign-in/options"),
  usePasskey: (credential: Options) => call<Api.Me>("POST", "/account/sign-in", { credential }),
  sendMail: (address: string) => call<void>("POST", "/account/email", { address } satisfies Api.MailWanted),
  useMail: (token: string) => call<Api.Me>("POST", "/account/email/use", { token } satisfies Api.MailLinkUsed),
  dropMail: () => asPlayer<void>("DELETE", "/account/email"),
};

/** This browser belongs to that account from now on. */
export function signedIn(me: Api.Me): string {
  if (me.key) key.value = me.key;
  if (me.name !== settings.peek().name) change({ name: me.name });
  return t("Welcome, {name}.", { name: me.name });
}
