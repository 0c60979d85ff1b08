// A square one has asked about: what it is, what landing there costs, and what it sells.

import { t } from "../i18n.ts";
import { Button } from "../ui/button.tsx";
import { closedChoice } from "./closed.ts";
import { Good } from "./good.tsx";
import { help } from "./help.ts";
import { grouped, inTrays, partyOf, product, stakes } from "./holdings.ts";
import { money } from "./money.ts";
import { field, partyName, squareLine, word } from "./names.ts";
import { PieceMark } from "./pieces.tsx";
import { pointingOf } from "./pointing.ts";
import { Paper } from "./shareface.tsx";
import type { SharesTable } from "./table.ts";

export function SquareCard({ table }: { table: SharesTable }) {
  const pointing = pointingOf(table);
  const at = pointing.chosen.value;
  if (at === null) return null;
  const view = table.view.value;
  const square = table.sheet.squares[at]!;
  const good = view.royalties[at];
  const due = good ? stakes(table, view, product(table.sheet, good)).filter((stake) => stake.royalty > 0) : [];
  const papers = square.kind === "country" ? inTrays(table, view).filter((paper) => paper.tray === square.of) : [];
  const about = help(`square.${square.kind}`);
  return (
    <section
      class={`square-card band-edge-${field(table.sheet, at)}`}
      aria-label={squareLine(table, at)}
      data-topic={`square.${square.kind}`}
    >
      <header>
        <h3>
          {at} {squareLine(table, at)}
        </h3>
        <Button
          kind="quiet"
          icon="close"
          label={t("Close")}
          hotkey="Escape"
          onClick={() => (pointing.chosen.value = null)}
        />
      </header>
      {about && (
        <p class="muted">
          {about.text} <small>{about.rule}</small>
        </p>
      )}
      <Closed table={table} at={at} />
      {good && (
        <p class="square-due">
          <Good table={table} id={good} /> <b>{word(table, good)}</b>{" "}
          {due.length ? (
            due.map((stake) => (
              <span key={stake.seat}>
                <PieceMark seat={stake.seat} label={partyName(table, stake.seat)} /> {money(stake.royalty)}
              </span>
            ))
          ) : (
            <span class="muted">{t("nobody collects royalties here yet")}</span>
          )}
        </p>
      )}
      {square.kind === "country" &&
        (papers.length ? (
          <div class="papers">
            {papers.map((paper) => (
              <Paper key={paper.id} table={table} share={paper} />
            ))}
          </div>
        ) : (
          <p class="muted">{t("Nothing is left in this tray.")}</p>
        ))}
    </section>
  );
}

/** CHOICE-2, CHOICE-3: whether a choice is open to the reader, and for what. */
function Closed({ table, at }: { table: SharesTable; at: number }) {
  const { kind } = table.sheet.squares[at]!;
  const view = table.view.value;
  const own = view.players[partyOf(view, table.seat.value) ?? -1];
  if (!own || (kind !== "continent" && kind !== "world")) return null;
  const closed = closedChoice(table, own);
  if (closed)
    return (
      <p class="notice">
        {closed.text} <small>{closed.rule}</small>
      </p>
    );
  const held = [...grouped(table.sheet, own.shares).keys()];
  return (
    <p>
      {t("Open to you, for the products you hold:")}{" "}
      {held.map((id) => (
        <Good key={id} table={table} id={id} label />
      ))}
    </p>
  );
}
