// Composes any action word by word from what the server offers: for every game, and for screen readers.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Choices as Answer, Word } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import type { Table } from "./contract.ts";

const DONE = "done";

type ChoicesProps = {
  table: Table;
  /** A word in plain language; the words of the record where a game says nothing else. */
  spell?: (word: Word, chosen: readonly Word[]) => string;
};

export function Choices({ table, spell }: ChoicesProps) {
  const chosen = useSignal<readonly Word[]>([]);
  const answer = useSignal<Answer | null>(null);
  const fault = useSignal("");
  const answered = useSignal(""); // which question
  const sequence = table.state.value.sequence;
  const said = (word: Word) =>
    spell?.(word, chosen.value) ??
    (word === DONE ? t("Done") : (table.words.value[`do ${word}`] ?? table.words.value[String(word)] ?? String(word)));
  const question = () => `${table.state.value.sequence} ${JSON.stringify(chosen.value)}`;
  const current = () => answered.value === question(); // until then what is shown answers an earlier question
  useEffect(() => {
    chosen.value = [];
  }, [sequence]);
  useEffect(() => {
    let gone = false;
    const asked = question();
    void table.ask(chosen.value).then((reply) => {
      if (gone) return;
      answered.value = asked;
      if (reply.type === "refused") fault.value = reply.text ?? "";
      else {
        answer.value = reply;
        fault.value = reply.words.length === 0 && !reply.action ? (reply.hint ?? "") : "";
      }
    });
    return () => {
      gone = true;
    };
  }, [chosen.value, sequence]);
  const choose = (word: Word) => {
    if (current()) chosen.value = [...chosen.value, word];
  };
  const words = answer.value?.words ?? [];
  const action = answer.value?.action;
  return (
    <div class="choices" aria-busy={!current() || undefined}>
      {chosen.value.length > 0 && (
        <p class="row">
          <span>{chosen.value.map(said).join(" · ")}</span>
          <Button
            kind="quiet"
            icon="undo"
            hotkey="Backspace"
            onClick={() => (chosen.value = chosen.value.slice(0, -1))}
          >
            {t("Back")}
          </Button>
        </p>
      )}
      {fault.value && (
        <p class="field-fault" role="alert">
          {fault.value}
        </p>
      )}
      <div class="row">
        {words
          .filter((word) => word !== DONE)
          .map((word, at) => (
            <Button
              key={`${chosen.value.length}/${word}`}
              hotkey={at < 9 ? String(at + 1) : undefined}
              onClick={() => choose(word)}
            >
              {said(word)}
            </Button>
          ))}
        {action && (
          <Button
            kind="main"
            hotkey="Enter"
            busy={table.busy.value}
            onClick={() => current() && void table.send(action)}
          >
            {t("Do it")}
          </Button>
        )}
      </div>
      {answer.value?.hint && words.length > 0 && <p class="muted">{answer.value.hint}</p>}
    </div>
  );
}
