"""The table of industry as lines of text, in the words of the record."""

from __future__ import annotations

from typing import Any, Final

from won.industry.board import CENTRE, NAMES
from won.industry.game import Industry
from won.industry.market import BUY, COMMODITIES, SELL
from won.industry.tiles import TILES

# One letter for each kind of tile; a lone flag is a plus, an automated tile has a star.
LETTERS: Final = "FGAMYB"


def table_lines(game: Industry) -> list[str]:
    line = game.state_line()
    return [
        f"round {line['round']} {line['phase']}{' final' if line['final'] else ''}, first {line['first']}",
        *[_market(place, line["markets"][name]) for place, name in enumerate(COMMODITIES)],
        "stacks " + " ".join([f"{tile} {count}" for tile, count in line["stacks"].items()]),
        *_board({square["at"]: square for square in line["board"]}),
        *[_player(game, seat, player) for seat, player in enumerate(line["players"])],
        *[f"offer {o.number} of {o.seat} to {o.to}: {_things(o.give)} for {_things(o.get)}" for o in game.state.offers],
    ]


def _market(place: int, count: int) -> str:
    return f"{COMMODITIES[place]:8} {count:2} buy {BUY[place][count]:2} sell {SELL[place][count]:2}"


def _board(held: dict[str, dict[str, Any]]) -> list[str]:
    rows: dict[str, list[str]] = {}
    for name in NAMES:
        rows.setdefault(name[0], []).append(_hex(name, held.get(name)))
    return [
        f"{row} {' ' * (3 * abs(4 - place))}{''.join(cells)}".rstrip()
        for place, (row, cells) in enumerate(rows.items())
    ]


def _hex(name: str, square: dict[str, Any] | None) -> str:
    if name == NAMES[CENTRE]:
        return f"{'#':6}"
    if square is None:
        return f"{name[1:]:6}"
    letter = LETTERS[TILES.index(square["tile"])] if square["tile"] else "+"
    return f"{name[1:]}{letter}{square['owner']}{'*' if square['automated'] else ''}".ljust(6)


def _player(game: Any, seat: int, player: dict[str, Any]) -> str:
    held = " ".join([f"{cube} {count}" for cube, count in player["cubes"].items()])
    owns = f"money {player['money']} notes {player['notes']} flags {player['flags']}"
    return f"player_{seat} points {game.points(seat).total} {owns} {held}"


def _things(things: dict[str, int]) -> str:
    return " ".join([f"{thing} {count}" for thing, count in things.items()]) or "nothing"
