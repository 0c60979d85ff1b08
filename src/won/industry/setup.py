"""Setting up: what a game may be played with (SETUP-1 to SETUP-3), and the draft (SETUP-6 to SETUP-8, SETUP-13).

`market` has SETUP-4, `edition` SETUP-5, `setup_tiles` SETUP-9 to SETUP-12.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from won.core.game import Word
from won.core.kinds import ActionKind, Draw
from won.core.record import RecordError, Seat
from won.core.refusal import Refusal, refuse
from won.industry.actions import Draft
from won.industry.data import table
from won.industry.develop_costs import named
from won.industry.edition import EDITIONS, Package, players
from won.industry.events import AnyEvent, Drafted
from won.industry.market import GOODS
from won.industry.setup_room import CLASHES_WAIVED, group_of, placeable
from won.industry.state import DRAFT, TRADE, State
from won.industry.tiles import TILES
from won.industry.turns import begin

NATIONS: Final[dict[str, dict[str, str]]] = table("nations")
CHOICES: Final = {
    "cash": ("open", "private"),  # VIEW-1
    "final": ("trade", "sale"),  # END-3
    "contiguity": ("all", "each"),  # SETUP-10.1
    "split": ("tokens", "one"),  # AUTO-4.3
}


def check_setup(edition: str, seats: Sequence[Seat], chance: Mapping[str, Any], options: Mapping[str, Any]) -> None:
    """SETUP-1, SETUP-2, SETUP-3, END-2: raises `RecordError` with the field and what would be right."""
    if edition not in EDITIONS:
        raise RecordError("edition", "$.edition", "SETUP-1", {"found": edition, "known": list(EDITIONS)})
    least, most = players(edition)
    if not least <= len(seats) <= most:
        about = {"found": len(seats), "edition": edition, "least": least, "most": most}
        raise RecordError("seats", "$.seats", "SETUP-1", about)
    nations = [seat.nation for seat in seats if seat.nation]
    for number, seat in enumerate(seats):
        if nations.count(seat.nation) > 1:
            raise RecordError("nation", f"$.seats[{number}].nation", "SETUP-3", {"found": seat.nation})
    first = chance.get("first")
    if type(first) is not int or not 0 <= first < len(seats):
        raise RecordError("first", "$.chance.first", "SETUP-2", {"found": first, "most": len(seats) - 1})
    _check_options(options)


def _check_options(options: Mapping[str, Any]) -> None:
    for name, value in options.items():
        place = f"$.options.{name}"
        if name == "rounds":
            if type(value) is not int or value < 1:
                raise RecordError("rounds", place, "END-2", {"found": value})
        elif name not in CHOICES:
            raise RecordError("option", place, about={"found": name, "known": ["rounds", *CHOICES]})
        elif value not in CHOICES[name]:
            raise RecordError("option_value", place, about={"found": value, "known": list(CHOICES[name])})


def _package(state: State, name: object) -> int:
    packages = state.edition.packages
    for place in range(len(packages)):
        if packages[place].name == name:
            return place
    return -1


def in_this_round(state: State, package: Package) -> bool:
    """SETUP-7: whether this sort is open in the present round of the draft."""
    return package.sort in state.edition.sorts[state.pick // state.seats]


def open_packages(state: State) -> list[int]:
    """The packages of this round not yet taken, placeable or not."""
    packages = state.edition.packages
    return [
        place
        for place in range(len(packages))
        if state.packages & (1 << place) and in_this_round(state, packages[place])
    ]


def fits(state: State, seat: int, package: Package, waiver: int) -> bool:
    """SETUP-12.1: whether the package has no tiles, or room for them."""
    return package.tiles == 0 or placeable(state, seat, package, waiver)


def can_draft(state: State, seat: int, action: Draft) -> Refusal | None:
    place = _package(state, action.package)
    if place < 0 and action.package not in state.edition.left_out:
        return refuse("FORM-1", field="package", value=action.package)
    if place < 0 or not state.packages & (1 << place):
        return refuse("SETUP-7.1", package=action.package)
    package = state.edition.packages[place]
    if not in_this_round(state, package):
        return refuse("SETUP-7", package=action.package)
    if not fits(state, seat, package, state.waiver):
        return refuse("SETUP-12.1", package=action.package)
    return None


def do_draft(state: State, seat: int, action: Draft, events: list[AnyEvent]) -> None:
    """SETUP-8: cubes and money at once, tiles off the stack and on to the board next."""
    place = _package(state, action.package)
    package = state.edition.packages[place]
    state.packages &= ~(1 << place)
    state.money[seat] += package.money
    for commodity, count in package.cubes:
        state.cubes[seat * GOODS + commodity] += count
    tile = TILES[package.kind] if package.tiles else None
    events.append(Drafted(seat, package.name, tile, package.tiles, named(package.cubes), package.money))
    if package.tiles:
        state.stacks[package.kind] -= package.tiles
        state.placing = package.kind
        state.to_place = package.tiles
        state.group = group_of(state, seat)
    else:
        next_pick(state, events)


def next_pick(state: State, events: list[AnyEvent]) -> None:
    """SETUP-6: the next in line picks; SETUP-13: after the last, play begins."""
    state.placing = -1
    state.pick += 1
    if state.pick == state.edition.picks:
        state.packages = 0
        begin(state, TRADE, events)
        return
    state.turn = state.edition.picker(state.pick, state.first)
    state.waiver = _waiver(state)


def _waiver(state: State) -> int:
    """SETUP-12.1: what must be waived for at least one package to be placeable: nothing, touching, or clashes too."""
    packages = [state.edition.packages[place] for place in open_packages(state)]
    for waiver in range(CLASHES_WAIVED):
        for package in packages:
            if fits(state, state.turn, package, waiver):
                return waiver
    return CLASHES_WAIVED


class DraftKind(ActionKind):
    def available(self, state: State, seat: int) -> bool:
        """SETUP-8: not while tiles of a package are to be put down."""
        return state.to_place == 0


def draft_words(state: State, seat: int, parts: list[Word]) -> list[Word]:
    packages = [state.edition.packages[place] for place in open_packages(state)]
    return [package.name for package in packages if fits(state, seat, package, state.waiver)]


def draw_draft(state: State, seat: int, draw: Draw) -> Any:
    """Packages are tried until one fits, which costs less than to list them all."""
    packages = open_packages(state)
    while True:
        package = state.edition.packages[packages.pop(int(draw() * len(packages)))]
        if fits(state, seat, package, state.waiver):
            return Draft(package.name)


KINDS: Final[list[ActionKind]] = [
    DraftKind(
        Draft,
        can_draft,
        do_draft,
        phases=[DRAFT],
        rule="SETUP-7",
        form="draft PACKAGE",
        parts=1,
        weight=1,
        next_words=draft_words,
        sample=draw_draft,
    ),
]
