// The table screen during the game: board, markets, players and log in large type, and nothing to press but the code.

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { askedSeats } from "../table/asked.ts";
import { EndLater } from "../table/endlater.tsx";
import type { LoadedTable } from "../table/load.ts";
import { Seats } from "../table/seats.tsx";
import { useStage } from "../table/staged.ts";
import { timeline } from "../table/timeline.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { listing } from "../ui/listing.ts";
import { Band, Brand } from "../ui/masthead.tsx";
import { Joining } from "./joining.tsx";

const LINES = 30; // of the log; the newest are in sight

type ScreenProps = { session: Session; loaded: LoadedTable; link: string };

export function ScreenPlay({ session, loaded: { game, stages }, link }: ScreenProps) {
  const stage = useStage(session, game, stages);
  const { staged } = stage;
  const inviting = useSignal(false);
  const over = (session.state.value.result !== null || session.state.value.status === "ended") && !stage.busy.value;
  const panels = game.panels.filter((panel) => panel.on?.(session) ?? true);
  return (
    <>
      <Band class="table-band screen-band">
        <Brand />
        <div class="table-phase">
          <game.Masthead table={staged} />
        </div>
        <Button kind="quiet" icon="link" onClick={() => (inviting.value = true)}>
          {t("Show the QR code")}
        </Button>
        <Button kind="quiet" icon="map" onClick={() => void fill()}>
          {t("Full screen")}
        </Button>
      </Band>
      <main id="main" class={`screen-main ${session.setup.value.game}`} tabIndex={-1}>
        <div class="screen-left">
          {panels.map(({ id, Panel }) => (
            <Panel key={id} table={staged} />
          ))}
        </div>
        <div class="screen-centre">
          <Now session={session} />
          {over && <EndLater session={session} game={game} />}
          <div class="table-board">
            <game.Board table={staged} />
            {game.OnScreen && !over && <game.OnScreen table={staged} />}
          </div>
        </div>
        <div class="screen-right">
          <Seats session={staged} game={game} />
          <Lines session={staged} />
        </div>
      </main>
      <stages.Overlay stage={stage} />
      {inviting.value && (
        <Dialog title={t("Join with a phone")} onClose={() => (inviting.value = false)}>
          <Joining link={link} />
        </Dialog>
      )}
    </>
  );
}

async function fill(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Whose turn it is, to be read from across the room. */
function Now({ session }: { session: Session }) {
  const { status } = session.state.value;
  if (status === "paused") return <p class="screen-now">{t("The game is paused.")}</p>;
  if (status !== "playing") return null;
  const names = askedSeats(session.state.value).map((seat) => session.name(seat));
  return names.length === 0 ? null : (
    <p class="screen-now" role="status">
      {t("{name} to move", { name: listing(names) })}
    </p>
  );
}

/** The newest lines of the log; it follows its end. */
function Lines({ session }: { session: Session }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = timeline(session.news.value)
    .filter(({ news, undone }) => !undone && (news.lines?.length ?? 0) > 0 && news.step)
    .slice(-LINES);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [lines.at(-1)?.news.sequence]);
  return (
    <section class="panel screen-log" aria-label={t("Log")}>
      <ol ref={list} tabIndex={0} aria-label={t("Log")}>
        {lines.map(({ news }) => (
          <li key={news.sequence}>{news.lines!.join(" ")}</li>
        ))}
      </ol>
    </section>
  );
}
