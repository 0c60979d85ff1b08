// Everything around a table, as requests. What happens at it goes over its line.

import { language, t } from "../i18n.ts";
import type { Api, Dict, Record as RecordOfGame } from "../protocol.ts";
import { change, key, settings } from "../settings.ts";
import { SITE } from "../site.ts";
import { saveFile } from "./files.ts";
import { newNonce, nonceOf, rememberNonce } from "./nonces.ts";
import { transport } from "./transport.ts";

/** An error answer of the server: a code for programs and a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly field = "",
    readonly rule = "",
  ) {
    super(text);
  }
}

export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("internal", t("Something went wrong."));
}

export async function call<Answer>(
  method: string,
  path: string,
  body?: unknown,
  raw?: BodyInit,
  secret = key.peek(),
): Promise<Answer> {
  const headers: Record<string, string> = { "Accept-Language": language.peek() };
  if (secret) headers.Authorization = `Bearer ${secret}`;
  if (body !== undefined || raw !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await transport.request(path, {
      method,
      headers,
      body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  } catch {
    if (SITE) throw new ApiError("internal", t("Something went wrong.")); // the top of the page says what
    throw new ApiError("offline", t("The server cannot be reached. We keep trying."));
  }
  if (response.status === 204) return undefined as Answer;
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said as Answer;
  const fault = (said ?? {}) as Partial<Api.Fault>;
  throw new ApiError(
    fault.code ?? "internal",
    fault.text ?? t("Something went wrong on the server."),
    fault.field,
    fault.rule,
  );
}

// A stored name may be that of an account by now, which this browser is not signed in to, or none that can be seen.
const REFUSED_NAMES = new Set(["account_name", "no_name"]);
let arriving: Promise<void> | null = null;

/** Registers this browser as a player on its first visit and stores the key. */
export async function arrive(): Promise<void> {
  await transport.ready();
  if (key.peek()) return;
  arriving ??= (async () => {
    const made = (newcomer: Api.Newcomer) => call<Api.Me>("POST", "/players", newcomer);
    const name = settings.peek().name;
    const me = await made(name ? { name } : {}).catch((error: unknown) => {
      if (!name || !REFUSED_NAMES.has(asApiError(error).code)) throw error;
      change({ name: "" });
      return made({});
    });
    key.value = me.key ?? "";
  })().finally(() => (arriving = null));
  await arriving;
}

const changing = new Map<string, Promise<unknown>>();

/** Calls as a player. Requests side by side may arrive in any order: changes of one thing go one after the other. */
export function asPlayer<Answer>(method: string, path: string, body?: unknown, raw?: BodyInit): Promise<Answer> {
  const send = () => callAsPlayer<Answer>(method, path, body, raw);
  if (method !== "PATCH") return send();
  const answer = changing.get(path)?.then(send, send) ?? send();
  changing.set(path, answer);
  const forget = () => {
    if (changing.get(path) === answer) changing.delete(path);
  };
  answer.then(forget, forget);
  return answer;
}

/** A key that the server no longer knows is replaced once. */
async function callAsPlayer<Answer>(method: string, path: string, body?: unknown, raw?: BodyInit): Promise<Answer> {
  await arrive();
  try {
    return await call<Answer>(method, path, body, raw);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "wrong_key") throw error;
    key.value = "";
    await arrive();
    return call<Answer>(method, path, body, raw);
  }
}

function query(wanted: object): string {
  return new URLSearchParams(wanted as Record<string, string>).toString();
}

