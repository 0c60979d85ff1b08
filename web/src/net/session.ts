// The client state of one table as signals, and the requests it can send.

import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { language, t } from "../i18n.ts";
import type {
  Advised,
  Around,
  Choices,
  Dict,
  Done,
  FromClient,
  FromServer,
  Journal,
  Leafed,
  Refused,
  Seen,
  Setup,
  State,
  Tried,
  Welcome,
  Word,
} from "../protocol.ts";
import type { AnyAction, Reply, Table, Whole } from "../table/contract.ts";
import { announce, toast } from "../ui/toast.tsx";
import { freshId, withDefaults } from "./defaults.ts";
import type { Line } from "./line.ts";
import { NewsLog } from "./newslog.ts";
import { PatchedState } from "./patch.ts";
import { Socket } from "./socket.ts";

export interface Session extends Table {
  readonly link: Socket["link"];
  readonly why: Socket["why"];
  readonly welcome: ReadonlySignal<Welcome | null>;
  readonly onlookers: ReadonlySignal<number>;
  readonly ready: ReadonlySignal<boolean>;
  readonly note: ReadonlySignal<string>;
  sit(seat: number): void;
  chat(text: string): Promise<Reply<Done>>;
  setNote(text: string): Promise<Reply<FromServer>>;
  wish(matter: Journal.Asked["matter"], step?: number | null): Promise<Reply<Done>>;
  answer(yes: boolean, after: number): Promise<Reply<Done>>; // to what was wished at that sequence
  concede(): Promise<Reply<Done>>;
  /** Asks the others whether a bot should play for somebody who is away. */
  vote(seat: number): Promise<Reply<Done>>;
  /** Goes on in a lesson: the page has been read, or with `show` its action is to be done. */
  learn(page: number, show: boolean): Promise<Reply<Done>>;
  /** At a lesson: what was wrong with the last try. */
  readonly refused: Signal<string>;
  here(presence: "here" | "thinking" | "away"): void;
  close(): void;
}

export type Opening = {
  id: string;
  sheet: unknown;
  words: ReadonlySignal<Dict<string>>;
  key: string;
  invite?: string;
  /** A table screen: it is shown what an onlooker sees, whosever key it has. */
  screen?: boolean;
  make: () => Line;
};

