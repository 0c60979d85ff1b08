// Learn to play: an introduction of two screens with pictures, then the guided first game.

import { useSignal } from "@preact/signals";
import { gameName } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { go, place } from "../router.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { Picture } from "./picture.tsx";
import { SCREENS, type Screen } from "./screens.ts";

export function LearnPage({ game }: { game: string }) {
  const lessons = useLoad(() => api.lessons(game), [game]);
  const screens = SCREENS[game] ?? [];
  const at = Math.min(Math.max(Number(place.value.query.get("screen") ?? 1), 1), screens.length) - 1;
  const screen = screens[at];
  const lesson = lessons.value?.[0];
  if (!screen || !lesson) return <Pending loaded={lessons}>{t("Loading…")}</Pending>;
  const to = (screen: number) => `/learn/${game}?screen=${screen + 1}`;
  return (
    <div class="learn">
      <header class="learn-head">
        <h1>{t("Learn {game}", { game: gameName(game) })}</h1>
        <p>{t("{n} of {all}", { n: at + 1, all: screens.length })}</p>
      </header>
      <ScreenView game={game} screen={screen} />
      <div class="row learn-foot">
        {at > 0 && (
          <LinkButton href={to(at - 1)} icon="left">
            {t("Back")}
          </LinkButton>
        )}
        {at + 1 < screens.length ? (
          <LinkButton href={to(at + 1)} kind="main" large>
            {t("Next")}
          </LinkButton>
        ) : (
          <Begin game={game} lesson={lesson} />
        )}
        {at + 1 < screens.length && <Begin game={game} lesson={lesson} quiet />}
      </div>
    </div>
  );
}

function ScreenView({ game, screen }: { game: string; screen: Screen }) {
  return (
    <div class="learn-screen">
      {screen.map(({ title, text, picture, about }) => (
        <Panel key={picture} title={title()} class="learn-part">
          <Picture game={game} name={picture} about={about()} />
          <p>{text()}</p>
        </Panel>
      ))}
    </div>
  );
}

/** The guided first game: begun, gone on with, or repeated. */
function Begin({ game, lesson, quiet }: { game: string; lesson: Api.LessonInfo; quiet?: boolean }) {
  const busy = useSignal(false);
  const begin = async () => {
    busy.value = true;
    await attempt(async () => go(`/tables/${(await api.beginLesson(game, lesson.name)).id}`));
    busy.value = false;
  };
  const face = lesson.table
    ? t("Go on with the lesson")
    : quiet
      ? t("Skip to the guided game")
      : lesson.done
        ? t("Repeat the guided game")
        : t("Begin the guided game");
  return (
    <>
      <Button kind={quiet ? "quiet" : "main"} large={!quiet} icon="play" busy={busy.value} onClick={() => void begin()}>
        {face}
      </Button>
      {!quiet && (
        <span class="muted">
          {tn("about {n} minute, at a real table", "about {n} minutes, at a real table", lesson.minutes)}
        </span>
      )}
    </>
  );
}
