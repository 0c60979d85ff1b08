// What friends want: that one comes to a table, or becomes their friend. On the page of friends and on the first page.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import type { Api } from "../protocol.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { later } from "../ui/later.tsx";
import { Panel } from "../ui/panel.tsx";
import { toast } from "../ui/toast.tsx";
import { setupLine } from "../words.ts";
import { company } from "./api.ts";

const PersonLater = later(() => import("../people/person.tsx"), true);
type NewsProps = { seen: Api.FriendsInfo; again: () => void };

export function Invitations({ seen: { invites }, again }: NewsProps) {
  if (invites.length === 0) return null;
  return (
    <Panel title={t("Invitations")} icon="bell">
      <ul class="channels" aria-label={t("Invitations")}>
        {invites.map(({ by, name, table, token }) => (
          <li key={table.id} class="channel friend">
            <span class="channel-words">
              {t("{name} invites you:", { name })} <b>{table.setup.title || setupLine(table.setup)}</b>
              <small class="muted">{table.seats.map((seat) => seat.name || t("free")).join(", ")}</small>
            </span>
            <span class="row friend-deeds">
              <LinkButton href={`/tables/${table.id}${token && `#invite=${token}`}`} kind="main" icon="play">
                {t("To the table")}
              </LinkButton>
              <Button kind="quiet" onClick={() => void attempt(() => company.dismiss(table.id)).then(again)}>
                {t("Not now")}
              </Button>
              <Deal player={by} name={name} again={again} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function Requests({ seen: { asking }, again }: NewsProps) {
  if (asking.length === 0) return null;
  const accept = async (player: string, name: string) => {
    if (await attempt(() => company.befriend(player))) toast(t("You and {name} are friends now.", { name }));
    again();
  };
  return (
    <Panel title={t("Requests")} icon="bell">
      <ul class="channels" aria-label={t("Requests")}>
        {asking.map(({ player, name }) => (
          <li key={player} class="channel friend">
            <span class="channel-words">
              <a href={`/players/${player}`}>{name}</a>
              <small class="muted">{t("wants to be your friend")}</small>
            </span>
            <span class="row friend-deeds">
              <Button kind="main" icon="check" onClick={() => void accept(player, name)}>
                {t("Accept")}
              </Button>
              <Button kind="quiet" onClick={() => void attempt(() => company.part(player)).then(again)}>
                {t("Decline")}
              </Button>
              <Deal player={player} name={name} again={again} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Block or report whoever asks. */
function Deal({ player, name, again }: { player: string; name: string; again: () => void }) {
  const dealing = useSignal(false);
  const close = () => {
    dealing.value = false;
    again();
  };
  return (
    <>
      <Button
        kind="quiet"
        icon="flag"
        label={t("Block or report {name}", { name })}
        onClick={() => (dealing.value = true)}
      />
      {dealing.value && (
        <PersonLater>{({ PersonDialog }) => <PersonDialog id={player} name={name} onClose={close} />}</PersonLater>
      )}
    </>
  );
}
