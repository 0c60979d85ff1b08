// How each seat looks: its own nation's style, and for the others the styles left over, in order.

import type { Industry } from "../protocol.ts";

const STYLES = 6;

export function styles(sheet: Industry.Sheet, players: readonly Industry.Player[]): number[] {
  const nations = sheet.nations.map((nation) => nation.id);
  const taken = new Set(players.map((player) => nations.indexOf(player.nation)).filter((style) => style >= 0));
  const free = Array.from({ length: STYLES }, (_, style) => style).filter((style) => !taken.has(style));
  return players.map((player) => {
    const own = nations.indexOf(player.nation);
    return own >= 0 ? own : (free.shift() ?? 0);
  });
}
