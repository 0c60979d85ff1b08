// Where a player gets notified of their turn: webhook, Discord or e-mail, for one table or for all.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { api, asApiError } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { key } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { toast } from "../ui/toast.tsx";

type Kind = Api.NewChannel["kind"];

function kindName(kind: Kind): string {
  return { email: t("E-mail"), discord: "Discord", webhook: t("Webhook") }[kind];
}

function kindHelp(kind: Kind): string {
  switch (kind) {
    case "email":
      return t("You first get a message with a link; follow it to confirm.");
    case "discord":
      return t("The address of a webhook, from the settings of a channel on Discord.");
    case "webhook":
      return t("Any address that takes JSON. Every message says which table waits, and since when.");
  }
}

/** The list with a form below it; with `table` for that table alone. */
export function Channels({ table = "" }: { table?: string }) {
  const known = key.value !== "";
  const loaded = useLoad(() => (known ? api.channels() : Promise.resolve([])), [known]);
  const kinds = useLoad(api.channelKinds, []).value ?? [];
  const chosen = useSignal<Kind | null>(null);
  const kind = chosen.value ?? kinds[0] ?? "discord";
  const address = useSignal("");
  const fault = useSignal("");
  const busy = useSignal(false);
  const shown = (loaded.value ?? []).filter((channel) => !table || !channel.table || channel.table === table);
  const add = async () => {
    busy.value = true;
    fault.value = "";
    try {
      const added = await api.addChannel({ kind, address: address.value.trim(), table });
      address.value = "";
      toast(
        added.confirmed === false ? t("Check your e-mail and follow the link.") : t("You will get messages there."),
      );
      loaded.again();
    } catch (error) {
      fault.value = asApiError(error).message;
    } finally {
      busy.value = false;
    }
  };
  const drop = async (id: string) => {
    await api.dropChannel(id).catch((error: unknown) => toast(asApiError(error).message, "fault"));
    loaded.again();
  };
  return (
    <div class="stack wide-gap">
      <p class="muted">
        {t(
          "For games that take days: one message when your turn begins, none for a turn that a standing " +
            "order plays.",
        )}
      </p>
      {shown.length > 0 && (
        <ul class="channels" aria-label={t("Where you get messages")}>
          {shown.map((channel) => (
            <li key={channel.id} class="channel">
              <Icon name="bell" />
              <span class="channel-words">
                <b>{kindName(channel.kind)}</b> <span class="channel-address">{channel.address}</span>
                <small>
                  {channel.table ? <a href={`/tables/${channel.table}`}>{t("for one table")}</a> : t("for every table")}
                  {channel.confirmed === false && ` · ${t("waiting for you to follow the link in the e-mail")}`}
                </small>
              </span>
              <Button
                kind="quiet"
                icon="close"
                label={t("Stop messages to {address}", { address: channel.address })}
                onClick={() => void drop(channel.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <ChoiceField<Kind>
          label={t("Notify me by")}
          value={kind}
          onChange={(value) => {
            chosen.value = value;
            fault.value = "";
          }}
          choices={kinds.map((value) => ({ value, label: kindName(value) }))}
        />
        <TextField
          label={t("Address")}
          value={address.value}
          most={1000}
          onInput={(value) => (address.value = value)}
          fault={fault.value}
          help={kindHelp(kind)}
          placeholder={kind === "email" ? "ada@example.org" : "https://…"}
          autocomplete={kind === "email" ? "email" : "off"}
        />
        <div class="row">
          <Button submit icon="bell" busy={busy.value} disabled={!address.value.trim()}>
            {t("Add")}
          </Button>
        </div>
      </form>
    </div>
  );
}
