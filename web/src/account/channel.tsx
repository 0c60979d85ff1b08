// One place where a player is notified: of what, how often, and an end to it.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { api } from "../net/api.ts";
import type { Api } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, Switch } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { addressOf, kindName } from "./channelwords.ts";

type Event = NonNullable<Api.Channel["events"]>[number];
const EVENTS: readonly Event[] = ["turn", "over", "invited"];

function eventName(event: Event): string {
  return {
    turn: t("When it is my turn"),
    over: t("When a game of mine has ended"),
    invited: t("When a friend invites me"),
  }[event];
}
type Pace = NonNullable<Api.Changing["pace"]>;
const PACES: readonly Pace[] = [0, 1, 6, 24];

function paceName(pace: Pace): string {
  return {
    0: t("At once, each by itself"),
    1: t("At most once an hour, all together"),
    6: t("At most every six hours, all together"),
    24: t("At most once a day, all together"),
  }[pace];
}

type ChannelProps = { channel: Api.Channel; onChange: (work: Promise<void>) => void };

export function Channel({ channel, onChange }: ChannelProps) {
  const { id, kind, table, confirmed } = channel;
  const address = addressOf(channel);
  const chosen = useSignal<Api.Changing>({ events: channel.events ?? ["turn"], pace: (channel.pace ?? 0) as Pace });
  const { events, pace = 0 } = chosen.value;
  const change = (changes: Partial<Api.Changing>) => {
    chosen.value = { ...chosen.peek(), ...changes };
    onChange(api.changeChannel(id, chosen.peek()));
  };
  return (
    <li class="channel channel-choices">
      <div class="channel">
        <Icon name="bell" />
        <span class="channel-words">
          <b>{kind === "push" ? t("A browser") : kindName(kind)}</b> <span class="channel-address">{address}</span>
          <small>
            {table ? <a href={`/tables/${table}`}>{t("for one table")}</a> : t("for every table")}
            {confirmed === false && ` · ${t("waiting for you to follow the link in the e-mail")}`}
          </small>
        </span>
        <Button
          kind="quiet"
          icon="close"
          label={t("Stop messages to {address}", { address })}
          onClick={() => onChange(api.dropChannel(id))}
        />
      </div>
      {EVENTS.filter((event) => !table || event !== "invited").map((event) => (
        <Switch
          key={event}
          label={eventName(event)}
          value={events.includes(event)}
          onChange={(on) => change({ events: EVENTS.filter((one) => (one === event ? on : events.includes(one))) })}
        />
      ))}
      <SelectField
        label={t("How often")}
        value={String(pace)}
        onChange={(value) => change({ pace: Number(value) as Pace })}
        options={PACES.map((one) => ({ value: String(one), label: paceName(one) }))}
      />
    </li>
  );
}
