// One seat in the lobby of a table: who has it, and what may be done with it.

import { useSignal } from "@preact/signals";
import { knownName } from "../account/name.tsx";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { games } from "../net/games.ts";
import type { Session } from "../net/session.ts";
import type { Api } from "../protocol.ts";
import { place } from "../router.ts";
import { settings } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { copy } from "../ui/copy.ts";
import { confirm } from "../ui/dialog.tsx";
import { Flag } from "../ui/flag.tsx";
import { levelName } from "../words.ts";
import { NationField } from "./invite.tsx";
import { may } from "./may.ts";

type LobbySeatProps = { session: Session; at: number; level: string; links: Api.Invites | null };

export function LobbySeat({ session, at, level, links }: LobbySeatProps) {
  const { seats } = session.state.value;
  const seat = seats[at]!;
  const { host = false, player = "", setup } = session.welcome.value!;
  const joining = useSignal(false);
  const invite = place.value.hash.get("invite") ?? "";
  const wanted = place.value.hash.get("seat");
  const free = !seat.player && !seat.bot;
  const own = seat.player !== "" && seat.player === player;
  const inside = player !== "" && seats.some((one) => one.player === player);
  const invited = setup.public !== false || host || wanted === null || Number(wanted) === at;
  const join = async (name: string) => {
    joining.value = true;
    if (name) await attempt(() => api.join(session.id, { seat: at, nation: freeNation(session), invite, name }));
    joining.value = false;
  };
  return (
    <li class="chair waiting-chair">
      <span class="chair-number">{at + 1}</span>
      <Flag nation={seat.nation} style={at} number={at + 1} />
      <span class="chair-who">
        {free ? <i class="muted">{t("free")}</i> : <b>{seat.name || levelName(seat.bot)}</b>}
        {own && <NationField session={session} at={at} />}
        {seat.bot && <small>{t("Bot: {level}", { level: levelName(seat.bot) })}</small>}
        {seat.player && !own && <Presence presence={seat.presence} />}
      </span>
      <span class="row chair-tools">
        {may(session, "sit", at) && !inside && invited && (
          <Button
            kind={wanted === null || Number(wanted) === at ? "main" : "plain"}
            busy={joining.value}
            onClick={() => void knownName().then(join)}
          >
            {t("Sit here")}
          </Button>
        )}
        {may(session, "sit", at) && inside && (
          <Button kind="quiet" busy={joining.value} onClick={() => void join(t("Player {n}", { n: at + 1 }))}>
            {t("Another player on this device")}
          </Button>
        )}
        {free && links && (
          <Button
            kind="quiet"
            icon="link"
            label={t("Copy the link to seat {n}", { n: at + 1 })}
            onClick={() => void copy(links.seats[at]!.link, t("Link to this seat copied."))}
          />
        )}
        {may(session, "bot", at) && host && (
          <Button icon="robot" onClick={() => void attempt(() => api.putBot(session.id, level, at))}>
            {t("Add a bot")}
          </Button>
        )}
        {may(session, "leave", at) && (
          <Button
            kind="quiet"
            icon="close"
            label={t("Clear seat {n}", { n: at + 1 })}
            onClick={() => void clear(session, at, own)}
          />
        )}
      </span>
    </li>
  );
}

/** Frees a seat; somebody else is sent away only after a question. */
async function clear(session: Session, at: number, own: boolean): Promise<void> {
  const { player, name } = session.state.peek().seats[at]!;
  if (
    player &&
    !own &&
    !(await confirm(
      t("Send {name} away?", { name }),
      t("The seat is free again and everybody is told. They cannot come back, and links you have sent no longer work."),
      t("Send away"),
      { danger: true },
    ))
  )
    return;
  await attempt(() => api.leave(session.id, at));
}

/** The nation from the settings if nobody has it here, else any that is left. */
function freeNation(session: Session): string {
  const taken = new Set(session.state.peek().seats.map((seat) => seat.nation));
  const all = games.peek()?.[session.welcome.peek()!.setup.game]?.nations ?? [];
  const own = settings.peek().nation;
  return own && all.includes(own) && !taken.has(own) ? own : (all.find((nation) => !taken.has(nation)) ?? "");
}

export function Presence({ presence }: { presence: "here" | "thinking" | "away" }) {
  const name = { here: t("here"), thinking: t("thinking"), away: t("away") }[presence];
  return <span class={`presence ${presence}`} role="img" aria-label={name} data-tip={name} />;
}
