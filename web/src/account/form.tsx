// The settings of this browser; the same form in their page and over a table.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { speakAsSet } from "../catalogue.ts";
import { LANGUAGES, type Language, t } from "../i18n.ts";
import { api, asApiError } from "../net/api.ts";
import { useGames } from "../net/games.ts";
import { change, key, type Settings, STAGED, settings } from "../settings.ts";
import { ChoiceField } from "../ui/choice.tsx";
import { Switch, TextField } from "../ui/field.tsx";
import { Flag, NATIONS } from "../ui/flag.tsx";
import { Form } from "../ui/form.tsx";
import { Icon } from "../ui/icon.tsx";
import { plainName } from "../ui/names.ts";
import { play } from "../ui/sound.ts";
import { toast } from "../ui/toast.tsx";
import { paceName } from "../words.ts";

export function SettingsForm() {
  const { name, nation, language, theme, motion, sounds, guide, text, staging, strip, reasons } = settings.value;
  const games = Object.values(useGames().value ?? {});
  const words = games.find((info) => info.nations.length > 0)?.words ?? {};
  const draft = useSignal(name);
  const fault = useSignal("");
  const saving = useSignal("");
  useEffect(() => {
    draft.value = name;
  }, [name]); // a key brought here brings its name
  const saveName = async () => {
    const wanted = plainName(draft.value);
    if (wanted === settings.peek().name || wanted === saving.peek()) return;
    saving.value = wanted;
    try {
      if (key.peek() && wanted) await api.rename(wanted);
      change({ name: wanted }); // a name that is refused is not kept here either
      fault.value = "";
      toast(t("Saved."));
    } catch (error) {
      fault.value = asApiError(error).message;
    } finally {
      saving.value = "";
    }
  };
  return (
    <div class="stack wide-gap">
      <Form class="name-form" onFocusOut={() => void saveName()} onSubmit={saveName}>
        <TextField
          label={t("Your name")}
          value={draft.value}
          most={40}
          onInput={(value) => (draft.value = value)}
          placeholder={t("Guest")}
          autocomplete="nickname"
          fault={fault.value}
          help={t("As others at the table see you.")}
        />
      </Form>
      <ChoiceField
        label={t("Your nation")}
        look="tiles"
        value={nation}
        onChange={(value) => change({ nation: value })}
        choices={[
          { value: "", label: t("Any"), icon: <Icon name="star" /> },
          ...NATIONS.map((value) => ({
            value: value as string,
            label: words[value] ?? value,
            icon: <Flag nation={value} />,
          })),
        ]}
      />
      <ChoiceField
        label={t("Language")}
        value={language}
        choices={Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label }))}
        onChange={(value) => {
          change({ language: value });
          void speakAsSet().then(
            (spoken) => spoken || toast(t("This language could not be loaded. You are probably offline."), "fault"),
          );
        }}
      />
      <ChoiceField<Settings["theme"]>
        label={t("Theme")}
        value={theme}
        onChange={(value) => change({ theme: value })}
        choices={[
          { value: "system", label: t("Same as the system") },
          { value: "light", label: t("Light paper") },
          { value: "dark", label: t("Dark steel") },
        ]}
      />
      <ChoiceField<Settings["staging"]>
        label={t("What happens at a table")}
        value={staging}
        onChange={(value) => change({ staging: value })}
        choices={STAGED.map((value) => ({ value, label: paceName(value) }))}
      />
      <div class="stack">
        <Switch
          label={t("Sounds")}
          value={sounds}
          help={t("Quiet sounds: your turn, dice, coins, an offer, a building, an auction.")}
          onChange={(value) => {
            change({ sounds: value });
            if (value) play("turn");
          }}
        />
        <Switch
          label={t("Less movement")}
          value={motion === "less"}
          onChange={(value) => change({ motion: value ? "less" : "system" })}
          help={t("Nothing slides or spins. Your system’s own setting is always respected.")}
        />
        <Switch
          label={t("Since your last turn")}
          value={strip}
          onChange={(value) => change({ strip: value })}
          help={t("A line above the table with what the others did.")}
        />
        <Switch
          label={t("Reasons of bots")}
          value={reasons}
          onChange={(value) => change({ reasons: value })}
          help={t("Why a bot did it, in the log and in that line.")}
        />
        <Switch
          label={t("Guide for the first game")}
          value={guide}
          onChange={(value) => change({ guide: value })}
          help={t("Explains each phase as it comes.")}
        />
        <Switch
          label={t("Tables as text")}
          value={text}
          onChange={(value) => change({ text: value })}
          help={t("Headings, lists and buttons instead of pictures: for screen readers and slow connections.")}
        />
      </div>
    </div>
  );
}
