// What the page of a table needs before it can show anything, and the connection to it.

import { computed } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { GameName } from "../games.ts";
import { language } from "../i18n.ts";
import { api, arrive, socketAddress } from "../net/api.ts";
import { fetchGames, games } from "../net/games.ts";
import { type Loaded, useLoad } from "../net/load.ts";
import { openSession, type Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import type { GameModule } from "./contract.ts";
import { MODULES } from "./modules.ts";
import type { Stages } from "./staged.ts";

export type LoadedTable = { table: Api.TableSeen; sheet: unknown; game: GameModule; stages: Stages };

export function useTable(id: string): Loaded<LoadedTable> {
  return useLoad(async () => {
    const [table] = await Promise.all([api.table(id), fetchGames(), arrive().catch(() => undefined)]);
    const [module, stages, { sheet }] = await Promise.all([
      MODULES[table.setup.game as GameName](),
      import("./stage/index.ts"),
      api.sheet(table.setup.game, id),
    ]);
    return { table, sheet, game: module.default, stages };
  }, [id]);
}

/** The connection to a table for as long as its page is there; with an empty key it only watches. */
export function useSession(id: string, { table, sheet }: LoadedTable, key: string): Session {
  const session = useMemo(() => {
    const words = computed(() => games.value?.[table.setup.game]?.words ?? {});
    return openSession({ id, url: socketAddress(id), sheet, words, key });
  }, [id]);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => void fetchGames(), [language.value]);
  return session;
}
