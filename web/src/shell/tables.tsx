import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import { go, place } from "../router.ts";
import { key } from "../settings.ts";
import { LinkButton } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { TabPanel, Tabs } from "../ui/tabs.tsx";
import { Earlier, TableList } from "./list.tsx";

const KINDS = ["mine", "open", "playing", "over"] as const;
const PAGE = 30;
type Kind = (typeof KINDS)[number];

export function TablesPage() {
  const asked = place.value.query.get("show") as Kind | null;
  const kind: Kind = asked && KINDS.includes(asked) ? asked : "open";
  const fetch = (before = "") => {
    const page = before ? { limit: PAGE, before } : { limit: PAGE };
    if (kind !== "mine") return api.tables({ status: kind, ...page });
    return key.peek() ? api.tables({ mine: "yes", ...page }) : Promise.resolve({ tables: [], before: "" });
  };
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
          tabs={KINDS.map((id) => ({ id, title: titles[id] }))}
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
