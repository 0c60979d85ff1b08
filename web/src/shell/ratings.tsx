// The best of each game and edition.

import { myId } from "../account/me.ts";
import { editionName, FIRST, gameName } from "../games.ts";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useGames } from "../net/games.ts";
import { useLoad } from "../net/load.ts";
import { go, place } from "../router.ts";
import { ChoiceField } from "../ui/choice.tsx";
import { DataTable } from "../ui/datatable.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";

export function RatingsPage() {
  const games = useGames();
  if (!games.value) {
    return <Pending loaded={games}>{t("Loading…")}</Pending>;
  }
  const all = Object.entries(games.value).flatMap(([game, { facts }]) =>
    Object.keys(facts.editions).map((edition) => ({ game, edition })),
  );
  const { query } = place.value;
  const selected = all.find(({ game, edition }) => game === query.get("game") && edition === query.get("edition"));
  const chosen = selected ?? { game: FIRST, edition: games.value[FIRST]!.edition };
  return (
    <div class="form">
      <h1>{t("Ratings")}</h1>
      <Panel>
        <div class="stack wide-gap">
          <ChoiceField
            label={t("Game and edition")}
            value={`${chosen.game}/${chosen.edition}`}
            choices={all.map(({ game, edition }) => ({
              value: `${game}/${edition}`,
              label: `${gameName(game)} · ${editionName(game, edition)}`,
            }))}
            onChange={(value) => {
              const [game = "", edition = ""] = value.split("/");
              go(`/ratings?game=${game}&edition=${edition}`, true);
            }}
          />
          <Ranking key={`${chosen.game}/${chosen.edition}`} {...chosen} />
        </div>
      </Panel>
      <p class="muted">
        {t(
          "Everyone starts at 1500. Only rated tables count. A rating is provisional until ten results have counted; " +
            "a second game with the same person on one day counts for little, and games against provisional players " +
            "do not move an established rating.",
        )}
      </p>
    </div>
  );
}

function Ranking({ game, edition }: { game: string; edition: string }) {
  const loaded = useLoad(() => api.ratings(game, edition), [game, edition]);
  if (!loaded.value) {
    return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  }
  if (loaded.value.length === 0)
    return <Empty icon="crown" title={t("Nobody is rated here yet. Create a rated table and be the first.")} />;
  return (
    <DataTable headings={[t("Player"), t("Rating"), t("Uncertainty"), t("Games")]}>
      {loaded.value.map((player, at) => (
        <tr key={player.player} class={player.player === myId.value ? "own" : ""}>
          <th scope="row">
            {at + 1}. <a href={`/players/${player.player}`}>{player.name}</a>
          </th>
          <td>
            <b>{player.rating}</b> {player.provisional && <small class="muted">{t("provisional")}</small>}
          </td>
          <td>{player.uncertainty}</td>
          <td>{player.games}</td>
        </tr>
      ))}
    </DataTable>
  );
}
