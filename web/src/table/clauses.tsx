// What an action would cost, give and change, as the server says it: one clause after the other.

import { t } from "../i18n.ts";
import type { Tried } from "../protocol.ts";
import { Icon } from "../ui/icon.tsx";
import { refusalText } from "./preview.ts";

/** `most` is how many clauses are shown. */
export function Clauses({ tried, waiting, most }: { tried: Tried | null; waiting?: boolean; most?: number }) {
  if (!tried) return <p class="clauses muted">{waiting === false ? "" : "…"}</p>;
  if (tried.refusal)
    return (
      <p class="notice" role="status">
        <Icon name="close" /> <span>{refusalText(tried)}</span>
      </p>
    );
  return <Listed hint={tried.hint ?? ""} most={most} />;
}

function clausesOf(hint: string): string[] {
  return hint.split(/\s*;\s+/).filter(Boolean);
}

/** A hint as sentences, to be read before one says yes. */
export function sentences(hint: string | undefined): string {
  return clausesOf(hint ?? "")
    .map((clause) => `${clause[0]!.toUpperCase()}${clause.slice(1)}.`)
    .join(" ");
}

/** A hint clause by clause. */
export function Listed({ hint, most }: { hint: string; most?: number }) {
  const clauses = clausesOf(hint).slice(0, most);
  return (
    <div role="status" aria-label={t("What it would do")}>
      <ul class="clauses">
        {clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
    </div>
  );
}
