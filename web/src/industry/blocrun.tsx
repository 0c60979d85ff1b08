// One bloc in the plan of Produce: whether it runs, on what, and which of its tiles.

import { t } from "../i18n.ts";
import type { Industry } from "../protocol.ts";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Icon } from "../ui/icon.tsx";
import { pointingOf } from "./pointing.ts";
import type { IndustryTable } from "./table.ts";
import { CUBES } from "./things.ts";

type BlocRunProps = {
  table: IndustryTable;
  bloc: Industry.BlocView;
  run: Industry.Run | null;
  hotkey?: string | undefined;
  onSet: (run: Industry.Run | null) => void;
};

export function BlocRun({ table, bloc, run, hotkey, onSet }: BlocRunProps) {
  const pointing = pointingOf(table);
  const at = bloc.hexes[0]!;
  const fed = run?.tiles ?? (run ? bloc.hexes : []);
  const ore = bloc.tokens > 0 && (bloc.upkeep.food ?? 0) > 0;
  const product = Object.keys(bloc.makes)[0] ?? "";
  const feed = (tiles: readonly string[]) =>
    onSet(
      tiles.length === 0
        ? null
        : tiles.length === bloc.hexes.length
          ? { at, feed: "food" }
          : { at, feed: "food", tiles },
    );
  const words = table.words.value;
  const on = () => (pointing.meant.value = new Set(bloc.hexes));
  return (
    <li
      class={`run ${run ? "on" : ""}`}
      onPointerEnter={on}
      onFocusIn={on}
      onPointerLeave={() => (pointing.meant.value = new Set())}
    >
      <Button
        class="run-switch"
        hotkey={hotkey}
        pressed={run !== null}
        icon={run ? "check" : "close"}
        onClick={() => onSet(run ? null : { at, feed: "food" })}
      >
        <span class={`minitile minitile-${product}`}>
          <Icon name={product} />
        </span>{" "}
        {t("{tile} at {hexes}", { tile: words[bloc.tile] ?? "", hexes: bloc.hexes.join(" ") })}
      </Button>
      <span class="run-gives">
        {CUBES.filter((cube) => bloc.upkeep[cube]).map((cube) => (
          <Chip
            key={cube}
            sign={cube}
            colour={cube}
            count={
              run?.feed === "ore" && cube === "food"
                ? 0
                : cube === "food"
                  ? run
                    ? fed.length
                    : bloc.upkeep[cube]
                  : bloc.upkeep[cube]
            }
            label={words[cube] ?? cube}
          />
        ))}
        {run?.feed === "ore" && <Chip sign="ore" colour="ore" count={1} label={words.ore ?? ""} />}
        <Icon name="right" label={t("gives")} />
        {Object.entries(bloc.makes).map(([thing, n]) => (
          <Chip key={thing} sign={thing} colour={thing} count={run?.tiles ? "…" : n} label={words[thing] ?? thing} />
        ))}
      </span>
      {ore && (
        <span class="run-feed" role="group" aria-label={t("Fed with")}>
          <Button pressed={run?.feed === "food"} icon="food" onClick={() => onSet({ at, feed: "food" })}>
            {words.food}
          </Button>
          <Button pressed={run?.feed === "ore"} icon="ore" onClick={() => onSet({ at, feed: "ore" })}>
            {words.ore}
          </Button>
        </span>
      )}
      {bloc.hexes.length > 1 && bloc.upkeep.food && run?.feed !== "ore" && (
        <details class="run-tiles">
          <summary>{t("Feed only some tiles")}</summary>
          <div class="row">
            {bloc.hexes.map((hex) => (
              <Button
                key={hex}
                pressed={fed.includes(hex)}
                onClick={() =>
                  feed(
                    fed.includes(hex)
                      ? fed.filter((other) => other !== hex)
                      : bloc.hexes.filter((other) => other === hex || fed.includes(other)),
                  )
                }
              >
                {hex}
              </Button>
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
