// The first page: both games side by side, each with one press to begin, and everything else below them.

import { useSignal } from "@preact/signals";
import { myId } from "../account/me.ts";
import { GAMES, type GameName, NAMES } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { PLAYERS } from "../made/players.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { useGames } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import { offers } from "../net/offers.ts";
import type { Api } from "../protocol.ts";
import { key } from "../settings.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { later } from "../ui/later.tsx";
import { Panel } from "../ui/panel.tsx";
import { levelName } from "../words.ts";
import { JoinByLink } from "./join.tsx";
import { TableList } from "./list.tsx";
import { Poster } from "./poster.tsx";
import { playNow, quickTable, recentGames, useSteady } from "./quick.ts";

const NewsLater = later(() => import("../company/startnews.tsx"), true);

export function StartPage() {
  const known = useSteady(key.value) !== "";
  return (
    <div class="start">
      <header class="start-head">
        <h1>{t("Wealth of Nations")}</h1>
        <p>
          {offers("people")
            ? t("Two classic economic games: alone against bots, around one screen, or with friends anywhere.")
            : t("Two classic economic games, here in your browser: alone against bots, or around one screen.")}
        </p>
      </header>
      <Games />
      {offers("people") && known && <NewsLater>{({ FriendsNews }) => <FriendsNews />}</NewsLater>}
      {offers("people") && <Today />}
      <div class="start-columns">
        <MyGames />
        {offers("people") && <OpenTables />}
        <OtherWays />
      </div>
      <p class="start-foot muted">
        <a href="/about">{t("About this program, and its licences")}</a>
      </p>
    </div>
  );
}

function Games() {
  const games = useGames();
  return (
    <div class="games">
      {NAMES.map((game) => (
        <GameCard key={game} game={game} info={games.value?.[game]} />
      ))}
    </div>
  );
}

/** One game: its picture, what it is, how long it takes, and one press to begin. */
function GameCard({ game, info }: { game: GameName; info: Api.GameInfo | undefined }) {
  const busy = useSignal(false);
  const { name, about, length, feel } = GAMES[game];
  const person = useSteady(`${key.value} ${myId.value}`);
  const played = useLoad(() => recentGames(game), [person]).value ?? [];
  const bots = (quickTable(game, info, played).seats ?? []).filter((seat) => seat.who === "bot");
  const level = levelName(bots[0]?.bot ?? "");
  const [from, to] = PLAYERS[game];
  const start = async () => {
    busy.value = true;
    await attempt(() => playNow(game));
    busy.value = false;
  };
  return (
    <section class={`game-card ${game}`} aria-labelledby={`game-${game}`}>
      <Poster game={game} />
      <div class="game-text">
        <h2 id={`game-${game}`}>{name()}</h2>
        <p>{about()}</p>
        <ul class="game-facts">
          <li>
            <Icon name="people" /> {t("{from} to {to} players", { from, to })}
          </li>
          <li>
            <Icon name="hourglass" /> {length()}
          </li>
          <li>
            <Icon name="star" /> {feel()}
          </li>
        </ul>
        <div class="row game-buttons">
          <Button kind="main" large icon="play" busy={busy.value} onClick={() => void start()}>
            {t("Play {game}", { game: name() })}
          </Button>
          <LinkButton href={`/learn/${game}`} kind="brass" large icon="hint">
            {t("Learn to play")}
          </LinkButton>
          {offers("people") ? (
            <LinkButton href={`/new?game=${game}&with=friends`} kind="brass" large icon="people">
              {t("With friends")}
            </LinkButton>
          ) : (
            <LinkButton href={`/new?game=${game}&around=device`} kind="brass" large icon="people">
              {t("On one screen")}
            </LinkButton>
          )}
        </div>
        <p class="game-small">
          {tn(
            "“Play” starts at once against {n} bot ({level}).",
            "“Play” starts at once against {n} bots ({level}).",
            bots.length,
            { level },
          )}{" "}
          <a href={`/rules/${game}`}>{t("Rules")}</a>
        </p>
      </div>
    </section>
  );
}

function MyGames() {
  const known = useSteady(key.value) !== "";
  const mine = useLoad(
    () => (known ? api.tables({ mine: "yes", limit: 12 }) : Promise.resolve({ tables: [], before: "" })),
    [known],
    5_000,
  );
  return (
    <Panel title={t("My games")} icon="flag" class="start-mine">
      <TableList loaded={mine} mine empty={t("No games yet. Choose one above.")} />
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

/** What is played with others, today. */
function Today() {
  return (
    <nav class="panel today" aria-label={t("Play with others")}>
      <ul>
        <Line
          icon="people"
          title={t("Find players")}
          about={t("Be seated with others who want the same.")}
          href="/pair"
        />
        <Line icon="star" title={t("Daily table")} about={t("One try a day, the same for everybody.")} href="/daily" />
        <Line
          icon="crown"
          title={t("Tournaments")}
          about={t("Several rounds with friends or strangers.")}
          href="/tournaments"
        />
        <Line
          icon="robot"
          title={t("Ladder of bots")}
          about={t("Your rating against bots of every strength.")}
          href="/ladder"
        />
        <Line icon="people" title={t("Friends")} about={t("Who plays now, to watch or to join.")} href="/friends" />
        <Line icon="flag" title={t("Clubs")} about={t("Tables and standings of your own group.")} href="/clubs" />
      </ul>
    </nav>
  );
}

function OtherWays() {
  const asking = useSignal(false);
  return (
    <Panel title={t("More")} icon="wheel" class="start-more">
      <ul class="ways-list">
        <Line icon="star" title={t("Puzzles")} about={t("One clearly best idea: can you see it?")} href="/puzzles" />
        {offers("people") && (
          <>
            <Line
              icon="link"
              title={t("Join by link")}
              about={t("Someone has sent you an invitation.")}
              onClick={() => (asking.value = true)}
            />
            <Line icon="eye" title={t("Watch")} about={t("Watch games in progress.")} href="/tables?show=playing" />
          </>
        )}
        <Line
          icon="upload"
          title={t("Import a record")}
          about={t("Go through a saved game, step by step.")}
          href="/import"
        />
        {offers("ratings") && (
          <Line icon="crown" title={t("Ratings")} about={t("The best of each game and edition.")} href="/ratings" />
        )}
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
