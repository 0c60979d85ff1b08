// The log, the chat, notes and orders, as tabs.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { offers } from "../net/offers.ts";
import type { Session } from "../net/session.ts";
import { useKey } from "../ui/keys.ts";
import { type Tab, TabPanel, Tabs } from "../ui/tabs.tsx";
import { Chat } from "./chat.tsx";
import type { GameModule } from "./contract.ts";
import { Log } from "./log.tsx";
import { Notes } from "./notes.tsx";
import { Orders } from "./orders.tsx";
import { unread, useReading } from "./unread.ts";

export function Talk({ session, game }: { session: Session; game: GameModule }) {
  const tab = useSignal("log");
  useReading(session, tab.value === "chat");
  useKey("c", () => {
    if (!offers("chat")) return;
    tab.value = "chat";
    requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-chat]")?.focus());
  });
  const orders = session.mine.value?.orders.length ?? 0;
  const tabs: Tab[] = [{ id: "log", title: t("Log") }];
  if (offers("chat")) tabs.push({ id: "chat", title: t("Chat"), badge: unread(session) });
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
