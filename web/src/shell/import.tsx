import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { api, asApiError } from "../net/api.ts";
import { go } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";

export function ImportPage() {
  const text = useSignal("");
  const fault = useSignal("");
  const busy = useSignal(false);
  const over = useSignal(false);
  const bring = async (record: string) => {
    busy.value = true;
    fault.value = "";
    try {
      const table = await api.importRecord(record);
      go(`/tables/${table.id}`);
    } catch (error) {
      fault.value = asApiError(error).message;
    } finally {
      busy.value = false;
    }
  };
  const read = async (file: File | undefined) => {
    if (file) await bring(await file.text());
  };
  const choose = async (input: HTMLInputElement) => {
    await read(input.files?.[0]);
    input.value = ""; // the same file, mended, may be chosen again
  };
  return (
    <div class="form">
      <h1>{t("Import a record")}</h1>
      <Panel>
        <div class="stack wide-gap">
          <p>
            {t(
              "A record holds a whole game. Open one to go through it step by step, look at its charts, " +
                "or play on from any position.",
            )}
          </p>
          <label
            class={`drop ${over.value ? "over" : ""}`}
            onDragOver={(event) => {
              event.preventDefault();
              over.value = true;
            }}
            onDragLeave={() => (over.value = false)}
            onDrop={(event) => {
              event.preventDefault();
              over.value = false;
              void read(event.dataTransfer?.files[0]);
            }}
          >
            <input
              type="file"
              class="visually-hidden"
              accept=".json,.won,application/json"
              onChange={(event) => void choose(event.currentTarget)}
            />
            <Icon name="upload" />
            <b>{t("Choose a file, or drop it here")}</b>
          </label>
          <Form class="stack" onSubmit={() => void bring(text.value)}>
            <TextField
              label={t("Or paste it")}
              area
              value={text.value}
              onInput={(value) => (text.value = value)}
              fault={fault.value}
              placeholder='{"format": "won/1", …}'
            />
            <div class="row">
              <Button kind="main" submit busy={busy.value} disabled={!text.value.trim()}>
                {t("Look at it")}
              </Button>
            </div>
          </Form>
        </div>
      </Panel>
    </div>
  );
}
