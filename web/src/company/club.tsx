// The page of a club: its tables, standings, tournaments and members; or, with its link, the way into it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myId } from "../account/me.ts";
import { knownName } from "../account/name.tsx";
import { t, tn } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { go, place } from "../router.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { toast } from "../ui/toast.tsx";
import { company } from "./api.ts";
import { ClubTables, ClubTournaments } from "./clublists.tsx";
import { Members } from "./clubmembers.tsx";
import { Leading } from "./leading.tsx";
import { ClubStandings } from "./standings.tsx";

const FRESH = 20_000; // milliseconds

export function ClubPage({ id }: { id: string }) {
  const token = place.value.hash.get("join") ?? "";
  const loaded = useLoad(() => company.club(id, token), [id, token], FRESH);
  const club = loaded.value;
  useEffect(() => {
    if (club?.member && token) go(`/clubs/${id}`, true);
  }, [club?.member]);
  if (!club) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  if (!club.member) return <Entrance club={club} token={token} again={loaded.again} />;
  const leads = club.founder === myId.value;
  const founder = club.members?.find(({ player }) => player === club.founder);
  return (
    <div class="form">
      <div>
        <h1 class="player-name">{club.name}</h1>
        <p class="lead">
          {tn("{n} member", "{n} members", club.count)}
          {founder && ` · ${leads ? t("You lead it.") : t("led by {name}", { name: founder.name })}`}
        </p>
      </div>
      <div class="row">
        <LinkButton href={`/new?with=friends&club=${id}`} kind="main" icon="plus">
          {t("New table")}
        </LinkButton>
        <LinkButton href={`/tournaments/new?club=${id}`} icon="crown">
          {t("New tournament")}
        </LinkButton>
      </div>
      {leads && <Leading club={club} again={loaded.again} />}
      <ClubTables id={id} />
      <ClubTournaments id={id} />
      <ClubStandings id={id} />
      <Members club={club} leads={leads} again={loaded.again} />
    </div>
  );
}

/** For somebody who has the link. */
function Entrance({ club, token, again }: { club: Api.ClubInfo; token: string; again: () => void }) {
  const busy = useSignal(false);
  const join = async () => {
    if (!(await knownName())) return;
    busy.value = true;
    if (await attempt(() => company.join(club.id, token))) toast(t("Welcome to {club}.", { club: club.name }));
    busy.value = false;
    again();
  };
  return (
    <div class="form">
      <h1 class="player-name">{club.name}</h1>
      <Panel title={t("Join this club?")} icon="flag">
        <div class="stack">
          <p>{tn("{n} member", "{n} members", club.count)}</p>
          <p class="muted">
            {t("Its members see your name and your results at its tables. You can leave at any time.")}
          </p>
          <div class="row">
            <Button kind="main" large icon="check" busy={busy.value} onClick={() => void join()}>
              {t("Join the club")}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
