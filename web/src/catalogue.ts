// The catalogues come with the bundle, each in its own file, fetched when it is spoken.

import { type Language, speak } from "./i18n.ts";
import { settings } from "./settings.ts";

const FILES = { it: () => import("./made/it.json"), fr: () => import("./made/fr.json") } as const;

/** Speaks the language of the settings; true when it could be had. */
export async function speakAsSet(): Promise<boolean> {
  const wanted: Language = settings.peek().language;
  const spoken = await speak(
    wanted,
    async (code) => (await FILES[code as keyof typeof FILES]()).default as Record<string, string | string[]>,
  );
  if (spoken) document.documentElement.lang = wanted;
  return spoken;
}
