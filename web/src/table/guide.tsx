// The guide for a first game: in the line above the table, opened on demand over it, so that nothing below ever moves.

import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { change, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useKey } from "../ui/keys.ts";
import { useOutside } from "../ui/outside.ts";

const PLACE = "won.guide";
const dismissed = signal<readonly string[]>(read());

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function put(topics: readonly string[]): void {
  dismissed.value = topics;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(topics));
  } catch {
    // said again next time
  }
}

type Page = { topic: string; title: string; text: string };
const page = signal<Page | null>(null);

/** Tells the line of the frame which page of the guide the moment calls for. */
export function GuideCard({ topic, title, text }: Page) {
  useEffect(() => {
    page.value = { topic, title, text };
    return () => {
      page.value = null;
    };
  }, [topic, text]);
  return null;
}

/** Its title, and with `room` the start of its text; both open the page. */
export function GuideLine({ room }: { room: boolean }) {
  const open = useSignal(false);
  const box = useRef<HTMLElement>(null);
  const fold = () => {
    open.value = false;
  };
  useKey("Escape", fold, open.value);
  useOutside(box, open.value, fold);
  const now = page.value;
  const topic = now?.topic ?? "";
  useEffect(fold, [topic]);
  if (!settings.value.guide || !now) return null;
  const { title, text } = now;
  const known = dismissed.value.includes(topic);
  const close = () => {
    fold();
    if (!known) put([...dismissed.value, topic]);
  };
  return (
    <aside ref={box} class={`guide ${open.value ? "open" : ""} ${known ? "known" : ""}`} aria-label={t("Guide")}>
      <button type="button" class="guide-line" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        <Icon name="hint" />
        <b>{title}</b>
        {room && <span class="guide-start">{known && !open.value ? "" : text}</span>}
        <Icon name="down" class="guide-sign" />
      </button>
      {room && !known && !open.value && (
        <Button kind="brass" hotkey="g" onClick={close}>
          {t("Got it")}
        </Button>
      )}
      {open.value && (
        <div class="guide-page">
          <p>{text}</p>
          <div class="row">
            <Button kind="brass" hotkey="g" onClick={close}>
              {t("Got it")}
            </Button>
            <Button kind="quiet" onClick={() => change({ guide: false })}>
              {t("Turn the guide off")}
            </Button>
          </div>
        </div>
      )}
    </aside>
  );
}
