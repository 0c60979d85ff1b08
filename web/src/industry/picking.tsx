// One of several places on the board, each with its action: for automation and for what is kept after a split.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { Clauses } from "../table/clauses.tsx";
import { PlayButton } from "../table/playbutton.tsx";
import { useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { MoreList } from "../ui/morelist.tsx";
import { pointingOf } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";
import { things } from "./things.ts";

type At = Industry.Automate | Industry.Keep;

export function Picking({
  table,
  options,
  verb,
  back,
}: {
  table: IndustryTable;
  options: readonly At[];
  verb: string;
  back?: () => void;
}) {
  const pointing = pointingOf(table);
  const chosen = useSignal(options.length === 1 ? 0 : -1);
  const view = table.view.value;
  const action = options[chosen.value] ?? null;
  const tried = useTry(table, action && [action]);
  const blocs = options.map((option) => view.blocs.find((bloc) => bloc.hexes.includes(option.at)));
  useEffect(() => {
    pointing.open.value = new Set(blocs.flatMap((bloc) => bloc?.hexes ?? []));
    pointing.pick.value = (at) => {
      chosen.value = blocs.findIndex((bloc) => bloc?.hexes.includes(at));
    };
    pointing.meant.value = new Set(blocs[chosen.value]?.hexes ?? []);
  });
  useEffect(() => pointing.clear, []);
  return (
    <>
      <MoreList class="row placing" label={t("Blocs")}>
        {options.map((option, at) => (
          <li key={option.at}>
            <Button
              hotkey={at < 9 ? String(at + 1) : undefined}
              pressed={at === chosen.value}
              onClick={() => (chosen.value = at)}
            >
              {blocs[at] && <Icon name={Object.keys(blocs[at]!.makes)[0] ?? ""} />}{" "}
              {blocs[at]?.hexes.join(" ") ?? option.at}
              {blocs[at] && <span class="light"> {things(blocs[at]!.makes)}</span>}
            </Button>
          </li>
        ))}
      </MoreList>
      {action ? <Clauses tried={tried} /> : <p>{t("Choose a bloc here or on the board.")}</p>}
      <div class="row act-foot">
        <PlayButton table={table} action={action} tried={tried}>
          {verb}
        </PlayButton>
        {back && (
          <Button kind="quiet" hotkey="Escape" onClick={back}>
            {t("Back")}
          </Button>
        )}
      </div>
    </>
  );
}
