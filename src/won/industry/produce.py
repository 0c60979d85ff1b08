"""Produce: running blocs, paid before anything is made (PROD-1, PROD-2); `produce_costs` has PROD-3 to PROD-7.

A submission is said bloc by bloc: its first hex, then `food`, `ore`, or `some` with the tiles fed and `end`.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET

from won.core.game import DONE, Word
from won.core.kinds import ANYONE, OPEN_ENDED, ActionKind, Draw
from won.core.notation import join_parts, split_parts
from won.core.refusal import Refusal, refuse
from won.industry.actions import Produce, Run
from won.industry.blocs import Bloc, bloc_at
from won.industry.board import BIT, HEX, NAMES
from won.industry.events import AnyEvent, Produced
from won.industry.form import hex_problem
from won.industry.market import COMMODITIES, ENERGY, FOOD, GOODS, ORE
from won.industry.produce_costs import SOME, Stock, food_needed, money_made, running_cost, takes_ore
from won.industry.state import PRODUCE, State
from won.industry.tiles import MAKES
from won.industry.turns import end_round

END: Final = "end"  # ends the tiles of a bloc fed in part


def can_produce(state: State, seat: int, action: Produce) -> Refusal | None:
    run_before, food, energy, ore = 0, 0, 0, 0
    for run in action.run:
        problem = _run_problem(state, seat, run)
        if problem is not None:
            return problem
        bloc = state.blocs[seat][bloc_at(state.blocs[seat], HEX[run.at])]
        if run_before & bloc.mask:
            return refuse("PROD-2", at=run.at)
        run_before |= bloc.mask
        costs = running_cost(bloc, fed_count(bloc, run), run.feed == "ore")  # PROD-3, PROD-4
        food += costs[0]
        energy += costs[1]
        ore += costs[2]
    for commodity, count in ((FOOD, food), (ENERGY, energy), (ORE, ore)):
        have = state.cubes[seat * GOODS + commodity]
        if count > have:
            return refuse("PROD-6", cube=COMMODITIES[commodity], count=count, have=have)
    return None


def _run_problem(state: State, seat: int, run: Run) -> Refusal | None:
    """PROD-2, PROD-4.1, PROD-5 for one bloc by itself."""
    problem = hex_problem(run.at)
    if problem is not None:
        return problem
    place = bloc_at(state.blocs[seat], HEX[run.at])
    if place < 0:
        return refuse("PROD-2", at=run.at)
    bloc = state.blocs[seat][place]
    if run.feed not in ("food", "ore"):
        return refuse("FORM-1", field="feed", value=run.feed)
    if run.tiles is not UNSET:
        problem = _fed_problem(bloc, run.tiles)
        if problem is not None:
            return problem
    if run.feed == "ore" and not (takes_ore(bloc) and fed_count(bloc, run) == len(bloc.hexes)):
        return refuse("PROD-5", at=run.at)
    return None


def fed_count(bloc: Bloc, run: Run) -> int:
    return len(bloc.hexes) if run.tiles is UNSET else len(run.tiles)


def _fed_problem(bloc: Bloc, tiles: tuple[str, ...]) -> Refusal | None:
    """PROD-4.1: the tiles fed are of this bloc, named once each, at least one."""
    fed = 0
    for name in tiles:
        problem = hex_problem(name)
        if problem is not None:
            return problem
        if not BIT[HEX[name]] & bloc.mask or BIT[HEX[name]] & fed:
            return refuse("PROD-4.1", at=name)
        fed |= BIT[HEX[name]]
    return None if fed else refuse("PROD-4.1", at=NAMES[bloc.hexes[0]])


def fed_hexes(bloc: Bloc, run: Run) -> int:
    if run.tiles is UNSET:
        return bloc.mask
    fed = 0
    for name in run.tiles:
        fed |= BIT[HEX[name]]
    return fed


def do_produce(state: State, seat: int, action: Produce, events: list[AnyEvent]) -> None:
    """PROD-6: paid and credited at once; PROD-1: the phase ends with the last submission."""
    spent = [0] * GOODS
    output = [0] * GOODS
    money = 0
    for run in action.run:
        bloc = state.blocs[seat][bloc_at(state.blocs[seat], HEX[run.at])]
        food, energy, ore = running_cost(bloc, fed_count(bloc, run), run.feed == "ore")
        spent[FOOD] += food
        spent[ENERGY] += energy
        spent[ORE] += ore
        dots = bloc.dots_on(fed_hexes(bloc, run))  # PROD-7
        money += money_made(bloc.kind, dots)
        if MAKES[bloc.kind] >= 0:
            output[MAKES[bloc.kind]] += dots
    base = seat * GOODS
    for commodity in range(GOODS):
        state.cubes[base + commodity] += output[commodity] - spent[commodity]
    state.money[seat] += money
    state.submitted |= 1 << seat
    events.append(Produced(seat, _counts(spent), _counts(output), money))
    if state.submitted == (1 << state.seats) - 1:
        end_round(state, events)


def _counts(cubes: list[int]) -> dict[str, int]:
    return {COMMODITIES[commodity]: cubes[commodity] for commodity in range(GOODS) if cubes[commodity]}


def produce_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    blocs = state.blocs[seat]
    stock = Stock(state, seat)
    running = -1  # the last bloc named
    place = 0
    while place < len(parts):
        running = bloc_at(blocs, HEX[str(parts[place])])
        bloc = blocs[running]
        if place + 1 == len(parts):
            return stock.feeds(bloc)
        feed = parts[place + 1]
        place += 2
        if feed != SOME:
            stock.run(bloc, len(bloc.hexes), feed == "ore")
            continue
        first_fed = place
        while place < len(parts) and parts[place] != END:
            place += 1
        if place == len(parts):
            return _fed_words(stock, bloc, [HEX[str(name)] for name in parts[first_fed:]])
        stock.run(bloc, place - first_fed, False)
        place += 1
    more: list[Word] = [NAMES[bloc.hexes[0]] for bloc in blocs[running + 1 :] if stock.runs(bloc)]
    return [*more, DONE]


def _fed_words(stock: Stock, bloc: Bloc, fed: list[int]) -> list[Word]:
    """PROD-4.1: tiles in the order of their names, at least one and not all."""
    after = max(fed, default=-1)
    more: list[Word] = []
    if len(fed) + 1 < len(bloc.hexes) and stock.affords(bloc, len(fed) + 1, False):
        more = [NAMES[at] for at in bloc.hexes if at > after]
    return [*more, END] if fed else more


def _compose(state: State, seat: int, parts: list[Any]) -> Produce:
    runs: list[Run] = []
    rest = list(parts)
    while rest:
        at, feed, rest = rest[0], rest[1], rest[2:]
        if feed == SOME:
            end = rest.index(END)
            runs.append(Run(at, "food", tuple(rest[:end])))
            rest = rest[end + 1 :]
        else:
            runs.append(Run(at, feed, UNSET))
    return Produce(tuple(runs))


def _to_words(state: State, seat: int, action: Produce) -> list[Word]:
    """In the order of the blocs, each named by its first hex; a bloc fed whole is not fed in part."""
    blocs = state.blocs[seat]
    runs = {bloc_at(blocs, HEX[run.at]): run for run in action.run}
    words: list[Word] = []
    for place in sorted(runs):
        bloc, run = blocs[place], runs[place]
        words.append(NAMES[bloc.hexes[0]])
        if run.tiles is UNSET or len(run.tiles) == len(bloc.hexes):
            words.append(run.feed)
        else:
            words += [SOME, *[NAMES[at] for at in sorted([HEX[name] for name in run.tiles])], END]
    return [*words, DONE]


def draw_produce(state: State, seat: int, draw: Draw) -> Any:
    """Each bloc that can be run is, now and then in part, until the stocks run out."""
    stock = Stock(state, seat)
    runs: list[Run] = []
    for bloc in state.blocs[seat]:
        at, size = NAMES[bloc.hexes[0]], len(bloc.hexes)
        ore = takes_ore(bloc) and stock.ore > 0 and draw() < 0.5
        fed = size if ore else _draw_fed(bloc, stock.food, draw)
        if fed and stock.affords(bloc, fed, ore):
            stock.run(bloc, fed, ore)
            tiles = UNSET if fed == size else tuple([NAMES[hex] for hex in bloc.hexes[:fed]])
            runs.append(Run(at, "ore" if ore else "food", tiles))
    return Produce(tuple(runs))


def _draw_fed(bloc: Bloc, food: int, draw: Draw) -> int:
    """How many tiles are fed: all if there is food for them, and now and then fewer."""
    size = len(bloc.hexes)
    most = min(size, food) if food_needed(bloc.kind, size) else size
    return 1 + int(draw() * most) if most > 1 and draw() < 0.1 else most


def _read(words: list[str]) -> Produce:
    return Produce(tuple([_read_run(part) for part in split_parts(words)]))


def _read_run(words: list[str]) -> Run:
    at, feed = words[0], words[1]
    return Run(at, feed, tuple(words[2:]) if words[2:] else UNSET)


def _write(action: Produce) -> list[str]:
    return join_parts([[run.at, run.feed, *(() if run.tiles is UNSET else run.tiles)] for run in action.run])


KINDS: Final[list[ActionKind]] = [
    ActionKind(
        Produce,
        can_produce,
        do_produce,
        phases=[PRODUCE],
        who=ANYONE,
        rule="PROD-2",
        form="produce HEX food|ore [HEX ...], ...",
        parts=OPEN_ENDED,
        weight=1,
        next_words=produce_words,
        compose=_compose,
        to_words=_to_words,
        sample=draw_produce,
        read=_read,
        write=_write,
        composed=True,
    ),
]
