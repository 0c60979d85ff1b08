// One line above the table: what is happening while it happens, what the others have done since one's last turn, and
// the guide of a first game, which has it all where there is nothing else to tell.

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { t, tn } from "../../i18n.ts";
import type { Session } from "../../net/session.ts";
import type { News } from "../../protocol.ts";
import { change, settings } from "../../settings.ts";
import { Button } from "../../ui/button.tsx";
import { Flag } from "../../ui/flag.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { GameModule } from "../contract.ts";
import { GuideLine } from "../guide.tsx";
import { seatOf, timeline } from "../timeline.ts";
import type { Stage } from "./stage.ts";

/** What a rival has done: its sentences, each with a bot's reason. */
export type Deeds = { readonly seat: number; readonly news: readonly News[] };

/** What the others did after the last action of one's own seats, by seat in the order they began. */
export function sinceLastTurn(news: readonly News[], own: readonly number[]): readonly Deeds[] {
  const acts = timeline(news).filter(({ news, undone }) => !undone && news.entry.kind === "acted");
  const last = acts.findLastIndex(({ news }) => own.includes(seatOf(news)));
  const rivals = new Map<number, News[]>();
  for (const { news } of acts.slice(last + 1)) {
    if ((news.lines?.length ?? 0) === 0) continue;
    const seat = seatOf(news);
    rivals.set(seat, [...(rivals.get(seat) ?? []), news]);
  }
  return [...rivals].map(([seat, news]) => ({ seat, news }));
}

type StripProps = { stage: Stage; session: Session; game: GameModule; guided: boolean };

export function Strip({ stage, session, game, guided }: StripProps) {
  const { staged } = stage;
  const open = useSignal(false);
  const seen = useSignal(-1);
  const own = session.state.value.mine.map((mine) => mine.seat);
  const mine = session.myTurn.value;
  useEffect(() => {
    open.value = false;
  }, [mine]);
  const { strip, guide } = settings.value;
  const shown = (strip || (guide && guided)) && own.length > 0 && session.past.value === null;
  useLayoutEffect(() => {
    document.documentElement.classList.toggle("with-strip", shown);
    return () => document.documentElement.classList.remove("with-strip");
  }, [shown]);
  if (!shown) return null;
  const deeds = sinceLastTurn(staged.news.value, own);
  const latest = deeds.flatMap((each) => each.news).reduce((most, news) => Math.max(most, news.sequence), -1);
  const busy = stage.busy.value;
  const sentence = stage.playing.value?.sentence;
  const count = deeds.reduce((sum, each) => sum + each.news.length, 0);
  const begun = staged.news.value.some((item) => item.entry.kind === "acted" && own.includes(seatOf(item)));
  const welcome = guided && guide && !begun; // before one's first turn the guide has the line
  const fresh = strip && !welcome && latest > seen.value && count > 0;
  const tells = busy || fresh;
  return (
    <section class={`strip ${busy ? "playing" : ""}`} aria-label={t("Since your last turn")}>
      <div class={`strip-line ${tells ? "" : "idle"}`}>
        <p class="strip-text">
          <Icon name={busy ? "play" : "eye"} />{" "}
          {busy ? (
            (sentence ?? lineOf(deeds.at(-1)?.news.at(-1)))
          ) : fresh ? (
            <>
              <b>{t("Since your last turn:")}</b> {deeds.map((each) => summary(each)).join(" · ")}
            </>
          ) : (
            <span class="muted">{mine ? t("It is your turn.") : t("Nothing has happened since your last turn.")}</span>
          )}
        </p>
        {busy ? (
          <Button kind="quiet" icon="next" onClick={stage.skip}>
            {t("Skip")}
          </Button>
        ) : (
          fresh && (
            <>
              <Button
                kind="quiet"
                icon={open.value ? "up" : "down"}
                expanded={open.value}
                onClick={() => (open.value = !open.value)}
              >
                {tn("{n} thing", "{n} things", count)}
              </Button>
              <Button kind="quiet" icon="close" label={t("Seen")} onClick={() => (seen.value = latest)} />
            </>
          )
        )}
        {guided && <GuideLine room={!tells} />}
      </div>
      {open.value && !busy && fresh && (
        <ol class="strip-events">
          {deeds.map(({ seat, news }) => (
            <li key={seat}>
              <Flag
                nation={session.state.value.seats[seat]?.nation ?? ""}
                style={game.style(session, seat)}
                number={seat + 1}
              />
              <ul>
                {news.map((item) => (
                  <li key={item.sequence}>
                    {lineOf(item)}{" "}
                    {settings.value.reasons && item.reason && <small class="reason">{item.reason}</small>}
                  </li>
                ))}
              </ul>
            </li>
          ))}
          <li class="strip-foot">
            <Button kind="quiet" onClick={() => change({ strip: false })}>
              {t("Do not show this line any more")}
            </Button>
          </li>
        </ol>
      )}
    </section>
  );
}

function lineOf(news: News | undefined): string {
  return (news?.lines ?? []).join(" ");
}

/** The last thing a rival did; a pass says less than what came before it. */
function summary({ news }: Deeds): string {
  return news.map((item) => item.lines?.[0] ?? "").at(-1) ?? "";
}
