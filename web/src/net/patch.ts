// The state of a table as the server would send it whole, kept up to date by patches: see docs/protocol.md, "Patches".

import type { Change, Dict, Legal, LegalChange, Patch, State } from "../protocol.ts";

const NONE: Legal = { actions: [], composed: [] };

export class PatchedState {
  private state: State | null = null;
  private readonly lists = new Map<string, Legal>(); // the last list of each seat, on turn and not

  whole(state: State): State {
    this.lists.clear();
    for (const own of state.mine ?? []) if (own.legal) this.lists.set(side(state, own.seat), own.legal);
    this.state = state;
    return state;
  }

  /** The state after a patch; none if the patch builds on another state. */
  patched(patch: Patch): State | null {
    if (this.state?.sequence !== patch.base) return null;
    const state = patch.change == null ? this.state : (changed(this.state, patch.change) as State);
    const edits = patch.legal ?? {};
    const mine = (state.mine ?? []).map((own) => ({ ...own, legal: this.edited(state, own.seat, edits) }));
    this.state = { ...state, sequence: patch.sequence, time: patch.time, mine };
    return this.state;
  }

  private edited(state: State, seat: number, edits: Dict<LegalChange>): Legal | null {
    const edit = edits[seat];
    if (!edit) return null;
    const list = changed(this.lists.get(side(state, seat)) ?? NONE, edit) as Legal;
    this.lists.set(side(state, seat), list);
    return list;
  }
}

/** A seat on turn has one list of legal actions that lasts, and another when it is not. */
function side(state: State, seat: number): string {
  return `${seat} ${state.to_move?.includes(seat) ?? false}`;
}

/** The value after a change. What has not changed stays the same object. */
export function changed(value: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(value as unknown[], change);
  const members = Object.entries(change as { readonly [member: string]: Change });
  if (Array.isArray(value)) {
    const list = [...value];
    for (const [at, part] of members) list[Number(at)] = changed(list[Number(at)], part);
    return list;
  }
  const object: { [member: string]: unknown } = { ...(value as object) };
  for (const [name, part] of members) {
    if (Array.isArray(part) && part.length === 0) delete object[name];
    else object[name] = changed(object[name], part);
  }
  return object;
}

function spliced(old: readonly unknown[], splices: readonly unknown[]): unknown[] {
  const list: unknown[] = [];
  let done = 0;
  for (let place = 0; place < splices.length; place += 3) {
    const [at, dropped, items] = splices.slice(place, place + 3) as [number, number, unknown[]];
    list.push(...old.slice(done, at), ...items);
    done = at + dropped;
  }
  return [...list, ...old.slice(done)];
}
