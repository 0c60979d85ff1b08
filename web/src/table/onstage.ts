// What the stage of this table is playing, for the panel that steps back while something is to be watched.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Stage } from "./stage/index.ts";

export const OnStage = createContext<Stage | null>(null);

/** The sentence of what is being played; null while nothing is. */
export function usePlaying(): string | null {
  const stage = useContext(OnStage);
  return stage?.busy.value ? (stage.playing.value?.sentence ?? "") : null;
}
