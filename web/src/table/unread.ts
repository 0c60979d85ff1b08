// Chat messages that have not been read: counted while the chat is closed, wherever it is shown.

import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Session } from "../net/session.ts";
import { play } from "../ui/sound.ts";
import { toast } from "../ui/toast.tsx";
import type { Table } from "./contract.ts";
import { perTable } from "./local.ts";

type Unread = { readonly said: ReadonlySignal<number>; readonly read: Signal<number>; readonly open: Signal<boolean> };

const chatOf = perTable<Table, Unread>((table) => ({
  said: computed(() => table.news.value.filter((item) => item.entry.kind === "said" && item.entry.text).length),
  read: signal(0),
  open: signal(false),
}));

/** While `open`, whatever is said counts as read. */
export function useReading(table: Table, open: boolean): void {
  const chat = chatOf(table);
  useEffect(() => {
    chat.open.value = open;
    if (open) chat.read.value = chat.said.value;
    return () => {
      chat.open.value = false;
    };
  }, [open, chat.said.value]);
}

export function unread(table: Table): number {
  const { said, read, open } = chatOf(table);
  return open.value ? 0 : said.value - read.value;
}

/** Notifies of mentions in the chat while it is not open. */
export function useMentions(session: Session): void {
  const latest = useRef(session.news.peek().at(-1)?.sequence ?? -1);
  const me = session.welcome.value?.player;
  useEffect(() => {
    for (const { sequence, entry } of session.news.value) {
      if (sequence <= latest.current) continue;
      latest.current = sequence;
      if (entry.kind !== "said" || !me || entry.by === me || chatOf(session).open.peek()) continue;
      if (!entry.mentions?.includes(me)) continue;
      toast(`${entry.name}: ${entry.text}`);
      play("chat");
    }
  }, [session.news.value]);
}
