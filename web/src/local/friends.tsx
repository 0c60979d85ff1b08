// "Play this with friends": the running game goes to a server, where others can take its seats.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { ApiError, asApiError } from "../net/api.ts";
import type { Session } from "../net/session.ts";
import { change, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { packed } from "./packed.ts";
import { recordOf } from "./page.ts";
import { serverAddress } from "./server.ts";

/** The server that whoever built this site has named; empty if none. */
declare const WON_SERVER: string;

export function WithFriends({ session, onClose }: { session: Session; onClose: () => void }) {
  const server = useSignal(settings.peek().server || WON_SERVER);
  const fault = useSignal("");
  const busy = useSignal(false);
  const leave = async () => {
    const address = serverAddress(server.value);
    if (!address) {
      fault.value = t("This is not the address of a server. It looks like play.example.org.");
      return;
    }
    busy.value = true;
    try {
      const game = await packed(await running(session.id));
      change({ server: server.value.trim() });
      location.assign(`${address}/continue#game=${game}`);
    } catch (error) {
      fault.value = asApiError(error).message;
    }
    busy.value = false;
  };
  return (
    <Dialog title={t("Play this with friends")} onClose={onClose}>
      <Form class="stack" onSubmit={leave}>
        <p>
          {t(
            "Friends elsewhere need a server. A copy of this game goes there, with everything played so far; you say " +
              "who takes which seat, and get links for the others. Here the game stays as it is.",
          )}
        </p>
        <TextField
          label={t("Address of the server")}
          value={server.value}
          fault={fault.value}
          placeholder="play.example.org"
          autocomplete="url"
          onInput={(value) => (server.value = value)}
        />
        <div class="dialog-foot">
          <Button onClick={onClose}>{t("Back")}</Button>
          <Button kind="main" icon="people" submit busy={busy.value} disabled={!server.value.trim()}>
            {t("Go to the server")}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

async function running(table: string): Promise<string> {
  const response = await recordOf(table);
  if (response.ok) return response.text();
  const said = (await response.json()) as { code?: string; text?: string };
  throw new ApiError(said.code ?? "internal", said.text ?? t("Something went wrong."));
}
