// The options of a game in three groups, each option with its sentence, its values and its paragraph of the rules.

import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { t, tn } from "../i18n.ts";
import type { Api, Dict } from "../protocol.ts";
import { type Choice, ChoiceField } from "../ui/choice.tsx";
import { TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Stepper } from "../ui/stepper.tsx";
import { optionAbout, optionName, optionValue } from "../words.ts";

type Group = Api.Option["group"];
const GROUPS: readonly Group[] = ["usual", "book", "expert"];
const MOST = 999; // rounds or turns

function groupName(group: Group): string {
  return { usual: t("Usual"), book: t("By the book"), expert: t("For experts") }[group];
}

function groupAbout(group: Group): string {
  return {
    usual: t("What tables often agree on."),
    book: t("Where the rule books leave room, or do not agree."),
    expert: t("Details of the printed editions, and tables of your own."),
  }[group];
}

/** The options with one of them changed; a default is left out. */
export function withOption(options: Dict<unknown>, name: string, value: unknown): Dict<unknown> {
  const { [name]: _, ...rest } = options;
  return value === undefined || value === "" ? rest : { ...rest, [name]: value };
}

type RuleOptionsProps = { game: string; info: Api.GameInfo; options: Signal<Dict<unknown>> };

export function RuleOptions({ game, info, options }: RuleOptionsProps) {
  const groups = GROUPS.filter((group) => info.options.some((option) => option.group === group));
  return (
    <Panel title={t("Rules of this table")} icon="note" aside={<a href={`/rules/${game}`}>{t("All the rules")}</a>}>
      <div class="option-groups">
        {groups.map((group) => {
          const own = info.options.filter((option) => option.group === group);
          const changed = own.filter((option) => option.name in options.value).length;
          return (
            <details key={group} class="option-group" open={group === "usual"}>
              <summary>
                <span class="option-group-name">{groupName(group)}</span>
                <span class="option-group-about">{groupAbout(group)}</span>
                {changed > 0 && <b class="option-changed">{tn("{n} changed", "{n} changed", changed)}</b>}
                <Icon name="down" />
              </summary>
              <div class="options">
                {own.map((option) => (
                  <OptionField
                    key={option.name}
                    game={game}
                    option={option}
                    words={info.words}
                    value={options.value[option.name]}
                    onChange={(value) => {
                      options.value = withOption(options.value, option.name, value);
                    }}
                  />
                ))}
              </div>
            </details>
          );
        })}
      </div>
    </Panel>
  );
}

type ControlProps = { option: Api.Option; words: Dict<string>; value: unknown; onChange: (value: unknown) => void };

function OptionField({ game, ...control }: ControlProps & { game: string }) {
  const { option, words, value } = control;
  const { name, rule } = option;
  return (
    <section class={`option ${value === undefined ? "" : "changed"}`} data-option={name}>
      <header class="option-head">
        <h3>{optionName(name, words)}</h3>
        <a class="rule-link" href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer">
          {rule}
        </a>
      </header>
      <p class="option-about">{optionAbout(name, words)}</p>
      {option.kind === "choice" && <ChoiceControl {...control} />}
      {option.kind === "count" && <CountControl {...control} />}
      {option.kind === "table" && <TableControl {...control} />}
    </section>
  );
}

function ChoiceControl({ option, words, value, onChange }: ControlProps) {
  const choices = option.choices ?? [];
  const normal = choices[0] ?? "";
  return (
    <ChoiceField
      hideLabel
      look="lines"
      label={optionName(option.name, words)}
      value={String(value ?? normal)}
      onChange={(chosen) => onChange(chosen === normal ? undefined : chosen)}
      choices={choices.map((choice) => ({ value: choice, label: optionValue(option.name, choice, words) }))}
    />
  );
}

/** A number that limits the game, or none. */
function CountControl({ option, words, value, onChange }: ControlProps) {
  const label = optionName(option.name, words);
  const limited = typeof value === "number";
  const choices: readonly Choice<"none" | "some">[] = [
    { value: "none", label: t("No limit") },
    { value: "some", label: t("A limit") },
  ];
  return (
    <div class="option-count">
      <ChoiceField
        hideLabel
        label={label}
        value={limited ? "some" : "none"}
        onChange={(chosen) => onChange(chosen === "some" ? option.usual : undefined)}
        choices={choices}
      />
      {limited && <Stepper label={label} hideLabel value={value} least={1} most={MOST} onChange={onChange} />}
    </div>
  );
}

/** A document in JSON. One that cannot be read is sent as it is, so that the server says what is wrong. */
function TableControl({ option, words, onChange }: ControlProps) {
  const text = useSignal("");
  const fault = useSignal("");
  const read = (written: string) => {
    text.value = written;
    fault.value = "";
    try {
      onChange(written.trim() ? JSON.parse(written) : undefined);
    } catch {
      fault.value = t("This is not JSON yet.");
      onChange(written);
    }
  };
  return (
    <TextField
      area
      label={optionName(option.name, words)}
      hideLabel
      value={text.value}
      fault={fault.value}
      onInput={read}
      placeholder={'{"products": {…}}'}
    />
  );
}