export const api = {
  me: () => asPlayer<Api.Me>("GET", "/me"),
  /** The player of another key. */
  whose: (secret: string) => call<Api.Me>("GET", "/me", undefined, undefined, secret),
  rekey: () => asPlayer<Api.Me>("POST", "/me/key"),
  rename: (name: string) => asPlayer<Api.Me>("PATCH", "/me", { name } satisfies Api.Renamed),
  learning: () => asPlayer<Api.Learning>("GET", "/me/learning"),
  games: () => call<Dict<Api.GameInfo>>("GET", "/games"),
  sheet: (game: string, table = "") => call<Api.GameSheet>("GET", `/games/${game}/sheet${table && `?table=${table}`}`),
  rules: (game: string) => call<readonly Api.ChapterInfo[]>("GET", `/games/${game}/rules`),
  picture: (game: string, name: string, wanted: Api.PictureWanted) =>
    call<Api.PictureInfo>("GET", `/games/${game}/pictures/${name}?${query(wanted)}`),
  lessons: (game: string) => (key.peek() ? asPlayer : call)<readonly Api.LessonInfo[]>("GET", `/games/${game}/lessons`),
  lesson: (game: string, name: string) => call<Api.LessonPages>("GET", `/games/${game}/lessons/${name}`),
  /** Goes on where the learner was; `again` begins anew. */
  beginLesson: (game: string, name: string, again = false) =>
    asPlayer<Api.TableInfo>("POST", `/games/${game}/lessons/${name}`, { again } satisfies Api.Beginning),
  tables: (wanted: Api.Wanted) => (wanted.mine ? asPlayer : call)<Api.Tables>("GET", `/tables?${query(wanted)}`),
  table: (id: string, invite = "") =>
    call<Api.TableInfo>("GET", `/tables/${id}${invite && `?${query({ invite } satisfies Api.Invited)}`}`),
  record: (id: string) => call<RecordOfGame>("GET", `/tables/${id}/record`),
  create: async (table: Api.NewTable) => {
    const nonce = newNonce();
    const made = await asPlayer<Api.TableInfo>("POST", "/tables", { ...table, nonce } satisfies Api.NewTable);
    rememberNonce(made.id, nonce);
    return made;
  },
  join: async (id: string, joining: Api.Joining) => {
    const nonce = nonceOf(id) ?? newNonce();
    const joined = await asPlayer<Api.TableInfo>("POST", `/tables/${id}/join`, { ...joining, nonce });
    rememberNonce(id, nonce);
    return joined;
  },
  leave: (id: string, seat: number) => asPlayer<Api.TableInfo>("POST", `/tables/${id}/seats/${seat}/leave`),
  putBot: (id: string, bot: string, seat: number) =>
    asPlayer<Api.TableInfo>("POST", `/tables/${id}/bots`, { bot, seat } satisfies Api.BotJoining),
  mind: (id: string, seat: number, bot: string) =>
    asPlayer<Api.TableInfo>("POST", `/tables/${id}/seats/${seat}/minder`, { bot } satisfies Api.Minding),
  takeOver: (id: string, seat: number, invite: string, name: string) =>
    asPlayer<Api.TableInfo>("POST", `/tables/${id}/seats/${seat}/take`, { invite, name } satisfies Api.TakingOver),
  start: (id: string) => asPlayer<Api.TableInfo>("POST", `/tables/${id}/start`),
  rematch: (id: string) => asPlayer<Api.TableInfo>("POST", `/tables/${id}/rematch`),
  invites: (id: string) => asPlayer<Api.Invites>("GET", `/tables/${id}/invites`),
  importRecord: (text: string) => asPlayer<Api.TableInfo>("POST", "/records", undefined, text),
  continued: (game: Api.Continuing) => asPlayer<Api.TableInfo>("POST", "/continued", game),
  branch: (id: string, branching: Api.Branching) => asPlayer<Api.TableInfo>("POST", `/tables/${id}/branch`, branching),
  review: (id: string) => call<Api.ReviewInfo>("GET", `/tables/${id}/review`),
  beginReview: (id: string) => asPlayer<Api.ReviewInfo>("POST", `/tables/${id}/review`),
  puzzles: () => call<Readonly<Record<string, Api.PuzzlesOfGame>>>("GET", "/puzzles"),
  puzzleTable: (id: string) => asPlayer<Api.TableInfo>("POST", `/puzzles/${id}/table`),
  attempt: (table: string, attempt: Api.Attempt) =>
    asPlayer<Api.PuzzleInfo>("POST", `/tables/${table}/puzzle`, attempt),
  close: (id: string) => asPlayer<Api.TableInfo>("POST", `/tables/${id}/close`),
  player: (id: string) => call<Api.Profile>("GET", `/players/${id}`),
  pastGames: (id: string, going: Api.Going) =>
    call<readonly Api.Past[]>("GET", `/players/${id}/history?${query(going)}`),
  ratings: (game: string, edition: string) =>
    call<readonly Api.Ranked[]>("GET", `/ratings?${query({ game, edition } satisfies Api.Among)}`),
  channelKinds: () => call<Api.Kinds>("GET", "/channels"),
  channels: () => asPlayer<readonly Api.Channel[]>("GET", "/me/channels"),
  addChannel: (channel: Api.NewChannel) => asPlayer<Api.Channel>("POST", "/me/channels", channel),
  changeChannel: (id: string, changing: Api.Changing) => asPlayer<void>("PATCH", `/me/channels/${id}`, changing),
  dropChannel: (id: string) => asPlayer<void>("DELETE", `/me/channels/${id}`),
};

/** Adds to the seed of an open table where the player was seated without joining, as in a rematch. */
export async function addNonce(id: string, seats: Api.TableInfo["seats"], player = ""): Promise<void> {
  if (!player || nonceOf(id)) return;
  for (const [seat, { player: holder, name, nation }] of seats.entries()) {
    if (holder === player) await api.join(id, { seat, name, nation });
  }
}

/** Saves the record of a finished game as a file: asked for with the key, since private tables have theirs too. */
export async function saveRecord(id: string): Promise<void> {
  const record = await api.record(id);
  saveFile(JSON.stringify(record), `${record.game}-${id}.json`);
}

/** The page where anybody can check every random draw. */
export function fairAddress(id: string): string {
  return `/api/fair?table=${id}`;
}
