// What players have reported, with the lines of the chat around it.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import { attempt } from "../net/attempt.ts";
import { useLoad } from "../net/load.ts";
import type { Api } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { Switch } from "../ui/field.tsx";
import { Empty, Panel } from "../ui/panel.tsx";
import { Pending } from "../ui/pending.tsx";
import { toast } from "../ui/toast.tsx";
import { BanForm } from "./bans.tsx";
import { moment } from "./moment.ts";
import { operator, type PartProps } from "./requests.ts";
import { TableButtons } from "./tables.tsx";

export function Reports({ done, again }: PartProps) {
  const closed = useSignal(false);
  const loaded = useLoad(() => operator.reports(closed.value), [closed.value, done]);
  return (
    <Panel title={t("Reports")} icon="flag">
      <div class="stack wide-gap">
        <Switch label={t("Show those that are done")} value={closed.value} onChange={(on) => (closed.value = on)} />
        {!loaded.value ? (
          <Pending loaded={loaded}>{t("Loading…")}</Pending>
        ) : loaded.value.length === 0 ? (
          <Empty icon="check" title={t("No reports.")} />
        ) : (
          <ul class="reports" aria-label={t("Reports")}>
            {loaded.value.map((report) => (
              <li key={report.id} class="report">
                <ReportCard report={report} again={again} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** Its members no longer find each other there; the games go on. */
function DissolveButton({ club, name, again }: { club: string; name: string; again: () => void }) {
  const dissolve = async () => {
    const title = t("Dissolve the club");
    if (!(await confirm(title, t("The club {name} is gone for all its members.", { name }), title, { danger: true })))
      return;
    if (await attempt(() => operator.dissolve(club))) toast(t("It is done and in the log."));
    again();
  };
  return <Button onClick={() => void dissolve()}>{t("Dissolve the club")}</Button>;
}

function ReportCard({ report, again }: { report: Api.Report; again: () => void }) {
  const banning = useSignal(false);
  const act = async (what: () => Promise<void>, said: string) => {
    if (await attempt(what)) toast(said);
    again();
  };
  return (
    <>
      <h3>
        <a href={`/players/${report.player}`}>{report.name}</a>
      </h3>
      <p class="muted">
        {moment(report.made_at)} · {t("reported by")}{" "}
        <a href={`/players/${report.by}`}>{report.by_name || report.by}</a>
        {report.club && ` · ${t("Club: {name}", { name: report.title })}`}
        {report.table && (
          <>
            {" · "}
            <a href={`/tables/${report.table}`}>{report.title || t("Table")}</a>
          </>
        )}
      </p>
      {report.text && <p class="report-text">{report.text}</p>}
      {report.context.length > 0 && (
        <ol class="report-lines" aria-label={t("The chat around it")}>
          {report.context.map((line, at) => (
            <li key={at} class={line.reported ? "reported" : ""}>
              <b>{line.name || line.by}</b> <time>{moment(line.at)}</time>
              <p>{line.text}</p>
            </li>
          ))}
        </ol>
      )}
      {report.closed_at === null && (
        <div class="row">
          <Button
            kind="main"
            icon="check"
            onClick={() => void act(() => operator.closeReport(report.id), t("The report is done."))}
          >
            {t("Done")}
          </Button>
          <Button kind="danger" icon="close" expanded={banning.value} onClick={() => (banning.value = !banning.value)}>
            {t("Ban")}
          </Button>
          {report.club && <DissolveButton club={report.club} name={report.title} again={again} />}
          {report.table && <TableButtons id={report.table} again={again} />}
        </div>
      )}
      {banning.value && (
        <BanForm
          subject={report.player}
          again={() => {
            banning.value = false;
            again();
          }}
        />
      )}
    </>
  );
}
