// What holds above the whole table: requests that need the consent of others (undo, pause, resume and ending), a pause,
// and a bot that plays for oneself.

import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import type { Wished } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { SeatButtons } from "./about.tsx";
import { may } from "./may.ts";

export function Consent({ session }: { session: Session }) {
  const { wished, sequence } = session.state.value;
  if (!wished)
    return session.state.value.status === "paused" ? <Paused session={session} /> : <PlayedBy session={session} />;
  const mine = session.state.value.mine.map((own) => own.seat);
  const asked = wished.waiting.filter((seat) => mine.includes(seat));
  const waiting = wished.waiting.map((seat) => session.name(seat)).join(", ");
  // With another wish come other buttons: a press that began for the one does not end at the other.
  const key = [wished.matter, wished.by, wished.step, wished.about].join();
  return (
    <div key={key} class="consent" role="alertdialog" aria-label={t("A request")} aria-live="assertive">
      <Icon name="hourglass" />
      <p>
        <b>{sentence(wished, session)}</b>{" "}
        {asked.length === 0 && <span class="muted">{t("Waiting for {names}.", { names: waiting })}</span>}
      </p>
      {asked.length > 0 ? (
        <div class="row">
          <Button kind="main" hotkey="y" busy={session.busy.value} onClick={() => void session.answer(true, sequence)}>
            {t("Agree")}
          </Button>
          <Button hotkey="n" busy={session.busy.value} onClick={() => void session.answer(false, sequence)}>
            {t("Decline")}
          </Button>
        </div>
      ) : wished.by === session.welcome.value?.player && mine.length > 0 ? (
        <Button busy={session.busy.value} onClick={() => void session.answer(false, sequence)}>
          {t("Withdraw")}
        </Button>
      ) : null}
    </div>
  );
}

function Paused({ session }: { session: Session }) {
  return (
    <div class="consent" role="status">
      <Icon name="pause" />
      <p>
        <b>{t("The game is paused.")}</b> <span class="muted">{t("The clocks are stopped.")}</span>
      </p>
      {may(session, "resume") && (
        <Button kind="main" icon="play" busy={session.busy.value} onClick={() => void session.wish("resume")}>
          {t("Go on")}
        </Button>
      )}
    </div>
  );
}

/** A bot plays for oneself, and how to stop it. */
function PlayedBy({ session }: { session: Session }) {
  const seat = session.seat.value;
  if (seat === null || !session.state.value.seats[seat]?.minder || !may(session, "mind", seat)) return null;
  return (
    <div class="consent" role="status">
      <Icon name="robot" />
      <p>
        <b>{t("A bot plays for you.")}</b>
      </p>
      <SeatButtons session={session} at={seat} />
    </div>
  );
}

function sentence(wished: Wished, session: Session): string {
  const name = wished.name || session.name(wished.seat);
  const about = session.name(wished.about ?? -1);
  switch (wished.matter) {
    case "undo":
      return t("{name} would like to go back to step {step}.", { name, step: wished.step ?? 0 });
    case "pause":
      return t("{name} would like a pause.", { name });
    case "resume":
      return t("{name} would like to go on.", { name });
    case "end":
      return t("{name} would like to end the game here.", { name });
    case "bot":
      return t("{name} would like a bot to play for {about}, who is away.", { name, about });
    case "take":
      return session.setup.value.rated
        ? t("{name} would like to take the seat of {about}. The game would then be unrated for all.", { name, about })
        : t("{name} would like to take the seat of {about}.", { name, about });
  }
}
