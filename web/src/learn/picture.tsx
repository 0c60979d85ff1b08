// A picture of a table or a part of it, drawn by the server in the reader's language and colours.

import { language } from "../i18n.ts";
import { settings } from "../settings.ts";

const DARK = { system: "", light: "no", dark: "yes" } as const;

export function Picture({ game, name, about }: { game: string; name: string; about: string }) {
  const query = new URLSearchParams({ language: language.value, dark: DARK[settings.value.theme] });
  return <img class="drawn" src={`/api/games/${game}/pictures/${name}?${query}`} alt={about} loading="lazy" />;
}
