// The tables and tournaments of a club.

import { useSignal } from "@preact/signals";
import { events } from "../events/api.ts";
import { TournamentLines } from "../events/tournaments.tsx";
import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { Earlier, TableList } from "../shell/list.tsx";
import { Panel } from "../ui/panel.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { company } from "./api.ts";

const KINDS = ["open", "playing", "over"] as const;
type Kind = (typeof KINDS)[number];
const PAGE = 20;
const FRESH = 5_000; // milliseconds

export function ClubTables({ id }: { id: string }) {
  const kind = useSignal<Kind>("open");
  const titles = { open: t("Open"), playing: t("In play"), over: t("Finished") };
  return (
    <Panel title={t("Tables")} icon="list">
      <Tabs
        label={t("Which tables")}
        chosen={kind.value}
        onChoose={(chosen) => (kind.value = chosen as Kind)}
        tabs={KINDS.map((one) => ({ id: one, title: titles[one] }))}
      />
      <TabPanel id={kind.value}>
        <List key={kind.value} id={id} kind={kind.value} />
      </TabPanel>
    </Panel>
  );
}

function List({ id, kind }: { id: string; kind: Kind }) {
  const fetch = (before = "") => company.tables(id, { status: kind, limit: PAGE, ...(before && { before }) });
  const loaded = useLoad(fetch, [id, kind], FRESH);
  const empty = {
    open: t("Nobody is waiting. Create a table and the others will find it here."),
    playing: t("No games of the club are being played now."),
    over: t("No finished games yet."),
  };
  return (
    <>
      <TableList loaded={loaded} empty={empty[kind]} />
      {loaded.value?.before && <Earlier from={loaded.value.before} fetch={fetch} mine={false} />}
    </>
  );
}

/** Those that can be entered, are played, or are over; nothing where there is none. */
export function ClubTournaments({ id }: { id: string }) {
  const fetch = async () => {
    const statuses = ["playing", "open", "over"] as const;
    return (await Promise.all(statuses.map((status) => events.tournaments({ status, club: id })))).flat();
  };
  const loaded = useLoad(fetch, [id], FRESH);
  if (!loaded.value?.length) return null;
  return (
    <Panel title={t("Tournaments")} icon="crown">
      <TournamentLines tournaments={loaded.value} />
    </Panel>
  );
}
