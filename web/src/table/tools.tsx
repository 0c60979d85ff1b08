// The buttons of any table: take back, a hint, the history, and a menu for the rest.

import type { Signal } from "@preact/signals";
import { Channels } from "../account/channels.tsx";
import { SettingsForm } from "../account/form.tsx";
import { t } from "../i18n.ts";
import { api, saveRecord } from "../net/api.ts";
import { attempt } from "../net/attempt.ts";
import { offers } from "../net/offers.ts";
import type { Session } from "../net/session.ts";
import { go } from "../router.ts";
import { change, STAGED, settings } from "../settings.ts";
import { SITE } from "../site.ts";
import { Button } from "../ui/button.tsx";
import { confirm, Dialog } from "../ui/dialog.tsx";
import { later } from "../ui/later.tsx";
import { Menu, type MenuItem } from "../ui/menu.tsx";
import { askAbout, currentTopic, LATEST } from "../ui/tip.tsx";
import { paceName } from "../words.ts";
import { About } from "./about.tsx";
import { adviceOf } from "./advice/state.ts";
import type { GameModule } from "./contract.ts";
import { may, mayHere } from "./may.ts";
import { WhatIf } from "./whatif.tsx";

const FriendsLater = later(() => import("../local/friends.tsx"), true);

export type Over = "" | "settings" | "about" | "tell" | "what-if" | "friends"; // what lies over the table

export function Tools({ session, history, over }: { session: Session; history: Signal<boolean>; over: Signal<Over> }) {
  const { status, mine, page } = session.state.value;
  const advice = adviceOf(session);
  const playing = status === "playing";
  const sitting = mine.length > 0;
  const free = session.mine.value?.may_undo ?? null;
  const takeBack = async () => {
    const alone =
      free !== null ||
      (await confirm(
        t("Ask to take back?"),
        t("Others have acted since. They are asked whether you may take your last action back."),
        t("Ask them"),
      ));
    if (alone) await session.wish("undo");
  };
  const items: MenuItem[] = [];
  const anew = session.mine.value?.may_reset ?? null;
  if (playing && anew !== null && anew !== free)
    items.push({ label: t("Restart my turn"), icon: "undo", onPick: () => void session.wish("undo", anew) });
  if (mayHere(session, "pause"))
    items.push({ label: t("Pause"), icon: "pause", onPick: () => void session.wish("pause") });
  if (mayHere(session, "end"))
    items.push({ label: t("Propose to end here"), icon: "flag", onPick: () => void propose(session) });
  if (mayHere(session, "concede"))
    items.push({ label: t("Give up"), icon: "close", danger: true, onPick: () => void concede(session) });
  if (mayHere(session, "leave"))
    items.push({ label: t("Let a bot play for me"), icon: "robot", onPick: () => void away(session) });
  if (may(session, "branch"))
    items.push({ label: t("What if, from here"), icon: "fork", onPick: () => (over.value = "what-if") });
  if (may(session, "record"))
    items.push({
      label: t("Download the record"),
      icon: "download",
      onPick: () => void attempt(() => saveRecord(session.id)),
    });
  if (SITE && may(session, "record"))
    items.push({
      label: t("Copy a link with the whole game"),
      icon: "link",
      onPick: () => void attempt(async () => (await import("../local/share.ts")).shareGame(session.id)),
    });
  if (SITE && sitting && (playing || status === "paused"))
    items.push({ label: t("Play this with friends"), icon: "people", onPick: () => (over.value = "friends") });
  items.push({ label: t("About this table"), icon: "people", onPick: () => (over.value = "about") });
  if (offers("people"))
    items.push({ label: t("Table screen"), icon: "map", onPick: () => go(`/tables/${session.id}/screen`) });
  if (sitting && playing && offers("notices"))
    items.push({ label: t("Notify me when it is my turn"), icon: "bell", onPick: () => (over.value = "tell") });
  items.push({
    label: settings.value.text ? t("Show as pictures") : t("Show as text"),
    icon: "text",
    onPick: () => change({ text: !settings.peek().text }),
  });
  const next = STAGED[(STAGED.indexOf(settings.value.staging) + 1) % STAGED.length]!;
  items.push({
    label: t("Pace: {pace}", { pace: paceName(settings.value.staging) }),
    icon: "play",
    onPick: () => {
      change({ staging: next });
      session.say(t("Pace: {pace}", { pace: paceName(next) }));
    },
  });
  items.push({
    label: settings.value.sounds ? t("Sounds off") : t("Sounds on"),
    icon: "bell",
    onPick: () => change({ sounds: !settings.peek().sounds }),
  });
  items.push({ label: t("Settings"), icon: "gear", onPick: () => (over.value = "settings") });
  items.push({ label: t("Leave the table"), icon: "home", onPick: () => go("/") });
  return (
    <div class="tools" role="toolbar" aria-label={t("Table")}>
      {sitting && playing && (
        <Button
          kind="quiet"
          icon="undo"
          topic="table.undo"
          hotkey="z"
          label={t("Take back")}
          busy={session.busy.value}
          disabled={free === null && !mayHere(session, "undo")}
          onClick={() => void takeBack()}
        />
      )}
      {mayHere(session, "advise") && page < 0 && !session.setup.value.puzzle && (
        <Button
          kind="quiet"
          icon="hint"
          topic="table.hint"
          hotkey="h"
          label={t("Hint")}
          pressed={advice.open.value}
          onClick={() => (advice.open.value ? advice.close() : advice.show())}
        />
      )}
      <Button
        kind="quiet"
        icon="hourglass"
        topic="table.history"
        label={t("History")}
        pressed={history.value}
        onClick={() => toggle(session, history)}
      />
      <Button
        kind="quiet"
        icon="help"
        topic={LATEST}
        hotkey="?"
        label={t("Help")}
        onClick={() => askAbout(currentTopic())}
      />
      <Menu label={t("More")} icon="menu" items={items} />
    </div>
  );
}

