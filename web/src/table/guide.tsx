// The guide for a first game: one card at a time, until it is dismissed.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { change, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { Deciding } from "../ui/control.ts";
import { Icon } from "../ui/icon.tsx";

const PLACE = "won.guide";
const dismissed = signal<readonly string[]>(read());

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function put(topic: string): void {
  dismissed.value = [...dismissed.value, topic];
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(dismissed.value));
  } catch {
    // said again next time
  }
}

type Page = { topic: string; title: string; text: string };
const barred = signal(false); // wide screens have a bar for it across the table
const page = signal<Page | null>(null);

/** The page of a guide for a topic, once in a session: where it stands, or in the bar of the frame. */
export function GuideCard({ topic, title, text }: Page) {
  useEffect(() => {
    page.value = { topic, title, text };
    return () => {
      page.value = null;
    };
  }, [topic, text]);
  return barred.value ? null : (
    <Deciding.Provider value={false}>
      <Card topic={topic} title={title} text={text} />
    </Deciding.Provider>
  );
}

/** Across the table, where there is room for long lines. */
export function GuideBar() {
  useEffect(() => {
    barred.value = true;
    return () => {
      barred.value = false;
    };
  }, []);
  return page.value && <Card {...page.value} />;
}

function Card({ topic, title, text }: Page) {
  if (!settings.value.guide || dismissed.value.includes(topic)) return null;
  const words = <p>{text}</p>;
  const buttons = (
    <div class="guide-buttons">
      <Button kind="brass" hotkey="g" onClick={() => put(topic)}>
        {t("Got it")}
      </Button>
      <Button kind="quiet" onClick={() => change({ guide: false })}>
        {t("Turn the guide off")}
      </Button>
    </div>
  );
  return barred.value ? (
    <aside class="guide" aria-label={t("Guide")}>
      <Icon name="hint" />
      <div class="guide-words">
        <h3>{title}</h3>
        {words}
      </div>
      {buttons}
    </aside>
  ) : (
    <aside class="guide" aria-label={t("Guide")}>
      <details key={topic}>
        <summary>
          <Icon name="hint" /> <span>{title}</span> <Icon name="down" class="guide-sign" />
        </summary>
        {words}
        {buttons}
      </details>
    </aside>
  );
}
