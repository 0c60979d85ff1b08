// The place of the review at a table: fetched when somebody asks for it, and kept while they step through the game.

import { type Signal, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import type { Session } from "../net/session.ts";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import type { GameModule } from "./contract.ts";
import type { Over } from "./tools.tsx";

/** The table whose review is open. */
export const reviewed = signal("");

export function Reviewing({ session, game, over }: { session: Session; game: GameModule; over: Signal<Over> }) {
  if (reviewed.value !== session.id) return null;
  return <Opened session={session} game={game} over={over} />;
}

function Opened({ session, game, over }: { session: Session; game: GameModule; over: Signal<Over> }) {
  const loaded = useLoad(() => import("../review/index.tsx"), []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <div ref={box} class="review-place">
      <Panel title={t("Review")} icon="hint">
        {loaded.value ? (
          <loaded.value.Review session={session} game={game} over={over} />
        ) : (
          <Pending loaded={loaded}>{t("Loading…")}</Pending>
        )}
      </Panel>
    </div>
  );
}
