// Produce: a plan that runs all that is worth it, to be changed bloc by bloc and tile by tile before it is submitted.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { confirm } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { Panel } from "../ui/panel.tsx";
import { BlocRun } from "./blocrun.tsx";
import { pointingOf } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";
import { blocsOf, lacking, production, things } from "./things.ts";

type Runs = Readonly<Record<string, Industry.Run>>; // by the first hex of the bloc

const PATIENCE = 3_000; // milliseconds for a proposal, then one makes the plan oneself

export function Produce({ table }: { table: IndustryTable }) {
  const pointing = pointingOf(table);
  const view = table.view.value;
  const seat = table.seat.value ?? 0;
  const blocs = blocsOf(view, seat);
  const runs = useSignal<Runs>({});
  const proposed = useSignal(false);
  const action: Industry.Produce = { do: "produce", run: blocs.flatMap((bloc) => runs.value[bloc.hexes[0]!] ?? []) };
  const tried = useTry(table, [action]);
  const first = (at: string) => blocs.find((bloc) => bloc.hexes.includes(at))?.hexes[0] ?? at;
  const propose = async () => {
    const slow = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
    const reply = await Promise.race([table.advise(1), slow]);
    const best = reply?.type === "advised" ? (reply.best[0]?.action as Industry.Action | undefined) : undefined;
    if (best?.do !== "produce") runs.value = await allThatRuns(table, blocs);
    else runs.value = Object.fromEntries(best.run.map((run) => [first(run.at), { ...run, at: first(run.at) }]));
    proposed.value = true;
  };
  useEffect(() => void propose(), [table.state.value.steps]);
  useEffect(() => {
    pointing.open.value = null;
    return pointing.clear;
  }, []);
  const set = (at: string, run: Industry.Run | null) => {
    const { [at]: _, ...rest } = runs.value;
    runs.value = run ? { ...rest, [at]: run } : rest;
  };
  const submit = async () => {
    const idle = await couldRun(table, blocs, runs.value);
    if (idle && !(await confirm(t("Leave a bloc idle?"), idle, t("Produce anyway"), { no: t("Back") }))) return;
    await table.send(action);
  };
  const { upkeep } = production(view, seat);
  const short = lacking(upkeep, view.players[seat]?.cubes ?? {});
  return (
    <Panel class="act" title={t("Produce: run your blocs")} aside={t("paid before anything is made")}>
      {!proposed.value && (
        <p class="muted" role="status">
          {t("Looking for the best plan…")}
        </p>
      )}
      <MoreList class="runs" topic="produce">
        {blocs.map((bloc, at) => (
          <BlocRun
            key={bloc.hexes.join()}
            table={table}
            bloc={bloc}
            hotkey={at < 9 ? String(at + 1) : undefined}
            run={runs.value[bloc.hexes[0]!] ?? null}
            onSet={(run) => set(bloc.hexes[0]!, run)}
          />
        ))}
      </MoreList>
      {blocs.length === 0 && <p class="muted">{t("You have no bloc to run.")}</p>}
      <Clauses tried={tried} />
      <div class="runs-after">
        {Object.keys(short).length > 0 && (
          <p class="muted">{t("To run everything you still need {things}.", { things: things(short) })}</p>
        )}
        <Interest
          table={table}
          seat={seat}
          income={(tried?.events?.[0] as Industry.Produced | undefined)?.money ?? 0}
        />
      </div>
      <div class="row act-foot">
        <Button
          kind="main"
          hotkey="Enter"
          busy={table.busy.value}
          disabled={!proposed.value || Boolean(tried?.refusal)}
          onClick={() => void submit()}
        >
          {action.run.length ? t("Produce") : t("Produce nothing")}
        </Button>
        <Button kind="quiet" icon="hint" hotkey="b" onClick={() => void propose()}>
          {t("Best plan")}
        </Button>
        <Button kind="quiet" hotkey="0" onClick={() => (runs.value = {})}>
          {t("Run nothing")}
        </Button>
      </div>
    </Panel>
  );
}

/** One bloc after the other as long as the server allows it, where nobody has a better plan. */
async function allThatRuns(table: IndustryTable, blocs: readonly Industry.BlocView[]): Promise<Runs> {
  let runs: Runs = {};
  for (const bloc of blocs) {
    const at = bloc.hexes[0]!;
    const next = { ...runs, [at]: { at, feed: "food" } };
    const reply = bloc.dots ? await table.tryOut([{ do: "produce", run: Object.values(next) }]) : null;
    if (reply?.type === "tried" && !reply.refusal) runs = next;
  }
  return runs;
}

/** A bloc that makes something and could still be run with what is left, in a sentence. */
async function couldRun(table: IndustryTable, blocs: readonly Industry.BlocView[], runs: Runs): Promise<string | null> {
  const run = Object.values(runs);
  for (const bloc of blocs) {
    const at = bloc.hexes[0]!;
    if (runs[at] || bloc.dots === 0) continue;
    for (const feed of ["food", "ore"]) {
      const reply = await table.tryOut([{ do: "produce", run: [...run, { at, feed }] }]);
      if (reply.type === "tried" && !reply.refusal) {
        return t("You could also run the bloc at {at}, which makes {makes} for {upkeep}.", {
          at,
          makes: things(bloc.makes),
          upkeep: feed === "ore" ? things({ ...bloc.upkeep, food: 0, ore: 1 }) : things(bloc.upkeep),
        });
      }
    }
  }
  return null;
}

/** What is due afterwards, and a word of warning where it cannot be paid. */
function Interest({ table, seat, income }: { table: IndustryTable; seat: number; income: number }) {
  const player = table.view.value.players[seat];
  if (!player?.interest) return null;
  const money = (player.money ?? 0) + income;
  if (money >= player.interest) return <p class="muted">{t("Interest after Produce: {n}.", { n: player.interest })}</p>;
  return (
    <p class="notice" role="status">
      <Icon name="help" />{" "}
      {t("Interest of {n} is due after Produce, and you have {money}: you will have to borrow for it.", {
        n: player.interest,
        money,
      })}
    </p>
  );
}
