// What one can do about somebody: call, mute at this table, block everywhere, or report to the operators.

import { useSignal } from "@preact/signals";
import { befriend } from "../company/asking.ts";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { people } from "../net/people.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { toast } from "../ui/toast.tsx";

type PersonProps = {
  id: string;
  name: string;
  /** Where the person was met. */
  table?: string;
  /** The club that a report is about; `name` is then its name. */
  club?: string;
  /** The line of the chat that it is about. */
  line?: { sequence: number; text: string };
  onCall?: (name: string) => void;
  onClose: () => void;
};

export function PersonDialog(props: PersonProps) {
  const { id, name, table, onCall, onClose } = props;
  const reporting = useSignal(false);
  const done = (what: () => Promise<void>, said: string) => async () => {
    if (await attempt(what)) {
      toast(said);
      onClose();
    }
  };
  if (reporting.value) return <ReportDialog {...props} />;
  return (
    <Dialog title={name} onClose={onClose}>
      <ul class="deeds">
        {onCall && (
          <li>
            <Button
              icon="chat"
              onClick={() => {
                onClose();
                onCall(name);
              }}
            >
              {t("Call {name}", { name })}
            </Button>
          </li>
        )}
        <li>
          <Button icon="plus" onClick={() => void befriend(id, name).then((done) => done && onClose())}>
            {t("Add as friend")}
          </Button>
        </li>
        {table && (
          <li>
            <Button
              icon="eye"
              onClick={() => void done(() => people.mute(table, id), t("You no longer read {name} here.", { name }))()}
            >
              {t("Mute at this table")}
            </Button>
            <p class="muted">{t("You no longer read what {name} writes here. Nobody is told.", { name })}</p>
          </li>
        )}
        <li>
          <Button icon="close" onClick={() => void done(() => people.block(id), t("{name} is blocked.", { name }))()}>
            {t("Block")}
          </Button>
          <p class="muted">
            {t(
              "No seat together at new tables, and neither reads what the other writes. A tournament that you are " +
                "both in already goes on as it is. You can end it in your account.",
            )}
          </p>
        </li>
        <li>
          <Button icon="flag" onClick={() => (reporting.value = true)}>
            {t("Report to the operators")}
          </Button>
        </li>
      </ul>
      <p>
        <a href={`/players/${id}`}>{t("Profile of {name}", { name })}</a>
      </p>
    </Dialog>
  );
}

export function ReportDialog({ id, name, table, club, line, onClose }: PersonProps) {
  const text = useSignal("");
  const busy = useSignal(false);
  const send = async () => {
    busy.value = true;
    const about =
      line && table ? { table, sequence: line.sequence } : { player: id, table: table ?? "", club: club ?? "" };
    const sent = await attempt(() => people.report({ ...about, text: text.peek().trim() }));
    busy.value = false;
    if (!sent) return;
    toast(t("Thank you. The operators will look at it."));
    onClose();
  };
  return (
    <Dialog
      title={t("Report {name}", { name })}
      onClose={onClose}
      foot={
        <Button kind="main" busy={busy.value} onClick={() => void send()}>
          {t("Send to the operators")}
        </Button>
      }
    >
      <div class="stack">
        {line && (
          <>
            <blockquote class="said">{line.text}</blockquote>
            <p class="muted">{t("This line and those around it are sent with the report.")}</p>
          </>
        )}
        <TextField
          area
          label={t("What is wrong?")}
          value={text.value}
          most={1000}
          onInput={(value) => (text.value = value)}
        />
      </div>
    </Dialog>
  );
}
