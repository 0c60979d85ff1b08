// The page of a table: fetches its sheet, opens the socket, and shows the lobby or the game.

import { computed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { GameName } from "../games.ts";
import { language, t } from "../i18n.ts";
import { api, arrive, socketAddress } from "../net/api.ts";
import { fetchGames, games } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import { openSession, type Session } from "../net/session.ts";
import { key } from "../settings.ts";
import { Masthead } from "../ui/masthead.tsx";
import { Loading } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import type { GameModule } from "./contract.ts";
import { Frame } from "./frame.tsx";
import { LinkState } from "./link.tsx";
import { MODULES } from "./modules.ts";
import { Waiting } from "./waiting.tsx";

export function TablePage({ id }: { id: string }) {
  const loaded = useLoad(async () => {
    const [table] = await Promise.all([api.table(id), fetchGames(), arrive().catch(() => undefined)]);
    const [module, { sheet }] = await Promise.all([
      MODULES[table.setup.game as GameName](),
      api.sheet(table.setup.game, id),
    ]);
    return { table, sheet, game: module.default };
  }, [id]);
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
  return <Room id={id} {...loaded.value} />;
}

type RoomProps = { id: string; table: Awaited<ReturnType<typeof api.table>>; sheet: unknown; game: GameModule };

function Room({ id, table, sheet, game }: RoomProps) {
  const session = useMemo(() => {
    const words = computed(() => games.value?.[table.setup.game]?.words ?? {});
    return openSession({ id, url: socketAddress(id), sheet, words, key: key.peek() });
  }, [id]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => void fetchGames(), [language.value]);
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
  return <Frame session={session} game={game} />;
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
