// Texts in the reader's language. The English sentence is the key; the catalogues are the same as the program's.

import { signal } from "@preact/signals";

type Values = Record<string, string | number>;
type Catalogue = Record<string, string | string[]>;

export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;

export const language = signal<Language>("en");
const catalogue = signal<Catalogue>({});
const MEANING = "\u0004"; // between the meaning and the message, as gettext has it

function filled(text: string, values?: Values): string {
  return values
    ? text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole))
    : text;
}

/** The message in the reader's language, with its places filled. */
export function t(message: string, values?: Values): string {
  const translation = catalogue.value[message];
  return filled(typeof translation === "string" ? translation : message, values);
}

/** The form for `n` things; `{n}` stands for the number. */
export function tn(single: string, many: string, n: number, values?: Values): string {
  const translation = catalogue.value[single];
  const second = language.value === "fr" ? Math.abs(n) > 1 : Math.abs(n) !== 1;
  const text = Array.isArray(translation) ? translation[second ? 1 : 0] : second ? many : single;
  return filled(text ?? single, { n, ...values });
}

/** A message whose English word has several meanings. */
export function tp(meaning: string, message: string, values?: Values): string {
  const translation = catalogue.value[meaning + MEANING + message];
  return filled(typeof translation === "string" ? translation : message, values);
}

/** The first language of the browser that has a translation. */
export function preferred(wanted: readonly string[]): Language {
  for (const code of wanted) {
    const base = code.split("-")[0]!.toLowerCase();
    if (base in LANGUAGES) return base as Language;
  }
  return "en";
}

/** Changes the language once its catalogue is loaded; false if it could not be loaded. */
export async function speak(wanted: Language, load: (code: Language) => Promise<Catalogue>): Promise<boolean> {
  try {
    const translation = wanted === "en" ? {} : await load(wanted);
    catalogue.value = translation;
    language.value = wanted;
    return true;
  } catch {
    return false;
  }
}
