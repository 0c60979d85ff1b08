// The translations: one file of the bundle for each language, loaded when it is chosen.

import { type Language, speak } from "./i18n.ts";
import { settings } from "./settings.ts";

const FILES = { it: () => import("./made/it.json"), fr: () => import("./made/fr.json") } as const;

/** Loads the language of the settings; false if it could not be loaded. */
export async function speakAsSet(): Promise<boolean> {
  const wanted: Language = settings.peek().language;
  const spoken = await speak(
    wanted,
    async (code) => (await FILES[code as keyof typeof FILES]()).default as Record<string, string | string[]>,
  );
  if (spoken) document.documentElement.lang = wanted;
  return spoken;
}
