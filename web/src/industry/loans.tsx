// Notes: what each would bring, what it costs at the end, and paying them back.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t, tn } from "../i18n.ts";
import { Clauses } from "../table/clauses.tsx";
import { hindrance, listed, useTry } from "../table/preview.ts";
import { Button } from "../ui/button.tsx";
import { Stepper } from "../ui/stepper.tsx";
import type { IndustryTable } from "./table.ts";

/** `children` stand in its foot. */
export function Loans({ table, children }: { table: IndustryTable; children: ComponentChildren }) {
  const borrows = listed(table, "borrow");
  const repays = listed(table, "repay");
  const own = table.view.value.players[table.seat.value ?? -1];
  const score = table.sheet.costs.score as { note?: number } | undefined;
  const note = table.sheet.costs.note as { value?: number; repay?: number } | undefined;
  if (!own) return null;
  return (
    <>
      <p class="loans" data-topic="notes">
        {tn("You hold {n} note.", "You hold {n} notes.", own.notes)}{" "}
        {t("Each costs {points} points at the end and is paid back with {repay}.", {
          points: -(score?.note ?? 0),
          repay: note?.repay ?? 0,
        })}
        {own.interest > 0 && ` ${t("Interest after Produce: {n}.", { n: own.interest })}`}
      </p>
      <Ladder table={table} held={own.notes} />
      <div class="loans-row">
        <Many table={table} kind="borrow" title={t("Borrow")} most={borrows.length} held={own.notes} hotkey="o" />
        <Many table={table} kind="repay" title={t("Pay back")} most={repays.length} held={own.notes} hotkey="k" />
      </div>
      <div class="row act-foot">{children}</div>
    </>
  );
}

/** What the next notes bring, one after the other, as the server reckons it for each number. */
function Ladder({ table, held }: { table: IndustryTable; held: number }) {
  const steps = listed(table, "borrow").slice(0, 8);
  return (
    <ol class="ladder" aria-label={t("What the next notes bring")}>
      {steps.map((step) => (
        <Rung key={step.notes} table={table} notes={step.notes} number={held + step.notes} />
      ))}
    </ol>
  );
}

function Rung({ table, notes, number }: { table: IndustryTable; notes: number; number: number }) {
  const tried = useTry(table, [{ do: "borrow", notes }]);
  const before = useTry(table, notes > 1 ? [{ do: "borrow", notes: notes - 1 }] : null);
  const sum = money(tried) - (notes > 1 ? money(before) : 0);
  return (
    <li>
      <small>{t("note {n}", { n: number })}</small>
      <b>{tried && (notes === 1 || before) ? sum : "…"}</b>
    </li>
  );
}

function money(tried: ReturnType<typeof useTry>): number {
  return (tried?.events?.[0] as { money?: number } | undefined)?.money ?? 0;
}

type ManyProps = {
  table: IndustryTable;
  kind: "borrow" | "repay";
  title: string;
  most: number;
  /** Notes that the player has. */
  held: number;
  hotkey: string;
};

function Many({ table, kind, title, most, held, hotkey }: ManyProps) {
  const wanted = useSignal(1);
  const notes = Math.min(wanted.value, most);
  const short = kind === "repay" && most === 0 && held > 0; // of money: the server says how much
  const tried = useTry(table, most > 0 || short ? [{ do: kind, notes: Math.max(1, notes) }] : null);
  const none = kind === "repay" ? t("You have no note to pay back.") : t("You cannot take any more notes.");
  const closed = most > 0 ? undefined : short ? (hindrance(true, tried) ?? "…") : none;
  return (
    <div class="loans-one">
      <Stepper
        label={title}
        hideLabel
        value={notes}
        least={Math.min(1, most)}
        most={most}
        onChange={(n) => (wanted.value = n)}
      />
      <Button hotkey={hotkey} why={closed} busy={table.busy.value} onClick={() => void table.send({ do: kind, notes })}>
        {title}
      </Button>
      {closed ? <p class="muted">{closed}</p> : <Clauses tried={tried} />}
    </div>
  );
}
