// What happened, in sentences: filterable, and each line leads to its moment.

import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { Button } from "../ui/button.tsx";
import { SelectField } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";
import { Empty } from "../ui/panel.tsx";
import { timeOf } from "./chat.tsx";
import type { GameModule } from "./contract.ts";
import { type Moment, seatOf, story } from "./story.ts";

const FIRST = 120; // lines; more on demand, so that long games open quickly

export function Log({ session, game }: { session: Session; game: GameModule }) {
  const who = useSignal("");
  const words = useSignal("");
  const reasons = useSignal(false);
  const shown = useSignal(FIRST);
  const list = useRef<HTMLOListElement>(null);
  const bottom = useRef(true);
  const top = useRef(0);
  const lines = useComputed(() => {
    const wanted = words.value.trim().toLowerCase();
    return story(session.news.value).filter(({ news }) => {
      if ((news.lines?.length ?? 0) === 0 || (news.entry.kind === "sat" && !news.step)) return false;
      if (who.value !== "" && seatOf(news) !== Number(who.value)) return false;
      return !wanted || news.lines!.some((line) => line.toLowerCase().includes(wanted));
    });
  });
  useEffect(() => {
    if (bottom.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.value.length, session.past.value]);
  const hidden = Math.max(0, lines.value.length - shown.value);
  const seats = session.state.value.seats.map((_, at) => ({ value: String(at), label: session.name(at) }));
  return (
    <div class="log">
      <div class="log-tools">
        <SelectField hideLabel label={t("Whose lines")} value={who.value} onChange={(value) => (who.value = value)} options={[{ value: "", label: t("Everyone") }, ...seats]} />
        <input type="text" value={words.value} aria-label={t("Search the log")} placeholder={t("Search")} onInput={(event) => (words.value = event.currentTarget.value)} />
        <Button kind="quiet" icon="hint" label={t("Show why bots did it")} pressed={reasons.value} onClick={() => (reasons.value = !reasons.value)} />
      </div>
      {hidden > 0 && <Button kind="quiet" icon="up" onClick={() => (shown.value += 400)}>{t("Earlier lines")}</Button>}
      <ol
        class="log-lines scroll" ref={list} tabIndex={0} aria-label={t("Log")}
        onScroll={(event) => {
          const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
          if (scrollHeight - scrollTop - clientHeight < 40) bottom.current = true;
          else if (scrollTop < top.current) bottom.current = false; // somebody leafs back; new lines alone do not count
          top.current = scrollTop;
        }}
      >
        {lines.value.slice(hidden).map((moment) => <Line key={moment.news.sequence} moment={moment} session={session} game={game} reasons={reasons.value} />)}
      </ol>
      {lines.value.length === 0 && <Empty icon="list" title={words.value || who.value ? t("Nothing fits.") : t("Nothing has happened yet.")} />}
    </div>
  );
}

function Line({ moment: { news, undone }, session, game, reasons }: { moment: Moment; session: Session; game: GameModule; reasons: boolean }) {
  const seat = seatOf(news);
  const style = seat >= 0 ? game.style(session, seat) : -1;
  const here = session.past.value !== null && news.step === session.past.value && news.entry.kind === "acted";
  const sentences = news.lines ?? [];
  const sitting = session.state.value.seats[seat];
  const inside = (
    <>
      {sitting && <Flag nation={sitting.nation} style={style} number={seat + 1} />}
      <span>
        {sentences.map((line, at) => <span key={at} class="sentence">{line} </span>)}
        {undone && <small>{t("(taken back)")}</small>}
        {reasons && news.reason && <small class="reason">{news.reason}</small>}
      </span>
    </>
  );
  const leads = !undone && news.entry.kind === "acted";
  return (
    <li class={`log-line ${undone ? "undone" : ""} ${here ? "here" : ""} ${style >= 0 ? `owner-${style}` : "general"}`}>
      {leads ? (
        <button type="button" class="log-face" data-tip={timeOf(news.at)} onClick={() => session.look(news.step === session.state.value.steps ? null : (news.step ?? null))}>{inside}</button>
      ) : (
        <p class="log-face" data-tip={timeOf(news.at)}>{inside}</p>
      )}
    </li>
  );
}
