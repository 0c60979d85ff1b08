// The solver's rating and which puzzles were tried: kept by the server, or where there is none by this browser. The
// first attempt at each puzzle counts.

import { signal } from "@preact/signals";
import { api } from "../net/api.ts";
import type { Api } from "../protocol.ts";
import { key } from "../settings.ts";
import { SITE } from "../site.ts";

type Solving = { strength: Api.Strength; tried: Readonly<Record<string, boolean>> };

const PLACE = "won.puzzles";

function read(): Solving {
  const first: Solving = { strength: {}, tried: {} };
  try {
    const saved = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Solving>;
    return { strength: saved.strength ?? first.strength, tried: saved.tried ?? first.tried };
  } catch {
    return first; // a browser that keeps nothing still solves
  }
}

export const solving = signal<Solving>(read());

/** What the server knows takes the place of what was kept here. */
export async function refresh(): Promise<void> {
  if (SITE || !key.peek()) return;
  const known = await api.learning().catch(() => null);
  if (known) keep({ strength: known.strength, tried: known.tried });
}

function keep(now: Solving): void {
  solving.value = now;
  try {
    localStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // kept until the page is left
  }
}

/** Counts the first attempt at a puzzle; later ones change nothing. */
export function count(id: string, right: boolean, strength: Api.Strength): void {
  const before = solving.peek();
  if (id in before.tried) return;
  keep({ strength, tried: { ...before.tried, [id]: right } });
}

/** The first of these that has not been tried and is nearest to the own rating. */
export function next(puzzles: readonly Api.PuzzleListed[], after = ""): Api.PuzzleListed | undefined {
  const { strength, tried } = solving.value;
  const own = strength.rating ?? 1500;
  const fresh = puzzles.filter((puzzle) => !(puzzle.id in tried) && puzzle.id !== after);
  const left = fresh.length ? fresh : puzzles.filter((puzzle) => puzzle.id !== after);
  return [...left].sort((a, b) => Math.abs(a.rating - own) - Math.abs(b.rating - own))[0];
}
