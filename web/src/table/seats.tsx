// The seats: who sits there, whose turn it is, clocks and presence; a game adds what it has to tell.

import { signal } from "@preact/signals";
import { shownName } from "../bots.ts";
import { t } from "../i18n.ts";
import type { Session } from "../net/session.ts";
import { Button } from "../ui/button.tsx";
import { Clock } from "../ui/clock.tsx";
import { Flag } from "../ui/flag.tsx";
import { Icon } from "../ui/icon.tsx";
import { levelName } from "../words.ts";
import { SeatButtons } from "./about.tsx";
import { askedSeats } from "./asked.ts";
import type { GameModule } from "./contract.ts";
import { Presence } from "./lobbyseat.tsx";

const short = matchMedia("(max-height: 899px)"); // four cards of full height leave no room for the log
const low = signal(short.matches);
short.addEventListener("change", () => (low.value = short.matches));

/** All seats, or with `own` those of this browser alone. */
export function Seats({ session, game, own = false }: { session: Session; game: GameModule; own?: boolean }) {
  const mine = session.state.value.mine.map((one) => one.seat);
  const shown = session.state.value.seats.map((_, at) => at).filter((at) => !own || mine.includes(at));
  const many = `${shown.length >= 4 ? "four-up" : ""} ${shown.length >= (low.value ? 4 : 5) ? "close-up" : ""}`;
  return (
    <ol class={`seats ${many}`} aria-label={own ? t("Your hand") : t("Players")}>
      {shown.map((at) => (
        <SeatCard key={at} at={at} session={session} game={game} />
      ))}
    </ol>
  );
}

function SeatCard({ at, session, game }: { at: number; session: Session; game: GameModule }) {
  const state = session.state.value;
  const seat = state.seats[at]!;
  const own = state.mine.some((own) => own.seat === at);
  const asked = state.status === "playing" && session.past.value === null && askedSeats(state).includes(at);
  const points = game.points(session, at);
  const style = game.style(session, at);
  const nation = seat.nation ? (session.words.value[seat.nation] ?? seat.nation) : "";
  const kind = seat.bot ? levelName(seat.bot) : own ? t("You") : "";
  const name = shownName(seat.name, seat.bot);
  const title = nation || name || kind;
  const second = [...new Set([nation && name !== nation ? name : "", kind])].filter(Boolean).join(" · ");
  const more = second || seat.bot || seat.minder || seat.conceded;
  const presence = seat.player && !own && <Presence presence={seat.presence} />;
  const several = state.mine.length > 1 && own;
  const winner = session.past.value === null && state.result?.winners.includes(at);
  return (
    <li
      class={`seat owner-${style} ${asked ? "asked" : ""} ${own ? "own" : ""}`}
      aria-current={asked ? "true" : undefined}
      data-topic="table.seat"
      data-seat-card={at}
    >
      <div class="seat-head">
        <Flag nation={seat.nation} style={style} number={at + 1} />
        <span class="seat-name">
          <span class="seat-title">
            {!more && presence}
            {title}
          </span>
          {more && (
            <span class="seat-second">
              {presence}
              {seat.bot && <Icon name="robot" />}
              {second}
              {seat.minder && <span> · {t("played by a bot")}</span>}
              {seat.conceded && <span> · {t("has given up")}</span>}
            </span>
          )}
        </span>
        {several && session.seat.value !== at && (
          <Button kind="quiet" icon="swap" label={t("Play this seat")} onClick={() => session.sit(at)} />
        )}
        {winner && <Icon name="crown" label={t("Winner")} class="seat-crown" />}
        {seat.left !== null && (
          <Clock left={seat.left} running={seat.running} at={state.time} ahead={session.ahead.value} />
        )}
        {game.Score && <game.Score table={session} seat={at} />}
        {!game.Score && points !== null && (
          <span class="seat-points" role="img" data-topic="points" aria-label={t("{n} points", { n: points })}>
            {points}
          </span>
        )}
      </div>
      {asked && <span class="visually-hidden">{own ? t("Your turn") : t("To move")}</span>}
      <game.SeatDetails table={session} seat={at} />
      <SeatButtons session={session} at={at} />
    </li>
  );
}
