// A new table: what is played, who sits where, how fast. Everything has a good first value.

import { useSignal } from "@preact/signals";
import { any, botName, fairLevel } from "../bots.ts";
import { editionName, FIRST, gameName, gameOf } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { type ApiError, api, asApiError } from "../net/api.ts";
import { useGames } from "../net/games.ts";
import type { Api, Dict } from "../protocol.ts";
import { go, place } from "../router.ts";
import { change, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField, SelectField, Stepper, Switch, TextField } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { toast } from "../ui/toast.tsx";
import { clockLine, delayLine, levelLine, levelName, optionName, optionValue, SPEEDS, speedName } from "../words.ts";

const DELAYS = [0, 30, 120, 600]; // seconds
type Chair = Required<Api.Chair>;

export function NewTablePage() {
  const games = useGames();
  if (!games.value) {
    return <Pending loaded={games}>{t("Fetching the games …")}</Pending>;
  }
  const wanted = place.value.query.get("game") ?? FIRST;
  return <Form key={wanted} games={games.value} game={wanted in games.value ? wanted : Object.keys(games.value)[0]!} />;
}

function Form({ games, game }: { games: Dict<Api.GameSeen>; game: string }) {
  const seen = games[game]!;
  const editions = Object.keys(seen.facts.editions);
  const edition = useSignal(editions.find((name) => name === gameOf(game)?.usual) ?? editions[0]!);
  const [least, most] = seen.facts.editions[edition.value]!;
  const level = fairLevel(seen.bots, settings.value.bot);
  const players = useSignal(Math.max(least, Math.min(most, settings.value.players)));
  const chairs = useSignal<readonly Chair[]>(firstChairs(seen, most, level));
  const speed = useSignal("none");
  const options = useSignal<Dict<unknown>>({});
  const shown = useSignal(true);
  const rated = useSignal(false);
  const title = useSignal("");
  const delay = useSignal("0");
  const fault = useSignal<ApiError | null>(null);
  const busy = useSignal(false);
  const count = Math.max(least, Math.min(most, players.value));
  const seats = chairs.value.slice(0, count);
  const full = seats.every((seat) => seat.who !== "open");
  const pace = (value: string) => {
    speed.value = value;
    const daily = SPEEDS.find((one) => one.id === value)?.clock.kind === "daily";
    if (seen.options.some((option) => option.name === "bidding"))
      options.value = withOption(options.value, "bidding", daily ? "sealed" : undefined); // days for each bid would be weeks for a lot
  };

  const make = async () => {
    busy.value = true;
    fault.value = null;
    const clock = SPEEDS.find((one) => one.id === speed.value)!.clock;
    const setup = {
      game,
      edition: edition.value,
      players: count,
      options: options.value,
      clock,
      public: shown.value,
      rated: rated.value,
      delay: Number(delay.value),
      title: title.value.trim(),
    };
    change({ players: count, bot: seats.find((seat) => seat.who === "bot")?.bot ?? settings.peek().bot });
    try {
      const named = seats.map((seat, at) =>
        seat.who === "bot" ? { ...seat, name: botName(seat.bot, seat.nation, at + 1, seen) } : seat,
      );
      const table = await api.create({ setup, seats: named, start: full });
      go(`/tables/${table.id}`);
    } catch (error) {
      fault.value = asApiError(error);
      toast(fault.value.message, "fault");
    } finally {
      busy.value = false;
    }
  };

  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h1>{t("New table")}</h1>
      <Panel title={t("The game")} icon="star">
        <div class="stack wide-gap">
          <ChoiceField
            label={t("Game")}
            look="cards"
            value={game}
            onChange={(value) => go(`/new?game=${value}`, true)}
            choices={Object.keys(games).map((value) => ({
              value,
              label: gameName(value),
              about: gameOf(value)?.about(),
            }))}
          />
          {editions.length > 1 && (
            <ChoiceField
              label={t("Edition")}
              look="cards"
              value={edition.value}
              onChange={(value) => (edition.value = value)}
              choices={editions.map((value) => {
                const [from, to] = seen.facts.editions[value]!;
                return {
                  value,
                  label: editionName(game, value),
                  about: `${gameOf(game)?.editions[value]?.about() ?? ""} ${t("{from} to {to} players.", { from, to })}`,
                };
              })}
            />
          )}
        </div>
      </Panel>
      <Panel
        title={t("Players")}
        icon="people"
        aside={
          <Stepper
            label={t("Number of players")}
            hideLabel
            value={count}
            least={least}
            most={most}
            onChange={(value) => (players.value = value)}
          />
        }
      >
        <ol class="chairs">
          {seats.map((chair, at) => (
            <ChairLine
              key={at}
              at={at}
              chair={chair}
              seen={seen}
              seats={seats}
              onChange={(next) => (chairs.value = chairs.value.map((one, place_) => (place_ === at ? next : one)))}
            />
          ))}
        </ol>
      </Panel>
      <Panel title={t("Speed")} icon="hourglass">
        <ChoiceField
          label={t("Time to think")}
          look="cards small"
          value={speed.value}
          onChange={pace}
          help={
            options.value.bidding === "sealed"
              ? t("Auctions by sealed maxima, so that nobody waits for every bid. See More options.")
              : undefined
          }
          choices={SPEEDS.map(({ id, clock }) => ({ value: id, label: speedName(id), about: clockLine(clock) }))}
        />
      </Panel>
      <details class="panel more">
        <summary>{t("More options")}</summary>
        <div class="stack wide-gap">
          <TextField
            label={t("Name of the table")}
            value={title.value}
            most={80}
            onInput={(value) => (title.value = value)}
            placeholder={t("Sunday round")}
          />
          <Switch
            label={t("Anyone may find this table")}
            value={shown.value}
            onChange={(value) => (shown.value = value)}
            help={t("Otherwise only those with a link.")}
          />
          <Switch
            label={t("Rated")}
            value={rated.value}
            onChange={(value) => (rated.value = value)}
            help={t("The result counts for the ratings of those who play.")}
          />
          <SelectField
            label={t("Onlookers see it")}
            value={delay.value}
            onChange={(value) => (delay.value = value)}
            options={DELAYS.map((seconds) => ({ value: String(seconds), label: delayLine(seconds) }))}
          />
          {seen.options.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              words={seen.words}
              value={options.value[option.name]}
              onChange={(value) => (options.value = withOption(options.value, option.name, value))}
            />
          ))}
        </div>
      </details>
      <div class="form-foot">
        {fault.value && (
          <p class="field-fault" role="alert">
            {fault.value.message}
          </p>
        )}
        <p class="muted">
          {full
            ? t("All seats are taken: the game begins at once.")
            : tn(
                "{n} seat stays open: you get a link to send.",
                "{n} seats stay open: you get links to send.",
                seats.filter((seat) => seat.who === "open").length,
              )}
        </p>
        <Button kind="main" large submit busy={busy.value}>
          {full ? t("Begin") : t("Lay the table")}
        </Button>
      </div>
    </form>
  );
}

