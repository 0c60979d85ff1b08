// The application: the page of the current address, and the layers over every page.

import { useEffect } from "preact/hooks";
import { NameQuestion } from "../account/name.tsx";
import { FIRST } from "../games.ts";
import { t } from "../i18n.ts";
import { offers } from "../net/offers.ts";
import { follow, place } from "../router.ts";
import { SITE } from "../site.ts";
import { TablePage } from "../table/page.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Questions } from "../ui/dialog.tsx";
import { later } from "../ui/later.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { Empty } from "../ui/panel.tsx";
import { Tips } from "../ui/tip.tsx";
import { Toasts } from "../ui/toast.tsx";
import { StartPage } from "./start.tsx";

const OpenLater = later(() => import("../local/open.tsx"));
const NoticesLater = later(() => import("../local/boot.tsx"), true);
const ScreenLater = later(() => import("../screen/page.tsx"));
const PuzzlesLater = later(() => import("../puzzles/page.tsx"));
const AccountLater = later(() => import("../account/page.tsx"));
const OperatorLater = later(() => import("../operator/page.tsx"));
const EventsLater = later(() => import("../events/pages.ts"));
const CompanyLater = later(() => import("../company/pages.ts"));
const PagesLater = later(() => import("./pages.ts"));

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
      {SITE && <NoticesLater>{({ SiteNotices }) => <SiteNotices />}</NoticesLater>}
      <Page />
      <Questions />
      <NameQuestion />
      <Tips />
      <Toasts />
    </>
  );
}

function Page() {
  const { path } = place.value;
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  if (first === "tables" && second && third === "screen") {
    return <ScreenLater>{({ ScreenPage }) => <ScreenPage key={second} id={second} />}</ScreenLater>;
  }
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

/** Pages about other people and what a server keeps about them. */
const WITH_PEOPLE: ReadonlySet<string> = new Set([
  "account",
  "clubs",
  "continue",
  "daily",
  "friends",
  "ladder",
  "operator",
  "pair",
  "players",
  "ratings",
  "tournaments",
]);

function chosen(first: string, second: string) {
  if (WITH_PEOPLE.has(first) && !offers("people")) return <NeedsServer />;
  switch (first) {
    case "":
      return <StartPage />;
    case "open":
      return <OpenLater>{({ OpenPage }) => <OpenPage key={second} letters={second} />}</OpenLater>;
    case "puzzles":
      return <PuzzlesLater>{({ PuzzlesPage }) => <PuzzlesPage />}</PuzzlesLater>;
    case "account":
      return <AccountLater>{({ AccountPage }) => <AccountPage />}</AccountLater>;
    case "operator":
      return <OperatorLater>{({ OperatorPage }) => <OperatorPage />}</OperatorLater>;
    case "ladder":
      return <EventsLater>{({ LadderPage }) => <LadderPage />}</EventsLater>;
    case "tournaments":
      return (
        <EventsLater>
          {(pages) =>
            second === "new" ? (
              <pages.NewTournamentPage />
            ) : second ? (
              <pages.TournamentPage key={second} id={second} />
            ) : (
              <pages.TournamentsPage />
            )
          }
        </EventsLater>
      );
    case "friends":
      return <CompanyLater>{({ FriendsPage }) => <FriendsPage />}</CompanyLater>;
    case "clubs":
      return (
        <CompanyLater>
          {({ ClubPage, ClubsPage }) => (second ? <ClubPage key={second} id={second} /> : <ClubsPage />)}
        </CompanyLater>
      );
    case "daily":
      return <EventsLater>{({ DailyPage }) => <DailyPage />}</EventsLater>;
    case "pair":
      return <EventsLater>{({ PairPage }) => <PairPage />}</EventsLater>;
    default:
      return <PagesLater>{(pages) => page(pages, first, second) ?? <Nowhere />}</PagesLater>;
  }
}

function page(pages: typeof import("./pages.ts"), first: string, second: string) {
  switch (first) {
    case "new":
      return <pages.NewTablePage />;
    case "tables":
      return <pages.TablesPage />;
    case "about":
      return <pages.AboutPage />;
    case "import":
      return <pages.ImportPage />;
    case "continue":
      return <pages.ContinuePage />;
    case "settings":
      return <pages.SettingsPage />;
    case "ratings":
      return <pages.RatingsPage />;
    case "players":
      return second ? <pages.PlayerPage key={second} id={second} /> : <pages.RatingsPage />;
    case "learn":
      return <pages.LearnPage key={second} game={second || FIRST} />;
    case "rules":
      return <pages.RulesPage game={second || FIRST} />;
    default:
      return null;
  }
}

function NeedsServer() {
  return (
    <Empty icon="people" title={t("This page needs a server with other players.")} page>
      <LinkButton href="/" icon="home">
        {t("Home")}
      </LinkButton>
    </Empty>
  );
}

function Nowhere() {
  return (
    <Empty icon="help" title={t("There is nothing at this address.")} page>
      <LinkButton href="/" icon="home">
        {t("Home")}
      </LinkButton>
    </Empty>
  );
}
