// A new table: what is played, who sits where, how fast. Everything has a good first value.

import { useSignal } from "@preact/signals";
import { knownName } from "../account/name.tsx";
import { botName, fairLevel } from "../bots.ts";
import { company } from "../company/api.ts";
import { ClubField } from "../company/clubfield.tsx";
import { editionAbout, editionName, FIRST, gameName, gameOf } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { type ApiError, api, asApiError } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { useGames } from "../net/games.ts";
import { offers } from "../net/offers.ts";
import type { Api, Dict } from "../protocol.ts";
import { go, place } from "../router.ts";
import { change, lastTable, settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { SelectField, Switch, TextField } from "../ui/field.tsx";
import { Form } from "../ui/form.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { toast } from "../ui/toast.tsx";
import { clockLine, delayLine, SPEEDS, speedName } from "../words.ts";
import { type Around, Arrangement, type Chair, Chairs, firstChairs } from "./chairs.tsx";
import { RuleOptions, withOption } from "./options.tsx";
import { RatedSwitch } from "./rated.tsx";

const DELAYS = [0, 30, 120, 600]; // seconds

export function NewTablePage() {
  const games = useGames();
  if (!games.value) {
    return <Pending loaded={games}>{t("Loading…")}</Pending>;
  }
  const wanted = place.value.query.get("game") ?? FIRST;
  return (
    <TableForm key={wanted} games={games.value} game={wanted in games.value ? wanted : Object.keys(games.value)[0]!} />
  );
}

function TableForm({ games, game }: { games: Dict<Api.GameInfo>; game: string }) {
  const info = games[game]!;
  const editions = Object.keys(info.facts.editions);
  const edition = useSignal(info.edition);
  const [least, most] = info.facts.editions[edition.value]!;
  const level = fairLevel(info.bots, lastTable(game).bot);
  const players = useSignal(Math.max(least, Math.min(most, lastTable(game).players)));
  const friends = place.peek().query.has("with");
  const around = useSignal<Around>(place.peek().query.get("around") === "device" ? "device" : "online");
  const chairs = useSignal<readonly Chair[]>(firstChairs(info, most, level, friends, around.peek()));
  const speed = useSignal("none");
  const options = useSignal<Dict<unknown>>({});
  const club = useSignal(place.peek().query.get("club") ?? "");
  const shown = useSignal(!club.peek());
  const rated = useSignal(false);
  const title = useSignal("");
  const delay = useSignal("0");
  const fault = useSignal<ApiError | null>(null);
  const busy = useSignal(false);
  const count = Math.max(least, Math.min(most, players.value));
  const seats = chairs.value.slice(0, count);
  const full = seats.every((seat) => seat.who !== "open");
  const several = seats.filter((seat) => seat.who === "me").length > 1; // rated, each person has one seat
  const pace = (value: string) => {
    speed.value = value;
    const daily = SPEEDS.find((choice) => choice.id === value)?.clock.kind === "daily";
    if (info.options.some((option) => option.name === "bidding"))
      options.value = withOption(options.value, "bidding", daily ? "sealed" : undefined); // else a lot takes weeks
  };

  const make = async () => {
    const alone = seats.every((seat) => seat.who === "bot" || (seat.who === "me" && !seat.name));
    if (!alone && seats[0]?.who === "me" && !(await knownName())) return; // others see it
    busy.value = true;
    fault.value = null;
    const clock = SPEEDS.find((choice) => choice.id === speed.value)!.clock;
    const setup = {
      game,
      edition: edition.value,
      players: count,
      options: options.value,
      clock,
      public: shown.value,
      rated: rated.value && !several,
      delay: Number(delay.value),
      title: title.value.trim(),
      club: club.value,
    };
    const bot = seats.find((seat) => seat.who === "bot")?.bot ?? lastTable(game).bot;
    change({ last: { ...settings.peek().last, [game]: { bot, players: count } } });
    try {
      const named = seats.map((seat, at) =>
        seat.who === "bot" ? { ...seat, name: botName(seat.bot, seat.nation, at + 1, info) } : seat,
      );
      const table = await api.create({ setup, seats: named, start: full });
      const friend = place.peek().query.get("friend");
      if (friend && !full) await attempt(() => company.invite(table.id, friend));
      go(`/tables/${table.id}${around.value === "screen" ? "/screen" : ""}`);
    } catch (error) {
      fault.value = asApiError(error);
      toast(fault.value.message, "fault");
    } finally {
      busy.value = false;
    }
  };

  return (
    <Form class="form new-table" onSubmit={make}>
      <h1>{t("New table")}</h1>
      <Panel title={t("The game")} icon="star">
        <div class="stack wide-gap">
          <ChoiceField
            label={t("Game")}
            look="cards"
            value={game}
            onChange={(value) => go(sameFor(value), true)}
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
                const [from, to] = info.facts.editions[value]!;
                return {
                  value,
                  label: editionName(game, value),
                  about: `${editionAbout(game, value)} ${t("{from} to {to} players.", { from, to })}`,
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
        <Arrangement
          value={around.value}
          onChange={(value) => {
            around.value = value;
            chairs.value = firstChairs(info, most, level, friends, value);
          }}
        />
        <Chairs
          seats={seats}
          info={info}
          onChange={(at, next) => (chairs.value = chairs.value.map((chair, seat) => (seat === at ? next : chair)))}
        />
        {offers("people") && <ClubField club={club} shown={shown} />}
      </Panel>
      <Panel title={t("Speed")} icon="hourglass">
        <ChoiceField
          label={t("Time to think")}
          look="cards small"
          value={speed.value}
          onChange={pace}
          help={
            options.value.bidding === "sealed"
              ? t("Auctions are held with secret maximums, so that nobody waits for every bid.")
              : undefined
          }
          choices={SPEEDS.map(({ id, clock }) => ({ value: id, label: speedName(id), about: clockLine(clock) }))}
        />
      </Panel>
      <RuleOptions game={game} info={info} options={options} />
      <details class="panel more">
        <summary>{t("More options")}</summary>
        <div class="stack wide-gap">
          <TextField
            label={t("Name of the table")}
            value={title.value}
            most={80}
            onInput={(value) => (title.value = value)}
            placeholder={t("Sunday game")}
          />
          {offers("people") && (
            <>
              <Switch
                label={t("Public table")}
                value={shown.value}
                onChange={(value) => (shown.value = value)}
                help={t("Anyone can find it in the list of tables; otherwise only those with a link can join.")}
              />
              <RatedSwitch rated={rated} several={several} />
              <SelectField
                label={t("Spectators see it")}
                value={delay.value}
                onChange={(value) => (delay.value = value)}
                options={DELAYS.map((seconds) => ({ value: String(seconds), label: delayLine(seconds) }))}
              />
            </>
          )}
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
          {full ? t("Begin") : t("Create the table")}
        </Button>
      </div>
    </Form>
  );
}

/** The same page for the other game, with whom it is for. */
function sameFor(game: string): string {
  const query = new URLSearchParams(place.peek().query);
  query.set("game", game);
  return `/new?${query}`;
}
