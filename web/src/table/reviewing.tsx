// The place of the review at a table: fetched when somebody asks for it, and kept while they step through the game.

import { type Signal, signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { later } from "../ui/later.tsx";
import { Panel } from "../ui/panel.tsx";
import type { GameModule } from "./contract.ts";
import type { Over } from "./tools.tsx";

/** The table whose review is open. */
export const reviewed = signal("");

const ReviewLater = later(() => import("../review/index.tsx"));

export function Reviewing({ session, game, over }: { session: Session; game: GameModule; over: Signal<Over> }) {
  if (reviewed.value !== session.id) return null;
  return <Opened session={session} game={game} over={over} />;
}

function Opened({ session, game, over }: { session: Session; game: GameModule; over: Signal<Over> }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: "start" }), []);
  return (
    <div ref={box} class="review-place">
      <Panel title={t("Review")} icon="hint">
        <ReviewLater>{({ Review }) => <Review session={session} game={game} over={over} />}</ReviewLater>
      </Panel>
    </div>
  );
}
