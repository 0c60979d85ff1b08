// Quick pairing: say what you would like to play, and wait for others who would, too.

import { useSignal } from "@preact/signals";
import { knownName } from "../account/name.tsx";
import { GAMES, type GameName, gameName, NAMES } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { asApiError } from "../net/api.ts";
import { useGames } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { go, place } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { SelectField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { toast } from "../ui/toast.tsx";
import { clockLine, SPEEDS, speedName } from "../words.ts";
import { events } from "./api.ts";
import { seek } from "./memory.ts";
import { Search } from "./search.tsx";

const PACES = ["quick", "move", "daily"] as const;
const PATIENCE = [30, 60, 120, 300, 0]; // seconds

export function PairPage() {
  const games = useGames();
  const waiting = useSignal<Api.Waiting | null>(null);
  const opened = (now: Api.Waiting) => {
    if (now.table) go(`/tables/${now.table}`);
    else waiting.value = now;
  };
  if (!games.value) return <Pending loaded={games}>{t("Loading…")}</Pending>;
  return (
    <div class="form">
      <h1>{t("Find players")}</h1>
      {waiting.value ? (
        <Search waiting={waiting.value} onNews={opened} onEnd={() => (waiting.value = null)} />
      ) : (
        <PairForm games={games.value} onBegin={opened} />
      )}
      <Pools key={String(waiting.value === null)} />
    </div>
  );
}

function PairForm({
  games,
  onBegin,
}: {
  games: Readonly<Record<string, Api.GameInfo>>;
  onBegin: (waiting: Api.Waiting) => void;
}) {
  const asked = place.peek().query.get("game");
  const wish = useSignal({ ...seek.peek(), ...(asked && asked in games ? { game: asked } : {}) });
  const busy = useSignal(false);
  const info = games[wish.value.game]!;
  const [least, most] = info.facts.editions[info.edition]!;
  const players = Math.max(least, Math.min(most, wish.value.players));
  const set = (some: Partial<Api.Seeking>) => (wish.value = { ...wish.value, ...some });
  const begin = async () => {
    if (!(await knownName())) return;
    busy.value = true;
    try {
      seek.value = { ...wish.peek(), players };
      onBegin(await events.seek(seek.peek()));
    } catch (error) {
      toast(asApiError(error).message, "fault");
    } finally {
      busy.value = false;
    }
  };
  return (
    <Form onSubmit={begin}>
      <Panel>
        <div class="stack wide-gap">
          <ChoiceField
            label={t("Game")}
            look="cards small"
            value={wish.value.game as GameName}
            onChange={(game) => set({ game })}
            choices={NAMES.map((game) => ({ value: game, label: GAMES[game].name(), about: GAMES[game].length() }))}
          />
          <ChoiceField
            label={t("Number of players")}
            value={String(players)}
            onChange={(value) => set({ players: Number(value) })}
            choices={range(least, most).map((count) => ({ value: String(count), label: String(count) }))}
          />
          <ChoiceField
            label={t("Pace")}
            look="cards small"
            value={wish.value.pace}
            onChange={(pace) => set({ pace })}
            choices={PACES.map((pace) => ({ value: pace, label: speedName(pace), about: clockOf(pace) }))}
          />
          <ChoiceField
            label={t("Strength of the others")}
            value={wish.value.near === false ? "any" : "near"}
            onChange={(value) => set({ near: value === "near" })}
            choices={[
              { value: "near", label: t("About mine") },
              { value: "any", label: t("Any") },
            ]}
            help={t("“About mine” begins with 100 points of rating to either side and widens while you wait.")}
          />
          <SelectField
            label={t("If too few come")}
            value={String(wish.value.patience)}
            onChange={(value) => set({ patience: Number(value) })}
            options={PATIENCE.map((seconds) => ({ value: String(seconds), label: patienceName(seconds) }))}
          />
        </div>
      </Panel>
      <div class="form-foot">
        <Button kind="main" large submit icon="people" busy={busy.value}>
          {t("Find players")}
        </Button>
      </div>
    </Form>
  );
}

function range(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

function clockOf(pace: string): string {
  return clockLine(SPEEDS.find(({ id }) => id === pace)?.clock);
}

function patienceName(seconds: number): string {
  if (!seconds) return t("Wait for people");
  if (seconds < 60) return t("Bots after {n} seconds", { n: seconds });
  return tn("Bots after {n} minute", "Bots after {n} minutes", seconds / 60);
}

/** Where others wait now. */
function Pools() {
  const loaded = useLoad(() => events.pools(), [], 5_000);
  if (!loaded.value) return null;
  return (
    <Panel title={t("Waiting now")} icon="hourglass">
      {loaded.value.length === 0 ? (
        <p class="muted">{t("Nobody at the moment. Bots fill the table after the time you set.")}</p>
      ) : (
        <ul class="plain-list">
          {loaded.value.map(({ game, players, pace, waiting }) => (
            <li key={game + players + pace} class="row spread">
              <span>
                <b>{gameName(game)}</b> · {tn("{n} player", "{n} players", players)} · {speedName(pace)}
              </span>
              <b>{tn("{n} waits", "{n} wait", waiting)}</b>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
