// A new tournament: what is played, in how many rounds, how fast.

import { useSignal } from "@preact/signals";
import { knownName } from "../account/name.tsx";
import { fairLevel } from "../bots.ts";
import { ClubField } from "../company/clubfield.tsx";
import { editionName, FIRST, GAMES, type GameName, NAMES } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useGames } from "../net/games.ts";
import type { Api, Dict } from "../protocol.ts";
import { go, place } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { SelectField, Switch, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { clockLine, levelName, SPEEDS, speedName } from "../words.ts";
import { events } from "./api.ts";

const LENGTHS: Dict<readonly number[]> = { industry: [4, 6, 8, 12], shares: [40, 60, 100, 200] };
const TIMED = SPEEDS.filter(({ clock }) => clock.kind !== "none");

export function NewTournamentPage() {
  const games = useGames();
  if (!games.value) return <Pending loaded={games}>{t("Loading…")}</Pending>;
  return <TournamentForm games={games.value} />;
}

function TournamentForm({ games }: { games: Dict<Api.GameInfo> }) {
  const name = useSignal("");
  const game = useSignal<GameName>(FIRST);
  const edition = useSignal(games[FIRST]!.edition);
  const players = useSignal(3);
  const format = useSignal<Api.Tournament["format"]>("swiss");
  const rounds = useSignal("3");
  const speed = useSignal("quick");
  const length = useSignal("");
  const bot = useSignal("");
  const listed = useSignal(!place.peek().query.has("club"));
  const club = useSignal(place.peek().query.get("club") ?? "");
  const playing = useSignal(true);
  const busy = useSignal(false);
  const info = games[game.value]!;
  const [least, most] = info.facts.editions[edition.value]!;
  const count = Math.max(least, Math.min(most, players.value));
  const level = info.bots.includes(bot.value) ? bot.value : fairLevel(info.bots, "");
  const limit = game.value === "shares" ? "turns" : "rounds";
  const choose = (chosen: GameName) => {
    game.value = chosen;
    edition.value = games[chosen]!.edition;
    length.value = "";
  };
  const make = async () => {
    if (!(await knownName())) return;
    busy.value = true;
    await attempt(async () => {
      const { tournament } = await events.newTournament({
        name: name.value.trim() || t("Tournament"),
        format: format.value,
        setup: {
          game: game.value,
          edition: edition.value,
          players: count,
          options: length.value ? { [limit]: Number(length.value) } : {},
          clock: SPEEDS.find(({ id }) => id === speed.value)!.clock,
          club: club.value,
        },
        bot: level,
        rounds: Number(rounds.value),
        listed: listed.value,
      });
      if (playing.value) await events.enter(tournament.id);
      go(`/tournaments/${tournament.id}`);
    });
    busy.value = false;
  };
  return (
    <Form class="form" onSubmit={make}>
      <h1>{t("New tournament")}</h1>
      <Panel>
        <div class="stack wide-gap">
          <TextField label={t("Name")} value={name.value} most={80} onInput={(value) => (name.value = value)} />
          <ChoiceField
            label={t("Game")}
            look="cards small"
            value={game.value}
            onChange={choose}
            choices={NAMES.map((value) => ({ value, label: GAMES[value].name(), about: GAMES[value].length() }))}
          />
          {Object.keys(info.facts.editions).length > 1 && (
            <ChoiceField
              label={t("Edition")}
              value={edition.value}
              onChange={(value) => (edition.value = value)}
              choices={Object.keys(info.facts.editions).map((value) => ({
                value,
                label: editionName(game.value, value),
              }))}
            />
          )}
          <ChoiceField
            label={t("Players at a table")}
            value={String(count)}
            onChange={(value) => (players.value = Number(value))}
            choices={Array.from({ length: most - least + 1 }, (_, at) => String(least + at)).map((value) => ({
              value,
              label: value,
            }))}
          />
          <SelectField
            label={t("Length of a game")}
            value={length.value}
            onChange={(value) => (length.value = value)}
            options={[
              { value: "", label: t("To the end") },
              ...LENGTHS[game.value]!.map((n) => ({
                value: String(n),
                label: game.value === "shares" ? tn("{n} turn", "{n} turns", n) : tn("{n} round", "{n} rounds", n),
              })),
            ]}
          />
        </div>
      </Panel>
      <Panel title={t("How it is played")} icon="crown">
        <div class="stack wide-gap">
          <ChoiceField
            label={t("Format")}
            look="cards small"
            value={format.value}
            onChange={(value) => (format.value = value)}
            choices={[
              { value: "swiss", label: t("Swiss"), about: t("Everybody plays every round, equals against equals.") },
              {
                value: "knockout",
                label: t("Knock-out"),
                about: t("The winner of a table goes on, from four players the first two."),
              },
            ]}
          />
          {format.value === "swiss" && (
            <ChoiceField
              label={t("Rounds")}
              value={rounds.value}
              onChange={(value) => (rounds.value = value)}
              choices={["2", "3", "4", "5", "6", "7"].map((value) => ({ value, label: value }))}
            />
          )}
          <ChoiceField
            label={t("Pace")}
            look="cards small"
            value={speed.value}
            onChange={(value) => (speed.value = value)}
            choices={TIMED.map(({ id, clock }) => ({ value: id, label: speedName(id), about: clockLine(clock) }))}
          />
          <SelectField
            label={t("Bots that fill tables")}
            value={level}
            onChange={(value) => (bot.value = value)}
            options={info.bots.map((value) => ({ value, label: levelName(value) }))}
          />
          <Switch label={t("I play, too")} value={playing.value} onChange={(value) => (playing.value = value)} />
          <ClubField club={club} shown={listed} tournament />
          {!club.value && (
            <Switch
              label={t("Listed")}
              value={listed.value}
              onChange={(value) => (listed.value = value)}
              help={t("Everybody finds it and may watch; otherwise it is for those who have its link.")}
            />
          )}
        </div>
      </Panel>
      <div class="form-foot">
        <Button kind="main" large submit busy={busy.value}>
          {t("Create the tournament")}
        </Button>
      </div>
    </Form>
  );
}
