import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t, tn } from "../i18n.ts";

const now = signal(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time, four times a second, while somebody looks at it. */
export function useNow(on = true): number {
  useEffect(() => {
    if (!on) return undefined;
    if (watchers++ === 0) timer = setInterval(() => (now.value = Date.now()), 250);
    return () => {
      if (--watchers === 0) clearInterval(timer);
    };
  }, [on]);
  return on ? now.value : now.peek();
}

/** Seconds as people read clocks: 2:14, 1:02:03, or days and hours. */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (n: number) => String(n).padStart(2, "0");
  if (left >= 2 * 86_400) return tn("{n} day", "{n} days", Math.floor(left / 86_400));
  if (left >= 36_000) return tn("{n} hour", "{n} hours", Math.floor(left / 3_600));
  if (left >= 3_600) return `${Math.floor(left / 3_600)}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return `${Math.floor(left / 60)}:${two(left % 60)}`;
}

/** `left` seconds at the server's time `at`, which is `ahead` of ours by so many milliseconds. */
export function Clock({ left, running, at, ahead }: { left: number; running: boolean; at: number; ahead: number }) {
  const moment = useNow(running);
  const gone = running ? Math.max(0, moment + ahead - at) / 1000 : 0;
  const seconds = left - gone;
  const low = seconds < 30;
  return (
    <time
      role="timer"
      data-topic="table.clock"
      class={`clock ${running ? "running" : ""} ${low ? "low" : ""}`}
      aria-label={t("Time left: {time}", { time: clockText(seconds) })}
    >
      {clockText(seconds)}
    </time>
  );
}

/** How long ago, in a word or two. */
export function ago(at: number, moment = Date.now()): string {
  const minutes = Math.floor((moment - at) / 60_000);
  if (minutes < 1) return t("just now");
  if (minutes < 60) return tn("{n} minute ago", "{n} minutes ago", minutes);
  if (minutes < 48 * 60) return tn("{n} hour ago", "{n} hours ago", Math.floor(minutes / 60));
  return tn("{n} day ago", "{n} days ago", Math.floor(minutes / 1440));
}
