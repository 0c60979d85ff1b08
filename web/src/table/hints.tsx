import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { Advised } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Empty, Loading } from "../ui/panel.tsx";

/** What a bot would do here, and why. */
export function Hints({ session, onClose }: { session: Session; onClose: () => void }) {
  const advised = useSignal<Advised | null>(null);
  const fault = useSignal("");
  useEffect(() => {
    void session.advise(3).then((reply) => {
      if (reply.type === "refused") fault.value = reply.text || t("There is no hint for this moment.");
      else advised.value = reply;
    });
  }, []);
  const follow = async (action: Advised["best"][number]["action"]) => {
    onClose();
    await session.send(action);
  };
  return (
    <Dialog title={t("What a good player might do")} onClose={onClose}>
      {fault.value && <Empty icon="hint" title={fault.value} />}
      {!advised.value && !fault.value && <Loading>{t("Thinking…")}</Loading>}
      {advised.value?.best.length === 0 && <Empty icon="hint" title={t("There is no hint for this moment.")} />}
      <ol class="hints">
        {advised.value?.best.map((advice, at) => (
          <li key={at} class="hint">
            <span class="hint-number" aria-hidden="true">
              {at + 1}
            </span>
            <span class="hint-text">
              <b>{advice.text}</b>
              {advice.why && <small>{advice.why}</small>}
            </span>
            <Button
              kind={at === 0 ? "main" : "plain"}
              hotkey={String(at + 1)}
              onClick={() => void follow(advice.action)}
            >
              {t("Do it")}
            </Button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