/** The dialogs of the tools; apart from their buttons, which stand on a dark background. */
export function ToolDialogs({ session, game, over }: { session: Session; game: GameModule; over: Signal<Over> }) {
  const close = () => {
    over.value = "";
  };
  if (over.value === "settings")
    return (
      <Dialog class="wide" title={t("Settings")} onClose={close}>
        <SettingsForm />
      </Dialog>
    );
  if (over.value === "about") return <About session={session} game={game} onClose={close} />;
  if (over.value === "tell")
    return (
      <Dialog title={t("Notify me when it is my turn")} onClose={close}>
        <Channels table={session.id} />
      </Dialog>
    );
  if (over.value === "friends")
    return <FriendsLater>{({ WithFriends }) => <WithFriends session={session} onClose={close} />}</FriendsLater>;
  if (over.value === "what-if") return <WhatIf session={session} onClose={close} />;
  return null;
}

function toggle(session: Session, history: Signal<boolean>): void {
  history.value = !history.value;
  if (!history.value) session.look(null);
}

async function away(session: Session): Promise<void> {
  const seat = session.seat.peek();
  if (
    seat === null ||
    !(await confirm(
      t("Let a bot play for you?"),
      t("It plays for you until you take your seat back."),
      t("Let it play"),
    ))
  )
    return;
  await attempt(() => api.leave(session.id, seat));
}

async function propose(session: Session): Promise<void> {
  if (
    await confirm(
      t("End the game here?"),
      t("If everyone agrees, the game ends with the current points."),
      t("Propose it"),
    )
  )
    await session.wish("end");
}

async function concede(session: Session): Promise<void> {
  if (
    await confirm(
      t("Give up?"),
      t("A bot plays your nation to the end, and you come last. This cannot be taken back."),
      t("Give up"),
      { danger: true },
    )
  )
    await session.concede();
}
