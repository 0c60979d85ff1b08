// What the page of a table needs before it can show anything, and the connection to it.

import { computed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { myId } from "../account/me.ts";
import type { GameName } from "../games.ts";
import { language } from "../i18n.ts";
import { api, arrive } from "../net/api.ts";
import { fetchGames, games } from "../net/games.ts";
import { type Loaded, useLoad } from "../net/load.ts";
import { fetchPart } from "../net/part.ts";
import { openSession, type Session } from "../net/session.ts";
import { transport } from "../net/transport.ts";
import type { Api } from "../protocol.ts";
import { place } from "../router.ts";
import { key } from "../settings.ts";
import type { GameModule } from "./contract.ts";
import { MODULES } from "./modules.ts";
import type { Stages } from "./staged.ts";

/** `invite` opens a private table to this browser also without its key. */
export type LoadedTable = { table: Api.TableInfo; sheet: unknown; game: GameModule; stages: Stages; invite: string };

export function useTable(id: string): Loaded<LoadedTable> {
  return useLoad(async () => {
    await arrive().catch(() => undefined); // a private table is shown to whoever has a seat at it
    const shown = place.peek().hash.get("invite") ?? "";
    const [table] = await Promise.all([api.table(id, shown), fetchGames()]);
    const [module, stages, { sheet }, invite] = await Promise.all([
      fetchPart(MODULES[table.setup.game as GameName]),
      fetchPart(() => import("./stage/index.ts")),
      api.sheet(table.setup.game, id),
      shown || table.setup.public !== false || table.host !== myId.peek() ? shown : ownInvite(id),
    ]);
    return { table, sheet, game: module.default, stages, invite };
  }, [id]);
}

async function ownInvite(id: string): Promise<string> {
  return api.invites(id).then(
    (invites) => invites.table.token,
    () => "",
  );
}

/** The connection to a table for as long as its page is there; a table screen only watches. */
export function useSession(id: string, { table, sheet, invite }: LoadedTable, screen = false): Session {
  const session = useMemo(() => {
    const words = computed(() => games.value?.[table.setup.game]?.words ?? {});
    return openSession({ id, make: () => transport.open(id), sheet, words, key: key.peek(), invite, screen });
  }, [id]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => void fetchGames(), [language.value]);
  return session;
}
