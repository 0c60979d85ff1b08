// Friends to invite, in the lobby of a table.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Session } from "../net/session.ts";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { company } from "./api.ts";
import { whereNow } from "./friendline.tsx";

const SHOWN = 6; // friends before one asks for all; those who are here come first
const FRESH = 15_000; // milliseconds

export function InviteFriends({ session }: { session: Session }) {
  const loaded = useLoad(company.friends, [session.id], FRESH);
  const invited = useSignal<ReadonlySet<string>>(new Set());
  const all = useSignal(false);
  const seated = new Set(session.state.value.seats.map((seat) => seat.player));
  const friends = (loaded.value?.friends ?? []).filter(({ player }) => !seated.has(player));
  if (friends.length === 0) return null;
  const invite = async (player: string) => {
    if (await attempt(() => company.invite(session.id, player))) invited.value = new Set([...invited.peek(), player]);
  };
  return (
    <Panel title={t("Invite friends")} icon="people">
      <ul class="channels" aria-label={t("Invite friends")}>
        {(all.value ? friends : friends.slice(0, SHOWN)).map((friend) => (
          <li key={friend.player} class="channel">
            <span class="channel-words">
              {friend.name}
              {friend.here && <small class="muted">{whereNow(friend)}</small>}
            </span>
            {invited.value.has(friend.player) ? (
              <span class="muted">{t("Invited")}</span>
            ) : (
              <Button
                label={t("Invite {name}", { name: friend.name })}
                icon="plus"
                onClick={() => void invite(friend.player)}
              >
                {t("Invite")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!all.value && friends.length > SHOWN && (
        <Button kind="quiet" icon="down" onClick={() => (all.value = true)}>
          {t("All friends")}
        </Button>
      )}
    </Panel>
  );
}
