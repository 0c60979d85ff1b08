// The page of a table: fetches its sheet, opens the socket, and shows the lobby or the game.

import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { Masthead } from "../ui/masthead.tsx";
import { Loading } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { Frame } from "./frame.tsx";
import { Curtain } from "./hotseat.tsx";
import { LinkState } from "./link.tsx";
import { type LoadedTable, useSession, useTable } from "./load.ts";
import { Waiting } from "./waiting.tsx";

export function TablePage({ id }: { id: string }) {
  const loaded = useTable(id);
  if (!loaded.value) {
    return (
      <>
        <Masthead />
        <main id="main" class="page" tabIndex={-1}>
          <Pending loaded={loaded} away>
            {t("Loading…")}
          </Pending>
        </main>
      </>
    );
  }
  return <Room id={id} loaded={loaded.value} />;
}

function Room({ id, loaded }: { id: string; loaded: LoadedTable }) {
  const session = useSession(id, loaded);
  usePresence(session);
  if (!session.ready.value) {
    return (
      <>
        <Masthead />
        <LinkState session={session} />
        <main id="main" class="page" tabIndex={-1}>
          <Loading>{t("Loading…")}</Loading>
        </main>
      </>
    );
  }
  if (session.state.value.status === "open" || session.view.value === null) return <Waiting session={session} />;
  return (
    <Curtain session={session} game={loaded.game}>
      <Frame session={session} game={loaded.game} stages={loaded.stages} />
    </Curtain>
  );
}

/** Sends the own presence: away, here or thinking. */
function usePresence(session: Session): void {
  const mine = session.myTurn.value;
  useEffect(() => {
    const tell = () => session.here(document.visibilityState === "hidden" ? "away" : mine ? "thinking" : "here");
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, [session, mine]);
}
