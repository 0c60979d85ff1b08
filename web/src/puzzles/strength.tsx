// The solver's rating in a sentence.

import { t } from "../i18n.ts";
import type { Api } from "../protocol.ts";
import { SITE } from "../site.ts";
import { Icon } from "../ui/icon.tsx";

export function StrengthLine({ strength }: { strength: Api.Strength }) {
  const { rating = 1500, uncertainty = 350, tries = 0, solved = 0 } = strength;
  if (tries === 0)
    return (
      <p class="muted">
        {SITE
          ? t("Your first attempt at each puzzle counts for a rating of your own, kept in this browser.")
          : t("Your first attempt at each puzzle counts for a rating of your own.")}
      </p>
    );
  return (
    <p class="puzzles-rating">
      <Icon name="star" />{" "}
      {t("Your rating: {rating} ± {uncertainty}. Solved {solved} of {tries} at the first try.", {
        rating: Math.round(rating),
        uncertainty: Math.round(uncertainty),
        solved,
        tries,
      })}
    </p>
  );
}
