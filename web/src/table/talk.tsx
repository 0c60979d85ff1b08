// The log, the chat, notes and orders, as tabs.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { useKey } from "../ui/keys.ts";
import { play } from "../ui/sound.ts";
import { type Tab, TabPanel, Tabs } from "../ui/tabs.tsx";
import { toast } from "../ui/toast.tsx";
import { Chat } from "./chat.tsx";
import type { GameModule } from "./contract.ts";
import { Log } from "./log.tsx";
import { Notes } from "./notes.tsx";
import { Orders } from "./orders.tsx";

export function Talk({ session, game }: { session: Session; game: GameModule }) {
  const tab = useSignal("log");
  const read = useRef(0);
  const said = session.news.value.filter((item) => item.entry.kind === "said").length;
  if (tab.value === "chat") read.current = said;
  useKey("c", () => {
    tab.value = "chat";
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-chat]")?.focus());
  });
  useMentions(session, tab.value === "chat");
  const orders = session.mine.value?.orders.length ?? 0;
  const tabs: Tab[] = [
    { id: "log", title: t("Log") },
    { id: "chat", title: t("Chat"), badge: tab.value === "chat" ? 0 : said - read.current },
  ];
  if (session.welcome.value?.player) tabs.push({ id: "notes", title: t("Notes") });
  if (session.mine.value) tabs.push({ id: "orders", title: t("Orders"), badge: orders });
  return (
    <section class="panel talk" aria-label={t("Log and chat")}>
      <Tabs
        label={t("Log and chat")}
        prefix="talk"
        tabs={tabs}
        chosen={tab.value}
        onChoose={(id) => (tab.value = id)}
      />
      <TabPanel id={tab.value} prefix="talk">
        {tab.value === "log" && <Log session={session} game={game} />}
        {tab.value === "chat" && <Chat session={session} />}
        {tab.value === "notes" && <Notes session={session} />}
        {tab.value === "orders" && <Orders session={session} game={game} />}
      </TabPanel>
    </section>
  );
}

/** Notifies of mentions in the chat while it is not open. */
function useMentions(session: Session, reading: boolean): void {
  const latest = useRef(session.news.peek().at(-1)?.sequence ?? -1);
  const me = session.welcome.value?.player;
  useEffect(() => {
    for (const { sequence, entry } of session.news.value) {
      if (sequence <= latest.current) continue;
      latest.current = sequence;
      if (!reading && me && entry.kind === "said" && entry.by !== me && entry.mentions?.includes(me)) {
        toast(`${entry.name}: ${entry.text}`);
        play("chat");
      }
    }
  }, [session.news.value]);
}
