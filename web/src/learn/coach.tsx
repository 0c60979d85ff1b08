// The coach's card: one page of the lesson, what was wrong with a try, and the way on. It has a place of its own.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { gameName } from "../games.ts";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import type { Session } from "../net/session.ts";
import { go } from "../router.ts";
import { playNow } from "../shell/quick.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { useFloor } from "../ui/floor.ts";
import { Icon } from "../ui/icon.tsx";
import type { Lesson } from "./lesson.ts";

export function Coach({ session, lesson }: { session: Session; lesson: Lesson }) {
  const { page, pages, at } = lesson;
  const card = useFloor();
  useEffect(() => {
    if (lesson.wrong) card.current?.scrollIntoView({ block: "nearest" }); // the answer makes it taller than its column
  }, [lesson.wrong]);
  return (
    <section ref={card} class="panel coach" aria-label={lesson.title} data-page={at}>
      <header class="coach-head">
        <h2>{page ? page.title : t("Lesson complete")}</h2>
        <span class="coach-count">{t("{n} of {all}", { n: Math.min(at + 1, pages.length), all: pages.length })}</span>
        <Again session={session} />
        <Button kind="quiet" icon="close" label={t("Leave the lesson; you can go on later")} onClick={() => go("/")} />
      </header>
      <progress class="coach-progress" max={pages.length} value={at} aria-hidden="true" />
      <div class="coach-say" aria-live="polite">
        <p>{page ? page.say : t("Well done! Play a whole game now, or repeat the lesson whenever you like.")}</p>
        {lesson.wrong && (
          <p class="coach-wrong" role="alert">
            <Icon name="help" /> {lesson.wrong}
          </p>
        )}
      </div>
      {page ? <Way session={session} lesson={lesson} /> : <Finished session={session} />}
    </section>
  );
}

/** How one gets to the next page. */
function Way({ session, lesson }: { session: Session; lesson: Lesson }) {
  const { page, at, watching } = lesson;
  const turn = (show: boolean) => void session.learn(at, show);
  if (watching) return <p class="coach-foot muted">{t("Watch what happens…")}</p>;
  return (
    <div class="row coach-foot">
      {page?.do ? (
        <>
          <span class="coach-yours">
            <Icon name="right" /> {t("Your turn to do it")}
          </span>
          <Button kind="quiet" busy={session.busy.value} onClick={() => turn(true)}>
            {t("Show me")}
          </Button>
        </>
      ) : (
        <Button kind="main" hotkey="g" busy={session.busy.value} onClick={() => turn(false)}>
          {t("Next")}
        </Button>
      )}
    </div>
  );
}

function Finished({ session }: { session: Session }) {
  const { game } = session.setup.value;
  const busy = useSignal(false);
  const play = async () => {
    busy.value = true;
    await attempt(() => playNow(game));
    busy.value = false;
  };
  return (
    <div class="row coach-foot">
      <Button kind="main" icon="play" busy={busy.value} onClick={() => void play()}>
        {t("Play {game}", { game: gameName(game) })}
      </Button>
      <LinkButton href="/puzzles" kind="quiet">
        {t("Puzzles")}
      </LinkButton>
      <LinkButton href={`/rules/${game}`} kind="quiet">
        {t("Rules")}
      </LinkButton>
    </div>
  );
}

function Again({ session }: { session: Session }) {
  const { game, lesson = "" } = session.setup.value;
  const again = () => attempt(async () => go(`/tables/${(await api.beginLesson(game, lesson, true)).id}`));
  return <Button kind="quiet" icon="swap" label={t("Begin the lesson anew")} onClick={() => void again()} />;
}
