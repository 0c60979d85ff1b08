// A link that carries a game: it opens as a replay, or with a step as a what-if from that position.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fairLevel } from "../bots.ts";
import { t } from "../i18n.ts";
import { ApiError, api } from "../net/api.ts";
import { fetchGames } from "../net/games.ts";
import { go, place } from "../router.ts";
import { lastTable } from "../settings.ts";
import { LinkButton } from "../ui/button.tsx";
import { Empty } from "../ui/panel.tsx";
import { unpacked } from "./packed.ts";

export function OpenPage({ letters }: { letters: string }) {
  const fault = useSignal("");
  useEffect(() => {
    open(letters, place.peek().query.get("step")).catch((error: unknown) => {
      fault.value = error instanceof ApiError ? error.message : t("The link is damaged: a part of it is missing.");
    });
  }, [letters]);
  if (!fault.value) return <p role="status">{t("Opening the game…")}</p>;
  return (
    <Empty icon="link" title={t("This link cannot be opened.")}>
      <p>{fault.value}</p>
      <LinkButton href="/" icon="home">
        {t("Home")}
      </LinkButton>
    </Empty>
  );
}

async function open(letters: string, step: string | null): Promise<void> {
  const table = await api.importRecord(await unpacked(letters));
  if (step === null || !/^\d+$/.test(step)) {
    go(`/tables/${table.id}?step=0`, true);
    return;
  }
  const { game } = table.setup;
  const level = fairLevel((await fetchGames())[game]?.bots, lastTable(game).bot);
  const bots = table.seats.map((_, at) => (at === 0 ? "" : level));
  const branch = await api.branch(table.id, { step: Number(step), bots });
  go(`/tables/${branch.id}`, true);
}
