// One panel that says what is asked, phase by phase.

import { t } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { listing } from "../ui/listing.ts";
import { Panel } from "../ui/panel.tsx";
import { Closing } from "./closing.tsx";
import { Develop } from "./develop.tsx";
import { Draft } from "./draft.tsx";
import { Guide } from "./guide.tsx";
import { Produce } from "./produce.tsx";
import type { IndustryTable } from "./table.ts";

import { Trade } from "./trade.tsx";

export function Action({ table }: Part<IndustryTable>) {
  return (
    <div class="action steady">
      {table.past.value === null && table.seat.value !== null && <Guide table={table} />}
      <Now table={table} />
    </div>
  );
}

function Now({ table }: Part<IndustryTable>) {
  if (table.past.value !== null)
    return (
      <Panel class="act" title={t("You are looking at the past")}>
        <p class="muted">{t("Step forward to return to the present.")}</p>
      </Panel>
    );
  const { phase } = table.view.value;
  const legal = table.legal.value;
  if (table.seat.value !== null && legal) {
    if (phase === "draft") return <Draft table={table} />;
    if (phase === "trade") return <Trade table={table} />;
    if (phase === "develop") return <Develop table={table} />;
    if (phase === "produce") return <Produce table={table} />;
    if (phase === "closing") return <Closing table={table} />;
  }
  return <Waiting table={table} />;
}

function Waiting({ table }: Part<IndustryTable>) {
  const { phase, to_move: asked } = table.view.value;
  const names = listing(asked.map((seat) => table.name(seat)));
  if (phase === "draft" && asked.length) return <Draft table={table} />;
  const said =
    phase === "trade"
      ? t("{name} is trading", { name: names })
      : phase === "develop"
        ? t("{name} is developing", { name: names })
        : phase === "produce"
          ? t("{name} must still produce", { name: names })
          : t("{name} is thinking", { name: names });
  return (
    <Panel class="act waiting" title={asked.length ? said : t("Waiting for the others.")}>
      <p class="muted">
        {t("Meanwhile: plan your round, look at the board, or point at anything and press ? for its rule.")}
      </p>
    </Panel>
  );
}
