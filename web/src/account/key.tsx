// The player's secret key: copied to another browser by a private link, or entered here.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { go, place } from "../router.ts";
import { change, key } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { copy } from "../ui/copy.ts";
import { confirm } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { toast } from "../ui/toast.tsx";

/** The key stands behind the `#`, which browsers send to nobody. */
function privateLink(secret: string): string {
  return `${location.origin}/settings#key=${encodeURIComponent(secret)}`;
}

/** The key in a private link, or the text itself. */
function keyIn(text: string): string {
  return new URLSearchParams(text.trim().split("#")[1] ?? "").get("key") ?? text.trim();
}

async function become(wanted: string): Promise<boolean> {
  const before = key.peek();
  if (wanted === before) return true;
  if (
    before &&
    !(await confirm(
      t("Switch to another player?"),
      t("The games of this browser stay with the old key. Copy its link first if you want to come back."),
      t("Change"),
    ))
  )
    return false;
  try {
    const me = await api.whose(wanted);
    key.value = wanted;
    change({ name: me.name });
    toast(t("Welcome, {name}.", { name: me.name }));
    return true;
  } catch {
    toast(t("Nobody here has this key."), "fault");
    return false;
  }
}

/** Replaces a key that somebody else may have seen. */
async function replace(): Promise<void> {
  if (
    !(await confirm(
      t("Get a new key?"),
      t("The old key and every link with it stop working at once, in all browsers."),
      t("Get a new key"),
    ))
  )
    return;
  try {
    key.value = (await api.rekey()).key ?? key.peek();
    toast(t("You have a new key. Copy your private link again for your other browsers."));
  } catch {
    toast(t("That did not work. Your old key is still valid."), "fault");
  }
}

/** Reads the key of a private link and removes it from the address at once. */
export function useKeyInAddress(): void {
  useEffect(() => {
    const brought = place.peek().hash.get("key");
    if (!brought) return;
    go("/settings", true);
    void become(brought);
  }, [place.value]);
}

export function KeyButtons() {
  const brought = useSignal<string | null>(null);
  const bring = async () => {
    if (await become(keyIn(brought.peek() ?? ""))) brought.value = null;
  };
  return (
    <>
      <div class="row">
        <Button
          icon="link"
          disabled={key.value === ""}
          onClick={() =>
            void copy(
              privateLink(key.peek()),
              t("Private link copied. Open it in the other browser, and keep it to yourself."),
            )
          }
        >
          {t("Copy my private link")}
        </Button>
        <Button
          icon="key"
          expanded={brought.value !== null}
          onClick={() => (brought.value = brought.value === null ? "" : null)}
        >
          {t("I have a link or a key")}
        </Button>
        <Button kind="quiet" icon="key" disabled={key.value === ""} onClick={() => void replace()}>
          {t("Get a new key")}
        </Button>
      </div>
      {brought.value !== null && (
        <Form class="stack" onSubmit={bring}>
          <TextField
            label={t("Private link or key")}
            value={brought.value}
            onInput={(value) => (brought.value = value)}
          />
          <div class="row">
            <Button submit kind="brass" disabled={!brought.value.trim()}>
              {t("Use it")}
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
