// What the page of the operators asks the server for, with the key of an operator, which is kept until the tab closes.

import { effect, signal } from "@preact/signals";
import { call } from "../net/api.ts";
import type { Api } from "../protocol.ts";

/** Counts what was done, so that every part of the page shows it. */
export type PartProps = { done: number; again: () => void };

const PLACE = "won.operator";

function stored(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

export const operatorKey = signal(stored());

effect(() => {
  try {
    sessionStorage.setItem(PLACE, operatorKey.value);
  } catch {
    // kept until the page is left
  }
});

function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return call<Answer>(method, `/operator${path}`, body, undefined, operatorKey.peek());
}

export const operator = {
  me: () => ask<Api.OperatorInfo>("GET", ""),
  reports: (closed: boolean) => ask<readonly Api.Report[]>("GET", `/reports${closed ? "?closed=yes" : ""}`),
  closeReport: (id: string) => ask<void>("POST", `/reports/${id}/close`),
  bans: () => ask<readonly Api.BanInfo[]>("GET", "/bans"),
  ban: (wanted: Api.NewBan) => ask<void>("POST", "/bans", wanted),
  lift: (id: string) => ask<void>("DELETE", `/bans/${id}`),
  table: (id: string, wanted: Api.TableAction) => ask<void>("POST", `/tables/${id}`, wanted),
  dissolve: (club: string) => ask<void>("POST", `/clubs/${club}/dissolve`, {} satisfies Api.ClubAction),
  log: () => ask<Api.LogInfo>("GET", "/log"),
};
