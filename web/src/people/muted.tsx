// Whom one has muted at a table.

import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import { people } from "../net/people.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Pending } from "../ui/pending.tsx";

export function MutedDialog({ table, onClose }: { table: string; onClose: () => void }) {
  const loaded = useLoad(() => people.mutes(table), [table]);
  return (
    <Dialog title={t("Muted at this table")} onClose={onClose}>
      {!loaded.value ? (
        <Pending loaded={loaded}>{t("Loading…")}</Pending>
      ) : (
        <ul class="channels" aria-label={t("Muted at this table")}>
          {loaded.value.map(({ player, name }) => (
            <li key={player} class="channel">
              <span class="channel-words">
                <b>{name}</b>
              </span>
              <Button
                kind="quiet"
                icon="chat"
                onClick={() =>
                  void attempt(async () => {
                    await people.unmute(table, player);
                    loaded.again();
                  })
                }
              >
                {t("Read again")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p class="muted">
        {t("What people write whom you have blocked, or who have blocked you, is hidden too.")}{" "}
        <a href="/account">{t("Your account")}</a>
      </p>
    </Dialog>
  );
}
