import { t } from "../i18n.ts";

/** `a`, `a and b`, `a, b and c`; `nothing` for none. */
export function listing(parts: readonly string[]): string {
  if (parts.length === 0) return t("nothing");
  if (parts.length === 1) return parts[0]!;
  return t("{first} and {last}", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}
