// The pages around the tables that few need at first: fetched together when one of them is opened.

export { LearnPage } from "../learn/intro.tsx";
export { AboutPage } from "./about.tsx";
export { ContinuePage } from "./continue.tsx";
export { ImportPage } from "./import.tsx";
export { NewTablePage } from "./newtable.tsx";
export { PlayerPage } from "./player.tsx";
export { RatingsPage } from "./ratings.tsx";
export { RulesPage } from "./rules.tsx";
export { SettingsPage } from "./settings.tsx";
export { TablesPage } from "./tables.tsx";
