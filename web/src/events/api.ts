// What brings people together and back, as requests.

import { asPlayer, call } from "../net/api.ts";
import type { Api } from "../protocol.ts";
import { key } from "../settings.ts";

export const events = {
  pools: () => call<readonly Api.Pool[]>("GET", "/pairing"),
  seek: (seeking: Api.Seeking) => asPlayer<Api.Waiting>("POST", "/pairing", seeking),
  wait: (hidden: boolean) => asPlayer<Api.Waiting>("POST", "/pairing/wait", { hidden } satisfies Api.StillHere),
  daily: (day: string) => (key.peek() ? asPlayer : call)<Api.DailyInfo>("GET", `/daily${day && `?day=${day}`}`),
  beginDaily: (game: string) => asPlayer<Api.TableInfo>("POST", `/daily/${game}`),
  tournaments: (wanted: Api.TournamentsWanted) =>
    (wanted.mine || wanted.club ? asPlayer : call)<readonly Api.TournamentListed[]>(
      "GET",
      `/tournaments?${new URLSearchParams({ ...wanted })}`,
    ),
  tournament: (id: string) => call<Api.TournamentInfo>("GET", `/tournaments/${id}`),
  newTournament: (wanted: Api.NewTournament) => asPlayer<Api.TournamentInfo>("POST", "/tournaments", wanted),
  enter: (id: string) => asPlayer<Api.TournamentInfo>("POST", `/tournaments/${id}/join`),
  quit: (id: string) => asPlayer<Api.TournamentInfo>("POST", `/tournaments/${id}/leave`),
  startTournament: (id: string) => asPlayer<Api.TournamentInfo>("POST", `/tournaments/${id}/start`),
  cancelTournament: (id: string) => asPlayer<Api.TournamentInfo>("POST", `/tournaments/${id}/cancel`),
  sendAway: (id: string, entrant: number) =>
    asPlayer<Api.TournamentInfo>("DELETE", `/tournaments/${id}/entrants/${entrant}`),
  ladder: (wanted: Api.LadderWanted) =>
    (key.peek() ? asPlayer : call)<Api.LadderInfo>("GET", `/ladder?${new URLSearchParams({ ...wanted })}`),
  climb: (wanted: Api.Climbing) => asPlayer<Api.TableInfo>("POST", "/ladder", wanted),
  curve: (player: string, wanted: Api.LadderWanted) =>
    call<Api.Curves>("GET", `/players/${player}/curve?${new URLSearchParams({ ...wanted })}`),
  results: (player: string) => call<readonly Api.Results[]>("GET", `/players/${player}/results`),
  /** Said even while the page is being closed. */
  leave: () =>
    fetch("/api/pairing", { method: "DELETE", headers: { Authorization: `Bearer ${key.peek()}` }, keepalive: true })
      .then(() => undefined)
      .catch(() => undefined), // the server notices that nothing more is heard
};
