// A friend in the list: where they play now, and what one can do together.

import { useSignal } from "@preact/signals";
import { t, tn } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import type { Api } from "../protocol.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { toast } from "../ui/toast.tsx";
import { setupLine } from "../words.ts";
import { company } from "./api.ts";
import { InviteDialog } from "./invitedialog.tsx";

export function FriendLine({ friend, again }: { friend: Api.Friend; again: () => void }) {
  const inviting = useSignal(false);
  const { player, name, table } = friend;
  const part = async () => {
    const sure = await confirm(t("Friends no more?"), t("{name} is not told.", { name }), t("End the friendship"));
    if (sure && (await attempt(() => company.part(player)))) toast(t("{name} is no longer your friend.", { name }));
    again();
  };
  return (
    <li class="channel friend">
      <span class="channel-words">
        <a href={`/players/${player}`}>{name}</a>
        <small class={friend.here ? "now" : "muted"}>{whereNow(friend)}</small>
      </span>
      <span class="row friend-deeds">
        {table && <ToTable table={table} />}
        <Button icon="plus" onClick={() => (inviting.value = true)}>
          {t("Invite")}
        </Button>
        <Button
          kind="quiet"
          icon="close"
          label={t("End the friendship with {name}", { name })}
          onClick={() => void part()}
        />
      </span>
      {inviting.value && <InviteDialog friend={friend} onClose={() => (inviting.value = false)} />}
    </li>
  );
}

/** To a seat where one is free, else to look on. */
export function ToTable({ table }: { table: Api.TableInfo }) {
  const free = table.status === "open" && table.free > 0;
  return (
    <LinkButton href={`/tables/${table.id}`} kind="main" icon={free ? "play" : "eye"}>
      {free ? t("To the table") : t("Watch")}
    </LinkButton>
  );
}

/** Where somebody is now, for their friends. */
export function whereNow({ here, table }: Api.Friend): string {
  if (!here) return t("not here now");
  if (!table) return t("at a private table");
  const what = table.setup.title || setupLine(table.setup);
  return table.status === "open"
    ? `${t("waits at {table}", { table: what })} · ${tn("{n} seat free", "{n} seats free", table.free)}`
    : t("plays {table}", { table: what });
}
