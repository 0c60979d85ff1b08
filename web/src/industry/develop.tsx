// Develop: choose what, see where, see what it changes, settle it.

import { useSignal } from "@preact/signals";
import { t, tn } from "../i18n.ts";
import type { Dict, Industry } from "../protocol.ts";
import { listed, may, useWhy } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Panel } from "../ui/panel.tsx";
import { Automate } from "./automate.tsx";
import { Keep } from "./keep.tsx";
import { Move } from "./move.tsx";
import { PassButton } from "./pass.tsx";
import { Placing } from "./placing.tsx";
import { Price } from "./price.tsx";
import { sampleBuild, sampleFlag, sampleMove } from "./samples.ts";
import type { IndustryTable } from "./table.ts";
import { cost, oneOf } from "./things.ts";

type Mode = { do: "flag" | "move" | "automate" } | { do: "build"; tile: string } | null;

export function Develop({ table }: { table: IndustryTable }) {
  const chosen = useSignal<{ at: number; mode: Mode }>({ at: -1, mode: null });
  const steps = table.state.value.steps;
  if (may(table, "keep")) return <Keep table={table} />;
  const choose = (mode: Mode) => {
    chosen.value = { at: steps, mode };
  };
  const back = () => choose(null);
  // what was chosen before the last step is over: a busy page may see several steps at once, and its own turn again
  const now = chosen.value.at === steps ? chosen.value.mode : null;
  if (now?.do === "build") {
    const options = listed(table, "build").filter((action) => action.tile === now.tile);
    return (
      <Panel class="act" title={t("Build {tile}", { tile: oneOf(now.tile) })}>
        <Placing key={`${steps}${now.tile}`} table={table} options={options} verb={t("Build it here")} back={back} />
      </Panel>
    );
  }
  if (now?.do === "flag")
    return (
      <Panel class="act" title={t("Place a flag")}>
        <Placing key={steps} table={table} options={listed(table, "flag")} verb={t("Place it here")} back={back} />
      </Panel>
    );
  if (now?.do === "move") return <Move key={steps} table={table} back={back} />;
  if (now?.do === "automate") return <Automate key={steps} table={table} back={back} />;
  return (
    <Panel
      class="act"
      title={t("Develop: build, flag, move, automate, or pass")}
      aside={t("one action, then the next player")}
    >
      <div class="tiles-row" role="group" aria-label={t("Build a tile")}>
        {table.sheet.tiles.map((tile, at) => (
          <TileButton
            key={tile.name}
            table={table}
            tile={tile}
            hotkey={String(at + 1)}
            onPick={() => choose({ do: "build", tile: tile.name })}
          />
        ))}
      </div>
      {!may(table, "build") && <NoTile table={table} />}
      <div class="row act-foot">
        <KindButton
          table={table}
          kind="flag"
          icon="flag"
          hotkey="f"
          sample={sampleFlag(table)}
          price={cost(table, "flag")}
          onPick={() => choose({ do: "flag" })}
        >
          {t("Flag")}
        </KindButton>
        <KindButton
          table={table}
          kind="move"
          icon="swap"
          hotkey="m"
          sample={sampleMove(table)}
          price={cost(table, "move")}
          onPick={() => choose({ do: "move" })}
        >
          {t("Move tiles")}
        </KindButton>
        <KindButton
          table={table}
          kind="automate"
          icon="cog"
          hotkey="a"
          sample={sampleAutomate(table)}
          price={cost(table, "automate")}
          onPick={() => choose({ do: "automate" })}
        >
          {t("Automate")}
        </KindButton>
        <PassButton table={table} />
      </div>
    </Panel>
  );
}

/** Why no tile at all can be built, said without being asked. */
function NoTile({ table }: { table: IndustryTable }) {
  const why = useNoTile(table, table.sheet.tiles[0]!.name, false);
  return (
    <p class="muted" role="status">
      {why}
    </p>
  );
}

/** Why a tile cannot be built: a flag first, or why there can be none, or what the server says of a flag one has. */
function useNoTile(table: IndustryTable, tile: string, open: boolean): string {
  const sample = open ? null : sampleBuild(table, tile);
  const why = useWhy(table, sample);
  const noFlag = useWhy(table, sample || may(table, "flag") ? null : sampleFlag(table));
  if (open || sample) return why;
  return may(table, "flag")
    ? `${t("A tile goes on a flag of yours that has none, and you have no such flag: place a flag first.")} (DEV-3.1)`
    : t("A tile goes on a flag of yours that has none, and you have no such flag. {why}", { why: noFlag });
}

function sampleAutomate(table: IndustryTable): Industry.Action | null {
  const bloc =
    table.view.value.blocs.find((bloc) => bloc.owner === table.seat.value && !bloc.tokens) ??
    table.view.value.blocs.find((bloc) => bloc.owner === table.seat.value);
  return bloc ? { do: "automate", at: bloc.hexes[0]! } : null;
}

type KindProps = {
  table: IndustryTable;
  kind: Industry.Action["do"];
  icon: string;
  hotkey: string;
  sample: Industry.Action | null;
  price: Dict<number>;
  children: string;
  onPick: () => void;
};

const TOPICS: Dict<string> = { flag: "flags", move: "move", automate: "automate" };

function KindButton({ table, kind, icon, hotkey, sample, price, children, onPick }: KindProps) {
  const open = may(table, kind);
  const why = useWhy(table, open ? null : sample);
  return (
    <Button
      icon={icon}
      topic={TOPICS[kind] ?? ""}
      hotkey={hotkey}
      disabled={!open}
      why={open ? undefined : why || t("Not possible now.")}
      onClick={onPick}
    >
      {children} <Price of={price} />
    </Button>
  );
}

function TileButton({
  table,
  tile,
  hotkey,
  onPick,
}: {
  table: IndustryTable;
  tile: Industry.Tile;
  hotkey: string;
  onPick: () => void;
}) {
  const open = listed(table, "build").some((action) => action.tile === tile.name);
  const why = useNoTile(table, tile.name, open);
  const left = table.view.value.stacks[tile.name] ?? 0;
  return (
    <Button
      class={`tile-button tile-${tile.makes}`}
      topic={`tile.${tile.name}`}
      hotkey={hotkey}
      why={open ? undefined : why || t("Not possible now.")}
      onClick={onPick}
    >
      <span class={`minitile minitile-${tile.makes}`}>
        <Icon name={tile.makes} />
      </span>
      <span class="tile-name">{table.words.value[tile.name]}</span>
      <Price of={tile.cost} />
      <small>{tn("{n} left", "{n} left", left)}</small>
    </Button>
  );
}
