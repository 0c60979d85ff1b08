import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { language, t, tn } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { Journal } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { Form } from "../ui/form.tsx";
import { later } from "../ui/later.tsx";
import { Empty } from "../ui/panel.tsx";
import { play } from "../ui/sound.ts";

const MOST = 1_000; // characters

export function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString(language.value, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

const PersonLater = later(() => import("../people/person.tsx"), true);
const MutedLater = later(() => import("../people/muted.tsx"), true);
type Line = { entry: Journal.Said; sequence: number };

/** A name in the chat; pressing it opens what can be done about that person. */
function ChatName({ entry, me, onOpen }: { entry: Journal.Said; me: string | undefined; onOpen: () => void }) {
  if (!entry.by || !me || entry.by === me) return <b>{entry.name}</b>;
  const label = t("{name}: call, mute, block or report", { name: entry.name ?? "" });
  return (
    <button type="button" class="chat-name" aria-label={label} data-tip={label} onClick={onOpen}>
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
    session.news.value.filter((item) =>
      item.entry.kind === "said" ? item.entry.text : all && (item.lines?.length ?? 0) > 0,
    ),
  );
  const hidden = session.news.value.filter((item) => item.entry.kind === "said" && !item.entry.text).length;
  const person = useSignal<Line | null>(null);
  const muted = useSignal(false);
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
  const call = (name: string) => {
    text.value = `${text.value}@${name} `;
    requestAnimationFrame(() => field.current?.focus());
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
                onOpen={() => (person.value = { entry: item.entry as Journal.Said, sequence: item.sequence })}
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
      {hidden > 0 && (
        <Button kind="quiet" icon="eye" onClick={() => (muted.value = true)}>
          {tn("{n} hidden message", "{n} hidden messages", hidden)}
        </Button>
      )}
      {said.value.length === 0 && <Empty icon="chat" title={t("No messages yet.")} />}
      <Form class="chat-form" onSubmit={send}>
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
      </Form>
      {person.value && (
        <PersonLater>
          {({ PersonDialog }) => (
            <PersonDialog
              id={person.value!.entry.by ?? ""}
              name={person.value!.entry.name ?? ""}
              table={session.id}
              line={{ sequence: person.value!.sequence, text: person.value!.entry.text }}
              onCall={call}
              onClose={() => (person.value = null)}
            />
          )}
        </PersonLater>
      )}
      {muted.value && (
        <MutedLater>
          {({ MutedDialog }) => <MutedDialog table={session.id} onClose={() => (muted.value = false)} />}
        </MutedLater>
      )}
    </div>
  );
}

function classes(entry: Journal.Said, me: string): string {
  const called = me !== "" && entry.mentions?.includes(me);
  return [entry.by && entry.by === me ? "own" : "", called ? "called" : ""].join(" ");
}
