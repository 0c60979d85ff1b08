// The adviser's card beside the table: what to do now, the plan behind it, what it assumes, and what else
// could be done.

import { useSignal } from "@preact/signals";
import { t } from "../../i18n.ts";
import type { Session } from "../../net/session.ts";
import type { Advised } from "../../protocol.ts";
import { Button } from "../../ui/button.tsx";
import { useFloor } from "../../ui/floor.ts";
import { Icon } from "../../ui/icon.tsx";
import type { GameModule } from "../contract.ts";
import { withShortNames } from "../shortnames.ts";
import { momentOf, useAdvice } from "./asking.ts";
import type { AdviceState } from "./state.ts";

type Props = {
  session: Session;
  game: GameModule;
  /** Only what is to be done now, until more is asked for: on a phone. */
  brief?: boolean;
};

export function AdviserCard({ session, game, brief = false }: Props) {
  const whole = useSignal(!brief);
  const card = useFloor();
  const advice = useAdvice(session, game);
  const moment = momentOf(session);
  const said = advice.moment.value === moment ? advice.said.value : null;
  const best = said?.best[0];
  return (
    <section ref={card} class={`panel adviser ${whole.value ? "" : "brief"}`} aria-label={t("Adviser")}>
      <header class="adviser-head">
        <h2>
          <Icon name="hint" /> {t("Adviser")}
        </h2>
        {brief && (
          <Button
            kind="quiet"
            icon={whole.value ? "up" : "down"}
            label={t("Plan")}
            expanded={whole.value}
            onClick={() => (whole.value = !whole.value)}
          />
        )}
        <Button kind="quiet" icon="close" label={t("Close the adviser")} onClick={advice.close} />
      </header>
      {whole.value && <Depths advice={advice} />}
      <div class="adviser-body" aria-live="polite">
        {!moment ? (
          <p class="muted">{t("Advice comes when you are asked to act.")}</p>
        ) : advice.fault.value ? (
          <>
            <p class="muted">{advice.fault.value}</p>
            <Button class="adviser-again" onClick={advice.tryAgain}>
              {t("Try again")}
            </Button>
          </>
        ) : !said ? (
          <p class="muted">{t("Thinking…")}</p>
        ) : best ? (
          <Said session={session} advice={advice} said={said} brief={!whole.value} />
        ) : (
          <p class="muted">{t("There is no hint for this moment.")}</p>
        )}
      </div>
    </section>
  );
}

/** How long to think about it, and whether to explain it. */
function Depths({ advice }: { advice: AdviceState }) {
  const thinking = advice.depth.value === "think";
  const explaining = advice.explaining.value;
  return (
    <div class="row adviser-depths">
      <Button
        pressed={thinking}
        tip={t("Plays the game on in trials before it answers")}
        onClick={() => (advice.depth.value = thinking ? "instant" : "think")}
      >
        {t("Think longer")}
      </Button>
      <Button
        pressed={explaining}
        tip={t("Says why, from the beginning")}
        onClick={() => (advice.explaining.value = !explaining)}
      >
        {t("Explain")}
      </Button>
    </div>
  );
}

type SaidProps = { session: Session; advice: AdviceState; said: Advised; brief: boolean };

function Said({ session, advice, said, brief }: SaidProps) {
  const best = said.best[0]!;
  const plan = (said.plan ?? []).slice(0, brief ? 1 : undefined);
  const follow = (at: number) => {
    const chosen = said.best[at];
    if (chosen) void session.send(chosen.action);
  };
  return (
    <>
      {said.gained && !brief && <p class="adviser-gain">{t("The plan: {gain}", { gain: said.gained })}</p>}
      <ol class="adviser-plan">
        {plan.map((step, at) => (
          <li key={at} class={at === 0 ? "now" : ""}>
            <span class="adviser-number" aria-hidden="true">
              {at + 1}
            </span>
            <span>{at === 0 ? <b>{brief ? withShortNames(session, best.text) : best.text}</b> : step.text}</span>
            {at === 0 && best.why && !brief && <small>{best.why}</small>}
            {at === 0 && (
              <Button kind="main" class="adviser-do" busy={session.busy.value} onClick={() => follow(0)}>
                {t("Do it")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {advice.explaining.value && !brief && <Sentences title={t("Why")} said={said.explained ?? []} />}
      {!brief && <Sentences title={t("It assumes that")} said={said.assumes ?? []} />}
      {!brief && <Others session={session} advice={advice} said={said} onFollow={follow} />}
    </>
  );
}

function Sentences({ title, said }: { title: string; said: readonly string[] }) {
  if (said.length === 0) return null;
  return (
    <div class="adviser-said">
      <h3>{title}</h3>
      <ul>
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

type OthersProps = { session: Session; advice: AdviceState; said: Advised; onFollow: (at: number) => void };

/** What else could be done; pointing at it draws it in place of the plan. */
function Others({ session, advice, said, onFollow }: OthersProps) {
  const others = said.best.slice(1);
  if (others.length === 0) return null;
  const show = (at: number | null) => () => (advice.other.value = at);
  return (
    <div class="adviser-said adviser-others">
      <h3>{t("Or else")}</h3>
      <ul>
        {others.map((other, at) => (
          <li
            key={at}
            onPointerEnter={show(at + 1)}
            onPointerLeave={show(null)}
            onFocusIn={show(at + 1)}
            onFocusOut={show(null)}
          >
            <span>
              {other.text}
              {other.why && <small>{other.why}</small>}
            </span>
            <Button busy={session.busy.value} onClick={() => onFollow(at + 1)}>
              {t("Do it")}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
