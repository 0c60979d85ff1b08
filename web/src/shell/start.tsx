// The first page: one obvious button, and everything else below it.

import { useSignal } from "@preact/signals";
import { FIRST, GAMES, gameName, NAMES } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { fetchGames, useGames } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import { go } from "../router.ts";
import { key } from "../settings.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { levelName } from "../words.ts";
import { JoinByLink } from "./join.tsx";
import { TableList } from "./list.tsx";
import { Poster } from "./poster.tsx";
import { quickTable } from "./quick.ts";

export function StartPage() {
  return (
    <div class="start">
      <Hero />
      <div class="start-columns">
        <MyGames />
        <OpenTables />
        <OtherWays />
      </div>
    </div>
  );
}

function playNow(game: string): Promise<boolean> {
  return attempt(async () => go(`/tables/${(await api.create(quickTable(game, (await fetchGames())[game]))).id}`));
}

function Hero() {
  const games = useGames();
  const busy = useSignal(false);
  const start = async () => {
    busy.value = true;
    await playNow(FIRST);
    busy.value = false;
  };
  const plan = quickTable(FIRST, games.value?.[FIRST]);
  const bots = (plan.seats ?? []).filter((seat) => seat.who === "bot");
  return (
    <section class="hero" aria-labelledby="hero-title">
      <Poster />
      <div class="hero-text">
        <p class="hero-kicker">{t("Food, energy, labor, ore, capital")}</p>
        <h1 id="hero-title">{t("Wealth of Nations")}</h1>
        <p class="hero-line">{t("Found industries, trade with your rivals, and become the richest nation.")}</p>
        <div class="row hero-buttons">
          <Button kind="main" large icon="play" hotkey="p" busy={busy.value} onClick={() => void start()}>
            {t("Play now")}
          </Button>
          <LinkButton href="/new" kind="brass" large>
            {t("New table")}
          </LinkButton>
        </div>
        <p class="hero-small">
          {tn(
            "You against {n} bot ({level}), no time limit, nothing to set up.",
            "You against {n} bots ({level}), no time limit, nothing to set up.",
            bots.length,
            {
              level: levelName(bots[0]?.bot ?? ""),
            },
          )}
        </p>
      </div>
    </section>
  );
}

function MyGames() {
  const known = key.value !== "";
  const mine = useLoad(
    () => (known ? api.tables({ mine: "yes", limit: 12 }) : Promise.resolve({ tables: [], before: "" })),
    [known],
    5_000,
  );
  return (
    <Panel title={t("My games")} icon="flag" class="start-mine">
      <TableList loaded={mine} mine empty={t("No games yet. “Play now” starts one.")} />
    </Panel>
  );
}

function OpenTables() {
  const open = useLoad(() => api.tables({ status: "open", limit: 8 }), [], 5_000);
  return (
    <Panel title={t("Open tables")} icon="people" aside={<a href="/tables">{t("All tables")}</a>}>
      <TableList loaded={open} empty={t("Nobody is waiting. Create a table and others will find it here.")} />
    </Panel>
  );
}

function OtherWays() {
  const asking = useSignal(false);
  return (
    <Panel title={t("More")} icon="wheel" class="start-more">
      <ul class="ways-list">
        {NAMES.filter((game) => game !== FIRST).map((game) => (
          <Line
            key={game}
            icon="play"
            title={t("Play the other game: {game}", { game: gameName(game) })}
            about={GAMES[game].about()}
            onClick={() => void playNow(game)}
          />
        ))}
        <Line
          icon="link"
          title={t("Join by link")}
          about={t("Someone has sent you an invitation.")}
          onClick={() => (asking.value = true)}
        />
        <Line icon="eye" title={t("Watch")} about={t("Watch games in progress.")} href="/tables?show=playing" />
        <Line
          icon="upload"
          title={t("Import a record")}
          about={t("Go through a saved game, step by step.")}
          href="/import"
        />
        <Line icon="crown" title={t("Ratings")} about={t("The best of each game and edition.")} href="/ratings" />
        <Line
          icon="note"
          title={t("Rules")}
          about={`${gameName(FIRST)}: ${GAMES[FIRST].about()}`}
          href={`/rules/${FIRST}`}
        />
      </ul>
      {asking.value && <JoinByLink onClose={() => (asking.value = false)} />}
    </Panel>
  );
}

function Line({
  icon,
  title,
  about,
  href,
  onClick,
}: {
  icon: string;
  title: string;
  about: string;
  href?: string;
  onClick?: () => void;
}) {
  const inside = (
    <>
      <Icon name={icon} />
      <span class="line-text">
        <b>{title}</b>
        <small>{about}</small>
      </span>
      <Icon name="right" class="line-end" />
    </>
  );
  return (
    <li>
      {href ? (
        <a class="line" href={href}>
          {inside}
        </a>
      ) : (
        <button type="button" class="line" onClick={onClick}>
          {inside}
        </button>
      )}
    </li>
  );
}
