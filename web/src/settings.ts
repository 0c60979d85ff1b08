// What a person has chosen here, kept in this browser.

import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language, preferred } from "./i18n.ts";
import { SITE } from "./site.ts";

export type Settings = {
  name: string;
  nation: string;
  language: Language;
  theme: "system" | "light" | "dark";
  motion: "system" | "less";
  sounds: boolean;
  /** How what happens at a table is shown: at once, or played at one of two paces. */
  staging: Staged;
  /** The line with what the others did, above the table. */
  strip: boolean;
  /** Why bots did what they did, in the log and in that line. */
  reasons: boolean;
  /** The first-game guide. */
  guide: boolean;
  /** The table as text instead of pictures. */
  text: boolean;
  /** Of a server to play at with friends; used where there is none. */
  server: string;
  /** What was played last of each game, offered again. */
  last: Readonly<Record<string, LastTable>>;
};

type LastTable = { readonly bot: string; readonly players: number };

export const STAGED = ["instant", "quick", "relaxed"] as const;
export type Staged = (typeof STAGED)[number];

const PLACE = "won.settings";
const SECRET = "won.key";

function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

function store(place: string, value: string): void {
  try {
    localStorage.setItem(place, value);
  } catch {
    // kept until the page is left
  }
}

/** The stored settings over the defaults; values of another type are ignored. */
export function read(text: string | null, wanted: readonly string[]): Settings {
  const first: Settings = {
    name: "",
    nation: "",
    language: preferred(wanted),
    theme: "system",
    motion: "system",
    sounds: !matchMedia("(pointer: coarse)").matches,
    staging: "quick",
    strip: true,
    reasons: true,
    guide: true,
    text: false,
    server: "",
    last: {},
  };
  try {
    const saved = JSON.parse(text ?? "{}") as Partial<Record<keyof Settings, unknown>>;
    for (const name of Object.keys(first) as (keyof Settings)[]) {
      if (saved[name] !== null && typeof saved[name] === typeof first[name])
        Object.assign(first, { [name]: saved[name] });
    }
  } catch {
    // the first settings hold
  }
  if (!(first.language in LANGUAGES)) first.language = "en";
  if (!STAGED.includes(first.staging)) first.staging = "quick";
  return first;
}

export const settings = signal<Settings>(read(stored(PLACE), navigator.languages));
/** Of the player; without a server the worker keeps it. */
export const key = signal(SITE ? "" : (stored(SECRET) ?? ""));

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...some };
}

/** The table of this game that was laid last in this browser, or the usual one. */
export function lastTable(game: string): LastTable {
  return { bot: "", players: 3, ...settings.value.last[game] };
}

/** Whether animations are allowed. */
export function calm(): boolean {
  return settings.value.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

addEventListener("storage", (event) => {
  if (event.key === PLACE) settings.value = read(event.newValue, navigator.languages); // changed in another tab
});
effect(() => store(PLACE, JSON.stringify(settings.value)));
if (!SITE) effect(() => store(SECRET, key.value));
effect(() => {
  const { theme, motion } = settings.value;
  const page = document.documentElement.dataset;
  if (theme === "system") delete page.theme;
  else page.theme = theme;
  if (motion === "less") page.motion = "less";
  else delete page.motion;
});
