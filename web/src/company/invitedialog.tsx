// To which of one’s tables a friend is invited; or a new one.

import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Pending } from "../ui/pending.tsx";
import { toast } from "../ui/toast.tsx";
import { setupLine } from "../words.ts";
import { company } from "./api.ts";

export function InviteDialog({ friend, onClose }: { friend: Api.Friend; onClose: () => void }) {
  const { player, name } = friend;
  const loaded = useLoad(openTables, []);
  const invite = async (table: string) => {
    if (await attempt(() => company.invite(table, player))) toast(t("{name} is invited.", { name }));
    onClose();
  };
  return (
    <Dialog title={t("Invite {name}", { name })} onClose={onClose}>
      {!loaded.value ? (
        <Pending loaded={loaded}>{t("Loading…")}</Pending>
      ) : (
        <div class="stack">
          {loaded.value.length > 0 && (
            <ul class="channels" aria-label={t("Your open tables")}>
              {loaded.value.map((table) => (
                <li key={table.id} class="channel">
                  <span class="channel-words">
                    {table.setup.title || setupLine(table.setup)}
                    <small class="muted">{table.seats.map((seat) => seat.name || t("free")).join(", ")}</small>
                  </span>
                  <Button kind="main" onClick={() => void invite(table.id)}>
                    {t("Invite")}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <LinkButton href={`/new?with=friends&friend=${player}`} kind="brass" icon="plus">
            {t("Invite to a new table")}
          </LinkButton>
        </div>
      )}
    </Dialog>
  );
}

/** Where the player waits and a seat is free; to a private table only its host invites. */
async function openTables(): Promise<readonly Api.TableInfo[]> {
  const [me, { tables }] = await Promise.all([api.me(), api.tables({ mine: "yes", status: "open", limit: 12 })]);
  return tables.filter((table) => table.free > 0 && (table.setup.public !== false || table.host === me.id));
}
