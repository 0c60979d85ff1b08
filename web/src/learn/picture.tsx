// A picture of a table or a part of it, drawn in the reader's language and colours.

import { language } from "../i18n.ts";
import { api } from "../net/api.ts";
import { useLoad } from "../net/load.ts";
import { settings } from "../settings.ts";

const DARK = { system: "", light: "no", dark: "yes" } as const;

export function Picture({ game, name, about }: { game: string; name: string; about: string }) {
  const dark = DARK[settings.value.theme];
  const loaded = useLoad(() => api.picture(game, name, { dark }), [game, name, dark, language.value]);
  if (!loaded.value) return <span class="drawn" role="img" aria-label={about} />;
  return <img class="drawn" src={`data:image/svg+xml,${encodeURIComponent(loaded.value.svg)}`} alt={about} />;
}
