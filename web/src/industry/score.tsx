// The points of a nation as they stand, and the score it is on the way to; a press shows where both come from.

import { useSignal } from "@preact/signals";
import { t, tn } from "../i18n.ts";
import type { Part } from "../table/contract.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { type Projection, projected, scoreOf } from "./projection.ts";
import type { IndustryTable } from "./table.ts";
import { figure, tileCount } from "./things.ts";

type Seated = Part<IndustryTable> & { seat: number };

export function Score({ table, seat }: Seated) {
  const open = useSignal(false);
  const view = table.view.value;
  const points = view.players[seat]?.points ?? null;
  if (points === null) return null;
  const coming = view.phase === "over" || view.phase === "draft" ? null : projected(table.sheet, view, seat);
  const name = coming
    ? t("{n} points now, on the way to {projected}", { n: points, projected: coming.points })
    : tn("{n} point", "{n} points", points);
  return (
    <>
      <button
        type="button"
        class="score"
        data-tip={name}
        data-topic="points"
        aria-haspopup="dialog"
        onClick={() => (open.value = true)}
      >
        <span class="visually-hidden">{name}</span>
        <span class="seat-points" aria-hidden="true">
          {figure(points)}
        </span>
        {coming && (
          <span class="score-coming" aria-hidden="true">
            <Icon name="right" />
            {figure(coming.points)}
          </span>
        )}
      </button>
      {open.value && (
        <Breakdown table={table} seat={seat} coming={coming} points={points} onClose={() => (open.value = false)} />
      )}
    </>
  );
}

type BreakdownProps = Seated & { coming: Projection | null; points: number; onClose: () => void };

/** Where the points come from, now and at the end. */
function Breakdown({ table, seat, coming, points, onClose }: BreakdownProps) {
  const score = scoreOf(table.sheet);
  const player = table.view.value.players[seat]!;
  const tiles = score.tile * tileCount(table.view.value, seat);
  const notes = score.note * player.notes;
  const money = (player.money ?? 0) / score.money;
  const rows: [string, number, number][] = [
    [t("Tiles"), tiles, tiles],
    [t("Money"), money, money],
    [t("Notes"), notes, notes],
  ];
  if (coming) {
    rows.push([t("Cubes, if they are sold"), 0, coming.cubes / score.money]);
    rows.push([
      tn("Production in {n} round", "Production in {n} rounds", coming.rounds),
      0,
      coming.production / score.money,
    ]);
    if (coming.interest) rows.push([t("Interest"), 0, -coming.interest / score.money]);
  }
  return (
    <Dialog title={t("The points of {name}", { name: table.name(seat) })} onClose={onClose}>
      <table class="score-table">
        <thead>
          <tr>
            <td />
            <th scope="col">{t("now")}</th>
            {coming && <th scope="col">{t("projected")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, now, then]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure(now)}</td>
              {coming && <td>{figure(then)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("Together, rounded down")}</th>
            <td>{figure(points)}</td>
            {coming && <td>{figure(coming.points)}</td>}
          </tr>
        </tfoot>
      </table>
      {coming && (
        <p class="muted">
          {t(
            "Projected: if all blocs that pay run to the end at the prices of now and nothing more is built. Buying " +
              "cubes and building tiles costs points now and brings them back in later rounds.",
          )}
        </p>
      )}
    </Dialog>
  );
}
