// Turning points: the first lead, changes of the lead, and the best single round.

import type { Point } from "./series.ts";

/** `step` is the position that shows it; `gain` the points of the best round, or null for the lead. */
export type Turn = {
  readonly round: number;
  readonly step: number;
  readonly seat: number;
  readonly gain: number | null;
  readonly first: boolean;
};

const pointsOf = (point: Point) => point.view.players.map((player) => player.points ?? 0);

/** Oldest first. A lead counts from the beginning of a round at which nobody shared it. */
export function turningPoints(series: readonly Point[]): Turn[] {
  const best = bestRound(series);
  const turns: Turn[] = best ? [best] : [];
  let leader = -1;
  for (const point of series) {
    const points = pointsOf(point);
    const most = Math.max(...points);
    const seat = points.indexOf(most);
    if (points.lastIndexOf(most) !== seat || seat === leader) continue;
    turns.push({ round: point.round, step: point.step, seat, gain: null, first: leader < 0 });
    leader = seat;
  }
  return turns.sort((a, b) => a.step - b.step);
}

/** The most that anybody gained from the beginning of a round to the next. */
function bestRound(series: readonly Point[]): Turn | null {
  let best: Turn | null = null;
  series.slice(1).forEach((after, at) => {
    const before = series[at]!;
    pointsOf(after).forEach((points, seat) => {
      const gain = points - pointsOf(before)[seat]!;
      if (gain > 0 && gain > (best?.gain ?? 0))
        best = { round: before.round, step: before.step, seat, gain, first: false };
    });
  });
  return best;
}
