// Tournaments that can be entered, are played, or are over.

import { t, tn } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { go, place } from "../router.ts";
import { key } from "../settings.ts";
import { LinkButton } from "../ui/button.tsx";
import { ago } from "../ui/clock.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { clockLine, setupLine } from "../words.ts";
import { events } from "./api.ts";

const KINDS = ["open", "playing", "over", "mine"] as const;
type Kind = (typeof KINDS)[number];

export function TournamentsPage() {
  const asked = place.value.query.get("show") as Kind | null;
  const kind = asked && KINDS.includes(asked) ? asked : "open";
  const titles = { open: t("Open"), playing: t("In play"), over: t("Finished"), mine: t("Mine") };
  return (
    <div class="form">
      <div class="row spread">
        <h1>{t("Tournaments")}</h1>
        <LinkButton href="/tournaments/new" kind="brass" icon="plus">
          {t("New tournament")}
        </LinkButton>
      </div>
      <Panel>
        <Tabs
          label={t("Which tournaments")}
          chosen={kind}
          onChoose={(id) => go(`/tournaments?show=${id}`, true)}
          tabs={KINDS.map((id) => ({ id, title: titles[id] }))}
        />
        <TabPanel id={kind}>
          <List key={kind} kind={kind} />
        </TabPanel>
      </Panel>
    </div>
  );
}

/** One’s own are those of every status. */
async function fetchList(kind: Kind): Promise<readonly Api.TournamentListed[]> {
  if (kind !== "mine") return events.tournaments({ status: kind });
  if (!key.peek()) return [];
  const all = await Promise.all(
    (["playing", "open", "over"] as const).map((status) => events.tournaments({ status, mine: "yes" })),
  );
  return all.flat();
}

function List({ kind }: { kind: Kind }) {
  const loaded = useLoad(() => fetchList(kind), [kind], 5_000);
  if (!loaded.value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  if (loaded.value.length === 0) {
    return <Empty icon="crown" title={t("None at the moment. Set one up and send its link to others.")} />;
  }
  return <TournamentLines tournaments={loaded.value} />;
}

export function TournamentLines({ tournaments }: { tournaments: readonly Api.TournamentListed[] }) {
  return (
    <ul class="tables">
      {tournaments.map(({ tournament, entrants }) => (
        <li key={tournament.id}>
          <a class="table-line" href={`/tournaments/${tournament.id}`}>
            <span class="table-names">{tournament.name}</span>
            <span class="table-what">
              {setupLine(tournament.setup)} · {formatName(tournament.format)} · {clockLine(tournament.setup.clock)}
            </span>
            <span class="table-state">
              {tournament.status === "playing"
                ? t("Round {n} of {all}", { n: tournament.round, all: tournament.rounds })
                : tn("{n} entrant", "{n} entrants", entrants)}{" "}
              <small>{ago(tournament.changed_at)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function formatName(format: Api.Tournament["format"]): string {
  return format === "swiss" ? t("Swiss") : t("Knock-out");
}
