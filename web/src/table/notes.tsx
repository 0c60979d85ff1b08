import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";

const MOST = 20_000; // characters
const PAUSE = 900; // milliseconds without a key before it is saved

export function Notes({ session }: { session: Session }) {
  const text = useSignal(session.note.peek());
  const saved = useSignal(true);
  useEffect(() => {
    if (text.value === session.note.peek()) return undefined;
    saved.value = false;
    const timer = setTimeout(
      () => void session.setNote(text.value).then((reply) => (saved.value = reply.type === "noted")),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [text.value]);
  return (
    <div class="notes" data-topic="table.notes">
      <textarea
        value={text.value}
        maxLength={MOST}
        rows={8}
        aria-label={t("Your notes on this table")}
        placeholder={t("Only you can read this.")}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <small role="status">{saved.value ? t("Saved.") : t("Saving…")}</small>
    </div>
  );
}
