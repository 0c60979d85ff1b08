// Help: the rule of what the pointer is on, or what every sign means, and the keys.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { offers } from "../net/offers.ts";
import type { Session } from "../net/session.ts";
import { Dialog } from "../ui/dialog.tsx";
import { keyCap } from "../ui/keys.ts";
import { onAsk } from "../ui/tip.tsx";
import type { GameModule } from "./contract.ts";
import { Legend } from "./legend.tsx";
import { frameHelp } from "./topics.ts";

export function Help({ session, game }: { session: Session; game: GameModule }) {
  const topic = useSignal<string | null>(null);
  useEffect(() => {
    onAsk((about) => (topic.value = about));
    return () => onAsk(() => undefined);
  }, []);
  if (topic.value === null) return null;
  const entry = topic.value ? (game.help?.(topic.value, session) ?? frameHelp(topic.value)) : null;
  const name = session.setup.value.game;
  const touch = matchMedia("(pointer: coarse)").matches; // whoever has no keys is told of none
  return (
    <Dialog title={entry?.rule ? t("The rule") : t("Help")} onClose={() => (topic.value = null)}>
      {entry && (
        <div class="prose">
          <p>{entry.text}</p>
          {entry.rule ? (
            <p>
              <a href={`/rules/${name}#${entry.rule}`} target="_blank" rel="noopener">
                {t("Rule {rule} in full", { rule: entry.rule })}
              </a>
            </p>
          ) : (
            <p>
              <a href={`/rules/${name}`} target="_blank" rel="noopener">
                {t("All the rules")}
              </a>
            </p>
          )}
        </div>
      )}
      {!entry && (
        <p>
          {touch
            ? t("Press and hold anything on the table to read its rule.")
            : t("Point at anything, or move the focus to it, and press the question mark for its rule.")}{" "}
          <a href={`/rules/${name}`} target="_blank" rel="noopener">
            {t("All the rules")}
          </a>
        </p>
      )}
      <Legend table={session} game={game} open={!entry} />
      {!touch && <Keys />}
    </Dialog>
  );
}

function Keys() {
  const chat: [string, string][] = offers("chat") ? [["c", t("Chat")]] : [];
  const keys: [string, string][] = [
    ["z", t("Take back")],
    ["h", t("Hint")],
    [",", t("One step back")],
    [".", t("One step forward")],
    ["Escape", t("Back to the present")],
    ...chat,
    ["t", t("Text or pictures")],
    ["+", t("The board larger, or smaller with −")],
    ["?", t("The rule of what you point at")],
  ];
  return (
    <>
      <h3>{t("Keys")}</h3>
      <dl class="key-list">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{keyCap(key)}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
