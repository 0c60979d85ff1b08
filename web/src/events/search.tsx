// Waiting for players, with what one waits for in sight. It ends with the page, the tab, or a press.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameName } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { asApiError } from "../net/api.ts";
import type { Api } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { clockText, useNow } from "../ui/clock.tsx";
import { Panel } from "../ui/panel.tsx";
import { toast } from "../ui/toast.tsx";
import { clockLine, SPEEDS, speedName } from "../words.ts";
import { events } from "./api.ts";

const EVERY = 1_500; // milliseconds between two words to the server

export function Search({
  waiting,
  onNews,
  onEnd,
}: {
  waiting: Api.Waiting;
  onNews: (waiting: Api.Waiting) => void;
  onEnd: () => void;
}) {
  const began = useSignal(Date.now());
  useEffect(() => {
    let over = false;
    let seated = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        const now = await events.wait(document.visibilityState === "hidden");
        if (over) return;
        seated = now.table !== "";
        onNews(now);
      } catch (error) {
        if (over) return;
        const { code, message } = asApiError(error);
        if (code !== "offline") {
          toast(message, "fault");
          onEnd();
          return;
        }
      }
      timer = setTimeout(ask, EVERY);
    };
    timer = setTimeout(ask, EVERY);
    const close = () => void (!seated && events.leave());
    addEventListener("pagehide", close);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener("pagehide", close);
      close();
    };
  }, []);
  const { wish, rating, reach, others } = waiting;
  const seconds = Math.max(0, Math.floor((useNow() - began.value) / 1000));
  const missing = Math.max(1, wish.players - 1 - others);
  return (
    <Panel>
      <div class="search" role="status">
        <svg class="wheel" viewBox="-13 -13 26 26" aria-hidden="true">
          <path d="M0 -11A11 11 0 1 1 -11 0H-7.6A7.6 7.6 0 1 0 0 -7.6Z" />
        </svg>
        <h2>{tn("Waiting for {n} more player", "Waiting for {n} more players", missing)}</h2>
        <p>
          <b>{gameName(wish.game)}</b> · {tn("{n} player", "{n} players", wish.players)} · {speedName(wish.pace)} (
          {clockLine(SPEEDS.find(({ id }) => id === wish.pace)?.clock)})
        </p>
      </div>
      <dl class="search-figures">
        <div>
          <dt>{t("You have waited")}</dt>
          <dd>{clockText(seconds)}</dd>
        </div>
        <div>
          <dt>{t("Others who wait for the same")}</dt>
          <dd>{others}</dd>
        </div>
        <div>
          <dt>{t("Strength")}</dt>
          <dd>
            {reach === null ? t("any") : t("{from} to {to}", { from: Math.max(0, rating - reach), to: rating + reach })}
          </dd>
        </div>
        <div>
          <dt>{t("Bots join in")}</dt>
          <dd>{wish.patience ? clockText(wish.patience - seconds) : t("never")}</dd>
        </div>
      </dl>
      <div class="form-foot">
        <Button kind="brass" large icon="close" onClick={onEnd}>
          {t("Stop waiting")}
        </Button>
      </div>
    </Panel>
  );
}
