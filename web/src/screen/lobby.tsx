// The table screen before the game: a code to scan, and the seats as they fill.

import { useSignal } from "@preact/signals";
import { fairLevel } from "../bots.ts";
import { t, tn } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { games } from "../net/games.ts";
import type { Session } from "../net/session.ts";
import { lastTable } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { Flag } from "../ui/flag.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { levelName, setupLine } from "../words.ts";
import { Joining } from "./joining.tsx";

export function ScreenLobby({ session, host, link }: { session: Session; host: boolean; link: string }) {
  const busy = useSignal(false);
  const { seats } = session.state.value;
  const setup = session.setup.value;
  const free = seats.flatMap((seat, at) => (seat.player || seat.bot ? [] : [at]));
  const level = fairLevel(games.value?.[setup.game]?.bots, lastTable(setup.game).bot);
  const fill = async () => {
    busy.value = true;
    for (const at of free) await attempt(() => api.putBot(session.id, level, at));
    busy.value = false;
  };
  return (
    <>
      <Masthead />
      <main id="main" class="screen-lobby" tabIndex={-1}>
        <Joining link={link} />
        <div class="screen-seats">
          <h1>{setup.title || setupLine(setup)}</h1>
          <p class="lead">
            {t("Scan the code with your phone and sit down. Your phone is your hand; this is the table.")}
          </p>
          <ol class="screen-chairs">
            {seats.map((seat, at) => (
              <li key={at} class={seat.player || seat.bot ? "taken" : ""}>
                <Flag nation={seat.nation} style={at} number={at + 1} />
                <span>{seat.player || seat.bot ? seat.name || levelName(seat.bot) : t("free")}</span>
              </li>
            ))}
          </ol>
          <p role="status">
            {free.length > 0
              ? tn("Waiting for {n} more player.", "Waiting for {n} more players.", free.length)
              : t("Everyone is here.")}
          </p>
          {host && (
            <div class="row">
              {free.length > 0 && (
                <Button icon="robot" large busy={busy.value} onClick={() => void fill()}>
                  {t("Fill with bots")}
                </Button>
              )}
              <Button
                kind="main"
                large
                why={free.length > 0 ? t("There are free seats: invite someone or add bots.") : undefined}
                onClick={() => void attempt(() => api.start(session.id))}
              >
                {t("Begin")}
              </Button>
            </div>
          )}
        </div>
      </main>
    </>
  );
}
