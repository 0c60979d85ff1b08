// The interface between the frame of a table and the table of a game.
//
// The frame holds the connection, seats, log, chat, history and everything else that any table has. A game brings a
// `GameModule`, the default export of `src/<game>/index.tsx`: components that read a `Table` and send actions to it.
// Neither holds rules: `legal`, `ask` and `tryOut` say what may be done and what would follow.

import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import type {
  Advised,
  Choices,
  Dict,
  Done,
  Industry,
  Legal,
  Mine,
  News,
  Points,
  Refused,
  SeatInfo,
  Setup,
  Shares,
  State,
  Tried,
  Word,
} from "../protocol.ts";
import type { Depth, Mark } from "./advice/marks.ts";
import type { Staging } from "./stage/scene.ts";

/** The state of a table with every field that may be left out on the wire filled in. */
export type Whole = Required<Omit<State, "seats" | "mine" | "public">> & {
  readonly public?: State["public"];
  readonly seats: readonly Required<SeatInfo>[];
  readonly mine: readonly Required<Mine>[];
};

/** An answer or a refusal; `"type" in` is not needed: compare `.type` with `"refused"`. */
export type Reply<Answer> = Answer | Refused;

/** An action and a standing order of whichever game. */
export type AnyAction = Industry.Action | Shares.Action;
export type AnyOrder = Industry.Order | Shares.Order;

export interface Table<View = unknown, Sheet = unknown, Action = AnyAction, Order = AnyOrder> {
  readonly id: string;
  /** The table behind one that shows what is on the stage. */
  readonly live?: Table<View, Sheet, Action, Order>;
  /** Everything that never changes about the game: board geometry, price tracks, packages. */
  readonly sheet: Sheet;
  /** The words of the record in the reader's language: `food`, `trade`, `anglica`; each as it begins a line. */
  readonly words: ReadonlySignal<Dict<string>>;
  readonly setup: ReadonlySignal<Setup>;
  readonly state: ReadonlySignal<Whole>;
  /** The position on the screen: of the own seat, of an onlooker, or of the past while one looks back. */
  readonly view: ReadonlySignal<View>;
  /** The own seat in focus, or null for those who look on. */
  readonly seat: ReadonlySignal<number | null>;
  /** What the own seat sees and may do; null for onlookers. */
  readonly mine: ReadonlySignal<Required<Mine> | null>;
  /** What may be done now; null when nothing may, or while one looks back. */
  readonly legal: ReadonlySignal<Legal | null>;
  /** The step one looks at, or null for now. */
  readonly past: ReadonlySignal<number | null>;
  /** All news so far, oldest first. */
  readonly news: ReadonlySignal<readonly News[]>;
  /** What arrived last with events, for marks and movement; also set while stepping through the history. */
  readonly last: ReadonlySignal<News | null>;
  readonly language: ReadonlySignal<string>;
  /** An action is on its way: buttons wait. */
  readonly busy: ReadonlySignal<boolean>;
  /** True when the own seat is asked to act now. */
  readonly myTurn: ReadonlySignal<boolean>;
  /** Milliseconds that the server's clock is ahead of ours. */
  readonly ahead: ReadonlySignal<number>;
  /** Seconds that bots leave a person to answer an offer or to claim, before they go on. */
  readonly patience: ReadonlySignal<number>;

  send(action: Action): Promise<Reply<Done>>;
  ask(chosen: readonly Word[]): Promise<Reply<Choices>>;
  /** What would follow from the actions; answers are kept until the position changes. */
  tryOut(actions: readonly Action[]): Promise<Reply<Tried>>;
  advise(count?: number, depth?: Depth): Promise<Reply<Advised>>;
  /** The position after so many actions; kept once fetched. */
  at(step: number): Promise<View | null>;
  look(step: number | null): void;
  setOrders(orders: readonly Order[]): Promise<Reply<Done>>;
  /** Shows a sentence for a moment and announces it to screen readers. */
  say(text: string, kind?: "news" | "fault"): void;
  /** The name of a seat as people call it. */
  name(seat: number): string;
}

