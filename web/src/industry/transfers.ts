// What each event moved, from whom to whom, as the rules book it (ledger.py); and the position after that.

import type { Dict, Industry, Transfer } from "../protocol.ts";

const NOTHING: Dict<number> = {};

function each(counts: Dict<number>, giver: Transfer["giver"], taker: Transfer["taker"]): Transfer[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([thing, count]) => ({ thing, count, giver, taker }));
}

function less(counts: Dict<number>, other: Dict<number>): Dict<number> {
  return Object.fromEntries(Object.entries(counts).map(([thing, count]) => [thing, count - (other[thing] ?? 0)]));
}

export function transfers(event: Industry.Event, sheet: Industry.Sheet): Transfer[] {
  const money = (count: number, giver: Transfer["giver"], taker: Transfer["taker"]) =>
    each({ money: count }, giver, taker);
  const printed = (name: string) => (sheet.costs[name] ?? NOTHING) as Dict<number>;
  switch (event.event) {
    case "drafted":
      return [
        ...each(event.cubes, "supply", event.seat),
        ...money(event.money, "bank", event.seat),
        ...(event.tile ? each({ [event.tile]: event.tiles }, "stack", "package") : []),
      ];
    case "placed":
      return [...each({ flags: 1 }, event.seat, "board"), ...each({ capital: event.capital }, event.seat, "supply")];
    case "bought":
      return [
        ...each(event.supply, "supply", event.seat),
        ...each(less(event.cubes, event.supply), "market", event.seat),
        ...money(event.money, event.seat, "bank"),
      ];
    case "sold":
      return [
        ...each(event.supply, event.seat, "supply"),
        ...each(less(event.cubes, event.supply), event.seat, "market"),
        ...money(event.money, "bank", event.seat),
      ];
    case "borrowed":
      return [...each({ notes: event.notes }, "bank", event.seat), ...money(event.money, "bank", event.seat)];
    case "repaid":
      return [...each({ notes: event.notes }, event.seat, "bank"), ...money(event.money, event.seat, "bank")];
    case "bartered":
      return [...each(event.give, event.seat, event.to), ...each(event.get, event.to, event.seat)];
    case "flagged":
      return [...each(printed("flag"), event.seat, "supply"), ...each({ flags: 1 }, event.seat, "board")];
    case "built":
      return [...each(event.paid, event.seat, "supply"), ...each({ [event.tile]: 1 }, "stack", "board")];
    case "moved":
      return [
        ...each({ capital: event.capital }, event.seat, "supply"),
        ...each({ flags: event.flags }, "board", event.seat),
      ];
    case "automated":
      return each(printed("automate"), event.seat, "supply");
    case "produced":
      return [
        ...each(event.spent, event.seat, "supply"),
        ...each(event.made, "supply", event.seat),
        ...money(event.money, "bank", event.seat),
      ];
    case "interest":
      return [
        ...each({ notes: event.notes }, "bank", event.seat),
        ...money(event.borrowed, "bank", event.seat),
        ...money(event.money, event.seat, "bank"),
      ];
    case "sold_out":
      return [...each(event.cubes, event.seat, "supply"), ...money(event.money, "bank", event.seat)];
    default:
      return [];
  }
}

/** A player with so much more, or less, of a thing; hidden money stays hidden. */
function given(player: Industry.Player, thing: string, count: number): Industry.Player {
  if (thing === "money") return { ...player, money: player.money === null ? null : player.money + count };
  if (thing === "notes") return { ...player, notes: player.notes + count };
  if (thing === "flags") return { ...player, flags: player.flags + count };
  return { ...player, cubes: { ...player.cubes, [thing]: (player.cubes[thing] ?? 0) + count } };
}

/** The view with these transfers carried out. */
export function carriedOut(view: Industry.View, moved: readonly Transfer[]): Industry.View {
  const players = [...view.players];
  const markets = { ...view.markets };
  const stacks = { ...view.stacks };
  for (const { thing, count, giver, taker } of moved) {
    if (typeof giver === "number") players[giver] = given(players[giver]!, thing, -count);
    if (typeof taker === "number") players[taker] = given(players[taker]!, thing, count);
    if (giver === "market") markets[thing] = (markets[thing] ?? 0) - count;
    if (taker === "market") markets[thing] = (markets[thing] ?? 0) + count;
    if (giver === "stack") stacks[thing] = (stacks[thing] ?? 0) - count;
  }
  return { ...view, players, markets, stacks };
}
