// Whom one has blocked; shown once there is somebody.

import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { people } from "../net/people.ts";
import { key } from "../settings.ts";
import { Button } from "../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import type { Attempt } from "./attempt.ts";

export function Blocked({ attempt }: { attempt: Attempt }) {
  const loaded = useLoad(people.blocks, [key.value]);
  if (!loaded.value?.length) return null;
  return (
    <Panel title={t("Blocked people")} icon="close">
      <div class="stack">
        <p class="muted">{t("You get no seat together at new tables, and neither reads what the other writes.")}</p>
        <ul class="channels" aria-label={t("Blocked people")}>
          {loaded.value.map(({ player, name }) => (
            <li key={player} class="channel">
              <span class="channel-words">
                <a href={`/players/${player}`}>{name}</a>
              </span>
              <Button
                kind="quiet"
                onClick={() =>
                  void attempt(async () => {
                    await people.unblock(player);
                    loaded.again();
                    return t("{name} is no longer blocked.", { name });
                  })
                }
              >
                {t("End the block")}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
