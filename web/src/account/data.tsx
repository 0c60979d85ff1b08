// What the server keeps about the player: all of it to take away, and an end to it.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { asApiError } from "../net/api.ts";
import { saveFile } from "../net/files.ts";
import { people } from "../net/people.ts";
import { go } from "../router.ts";
import { change, key } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { toast } from "../ui/toast.tsx";
import type { Attempt } from "./attempt.ts";

export function OwnData({ name, attempt }: { name: string; attempt: Attempt }) {
  const deleting = useSignal(false);
  const save = async () => saveFile(JSON.stringify(await people.exportData(), null, 1), "wealth-of-nations.json");
  return (
    <Panel title={t("Your data")} icon="download">
      <div class="stack">
        <p class="muted">{t("Everything that this server keeps about you, as a file; or an end to all of it.")}</p>
        <div class="row">
          <Button icon="download" onClick={() => void attempt(save)}>
            {t("Download my data")}
          </Button>
          <Button kind="danger" icon="close" onClick={() => (deleting.value = true)}>
            {t("Delete me")}
          </Button>
        </div>
      </div>
      {deleting.value && <Deleting name={name} onClose={() => (deleting.value = false)} />}
    </Panel>
  );
}

function Deleting({ name, onClose }: { name: string; onClose: () => void }) {
  const typed = useSignal("");
  const fault = useSignal("");
  const end = async () => {
    try {
      await people.deleteMe(typed.peek().trim());
    } catch (error) {
      fault.value = asApiError(error).message;
      return;
    }
    key.value = "";
    change({ name: "" });
    toast(t("You are deleted. Thank you for having played."));
    go("/");
  };
  return (
    <Dialog
      title={t("Delete me")}
      onClose={onClose}
      foot={
        <Button kind="danger" disabled={typed.value.trim() !== name} onClick={() => void end()}>
          {t("Delete me for good")}
        </Button>
      }
    >
      <div class="stack">
        <p>
          {t(
            "Finished games stay, without your name. Running games are given up, and everything else goes: your " +
              "ratings, your messages, your ways to sign in. Nobody can bring it back.",
          )}
        </p>
        <TextField
          label={t("Type {name} to go on", { name })}
          value={typed.value}
          most={40}
          onInput={(value) => (typed.value = value)}
          fault={fault.value}
        />
      </div>
    </Dialog>
  );
}
