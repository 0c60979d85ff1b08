import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import { offers } from "../net/offers.ts";
import type { Api } from "../protocol.ts";
import { go, place } from "../router.ts";
import { key } from "../settings.ts";
import { LinkButton } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { Earlier, TableList } from "./list.tsx";

const ALL = ["mine", "open", "playing", "over"] as const;
const PAGE = 30;
type Kind = (typeof ALL)[number];

function kinds(): readonly Kind[] {
  return offers("people") ? ALL : ["mine"];
}

function fetchTables(kind: Kind, page: { limit: number; before?: string }): Promise<Api.Tables> {
  if (kind !== "mine") return api.tables({ status: kind, ...page });
  return key.peek() ? api.tables({ mine: "yes", ...page }) : Promise.resolve({ tables: [], before: "" });
}

/** The first list with a table in it, for those who ask for none; open tables if there are no tables at all. */
async function firstFilled(): Promise<Kind> {
  const lists = await Promise.all(kinds().map((kind) => fetchTables(kind, { limit: 1 })));
  return kinds().find((_, at) => lists[at]!.tables.length > 0) ?? (offers("people") ? "open" : "mine");
}

export function TablesPage() {
  const asked = place.value.query.get("show") as Kind | null;
  const filled = useLoad(firstFilled, []);
  if (asked && kinds().includes(asked)) return <Lists kind={asked} />;
  return filled.value ? <Lists kind={filled.value} /> : <Pending loaded={filled}>{t("Loading…")}</Pending>;
}

function Lists({ kind }: { kind: Kind }) {
  const fetch = (before = "") => fetchTables(kind, before ? { limit: PAGE, before } : { limit: PAGE });
  const loaded = useLoad(fetch, [kind], 5_000);
  const titles = { mine: t("My games"), open: t("Open"), playing: t("In play"), over: t("Finished") };
  const empty = {
    mine: t("No games yet."),
    open: t("Nobody is waiting. Create a table and others will find it here."),
    playing: t("No public games are being played now."),
    over: t("No finished games yet."),
  };
  return (
    <div class="form">
      <div class="row spread">
        <h1>{t("Tables")}</h1>
        <LinkButton href="/new" kind="brass" icon="plus">
          {t("New table")}
        </LinkButton>
      </div>
      <Panel>
        <Tabs
          label={t("Which tables")}
          chosen={kind}
          onChoose={(id) => go(`/tables?show=${id}`, true)}
          tabs={kinds().map((id) => ({ id, title: titles[id] }))}
        />
        <TabPanel id={kind}>
          <TableList loaded={loaded} mine={kind === "mine"} empty={empty[kind]} />
          {loaded.value?.before && (
            <Earlier key={kind} from={loaded.value.before} fetch={fetch} mine={kind === "mine"} />
          )}
        </TabPanel>
      </Panel>
    </div>
  );
}
