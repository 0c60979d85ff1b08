// Who sits where at a new table.

import { any, levelChoice } from "../bots.ts";
import { t } from "../i18n.ts";
import { offers } from "../net/offers.ts";
import type { Api } from "../protocol.ts";
import { settings } from "../settings.ts";
import { ChoiceField } from "../ui/choice.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";
import { levelLine } from "../words.ts";

export type Chair = Required<Api.Chair>;

/** Where the players are: each at a device, all at this one, or with phones around a table screen. */
export type Around = "online" | "device" | "screen";

export function Arrangement({ value, onChange }: { value: Around; onChange: (value: Around) => void }) {
  const online = {
    value: "online",
    label: t("Online"),
    about: t("Everyone on their own device, near or far."),
  } as const;
  const alone = { value: "online", label: t("Against bots"), about: t("You alone, at your own pace.") } as const;
  const device = {
    value: "device",
    label: t("On this device"),
    about: t("You pass it around; what is secret is covered."),
  } as const;
  const screen = {
    value: "screen",
    label: t("Table screen and phones"),
    about: t("A television or laptop shows the board, and each phone is a hand."),
  } as const;
  return (
    <ChoiceField<Around>
      label={t("Where you play")}
      look="cards small"
      value={value}
      onChange={onChange}
      choices={offers("people") ? [online, device, screen] : [alone, device]}
    />
  );
}

/** Oneself and others as arranged: bots online, or seats for `friends`. Each has a nation where the game has some. */
export function firstChairs(
  info: Api.GameInfo,
  most: number,
  level: string,
  friends: boolean,
  around: Around = "online",
): readonly Chair[] {
  const own = info.nations.includes(settings.peek().nation) ? settings.peek().nation : any(info.nations);
  const others = info.nations.filter((nation) => nation !== own);
  const seat = (at: number): Omit<Chair, "nation"> => {
    if (around === "screen") return { who: "open", bot: "", name: "" };
    if (at === 0) return { who: "me", bot: "", name: "" };
    if (around === "device") return { who: "me", bot: "", name: t("Player {n}", { n: at + 1 }) };
    if (friends) return { who: "open", bot: "", name: "" };
    return { who: "bot", bot: level, name: "" };
  };
  return Array.from({ length: Math.max(most, 6) }, (_, at) => ({
    ...seat(at),
    nation: around === "screen" ? "" : at === 0 ? own : (others[at - 1] ?? ""),
  }));
}

export function Chairs({
  seats,
  info,
  onChange,
}: {
  seats: readonly Chair[];
  info: Api.GameInfo;
  onChange: (at: number, chair: Chair) => void;
}) {
  return (
    <ol class="chairs">
      {seats.map((chair, at) => (
        <ChairLine key={at} at={at} chair={chair} info={info} seats={seats} onChange={(next) => onChange(at, next)} />
      ))}
    </ol>
  );
}

type ChairProps = {
  at: number;
  chair: Chair;
  info: Api.GameInfo;
  seats: readonly Chair[];
  onChange: (chair: Chair) => void;
};

function ChairLine({ at, chair, info, seats, onChange }: ChairProps) {
  const value = chair.who === "bot" ? `bot/${chair.bot}` : chair.name && chair.who === "me" ? "guest" : chair.who;
  const pick = (chosen: string) => {
    if (chosen.startsWith("bot/")) onChange({ ...chair, who: "bot", bot: chosen.slice(4), name: "" });
    else if (chosen === "guest") onChange({ ...chair, who: "me", bot: "", name: t("Player {n}", { n: at + 1 }) });
    else onChange({ ...chair, who: chosen as Chair["who"], bot: "", name: "" });
  };
  const people = [
    { value: "me", label: t("You") },
    { value: "guest", label: t("Another player on this device") },
    ...(offers("people") ? [{ value: "open", label: t("Open seat") }] : []),
  ];
  const bots = info.bots.map((bot) => ({
    value: `bot/${bot}`,
    label: t("Bot: {level}", { level: levelChoice(bot, info) }),
  }));
  const used = new Set(seats.filter((seat) => seat !== chair).map((one) => one.nation));
  return (
    <li class="chair">
      <span class="chair-number">{at + 1}</span>
      {info.nations.length > 0 && <Flag nation={chair.nation} style={at} number={at + 1} />}
      <SelectField
        hideLabel
        label={t("Seat {n}", { n: at + 1 })}
        value={value}
        options={[...people, ...bots]}
        onChange={pick}
      />
      {info.nations.length > 0 && (
        <SelectField
          hideLabel
          label={t("Nation of seat {n}", { n: at + 1 })}
          value={chair.nation}
          onChange={(nation) => onChange({ ...chair, nation })}
          options={[
            { value: "", label: t("Any nation") },
            ...info.nations
              .filter((nation) => !used.has(nation))
              .map((nation) => ({ value: nation, label: info.words[nation] ?? nation })),
          ]}
        />
      )}
      <small class="chair-about">
        {value === "guest" ? (
          <TextField
            label={t("Name")}
            value={chair.name}
            most={40}
            onInput={(name) => onChange({ ...chair, name: name || " " })}
          />
        ) : chair.who === "bot" ? (
          levelLine(chair.bot)
        ) : chair.who === "open" ? (
          t("Anyone with the link, or from the list of open tables.")
        ) : (
          settings.value.name
        )}
      </small>
    </li>
  );
}
