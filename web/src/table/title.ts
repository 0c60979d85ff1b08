// The own turn and the end, in the title of the page and as a sound.

import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { play } from "../ui/sound.ts";

export function useTitle(session: Session): void {
  const before = useRef(session.myTurn.peek());
  const overBefore = useRef(session.state.peek().result !== null);
  useSignalEffect(() => {
    const mine = session.myTurn.value;
    document.title = `${mine ? `● ${t("Your turn")} – ` : ""}${t("Wealth of Nations")}`;
    if (mine && !before.current) play("turn");
    before.current = mine;
    const over = session.state.value.result !== null;
    if (over && !overBefore.current) play("over");
    overBefore.current = over;
  });
  useEffect(
    () => () => {
      document.title = t("Wealth of Nations");
    },
    [],
  );
}