function firstChairs(seen: Api.GameSeen, most: number, level: string): readonly Chair[] {
  const own = seen.nations.includes(settings.peek().nation) ? settings.peek().nation : any(seen.nations);
  const others = seen.nations.filter((nation) => nation !== own);
  return Array.from({ length: Math.max(most, 6) }, (_, at) => ({
    who: at === 0 ? "me" : "bot",
    bot: at === 0 ? "" : level,
    name: "",
    nation: at === 0 ? own : (others[at - 1] ?? ""),
  }));
}

function withOption(options: Dict<unknown>, name: string, value: unknown): Dict<unknown> {
  const { [name]: _, ...rest } = options;
  return value === undefined || value === "" ? rest : { ...rest, [name]: value };
}

type ChairProps = {
  at: number;
  chair: Chair;
  seen: Api.GameSeen;
  seats: readonly Chair[];
  onChange: (chair: Chair) => void;
};

function ChairLine({ at, chair, seen, seats, onChange }: ChairProps) {
  const value = chair.who === "bot" ? `bot/${chair.bot}` : chair.name && chair.who === "me" ? "guest" : chair.who;
  const pick = (chosen: string) => {
    if (chosen.startsWith("bot/")) onChange({ ...chair, who: "bot", bot: chosen.slice(4), name: "" });
    else if (chosen === "guest") onChange({ ...chair, who: "me", bot: "", name: t("Player {n}", { n: at + 1 }) });
    else onChange({ ...chair, who: chosen as Chair["who"], bot: "", name: "" });
  };
  const people = [
    { value: "me", label: t("You") },
    { value: "guest", label: t("Somebody beside you") },
    { value: "open", label: t("Whoever comes") },
  ];
  const bots = seen.bots.map((bot) => ({ value: `bot/${bot}`, label: t("Bot: {level}", { level: levelName(bot) }) }));
  const used = new Set(seats.filter((one) => one !== chair).map((one) => one.nation));
  return (
    <li class="chair">
      <span class="chair-number">{at + 1}</span>
      {seen.nations.length > 0 && <Flag nation={chair.nation} style={at} number={at + 1} />}
      <SelectField
        hideLabel
        label={t("Seat {n}", { n: at + 1 })}
        value={value}
        options={[...people, ...bots]}
        onChange={pick}
      />
      {seen.nations.length > 0 && (
        <SelectField
          hideLabel
          label={t("Nation of seat {n}", { n: at + 1 })}
          value={chair.nation}
          onChange={(nation) => onChange({ ...chair, nation })}
          options={[
            { value: "", label: t("Any nation") },
            ...seen.nations
              .filter((nation) => !used.has(nation))
              .map((nation) => ({ value: nation, label: seen.words[nation] ?? nation })),
          ]}
        />
      )}
      <small class="chair-about">
        {value === "guest" ? (
          <TextField
            label={t("Name")}
            value={chair.name}
            most={40}
            onInput={(name) => onChange({ ...chair, name: name || " " })}
          />
        ) : chair.who === "bot" ? (
          levelLine(chair.bot)
        ) : chair.who === "open" ? (
          t("By link, or from the list of open tables.")
        ) : (
          settings.value.name
        )}
      </small>
    </li>
  );
}

type OptionProps = { option: Api.Option; words: Dict<string>; value: unknown; onChange: (value: unknown) => void };

function OptionField({ option, words, value, onChange }: OptionProps) {
  const label = optionName(option.name, words);
  if (option.kind === "choice") {
    const choices = option.choices ?? [];
    return (
      <ChoiceField
        label={label}
        value={String(value ?? choices[0] ?? "")}
        onChange={(chosen) => onChange(chosen === choices[0] ? undefined : chosen)}
        choices={choices.map((choice) => ({ value: choice, label: optionValue(option.name, choice, words) }))}
      />
    );
  }
  if (option.kind === "count") {
    const on = typeof value === "number";
    return (
      <div class="row">
        <Switch label={label} value={on} onChange={(chosen) => onChange(chosen ? 8 : undefined)} />
        {on && <Stepper label={label} hideLabel value={value} least={1} most={99} onChange={onChange} />}
      </div>
    );
  }
  return null;
}
