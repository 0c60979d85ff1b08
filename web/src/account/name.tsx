// A person who sits down gives a name first, so that no two guests meet at a table.

import { signal, useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { api, asApiError } from "../net/api.ts";
import { change, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { plainName } from "../ui/names.ts";

type Question = { settle: (name: string) => void; action: string };

const asking = signal<Question | null>(null);

/** The name of this browser’s player; asked for where there is none yet. Empty if none was given. */
export function knownName(action = t("Sit down")): Promise<string> {
  const name = plainName(settings.peek().name);
  if (name) return Promise.resolve(name);
  return new Promise((resolve) => {
    const settle = (given: string) => {
      asking.value = null;
      resolve(given);
    };
    asking.value = { settle, action };
  });
}

/** Once on the page. */
export function NameQuestion() {
  return asking.value && <NameDialog {...asking.value} />;
}

function NameDialog({ settle, action }: Question) {
  const name = useSignal("");
  const fault = useSignal("");
  const busy = useSignal(false);
  const give = async () => {
    const wanted = plainName(name.value);
    if (!wanted) return;
    busy.value = true;
    try {
      await api.rename(wanted);
      change({ name: wanted });
      settle(wanted);
    } catch (error) {
      fault.value = asApiError(error).message;
    } finally {
      busy.value = false;
    }
  };
  return (
    <Dialog title={t("What is your name?")} onClose={() => settle("")}>
      <Form class="stack" onSubmit={give}>
        <TextField
          label={t("Your name")}
          value={name.value}
          most={40}
          fault={fault.value}
          autocomplete="nickname"
          help={t("As others at the table see you.")}
          onInput={(value) => (name.value = value)}
        />
        <div class="dialog-foot">
          <Button kind="main" submit busy={busy.value} disabled={!plainName(name.value)}>
            {action}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
