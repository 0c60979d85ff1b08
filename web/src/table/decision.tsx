// The action panel of the game.

import { Deciding } from "../ui/control.ts";
import type { FrameProps } from "./parts.ts";

/** What is pressed in it is a control of the present decision. */
export function Decision({ session, game }: Omit<FrameProps, "stages">) {
  return (
    <Deciding.Provider value={true}>
      <game.Action table={session} />
    </Deciding.Provider>
  );
}
