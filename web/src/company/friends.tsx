// One’s friends: who plays now, to watch or to join; requests, invitations, and what others may see and do.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myId } from "../account/me.ts";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { link } from "../router.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { copy } from "../ui/copy.ts";
import { Switch } from "../ui/field.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { company } from "./api.ts";
import { FriendLine } from "./friendline.tsx";
import { Invitations, Requests } from "./news.tsx";

const FRESH = 10_000; // milliseconds

export function FriendsPage() {
  const loaded = useLoad(company.friends, [], FRESH);
  const chosen = useSignal<Api.Allowed | null>(null); // shown until the server has answered with it
  const known = loaded.value?.allowed;
  useEffect(() => {
    if (known && same(chosen.peek(), known)) chosen.value = null;
  }, [known]);
  if (!loaded.value) return <Pending loaded={loaded}>{t("Loading…")}</Pending>;
  const { friends, asked } = loaded.value;
  const allowed = chosen.value ?? loaded.value.allowed;
  const allow = async (what: Api.Allowed) => {
    chosen.value = what;
    if (!(await attempt(() => company.allow(what)))) chosen.value = null;
    loaded.again();
  };
  return (
    <div class="form">
      <div class="row spread">
        <h1>{t("Friends")}</h1>
        <LinkButton href="/clubs" icon="flag">
          {t("Clubs")}
        </LinkButton>
      </div>
      <Invitations seen={loaded.value} again={loaded.again} />
      <Requests seen={loaded.value} again={loaded.again} />
      <Panel title={t("Your friends")} icon="people" aside={friends.length > 0 && <OwnLink />}>
        {friends.length === 0 ? (
          <Empty icon="people" title={t("No friends yet.")}>
            <p class="muted">
              {t(
                "Press the name of somebody in a chat, or open their page, and choose “Add as friend”. " +
                  "Or send others the link of your own page.",
              )}
            </p>
            <OwnLink />
          </Empty>
        ) : (
          <ul class="channels" aria-label={t("Your friends")}>
            {friends.map((friend) => (
              <FriendLine key={friend.player} friend={friend} again={loaded.again} />
            ))}
          </ul>
        )}
      </Panel>
      {asked.length > 0 && <Asked asked={asked} again={loaded.again} />}
      <Panel title={t("What others see and do")} icon="eye">
        <div class="stack wide-gap">
          <Switch
            label={t("Friends see where I play")}
            value={!allowed.hidden}
            onChange={(shown) => void allow({ ...allowed, hidden: !shown })}
            help={t("Nobody else ever does. Of a private table they see only that you play.")}
          />
          <Switch
            label={t("Others may ask to be my friend")}
            value={!allowed.closed}
            onChange={(open) => void allow({ ...allowed, closed: !open })}
          />
        </div>
      </Panel>
    </div>
  );
}

function same(one: Api.Allowed | null, other: Api.Allowed): boolean {
  return one !== null && Boolean(one.hidden) === Boolean(other.hidden) && Boolean(one.closed) === Boolean(other.closed);
}

function OwnLink() {
  if (!myId.value) return null;
  return (
    <Button icon="link" onClick={() => void copy(link(`/players/${myId.peek()}`), t("Link copied."))}>
      {t("Copy the link of my page")}
    </Button>
  );
}

function Asked({ asked, again }: { asked: readonly Api.Asking[]; again: () => void }) {
  return (
    <Panel title={t("Waiting for an answer")} icon="hourglass">
      <ul class="channels" aria-label={t("Waiting for an answer")}>
        {asked.map(({ player, name }) => (
          <li key={player} class="channel">
            <span class="channel-words">
              <a href={`/players/${player}`}>{name}</a>
            </span>
            <Button kind="quiet" onClick={() => void attempt(() => company.part(player)).then(again)}>
              {t("Take back")}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
