// The legal actions that the server listed, and previews of what they would do.

import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Tried, Word } from "../protocol.ts";
import type { AnyAction, Table } from "./contract.ts";

type Does = { readonly do: string };
/** A table whose actions say what they do. */
type TableWith<Action extends Does> = Table<unknown, unknown, Action>;
export type Of<Action extends Does, Kind extends Action["do"]> = Extract<Action, { do: Kind }>;

/** Every action of a short kind that may be taken now. */
export function listed<Action extends Does, Kind extends Action["do"]>(
  table: TableWith<Action>,
  kind: Kind,
): readonly Of<Action, Kind>[] {
  return ((table.legal.value?.actions ?? []) as readonly Action[]).filter(
    (action): action is Of<Action, Kind> => action.do === kind,
  );
}

/** Whether some action of this kind may be taken now. */
export function may<Action extends Does>(table: TableWith<Action>, kind: Action["do"]): boolean {
  const legal = table.legal.value;
  return (
    legal !== null &&
    (legal.composed.includes(kind) || (legal.actions as readonly Action[]).some((action) => action.do === kind))
  );
}

/** What would follow from these actions; null until it is known. */
export function useTry<Action extends Does>(table: TableWith<Action>, actions: readonly Action[] | null): Tried | null {
  const result = useSignal<{ key: string; tried: Tried } | null>(null);
  const key = actions ? `${table.state.value.sequence} ${JSON.stringify(actions)}` : "";
  useEffect(() => {
    if (!actions) return undefined;
    let gone = false;
    void table.tryOut(actions).then((reply) => {
      if (!gone && reply.type === "tried") result.value = { key, tried: reply };
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return result.value && result.value.key === key ? result.value.tried : null;
}

/** Why an action is not allowed, with its rule; empty if it is allowed or not yet known. */
export function useWhy<Action extends Does>(table: TableWith<Action>, action: Action | null): string {
  const tried = useTry(table, action && [action]);
  return tried?.refusal ? refusalText(tried) : "";
}

/** Why what is being put together cannot be done: it is refused, or not complete without `first`; nothing if it can. */
export function hindrance(action: unknown, tried: Tried | null, first?: string): string | undefined {
  if (!action) return first;
  return tried?.refusal ? refusalText(tried) : undefined;
}

/** Why an action is not allowed, asked once; empty if it is allowed. */
export async function whyNot<Action extends Does>(table: TableWith<Action>, action: Action): Promise<string> {
  const reply = await table.tryOut([action]);
  return reply.type === "tried" && reply.refusal ? refusalText(reply) : "";
}

/** A refusal with the number of its paragraph. */
export function refusalText(tried: Tried): string {
  const rule = tried.refusal?.rule ?? "";
  const text = tried.text ?? "";
  return rule && !text.includes(rule) ? `${text} (${rule})` : text;
}

/** The words that may follow, the action once they are complete, and what it would do. */
export type Continuations = {
  readonly words: readonly Word[];
  readonly action: AnyAction | null;
  readonly hint: string;
};

/** What may be chosen next after these words; null until it is known. */
export function useWords(table: Table, chosen: readonly Word[] | null): Continuations | null {
  const result = useSignal<(Continuations & { key: string }) | null>(null);
  const key = chosen ? `${table.state.value.sequence} ${JSON.stringify(chosen)}` : "";
  useEffect(() => {
    if (!chosen) return undefined;
    let gone = false;
    void table.ask(chosen).then((reply) => {
      if (!gone && reply.type === "choices")
        result.value = { key, words: reply.words, action: reply.action ?? null, hint: reply.hint ?? "" };
    });
    return () => {
      gone = true;
    };
  }, [key]);
  return result.value && result.value.key === key ? result.value : null;
}

/** Sends actions in order, each after the state of the last one arrived; false once one is refused. */
export async function sendAll<Action extends Does>(
  table: TableWith<Action>,
  actions: readonly Action[],
): Promise<boolean> {
  for (const action of actions) {
    const reply = await table.send(action);
    if (reply.type !== "done") return false;
    await new Promise<void>((done) => {
      const stop = effect(() => {
        if (table.state.value.sequence < reply.sequence) return;
        queueMicrotask(() => stop());
        done();
      });
    });
  }
  return true;
}
