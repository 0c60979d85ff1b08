// The words for the ways to be notified.

import { t } from "../i18n.ts";
import type { Api } from "../protocol.ts";

export type Kind = Api.NewChannel["kind"];

export function kindName(kind: Kind): string {
  return { push: t("This browser"), email: t("E-mail"), discord: "Discord", webhook: t("Webhook") }[kind];
}

export function kindHelp(kind: Kind): string {
  switch (kind) {
    case "push":
      return t("Messages appear on this device, also while no page is open. Nobody but this browser can read them.");
    case "email":
      return t("You first get a message with a link; follow it to confirm.");
    case "discord":
      return t("The address of a webhook, from the settings of a channel on Discord.");
    case "webhook":
      return t("Any address that takes JSON. Every message says which table waits, and since when.");
  }
}

/** Where messages go, as its owner knows it. */
export function addressOf({ kind, address }: Api.Channel): string {
  if (kind !== "push") return address;
  try {
    return new URL((JSON.parse(address) as { endpoint: string }).endpoint).host;
  } catch {
    return "";
  }
}
