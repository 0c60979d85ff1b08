// The application: the page of the current address, and the layers over every page.

import { useEffect } from "preact/hooks";
import { NameQuestion } from "../account/name.tsx";
import { FIRST } from "../games.ts";
import { t } from "../i18n.ts";
import { LearnPage } from "../learn/intro.tsx";
import { useLoad } from "../net/load.ts";
import { follow, place } from "../router.ts";
import { SITE } from "../site.ts";
import { TablePage } from "../table/page.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Questions } from "../ui/dialog.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { Empty } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { Tips } from "../ui/tip.tsx";
import { Toasts } from "../ui/toast.tsx";
import { ImportPage } from "./import.tsx";
import { NewTablePage } from "./newtable.tsx";
import { PlayerPage } from "./player.tsx";
import { RatingsPage } from "./ratings.tsx";
import { RulesPage } from "./rules.tsx";
import { SettingsPage } from "./settings.tsx";
import { StartPage } from "./start.tsx";
import { TablesPage } from "./tables.tsx";

export function App() {
  useEffect(() => {
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, []);
  return (
    <>
      <a class="skip" href="#main">
        {t("Skip to the content")}
      </a>
      {SITE && <NoticesLater />}
      <Page />
      <Questions />
      <NameQuestion />
      <Tips />
      <Toasts />
    </>
  );
}

/** A link with a whole game. */
function OpenLater({ letters }: { letters: string }) {
  const loaded = useLoad(() => import("../local/open.tsx"), []);
  if (loaded.value) return <loaded.value.OpenPage key={letters} letters={letters} />;
  return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
}

function NoticesLater() {
  const loaded = useLoad(() => import("../local/boot.tsx"), []);
  return loaded.value ? <loaded.value.SiteNotices /> : null;
}

/** The table screen is fetched when somebody opens one. */
function ScreenLater({ id }: { id: string }) {
  const loaded = useLoad(() => import("../screen/page.tsx"), []);
  if (loaded.value) return <loaded.value.ScreenPage id={id} />;
  return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
}

/** Puzzles are fetched when somebody asks for them. */
function PuzzlesLater() {
  const loaded = useLoad(() => import("../puzzles/page.tsx"), []);
  if (loaded.value) return <loaded.value.PuzzlesPage />;
  return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
}

function Page() {
  const { path } = place.value;
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  if (first === "tables" && second && third === "screen") return <ScreenLater key={second} id={second} />;
  if (first === "tables" && second) return <TablePage key={second} id={second} />;
  return (
    <>
      <Masthead />
      <main id="main" tabIndex={-1} class="page">
        {chosen(first, second)}
      </main>
    </>
  );
}

function chosen(first: string, second: string) {
  switch (first) {
    case "":
      return <StartPage />;
    case "new":
      return <NewTablePage />;
    case "tables":
      return <TablesPage />;
    case "open":
      return <OpenLater letters={second} />;
    case "import":
      return <ImportPage />;
    case "puzzles":
      return <PuzzlesLater />;
    case "settings":
      return <SettingsPage />;
    case "ratings":
      return <RatingsPage />;
    case "players":
      return second ? <PlayerPage key={second} id={second} /> : <RatingsPage />;
    case "learn":
      return <LearnPage key={second} game={second || FIRST} />;
    case "rules":
      return <RulesPage game={second || FIRST} />;
    default:
      return (
        <Empty icon="help" title={t("There is nothing at this address.")}>
          <LinkButton href="/" icon="home">
            {t("Home")}
          </LinkButton>
        </Empty>
      );
  }
}
