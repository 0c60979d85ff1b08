// What operators do to a table: close, hide, show, take its ratings back.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import type { Api } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { toast } from "../ui/toast.tsx";
import { operator } from "./requests.ts";

type Action = Api.TableAction["action"];

function asked(action: Action): { name: string; about: string } {
  return {
    close: { name: t("Close the table"), about: t("The game ends for everybody, without a result.") },
    hide: { name: t("Hide the table"), about: t("Only its people and those with a link see it from now on.") },
    show: { name: t("Show the table again"), about: t("It is listed again.") },
    unrate: { name: t("Take its ratings back"), about: t("Everybody’s rating loses what this table brought.") },
  }[action];
}

export function TableButtons({ id, again, all = false }: { id: string; again: () => void; all?: boolean }) {
  const act = async (action: Action) => {
    const { name, about } = asked(action);
    if (!(await confirm(name, about, name, { danger: action !== "show" }))) return;
    if (await attempt(() => operator.table(id, { action }))) toast(t("It is done and in the log."));
    again();
  };
  const actions: readonly Action[] = all ? ["close", "hide", "show", "unrate"] : ["close", "hide"];
  return (
    <>
      {actions.map((action) => (
        <Button key={action} onClick={() => void act(action)} disabled={!id}>
          {asked(action).name}
        </Button>
      ))}
    </>
  );
}

export function TableForm({ again }: { again: () => void }) {
  const typed = useSignal("");
  const id = /[2-9a-z]{20}/.exec(typed.value)?.[0] ?? "";
  return (
    <Panel title={t("Tables")} icon="list">
      <div class="stack">
        <TextField
          label={t("Address or id of a table")}
          value={typed.value}
          most={300}
          onInput={(value) => (typed.value = value)}
        />
        <div class="row">
          <TableButtons id={id} again={again} all />
        </div>
      </div>
    </Panel>
  );
}
