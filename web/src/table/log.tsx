// The log: sentences that can be filtered, each a link to its step.

import { useComputed, useSignal } from "@preact/signals";
import { memo } from "preact/compat";
import { useCallback, useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { News } from "../protocol.ts";
import { change, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";
import { useFollowing } from "../ui/following.ts";
import { Empty } from "../ui/panel.tsx";
import { timeOf } from "./chat.tsx";
import type { GameModule } from "./contract.ts";
import { seatOf, timeline } from "./timeline.ts";

const FIRST = 120; // lines; more on demand, so that long games open quickly

export function Log({ session, game }: { session: Session; game: GameModule }) {
  const who = useSignal("");
  const words = useSignal("");
  const shown = useSignal(FIRST);
  const seeking = useSignal(false);
  const { reasons } = settings.value;
  const list = useRef<HTMLOListElement>(null);
  const lines = useComputed(() => {
    const wanted = words.value.trim().toLowerCase();
    return timeline(session.news.value).filter(({ news }) => {
      if ((news.lines?.length ?? 0) === 0 || (news.entry.kind === "sat" && !news.step)) return false;
      if (who.value !== "" && seatOf(news) !== Number(who.value)) return false;
      return !wanted || news.lines!.some((line) => line.toLowerCase().includes(wanted));
    });
  });
  const past = session.past.value;
  const place = past === null ? -1 : lines.value.findIndex(({ news }) => isAt(news, past));
  const follow = useFollowing(list, past !== null);
  useEffect(() => {
    if (place >= 0) {
      shown.value = Math.max(shown.value, lines.value.length - place + 20);
      requestAnimationFrame(follow.toLine);
    } else follow.toEnd();
  }, [lines.value.at(-1), lines.value.length, past, place >= 0 && shown.value, reasons]);
  const hidden = Math.max(0, lines.value.length - shown.value);
  const sitting = session.state.value.seats;
  const seats = sitting.map((_, at) => ({ value: String(at), label: session.name(at) }));
  const styles = sitting.map((_, at) => game.style(session, at));
  const go = useCallback((step: number) => session.look(step >= session.state.peek().steps ? null : step), [session]);
  const open = () => {
    seeking.value = true;
  };
  const close = () => {
    who.value = "";
    words.value = "";
    seeking.value = false;
  };
  return (
    <div class="log" data-topic="log">
      <div class="log-find">
        <Button
          kind="quiet"
          icon={seeking.value ? "close" : "search"}
          label={t("Search and filter")}
          expanded={seeking.value}
          onClick={seeking.value ? close : open}
        />
      </div>
      {seeking.value && (
        <div class="log-tools">
          <SelectField
            hideLabel
            label={t("Player")}
            value={who.value}
            onChange={(value) => (who.value = value)}
            options={[{ value: "", label: t("Everyone") }, ...seats]}
          />
          <input
            type="text"
            value={words.value}
            aria-label={t("Search the log")}
            placeholder={t("Search")}
            onInput={(event) => (words.value = event.currentTarget.value)}
          />
          <Button
            kind="quiet"
            icon="robot"
            label={t("Show the bots’ reasons")}
            pressed={reasons}
            onClick={() => change({ reasons: !reasons })}
          />
        </div>
      )}
      <ol class="log-lines scroll" ref={list} tabIndex={0} aria-label={t("Log")} {...follow.handlers}>
        {hidden > 0 && (
          <li>
            <Button kind="quiet" icon="up" onClick={() => (shown.value += 400)}>
              {t("Earlier lines")}
            </Button>
          </li>
        )}
        {lines.value.slice(hidden).map(({ news, undone }) => (
          <Line
            key={news.sequence}
            news={news}
            undone={undone}
            reasons={reasons}
            seat={seatOf(news)}
            style={styles[seatOf(news)] ?? -1}
            nation={sitting[seatOf(news)]?.nation ?? ""}
            here={past !== null && isAt(news, past)}
            onGo={go}
          />
        ))}
      </ol>
      {lines.value.length === 0 && (
        <Empty icon="list" title={words.value || who.value ? t("No matches.") : t("Nothing has happened yet.")} />
      )}
    </div>
  );
}

/** Whether this line led to that step. */
function isAt(news: News, step: number): boolean {
  return news.step === step && news.entry.kind === "acted";
}

type LineProps = {
  news: News;
  undone: boolean;
  reasons: boolean;
  seat: number;
  style: number;
  nation: string;
  here: boolean;
  onGo: (step: number) => void;
};

const Line = memo(function Line({ news, undone, reasons, seat, style, nation, here, onGo }: LineProps) {
  const inside = (
    <>
      {seat >= 0 && <Flag nation={nation} style={style} number={seat + 1} />}
      <span>
        {(news.lines ?? []).map((line, at) => (
          <span key={at} class="sentence">
            {line}{" "}
          </span>
        ))}
        {undone && <small>{t("(taken back)")}</small>}
        {reasons && news.reason && <small class="reason">{news.reason}</small>}
      </span>
    </>
  );
  const leads = !undone && news.entry.kind === "acted";
  return (
    <li class={`log-line ${undone ? "undone" : ""} ${here ? "here" : ""} ${style >= 0 ? `owner-${style}` : "general"}`}>
      {leads ? (
        <button type="button" class="log-face" data-tip={timeOf(news.at)} onClick={() => onGo(news.step ?? 0)}>
          {inside}
        </button>
      ) : (
        <p class="log-face" data-tip={timeOf(news.at)}>
          {inside}
        </p>
      )}
    </li>
  );
});
