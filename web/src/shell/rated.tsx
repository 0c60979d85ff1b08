// Whether the result of a new table counts for ratings.

import type { Signal } from "@preact/signals";
import { t } from "../i18n.ts";
import { Switch } from "../ui/field.tsx";

/** Off where several seats are the same person's. */
export function RatedSwitch({ rated, several }: { rated: Signal<boolean>; several: boolean }) {
  return (
    <Switch
      label={t("Rated")}
      value={rated.value && !several}
      onChange={(value) => (rated.value = value)}
      disabled={several}
      help={
        several
          ? t("Not where several seats are yours: at a rated table each person has one seat.")
          : t("The result counts for the ratings of those who play.")
      }
    />
  );
}
