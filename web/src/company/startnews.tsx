// Friends on the first page: what they want, and who is here now. Nothing where there is nothing new.

import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { Panel } from "../ui/panel.tsx";
import { company } from "./api.ts";
import { ToTable, whereNow } from "./friendline.tsx";
import { Invitations, Requests } from "./news.tsx";

const FRESH = 10_000; // milliseconds

export function FriendsNews() {
  const loaded = useLoad(company.friends, [], FRESH);
  if (!loaded.value) return null;
  const here = loaded.value.friends.filter((friend) => friend.here);
  return (
    <div class="start-news">
      <Invitations seen={loaded.value} again={loaded.again} />
      <Requests seen={loaded.value} again={loaded.again} />
      {here.length > 0 && (
        <Panel title={t("Friends here now")} icon="people" aside={<a href="/friends">{t("All friends")}</a>}>
          <ul class="channels" aria-label={t("Friends here now")}>
            {here.map((friend) => (
              <li key={friend.player} class="channel friend">
                <span class="channel-words">
                  <a href={`/players/${friend.player}`}>{friend.name}</a>
                  <small class="muted">{whereNow(friend)}</small>
                </span>
                {friend.table && <ToTable table={friend.table} />}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
