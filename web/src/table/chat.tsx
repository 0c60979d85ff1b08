import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { language, t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { Journal } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/panel.tsx";
import { play } from "../ui/sound.ts";

const MOST = 1_000; // characters

export function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** A name in the chat; pressing it calls that person. */
function ChatName({
  entry,
  me,
  onCall,
}: {
  entry: Journal.Said;
  me: string | undefined;
  onCall: (name: string) => void;
}) {
  if (!entry.by || entry.by === me) return <b>{entry.name}</b>;
  return (
    <button
      type="button"
      class="chat-name"
      aria-label={t("Call {name}", { name: entry.name ?? "" })}
      data-tip={t("Call {name}", { name: entry.name ?? "" })}
      onClick={() => onCall(entry.name ?? "")}
    >
      {entry.name}
    </button>
  );
}

/** The messages; with `all` also what happened at the table, for places without a log. */
export function Chat({ session, all = false }: { session: Session; all?: boolean }) {
  const text = useSignal("");
  const list = useRef<HTMLOListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const said = useComputed(() =>
    session.news.value.filter((item) => item.entry.kind === "said" || (all && (item.lines?.length ?? 0) > 0)),
  );
  const known = useRef(said.value.length);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
    if (said.value.length > known.current) play("chat");
    known.current = said.value.length;
  }, [said.value.length]);
  const send = async () => {
    const words = text.value.trim();
    if (!words) return;
    text.value = "";
    const reply = await session.chat(words);
    if (reply.type === "refused") text.value = words;
    field.current?.focus();
  };
  const me = session.welcome.value?.player;
  return (
    <div class="chat" data-topic="table.chat">
      <ol class="chat-lines scroll" ref={list} tabIndex={0} aria-label={t("Messages")}>
        {said.value.map((item) =>
          item.entry.kind === "said" ? (
            <li key={item.sequence} class={classes(item.entry, me ?? "")}>
              <ChatName
                entry={item.entry}
                me={me}
                onCall={(name) => {
                  text.value = `${text.value}@${name} `;
                  field.current?.focus();
                }}
              />{" "}
              <time>{timeOf(item.at)}</time>
              <p>{item.entry.text}</p>
            </li>
          ) : (
            <li key={item.sequence} class="chat-event">
              {item.lines?.join(" ")} <time>{timeOf(item.at)}</time>
            </li>
          ),
        )}
      </ol>
      {said.value.length === 0 && <Empty icon="chat" title={t("No messages yet.")} />}
      <form
        class="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <input
          ref={field}
          type="text"
          data-chat
          value={text.value}
          maxLength={MOST}
          aria-label={t("Write a message")}
          placeholder={t("Write a message")}
          autocomplete="off"
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
        <Button submit icon="right" label={t("Send")} />
      </form>
    </div>
  );
}

function classes(entry: Journal.Said, me: string): string {
  const called = me !== "" && entry.mentions?.includes(me);
  return [entry.by && entry.by === me ? "own" : "", called ? "called" : ""].join(" ");
}
