// The ladder of bots: one rung after the other, and where one stands among them.

import { useSignal } from "@preact/signals";
import { myId } from "../account/me.ts";
import { knownName } from "../account/name.tsx";
import { editionName, FIRST, gameName } from "../games.ts";
import { t, tn } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useGames } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { go, place } from "../router.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { levelName } from "../words.ts";
import { events } from "./api.ts";

const FRESH = 10_000; // milliseconds

export function LadderPage() {
  const games = useGames();
  if (!games.value) return <Pending loaded={games}>{t("Loading…")}</Pending>;
  const all = Object.entries(games.value).flatMap(([game, { facts }]) =>
    Object.keys(facts.editions).map((edition) => ({ game, edition })),
  );
  const { query } = place.value;
  const asked = all.find(({ game, edition }) => game === query.get("game") && edition === query.get("edition"));
  const { game, edition } = asked ?? { game: FIRST, edition: games.value[FIRST]!.edition };
  return (
    <div class="form">
      <h1>{t("Ladder of bots")}</h1>
      <p class="muted">
        {t(
          "Play against two bots of a level, without hints. The ratings of bots are measured and stay; yours moves. " +
            "A game that is ended early or left to a bot counts as lost, and one that has begun is " +
            "finished before the next.",
        )}
      </p>
      <Panel>
        <div class="stack wide-gap">
          <ChoiceField
            label={t("Game and edition")}
            value={`${game}/${edition}`}
            choices={all.map((each) => ({
              value: `${each.game}/${each.edition}`,
              label: `${gameName(each.game)} · ${editionName(each.game, each.edition)}`,
            }))}
            onChange={(value) => {
              const [chosen = "", of = ""] = value.split("/");
              go(`/ladder?game=${chosen}&edition=${of}`, true);
            }}
          />
          <Ladder key={`${game}/${edition}`} game={game} edition={edition} />
        </div>
      </Panel>
    </div>
  );
}

type Line = { rating: number; bot?: string; person?: Api.Climber };

function Ladder({ game, edition }: { game: string; edition: string }) {
  const loaded = useLoad(() => events.ladder({ game, edition }), [game, edition], FRESH);
  const busy = useSignal("");
  if (!loaded.value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  const { bots, people, own, going } = loaded.value;
  const others = people.filter(({ player }) => player !== own?.player);
  const lines: Line[] = [
    ...bots.map(({ bot, rating }) => ({ bot, rating })),
    ...(own ? [...others, own] : others).map((person) => ({ person, rating: person.rating })),
  ].sort((a, b) => b.rating - a.rating);
  const climb = async (bot: string) => {
    if (!(await knownName())) return;
    busy.value = bot;
    await attempt(async () => go(`/tables/${(await events.climb({ game, edition, bot })).id}`));
    busy.value = "";
  };
  return (
    <>
      {going && (
        <div class="own-try">
          <p>{t("You have a game that is not finished.")}</p>
          <LinkButton href={`/tables/${going}`} kind="main" icon="play">
            {t("Go on")}
          </LinkButton>
        </div>
      )}
      <ol class="bot-ladder">
        {lines.map(({ rating, bot, person }) => (
          <li key={bot ?? person!.player} class={`ladder-line ${person && person.player === myId.value ? "own" : ""}`}>
            <span class="ladder-rating">{rating}</span>
            <span class="ladder-name">
              {bot ? (
                <>
                  <Icon name="robot" /> <b>{levelName(bot)}</b>
                </>
              ) : (
                <>
                  <a href={`/players/${person!.player}`}>{person!.name}</a>{" "}
                  <small class="muted">
                    {tn("{n} game", "{n} games", person!.games)}
                    {person!.provisional && ` · ${t("provisional")}`}
                  </small>
                </>
              )}
            </span>
            {bot && !going && (
              <Button
                icon="play"
                busy={busy.value === bot}
                label={t("Play against {bot}", { bot: levelName(bot) })}
                onClick={() => void climb(bot)}
              >
                {t("Play")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
