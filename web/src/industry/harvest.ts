// A harvest: bloc by bloc, with what each made counted up.

import type { Dict, Industry } from "../protocol.ts";
import type { Effect, Length, Scene, SceneContext } from "../table/stage/scene.ts";
import { flight, moves } from "./flight.ts";
import { carriedOut } from "./transfers.ts";

type Shown = readonly Scene<Industry.View>[];

export const PASSED: Length = [120, 300]; // nothing but a glow
const HARVEST: Length = [600, 1_500];
const FLIGHT = 0.65; // of the time of a bloc, before the first of its cubes arrives
const COUNTS = 5; // steps in which they are counted

/** What was fed goes to the blocs and fades; then one bloc after the other gives what it made, which is counted up. */
export function harvest(
  before: Industry.View,
  event: Industry.Produced,
  { action }: SceneContext<Industry.Sheet>,
): Shown {
  const { seat } = event;
  const runs = blocsRun(before, event, action as Partial<Industry.Produce>);
  if (runs.length === 0) return [{ view: before, length: PASSED, effects: [{ kind: "glow", at: [`seat/${seat}`] }] }];
  const lengths = HARVEST.map((ms) => ms / runs.length) as [number, number];
  let view = carriedOut(before, moves(event.spent, seat, "air"));
  const first = `hex/${runs[0]!.hexes[0]}`;
  const fed = Object.entries(event.spent).map(
    ([sign, count]): Effect => ({ kind: "fly", sign, count, from: `seat/${seat}`, to: first }),
  );
  return runs.flatMap(({ hexes, part }, at): Shown => {
    const effects: Effect[] = [
      { kind: "glow", at: hexes.map((hex) => `hex/${hex}`) },
      ...(at === 0 ? fed : []),
      ...moves(part, "air", seat).map((moved) => ({ ...flight(moved), from: `hex/${hexes[0]}` }) as Effect),
    ];
    const [start, counted] = [view, countedUp(view, part, seat)];
    view = carriedOut(view, moves(part, "air", seat));
    return [
      { view: start, length: share(lengths, FLIGHT), lasts: lengths, effects, sound: "harvest" },
      ...counted.map((each) => ({
        view: each,
        length: share(lengths, (1 - FLIGHT) / counted.length),
        keeps: true as const,
      })),
    ];
  });
}

/** The pictures while what a bloc made arrives, cube by cube; the last one comes with what follows. */
function countedUp(view: Industry.View, part: Dict<number>, seat: number): Industry.View[] {
  const most = Math.max(...Object.values(part));
  const steps = Math.min(most, COUNTS);
  return Array.from({ length: steps }, (_, at) => {
    const arrived = Object.entries(part).map(([thing, count]) => [thing, Math.floor((count * at) / steps)] as const);
    return carriedOut(view, moves(Object.fromEntries(arrived), "air", seat));
  });
}

function share([quick, relaxed]: Length, part: number): Length {
  return [quick * part, relaxed * part];
}

/** The tiles that were fed in each bloc that ran, and what it made. */
function blocsRun(
  before: Industry.View,
  { seat, made, money }: Industry.Produced,
  { run = [] }: Partial<Industry.Produce>,
): { hexes: readonly string[]; part: Dict<number> }[] {
  const left: Record<string, number> = { ...made, money };
  const blocs = before.blocs.filter((bloc) => bloc.owner === seat);
  const ran = run.flatMap(({ at, tiles }) => {
    const bloc = blocs.find(({ hexes }) => hexes.includes(at));
    return bloc ? [{ bloc, hexes: tiles ?? bloc.hexes }] : [];
  });
  // A bloc fed in part makes less than it could, which the rest of the harvest tells: whole blocs come first.
  const whole = ({ bloc, hexes }: (typeof ran)[number]) => hexes.length === bloc.hexes.length;
  return [...ran.filter(whole), ...ran.filter((one) => !whole(one))].flatMap(({ bloc, hexes }) => {
    const part = taken(left, bloc.makes);
    return part ? [{ hexes, part }] : [];
  });
}

/** Takes what a bloc makes out of what is left of the harvest; nothing where nothing is left of it. */
function taken(left: Record<string, number>, makes: Dict<number>): Dict<number> | null {
  const part: Record<string, number> = {};
  for (const [thing, count] of Object.entries(makes)) {
    const got = Math.min(count, left[thing] ?? 0);
    if (got > 0) part[thing] = got;
    left[thing] = (left[thing] ?? 0) - got;
  }
  return Object.keys(part).length > 0 ? part : null;
}
