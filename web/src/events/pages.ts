// The pages of what brings people together and back: fetched together when one of them is opened.

export { DailyPage } from "./daily.tsx";
export { LadderPage } from "./ladder.tsx";
export { NewTournamentPage } from "./newtournament.tsx";
export { PairPage } from "./pair.tsx";
export { TournamentPage } from "./tournament.tsx";
export { TournamentsPage } from "./tournaments.tsx";
