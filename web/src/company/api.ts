// Friends and clubs, as requests.

import { asPlayer } from "../net/api.ts";
import type { Api } from "../protocol.ts";

const query = (wanted: object) => new URLSearchParams({ ...wanted } as Record<string, string>);

export const company = {
  friends: () => asPlayer<Api.FriendsInfo>("GET", "/me/friends"),
  befriend: (player: string) => asPlayer<void>("POST", "/me/friends", { player } satisfies Api.Other),
  part: (player: string) => asPlayer<void>("DELETE", `/me/friends/${player}`),
  allow: (what: Api.Allowed) => asPlayer<void>("PATCH", "/me/friends", what),
  invite: (table: string, player: string) =>
    asPlayer<void>("POST", `/tables/${table}/invites`, { player } satisfies Api.Other),
  dismiss: (table: string) => asPlayer<void>("DELETE", `/me/invites/${table}`),
  clubs: () => asPlayer<readonly Api.ClubListed[]>("GET", "/clubs"),
  found: (name: string) => asPlayer<Api.ClubInfo>("POST", "/clubs", { name } satisfies Api.NamedClub),
  club: (id: string, join: string) => asPlayer<Api.ClubInfo>("GET", `/clubs/${id}${join && `?${query({ join })}`}`),
  join: (id: string, token: string) =>
    asPlayer<Api.ClubInfo>("POST", `/clubs/${id}/join`, { token } satisfies Api.ClubJoining),
  leave: (id: string) => asPlayer<void>("POST", `/clubs/${id}/leave`),
  rename: (id: string, name: string) =>
    asPlayer<Api.ClubInfo>("PATCH", `/clubs/${id}`, { name } satisfies Api.NamedClub),
  renew: (id: string) => asPlayer<Api.ClubInfo>("POST", `/clubs/${id}/link`),
  passOn: (id: string, player: string) =>
    asPlayer<Api.ClubInfo>("POST", `/clubs/${id}/founder`, { player } satisfies Api.Other),
  sendAway: (id: string, player: string) => asPlayer<Api.ClubInfo>("DELETE", `/clubs/${id}/members/${player}`),
  dissolve: (id: string) => asPlayer<void>("DELETE", `/clubs/${id}`),
  tables: (id: string, wanted: Api.ClubTablesWanted) =>
    asPlayer<Api.Tables>("GET", `/clubs/${id}/tables?${query(wanted)}`),
  standings: (id: string, wanted: Api.StandingsWanted) =>
    asPlayer<readonly Api.ClubStanding[]>("GET", `/clubs/${id}/standings?${query(wanted)}`),
};
