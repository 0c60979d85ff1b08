"""The words that make an action of industry: the inverse of `Game.compose`."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from won.core.game import DONE, Word
from won.industry import actions as act
from won.industry.barter import THINGS
from won.industry.blocs import bloc_at
from won.industry.board import BIT, HEX, NAMES, hexes_in
from won.industry.choices_barter import FOR
from won.industry.choices_move import TO
from won.industry.choices_produce import END, SOME
from won.industry.game import Industry
from won.industry.market import COMMODITIES
from won.industry.state import State


def decompose(game: Industry, seat: int, action: Any) -> list[Word]:
    """A bloc is named by its first hex, whichever hex the action names."""
    state: State = game.state
    kind: Word = type(action).__struct_config__.tag
    match action:
        case act.Buy(cubes) | act.Sell(cubes):
            words: list[Word] = [cube for cube in COMMODITIES for _ in range(cubes.get(cube, 0))]
            return [kind, *words] if len(words) == state.edition.trade_cubes else [kind, *words, DONE]
        case act.Offer(to, give, get):
            return [kind, to, *_side(give), FOR, *_side(get), DONE]
        case act.Draft(word) | act.Borrow(word) | act.Repay(word) | act.Flag(word):
            return [kind, word]
        case act.Accept(word) | act.Decline(word) | act.Withdraw(word):
            return [kind, word]
        case act.Place(_, at, turn):
            return [kind, at, turn]
        case act.Build(tile, at, turn):
            return [kind, tile, at, turn]
        case act.Move(tiles):
            goals = [word for step in tiles for word in (step.to, step.turn)]
            return [kind, *[step.from_ for step in tiles], TO, *goals]
        case act.Automate(at):
            return [kind, _first(state, seat, at)]
        case act.Keep(at):
            pieces = [piece for piece in state.splits[0].pieces if piece & BIT[HEX[at]]]
            return [kind, NAMES[hexes_in(pieces[0])[0]] if pieces else at]
        case act.Produce(run):
            return [kind, *_runs(state, seat, run), DONE]
    return [kind]


def _side(things: dict[str, int]) -> list[Word]:
    return [word for thing in THINGS if thing in things for word in (thing, things[thing])]


def _first(state: State, seat: int, at: str) -> str:
    place = bloc_at(state.blocs[seat], HEX[at])
    return NAMES[state.blocs[seat][place].hexes[0]] if place >= 0 else at


def _runs(state: State, seat: int, runs: tuple[act.Run, ...]) -> list[Word]:
    """In the order of the blocs; naming every tile of a bloc is the same as feeding it whole."""
    words: list[Word] = []
    for run in sorted(runs, key=lambda run: HEX[_first(state, seat, run.at)]):
        words.append(_first(state, seat, run.at))
        bloc = state.blocs[seat][bloc_at(state.blocs[seat], HEX[run.at])]
        if run.tiles is UNSET or len(run.tiles) == len(bloc.hexes):
            words.append(run.feed)
        else:
            words += [SOME, *sorted(run.tiles, key=lambda name: HEX[name]), END]
    return words
