import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { go } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";

/** The address within this page that a pasted link or table name means, or null. */
export function linked(text: string): string | null {
  const match = /(?:^|\/tables?\/)([2-9a-z]{6,})(\?[^#\s]*)?(#\S*)?$/.exec(text.trim());
  return match ? `/tables/${match[1]}${match[2] ?? ""}${match[3] ?? ""}` : null;
}

export function JoinByLink({ onClose }: { onClose: () => void }) {
  const text = useSignal("");
  const fault = useSignal("");
  const join = () => {
    const address = linked(text.value);
    if (!address) {
      fault.value = t("This is not the link of a table. It looks like …/tables/…");
      return;
    }
    onClose();
    go(address);
  };
  return (
    <Dialog title={t("Join by link")} onClose={onClose}>
      <Form class="stack" onSubmit={join}>
        <TextField
          label={t("The link you were sent")}
          value={text.value}
          fault={fault.value}
          onInput={(value) => (text.value = value)}
        />
        <div class="dialog-foot">
          <Button kind="main" submit>
            {t("Go to the table")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
