// For which of one’s clubs a table or a tournament is; nothing for those who are in none.

import type { Signal } from "@preact/signals";
import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { key } from "../settings.ts";
import { ChoiceField } from "../ui/choice.tsx";
import { SelectField } from "../ui/field.tsx";
import { company } from "./api.ts";

type ClubFieldProps = {
  club: Signal<string>;
  /** Whether others may look at it and join. */
  shown: Signal<boolean>;
  /** Whether it can be open to everybody: only members enter a tournament of a club. */
  tournament?: boolean;
};

export function ClubField({ club, shown, tournament = false }: ClubFieldProps) {
  const loaded = useLoad(() => (key.peek() ? company.clubs() : Promise.resolve([])), [key.value]);
  if (!loaded.value?.length) return null;
  const choose = (value: string) => {
    club.value = value;
    shown.value = !value;
  };
  return (
    <div class="stack club-field">
      <SelectField
        label={t("Club")}
        value={club.value}
        onChange={choose}
        options={[{ value: "", label: t("None") }, ...loaded.value.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {club.value && (
        <ChoiceField
          label={tournament ? t("Who may watch") : t("Who may join and watch")}
          value={shown.value ? "all" : "club"}
          onChange={(value) => (shown.value = value === "all")}
          choices={[
            { value: "club", label: t("Members") },
            { value: "all", label: t("Everybody") },
          ]}
        />
      )}
    </div>
  );
}
