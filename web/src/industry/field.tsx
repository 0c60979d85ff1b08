// The board with its zoom buttons.

import { useSignal } from "@preact/signals";
import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Button } from "../ui/button.tsx";
import { NEAREST, type Zoom } from "../ui/zoom.ts";
import { Board } from "./board.tsx";
import type { IndustryTable } from "./table.ts";

const STEP = 1.6;

export function Field({ table }: Part<IndustryTable>) {
  const zoom = useSignal<Zoom | null>(null);
  return (
    <div class="field-of-play">
      <Board table={table} onZoom={(next) => (zoom.value = next)} />
      {zoom.value && <Nearer zoom={zoom.value} />}
    </div>
  );
}

function Nearer({ zoom }: { zoom: Zoom }) {
  const { scale } = zoom.now.value;
  return (
    <div class="zoom" role="group" aria-label={t("Size of the board")}>
      <Button
        icon="plus"
        hotkey="+"
        label={t("Show the board larger")}
        disabled={scale >= NEAREST}
        onClick={() => zoom.by(STEP)}
      />
      {scale > 1 && (
        <Button icon="minus" hotkey="-" label={t("Show the board smaller")} onClick={() => zoom.by(1 / STEP)} />
      )}
    </div>
  );
}
