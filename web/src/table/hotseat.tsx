// Several people at one screen: whose turn it is, and a curtain between them where something is hidden.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { Button } from "../ui/button.tsx";
import { Flag } from "../ui/flag.tsx";
import { useKey } from "../ui/keys.ts";
import { Band, Brand } from "../ui/masthead.tsx";
import { askedSeats } from "./asked.ts";
import type { GameModule } from "./contract.ts";

type HotSeatProps = { session: Session; game: GameModule };

/** Which of the own seats acts, in the header, where it takes no room from the board; and who else is asked now. */
export function HotSeat({ session, game }: HotSeatProps) {
  const { mine, seats, status } = session.state.value;
  const seat = session.seat.value;
  if (mine.length < 2 || seat === null || status !== "playing" || session.past.value !== null) return null;
  const acts = session.legal.value !== null;
  const asked = askedSeats(session.state.value);
  const others = mine.filter((own) => own.seat !== seat && asked.includes(own.seat));
  return (
    <div class={`hot-seat owner-${game.style(session, seat)}`} role="status">
      <Flag nation={seats[seat]!.nation} style={game.style(session, seat)} number={seat + 1} />
      <b class="hot-seat-line">
        {acts ? t("{name}, it is your turn", { name: session.name(seat) }) : session.name(seat)}
      </b>
      <span class="hot-seat-name" aria-hidden="true">
        {session.name(seat)}
      </span>
      {others.map((own) => (
        <Button
          key={own.seat}
          kind="quiet"
          tip={t("{name} is asked too", { name: session.name(own.seat) })}
          onClick={() => session.sit(own.seat)}
        >
          <Flag nation={seats[own.seat]!.nation} style={game.style(session, own.seat)} number={own.seat + 1} />
          <span class="visually-hidden">{t("{name} is asked too", { name: session.name(own.seat) })}</span>
        </Button>
      ))}
    </div>
  );
}

/** What only the seat on the screen may see is shown once its player says to be there; a what-if is one person’s. */
export function Curtain({ session, game, children }: HotSeatProps & { children: ComponentChildren }) {
  const there = useSignal(-1);
  const { mine, status } = session.state.value;
  const seat = session.seat.value ?? -1;
  const alone = !!session.setup.value.branch_of;
  const secret = mine.length > 1 && !alone && status === "playing" && (game.hides?.(session) ?? false);
  useEffect(() => {
    if (!secret) there.value = seat;
  }, [secret, seat]);
  if (!secret || there.value === seat) return <>{children}</>;
  return <Pass session={session} game={game} seat={seat} onReady={() => (there.value = seat)} />;
}

function Pass({ session, game, seat, onReady }: HotSeatProps & { seat: number; onReady: () => void }) {
  const name = session.name(seat);
  useKey("Enter", onReady);
  return (
    <>
      <Band class="table-band">
        <Brand />
      </Band>
      <main id="main" class={`curtain owner-${game.style(session, seat)}`} tabIndex={-1}>
        <Flag nation={session.state.value.seats[seat]!.nation} style={game.style(session, seat)} number={seat + 1} />
        <h1>{t("Pass the screen to {name}", { name })}</h1>
        <p>{t("What {name} sees now is for {name} alone.", { name })}</p>
        <Button kind="main" large icon="eye" onClick={onReady}>
          {t("I am {name}", { name })}
        </Button>
      </main>
    </>
  );
}
