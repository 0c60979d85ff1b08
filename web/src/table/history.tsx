// Stepping through the game: a slider with keys, and an address for every step.

import { type Signal, useComputed } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { go, here, link, place } from "../router.ts";
import { SITE } from "../site.ts";
import { Button } from "../ui/button.tsx";
import { copy } from "../ui/copy.ts";
import type { GameModule } from "./contract.ts";
import { may } from "./may.ts";
import { timeline } from "./timeline.ts";
import type { Over } from "./tools.tsx";

/** Keeps the address and the shown step in step, both ways. */
export function useStepAddress(session: Session): void {
  useEffect(() => {
    const asked = place.peek().query.get("step");
    if (asked !== null && /^\d+$/.test(asked)) session.look(Math.min(Number(asked), session.state.peek().steps));
  }, []);
  useEffect(() => {
    const past = session.past.value;
    const address = `/tables/${session.id}${past === null ? "" : `?step=${past}`}`;
    if (here().address !== address) go(address + here().hash, true);
  }, [session.past.value]);
}

export function stepBy(session: Session, by: number): void {
  const last = session.state.peek().steps;
  const next = (session.past.peek() ?? last) + by;
  session.look(next >= last ? null : Math.max(0, next));
}

export function History({ session, game, over }: { session: Session; game: GameModule; over: Signal<Over> }) {
  const steps = session.state.value.steps;
  const at = session.past.value ?? steps;
  const marks = useComputed(() => {
    if (!game.mark) return [];
    return timeline(session.news.value)
      .filter((entry) => !entry.undone)
      .flatMap(({ news }) => {
        const text = game.mark!(news);
        return text ? [{ step: news.step ?? 0, text }] : [];
      });
  });
  const line = useComputed(() => {
    const shown = session.past.value;
    if (shown === null) return t("Now");
    if (shown === 0) return t("The beginning");
    const moment = timeline(session.news.value).findLast(
      (entry) => !entry.undone && entry.news.step === shown && entry.news.entry.kind === "acted",
    );
    return moment?.news.lines?.[0] ?? "";
  });
  const share = async () => {
    if (SITE) await (await import("../local/share.ts")).sharePosition(session.id, at);
    else await copy(link(`/tables/${session.id}?step=${at}`), t("Link to this step copied."));
  };
  return (
    <section
      class={`history ${session.past.value === null ? "" : "looking"}`}
      aria-label={t("History")}
      data-topic="table.history"
    >
      <div class="history-row">
        <Button kind="quiet" icon="previous" label={t("To the start of the game")} onClick={() => session.look(0)} />
        <Button
          kind="quiet"
          icon="left"
          hotkey=","
          label={t("One step back")}
          disabled={at === 0}
          onClick={() => stepBy(session, -1)}
        />
        <div class="scrubber">
          <input
            type="range"
            min={0}
            max={steps}
            value={at}
            aria-label={t("Step")}
            aria-valuetext={`${at} / ${steps}: ${line.value}`}
            onInput={(event) =>
              session.look(Number(event.currentTarget.value) >= steps ? null : Number(event.currentTarget.value))
            }
          />
          <div class="scrubber-marks" aria-hidden="true">
            {steps > 0 &&
              marks.value.map((mark) => (
                <span
                  key={mark.step}
                  ref={(el) => {
                    if (el) el.style.left = `${(mark.step / steps) * 100}%`;
                  }}
                >
                  {mark.text}
                </span>
              ))}
          </div>
        </div>
        <Button
          kind="quiet"
          icon="right"
          hotkey="."
          label={t("One step forward")}
          disabled={at >= steps}
          onClick={() => stepBy(session, 1)}
        />
        <Button kind="quiet" icon="next" label={t("To the present")} onClick={() => session.look(null)} />
      </div>
      <div class="history-row history-words">
        <span class="history-step">
          {at} / {steps}
        </span>
        <span class="history-line" aria-live="polite">
          {line}
        </span>
        {(!SITE || may(session, "record")) && (
          <Button kind="quiet" icon="link" onClick={() => void share()}>
            {t("Link")}
          </Button>
        )}
        {may(session, "branch") && (
          <Button kind="quiet" icon="fork" onClick={() => (over.value = "what-if")}>
            {t("What if?")}
          </Button>
        )}
        {session.past.value !== null && (
          <Button kind="main" hotkey="Escape" onClick={() => session.look(null)}>
            {t("Back to the present")}
          </Button>
        )}
      </div>
    </section>
  );
}