export interface Part<T extends Table = Table> {
  table: T;
}

/** A moment at which the game turned, and the step that shows it. */
export type Turning = { readonly step: number; readonly text: string };

/** A panel of a game: a column on wide screens, a tab on phones. */
export interface Panel<T extends Table = Table> {
  id: string;
  title: () => string;
  icon: string;
  Panel: ComponentType<Part<T>>;
  /** A picture of the position, which follows the stage; panels with something to press follow the present. */
  staged?: true;
  /** Whether it has anything to show now; always, where this is left out. */
  on?: (table: T) => boolean;
  /** On a phone, while another tab is open: the gist in one line, which opens the panel. */
  Line?: ComponentType<Part<T> & { onOpen: () => void }>;
}

/** What a table shows, and the topic of the help that says what it is. `mark` stands for what has no sign. */
export type LegendLine = { topic: string; icons?: readonly string[]; mark?: string };

// biome-ignore lint/suspicious/noExplicitAny: the frame hands a table to its game without knowing which game
export interface GameModule<T extends Table = any> {
  name: string;
  /** Beside the title in the masthead: round, phase, and the like; narrow screens give it one line. */
  Masthead: ComponentType<Part<T>>;
  /** The board itself: takes the room it is given. */
  Board: ComponentType<Part<T>>;
  /** One panel that says what is asked and offers it: below the board, a bottom sheet on phones. */
  Action: ComponentType<Part<T>>;
  /** Left of the board, in this order; tabs on phones. */
  panels: readonly Panel<T>[];
  /** In the card of each seat, below name and clock. */
  SeatDetails: ComponentType<Part<T> & { seat: number }>;
  /** Below one's own seats on a phone that is one's hand. */
  Hand?: ComponentType<Part<T>>;
  /** Over the board of a table screen, where nobody acts: what the phones are asked about. */
  OnScreen?: ComponentType<Part<T>>;
  /** In place of the large figure, where a game has more to tell than that. */
  Score?: ComponentType<Part<T> & { seat: number }>;
  /** The large figure on a seat's card, if there is one to tell. */
  points: (table: T, seat: number) => number | null;
  /** The colour and line pattern of a seat, 0 to 5. */
  style: (table: T, seat: number) => number;
  /** How each event is shown. */
  staging: Staging;
  /** The panel whose place the adviser takes where there are three columns. */
  adviserIn?: string;
  /** What an advised action of this seat looks like on the table. */
  marks?(table: T, action: AnyAction, seat: number): readonly Mark[];
  /** The whole position as headings, lists and buttons. */
  Text: ComponentType<Part<T>>;
  /** Whether something on the screen is for the own seat alone: a curtain falls between people at one screen. */
  hides?: (table: T) => boolean;
  /** A score of the end page as people read it, where the plain number is not it. */
  score?: (total: number) => string;
  /** On the end page: where each point came from. */
  Ending: ComponentType<Part<T>>;
  /** Why the first of these scores is ahead of the second, in a sentence. */
  reason: (table: T, first: Points, second: Points) => string;
  /** When the game turned, oldest first. A hook: some of it is fetched. */
  useTurningPoints: (table: T) => readonly Turning[];
  /** Lines by round for the charts; fetched by stepping through `table.at`. */
  Charts?: ComponentType<Part<T>>;
  /** A standing order or a wish in plain words. */
  order?(table: T, order: AnyOrder): string;
  /** A word for a tick on the history where something new began, such as a round. */
  mark?: (news: News) => string | null;
  /** Help by topic for the question mark: a sentence and the paragraph of the rules. */
  help?: (topic: string, table: T) => { text: string; rule: string } | null;
  /** The signs that the help explains in one list. */
  legend?: readonly LegendLine[];
}
