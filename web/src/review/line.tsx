// At a what-if table that begins where a review found something better: that line, played out step by step.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import { useWalk, WalkedStep, WalkOn } from "../table/walk.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

export function LinePanel({ session }: { session: Session }) {
  const { branch_of: from = "", branch_at: step = 0 } = session.setup.value;
  const mistake = useSignal<Api.MistakeText | null>(null);
  const walk = useWalk(session, () => mistake.value && session.sit(mistake.value.seat));
  useEffect(() => {
    const find = async () => {
      const seen = await api.review(from).catch(() => null); // a game that may no longer be seen has no line
      mistake.value = seen?.review?.mistakes.find((each) => each.step === step && each.line.length > 0) ?? null;
    };
    void find();
  }, [from, step]);
  if (!mistake.value) return null;
  const { sentence, line } = mistake.value;
  return (
    <section class="panel puzzle-panel" aria-label={t("The better line")}>
      <div role="status">
        {walk.now ? (
          <WalkedStep session={session} walk={walk} />
        ) : (
          <p>
            <Icon name="star" /> {sentence}
          </p>
        )}
      </div>
      <div class="row">
        {walk.now ? (
          <WalkOn session={session} walk={walk} />
        ) : (
          <Button icon="play" busy={session.busy.value} onClick={() => void walk.start(line, step)}>
            {t("Play the better line")}
          </Button>
        )}
      </div>
    </section>
  );
}