export function openSession({ id, sheet, words, key, invite = "", screen = false, make }: Opening): Session {
  const welcome = signal<Welcome | null>(null);
  const state = signal<Whole | null>(null);
  const news = new NewsLog((before, count) => request<Leafed>({ type: "leaf", id: freshId(), before, count }));
  const onlookers = signal(0);
  const ahead = signal(0);
  const note = signal("");
  const chosenSeat = signal<number | null>(null);
  const past = signal<number | null>(null);
  const pastView = signal<unknown>(null);
  const inFlight = signal(0);
  const refused = signal("");
  const views = new Map<number, Promise<unknown>>();
  let tried = new Map<string, Promise<Reply<Tried>>>();
  const latest = new PatchedState();
  let live = false; // what comes now is new, not caught up with

  let shownSeat = -1; // of several own seats: it stays while others act
  const mine = computed(() => {
    const { mine: all = [], to_move: next = [] } = state.value ?? {};
    const asked = all.filter((entry) => entry.legal);
    const wanted = (asked.length ? asked : all).find((entry) => entry.seat === chosenSeat.value);
    const turn = asked.find((entry) => next.includes(entry.seat)) ?? asked[0];
    const shown = wanted ?? turn ?? all.find((entry) => entry.seat === shownSeat) ?? all[0] ?? null;
    shownSeat = shown?.seat ?? -1;
    return shown;
  });
  const seat = computed(() => mine.value?.seat ?? null);
  const view = computed(
    () => (past.value === null ? null : pastView.value) ?? mine.value?.view ?? state.value?.public ?? null,
  );
  const legal = computed(() => (past.value === null ? (mine.value?.legal ?? null) : null));
  const last = computed(() => {
    const upto = past.value ?? Infinity;
    return news.all.value.findLast((item) => (item.events?.length ?? 0) > 0 && (item.step ?? 0) <= upto) ?? null;
  });
  const myTurn = computed(() => {
    const now = state.value;
    return now !== null && now.status === "playing" && now.mine.some((own) => now.to_move.includes(own.seat));
  });

  const socket = new Socket({
    make,
    hello: () => ({ type: "hello", key, since: news.since, language: language.peek(), version: 2, invite, screen }),
    tell: (message) => batch(() => receive(message)),
  });

  function receive(message: FromServer): void {
    if (message.type === "welcome") {
      welcome.value = message;
      news.connect();
      live = false;
      note.value = message.note ?? "";
      ahead.value = message.time - Date.now();
    } else if (message.type === "state") {
      receiveState(latest.whole(message));
    } else if (message.type === "patch") {
      const state = latest.patched(message);
      if (state) receiveState(state);
      else socket.tell({ type: "refresh" });
    } else if (message.type === "news") {
      if (news.receive(message) && live) for (const line of message.lines ?? []) announce(line);
    } else if (message.type === "around") receivePresence(message);
    else if (message.type === "reread") news.reread();
  }

  function receiveState(message: State): void {
    if (!live) void news.fetchEarlier(message.sequence);
    live = true;
    const old = state.peek();
    if (old && old.steps > message.steps)
      for (const step of [...views.keys()]) if (step > message.steps) views.delete(step);
    if (!old || old.sequence !== message.sequence) tried = new Map();
    state.value = withDefaults(message);
    ahead.value = message.time - Date.now();
  }

  function receivePresence(message: Around): void {
    onlookers.value = message.onlookers;
    const old = state.peek();
    if (!old) return;
    const seats = old.seats.map((seat, at) => ({ ...seat, presence: message.presence[at] ?? seat.presence }));
    state.value = { ...old, seats };
  }

  function request<Answer extends FromServer>(message: FromClient & { id: string }): Promise<Reply<Answer>> {
    return socket.request<Answer | Refused>(message);
  }

  /** A request that changes the table: buttons wait for it, and a refusal is shown. */
  async function change(message: FromClient & { id: string }): Promise<Reply<Done>> {
    inFlight.value++;
    const reply = await request<Done>(message);
    inFlight.value--;
    if (reply.type === "refused") complain(reply.text || t("That is not possible now."));
    return reply;
  }

  /** In a lesson the coach answers. */
  function complain(text: string): void {
    if ((state.peek()?.page ?? -1) < 0) toast(text, "fault");
    else refused.value = text;
  }

  const own = (): number => seat.peek() ?? -1;
  const session: Session = {
    id,
    sheet,
    words,
    language,
    onlookers,
    ahead,
    note,
    welcome,
    news: news.all,
    seat,
    mine,
    legal,
    past,
    last,
    myTurn,
    view,
    link: socket.link,
    why: socket.why,
    ready: computed(() => state.value !== null && welcome.value !== null),
    busy: computed(() => inFlight.value > 0),
    setup: computed(() => welcome.value!.setup as Setup),
    patience: computed(() => welcome.value?.patience ?? 0),
    state: computed(() => state.value!),
    sit: (wanted) => (chosenSeat.value = wanted),
    send: (action: AnyAction) =>
      change({ type: "act", id: freshId(), seat: own(), action, after: state.peek()?.sequence ?? null }),
    ask: (chosen: readonly Word[]) => request<Choices>({ type: "ask", id: freshId(), seat: own(), chosen }),
    tryOut(actions: readonly AnyAction[]) {
      const key = JSON.stringify([own(), actions]);
      const known = tried.get(key);
      if (known) return known;
      const reply = request<Tried>({ type: "try", id: freshId(), seat: own(), actions });
      tried.set(key, reply);
      return reply;
    },
    advise: (count = 3, depth = "instant") =>
      request<Advised>({ type: "advise", id: freshId(), seat: own(), count, depth }),
    at(step: number) {
      const known = views.get(step);
      if (known) return known;
      const answer = request<Seen>({ type: "look", id: freshId(), step }).then((reply) => {
        if (reply.type === "seen") return reply.view;
        views.delete(step);
        return null;
      });
      views.set(step, answer);
      return answer;
    },
    look(step) {
      past.value = step;
      if (step === null) pastView.value = null;
      else
        void session.at(step).then((answer) => {
          if (past.peek() === step && answer !== null) pastView.value = answer;
        });
    },
    setOrders: (orders) => change({ type: "orders", id: freshId(), seat: own(), orders }),
    chat: (text) => change({ type: "chat", id: freshId(), text }),
    async setNote(text) {
      note.value = text;
      return request<FromServer>({ type: "note", id: freshId(), text });
    },
    wish: (matter, step = null) => change({ type: "wish", id: freshId(), seat: own(), matter, step }),
    answer: (yes, after) => change({ type: "answer", id: freshId(), seat: own(), yes, after }),
    refused,
    learn: (page, show) => change({ type: "learn", id: freshId(), seat: own(), page, show }),
    concede: () => change({ type: "concede", id: freshId(), seat: own() }),
    vote: (seat) => change({ type: "wish", id: freshId(), seat, matter: "bot" }),
    here: (presence) => socket.tell({ type: "here", presence }),
    say: (text, kind = "news") => toast(text, kind),
    name(at) {
      const sitting = state.peek()?.seats[at];
      return sitting?.name || words.peek()[sitting?.nation ?? ""] || t("Seat {n}", { n: at + 1 });
    },
    close: () => socket.close(),
  };
  return session;
}
