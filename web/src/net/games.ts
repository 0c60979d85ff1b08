// What the server says of its games, fetched once for each language.

import { signal } from "@preact/signals";
import { language } from "../i18n.ts";
import type { Api, Dict } from "../protocol.ts";
import { api } from "./api.ts";
import { type Loaded, useLoad } from "./load.ts";

type Games = Dict<Api.GameInfo>;
const known = new Map<string, Promise<Games>>();
/** The last answer, so that pages after the first do not wait. */
export const games = signal<Games | null>(null);

export function fetchGames(): Promise<Games> {
  const code = language.value;
  let answer = known.get(code);
  if (!answer) {
    answer = api.games();
    known.set(code, answer);
    answer.then(
      (value) => (games.value = value),
      () => known.delete(code),
    );
  }
  return answer;
}

export function useGames(): Loaded<Games> {
  const loaded = useLoad(fetchGames, [language.value]);
  return { ...loaded, value: loaded.value ?? games.value };
}
