// What if: a private table that continues from a position, alone in every seat or against bots.

import { useSignal } from "@preact/signals";
import { fairLevel, levelChoice } from "../bots.ts";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { games } from "../net/games.ts";
import type { Session } from "../net/session.ts";
import { go } from "../router.ts";
import { lastTable } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { ChoiceField } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SelectField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";

/** Marks a table that continues from a position of another one. */
export function WhatIfMark({ session }: { session: Session }) {
  const { branch_of: from, branch_at: step = 0 } = session.setup.value;
  return from ? (
    <p class="looking-on what-if">
      <Icon name="fork" />{" "}
      <span>{t("What if: a copy from step {step}. Nothing here changes the game itself.", { step })}</span>{" "}
      <a href={`/tables/${from}?step=${step}`}>{t("Go to that game")}</a>
    </p>
  ) : null;
}

export function WhatIf({ session, onClose }: { session: Session; onClose: () => void }) {
  const { seats, steps } = session.state.value;
  const step = session.past.value ?? steps;
  const info = games.value?.[session.setup.value.game];
  const levels = info?.bots ?? [];
  const others = useSignal<"me" | "bots">("me");
  const level = useSignal(fairLevel(levels, lastTable(session.setup.peek().game).bot));
  const own = useSignal(String(session.seat.peek() ?? 0));
  const busy = useSignal(false);
  const begin = async () => {
    busy.value = true;
    const bots = others.value === "me" ? [] : seats.map((_, at) => (at === Number(own.value) ? "" : level.value));
    await attempt(async () => go(`/tables/${(await api.branch(session.id, { step, bots })).id}`));
    busy.value = false;
    onClose();
  };
  return (
    <Dialog
      title={t("What if?")}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t("Back")}</Button>
          <Button kind="main" icon="fork" busy={busy.value} onClick={() => void begin()}>
            {t("Try it")}
          </Button>
        </>
      }
    >
      <p>
        {t("A table of your own that begins with the position after step {step}. The game itself stays as it is.", {
          step,
        })}
      </p>
      <ChoiceField
        label={t("Who plays")}
        look="cards small"
        value={others.value}
        onChange={(value) => (others.value = value)}
        choices={[
          { value: "me", label: t("You play every seat") },
          { value: "bots", label: t("Bots play the others") },
        ]}
      />
      {others.value === "bots" && (
        <div class="row">
          <SelectField
            label={t("You play")}
            value={own.value}
            onChange={(value) => (own.value = value)}
            options={seats.map((_, at) => ({ value: String(at), label: session.name(at) }))}
          />
          <SelectField
            label={t("Level of the bots")}
            value={level.value}
            onChange={(value) => (level.value = value)}
            options={levels.map((value) => ({ value, label: levelChoice(value, info) }))}
          />
        </div>
      )}
    </Dialog>
  );
}
