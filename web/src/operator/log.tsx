// What operators did, as the log that nobody can edit has it.

import { t } from "../i18n.ts";
import { useLoad } from "../net/load.ts";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { moment } from "./moment.ts";
import { operator } from "./requests.ts";

export function Log({ done }: { done: number }) {
  const loaded = useLoad(operator.log, [done]);
  return (
    <Panel title={t("What operators did")} icon="note">
      {!loaded.value ? (
        <Pending loaded={loaded}>{t("Loading…")}</Pending>
      ) : (
        <div class="stack">
          <p class={loaded.value.whole ? "muted" : "field-fault"}>
            <Icon name={loaded.value.whole ? "check" : "help"} />{" "}
            {loaded.value.whole
              ? t("Every entry carries the hash of those before it, and all of them fit.")
              : t("Somebody has changed this log: the hashes do not fit.")}
          </p>
          <ol class="operator-log" aria-label={t("What operators did")}>
            {loaded.value.entries.map((entry) => (
              <li key={entry.sequence}>
                <time>{moment(entry.at)}</time> <b>{entry.operator}</b> {entry.action} <code>{entry.about}</code>
              </li>
            ))}
          </ol>
        </div>
      )}
    </Panel>
  );
}
