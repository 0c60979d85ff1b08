import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";

const MOST = 20_000; // characters
const PAUSE = 900; // milliseconds without a key before it is saved

export function Notes({ session }: { session: Session }) {
  const text = useSignal(session.note.peek());
  const saved = useSignal(true);
  const save = async () => {
    const written = text.peek();
    if (written === session.note.peek()) return;
    const reply = await session.setNote(written);
    if (written === text.peek()) saved.value = reply.type === "noted";
  };
  useEffect(() => {
    saved.value = text.value === session.note.peek();
    if (saved.value) return undefined;
    const timer = setTimeout(() => void save(), PAUSE);
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
        onBlur={() => void save()} // another tab or page may be chosen at once
      />
      <small role="status">{saved.value ? t("Saved.") : t("Saving…")}</small>
    </div>
  );
}
