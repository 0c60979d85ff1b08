// Where a player is notified, of what, and how often: this browser, e-mail, Discord or webhook.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { api, asApiError } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import { key } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { toast } from "../ui/toast.tsx";
import { Channel } from "./channel.tsx";
import { type Kind, kindHelp, kindName } from "./channelwords.ts";
import { canPush, subscribe } from "./push.ts";

/** The list with a form below it; with `table` for that table alone. */
export function Channels({ table = "" }: { table?: string }) {
  const known = key.value !== "";
  const loaded = useLoad(() => (known ? api.channels() : Promise.resolve([])), [known]);
  const offered = useLoad(api.channelKinds, []).value;
  const kinds = (offered?.kinds ?? []).filter((kind) => kind !== "push" || canPush());
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
      const where = kind === "push" ? await subscribe(offered?.push_key ?? "") : address.value.trim();
      const added = await api.addChannel({ kind, address: where, table });
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
  const change = async (work: Promise<void>) => {
    await work.catch((error: unknown) => toast(asApiError(error).message, "fault"));
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
            <Channel key={channel.id} channel={channel} onChange={change} />
          ))}
        </ul>
      )}
      <Form class="stack" onSubmit={add}>
        <ChoiceField<Kind>
          label={t("Notify me by")}
          value={kind}
          onChange={(value) => {
            chosen.value = value;
            fault.value = "";
          }}
          choices={kinds.map((value) => ({ value, label: kindName(value) }))}
        />
        {kind === "push" ? (
          <>
            <p class="field-help">{kindHelp(kind)}</p>
            {fault.value && <p class="field-fault">{fault.value}</p>}
          </>
        ) : (
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
        )}
        <div class="row">
          <Button submit icon="bell" busy={busy.value} disabled={kind !== "push" && !address.value.trim()}>
            {kind === "push" ? t("Notify this browser") : t("Add")}
          </Button>
        </div>
      </Form>
    </div>
  );
}
