// Where each point came from, and when the game turned.

import { useMemo } from "preact/hooks";
import { t } from "../i18n.ts";
import type { Points } from "../protocol.ts";
import type { Part, Turning } from "../table/contract.ts";
import { ranked } from "../table/ranking.ts";
import { TurningPoints } from "../table/turningpoints.tsx";
import { Flag } from "../ui/flag.tsx";
import { Icon } from "../ui/icon.tsx";
import { styles } from "./owners.ts";
import { useSeries } from "./series.ts";
import type { IndustryTable } from "./table.ts";
import { counted } from "./things.ts";
import { type Turn, turningPoints } from "./turns.ts";

export function Ending({ table }: Part<IndustryTable>) {
  const scores = ranked(table.state.value.result);
  const view = table.view.value;
  const look = styles(table.sheet, view.players);
  const most = Math.max(1, ...scores.map((score) => (score.parts.tiles ?? 0) + (score.parts.money ?? 0)));
  const turns = useTurningPoints(table);
  const share = (n: number) => (el: HTMLElement | null) => {
    if (el) el.style.width = `${(100 * Math.abs(n)) / most}%`;
  };
  return (
    <div class="ending">
      <ul class="bars" aria-label={t("Where the points came from")}>
        {scores.map(({ seat, parts, total }) => (
          <li key={seat}>
            <Flag nation={view.players[seat]?.nation ?? ""} style={look[seat]} number={seat + 1} />
            <span
              class="bar"
              role="img"
              aria-label={t("{name}: tiles {tiles}, money {money}, notes {notes}, together {total}", {
                name: table.name(seat),
                tiles: parts.tiles ?? 0,
                money: parts.money ?? 0,
                notes: parts.notes ?? 0,
                total,
              })}
            >
              <span class="bar-tiles" ref={share(parts.tiles ?? 0)}>
                <Icon name="tile" /> {parts.tiles ?? 0}
              </span>
              <span class="bar-money" ref={share(parts.money ?? 0)}>
                {(parts.money ?? 0) > 0 && (
                  <>
                    <Icon name="money" /> {parts.money}
                  </>
                )}
              </span>
            </span>
            <span class="bar-notes">
              {parts.notes ? (
                <>
                  <Icon name="note" /> −{-parts.notes!}
                </>
              ) : (
                ""
              )}
            </span>
          </li>
        ))}
      </ul>
      <p class="bar-key muted">
        <span>
          <Icon name="tile" /> {t("points for tiles")}
        </span>{" "}
        <span>
          <Icon name="money" /> {t("for money")}
        </span>{" "}
        <span>
          <Icon name="note" /> {t("lost by notes")}
        </span>
      </p>
      <TurningPoints table={table} turns={turns} />
    </div>
  );
}

/** When the game turned, in sentences. */
export function useTurningPoints(table: IndustryTable): readonly Turning[] {
  const series = useSeries(table);
  return useMemo(
    () => turningPoints(series).map((turn) => ({ step: turn.step, text: sentence(table, turn) })),
    [series],
  );
}

/** What the winner has more of than the second: tiles, money, or fewer notes. */
export function reason(table: IndustryTable, first: Points, second: Points): string {
  const ahead = (part: string) => (first.parts[part] ?? 0) - (second.parts[part] ?? 0);
  const [part] = ["tiles", "money", "notes"].sort((a, b) => ahead(b) - ahead(a));
  const facts = { n: first.total - second.total, name: table.name(second.seat), more: ahead(part!) };
  if (facts.n === 0) return t("Level with {name} on points; the tie is broken by the rules.", facts);
  if (part === "money") return t("{n} ahead of {name}: money made the difference, {more} points more.", facts);
  if (part === "notes") return t("{n} ahead of {name}: fewer notes made the difference, {more} points.", facts);
  return t("{n} ahead of {name}: tiles made the difference, {more} points more.", facts);
}

function sentence(table: IndustryTable, { round, seat, gain, first }: Turn): string {
  const name = table.name(seat);
  if (gain !== null)
    return t("Round {n}: {name} gains {gain}, the most in one round", {
      n: round,
      name,
      gain: counted("points", gain),
    });
  return first
    ? t("Round {n}: {name} is ahead first", { n: round, name })
    : t("Round {n}: {name} takes the lead", { n: round, name });
}
