// Who sits where at a new table.

import { any } from "../bots.ts";
import { t } from "../i18n.ts";
import type { Api } from "../protocol.ts";
import { settings } from "../settings.ts";
import { SelectField, TextField } from "../ui/field.tsx";
import { Flag } from "../ui/flag.tsx";
import { levelLine, levelName } from "../words.ts";

export type Chair = Required<Api.Chair>;

/** Oneself and bots, each with a nation where the game has nations. */
export function firstChairs(info: Api.GameSeen, most: number, level: string): readonly Chair[] {
  const own = info.nations.includes(settings.peek().nation) ? settings.peek().nation : any(info.nations);
  const others = info.nations.filter((nation) => nation !== own);
  return Array.from({ length: Math.max(most, 6) }, (_, at) => ({
    who: at === 0 ? "me" : "bot",
    bot: at === 0 ? "" : level,
    name: "",
    nation: at === 0 ? own : (others[at - 1] ?? ""),
  }));
}

export function Chairs({
  seats,
  info,
  onChange,
}: {
  seats: readonly Chair[];
  info: Api.GameSeen;
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
  info: Api.GameSeen;
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
    { value: "open", label: t("Open seat") },
  ];
  const bots = info.bots.map((bot) => ({ value: `bot/${bot}`, label: t("Bot: {level}", { level: levelName(bot) }) }));
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
