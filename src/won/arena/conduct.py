"""How bots bargained, and how players by text answered and kept their word, over many games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from won.arena.bargaining import bargains
from won.arena.language.player import Slips
from won.arena.results import Results
from won.arena.stored_games import StoredGame, records
from won.games import read_record

__all__ = ["Conduct", "conduct", "has_text", "together"]


class Conduct(msgspec.Struct):
    """The sums of one bot over all the seats it sat in; `left` is in the money of the game."""

    bot: str
    seats: int = 0
    offers: int = 0
    withdrawn: int = 0
    deals: int = 0
    left: float = 0.0
    slips: Slips | None = None  # of a player by text


def has_text(results: Results, match: int) -> bool:
    """Whether a player by text took part in the match."""
    asked = "SELECT count(*) FROM slips JOIN game ON game.id = slips.game WHERE match = ?"
    return bool(results.db.execute(asked, (match,)).fetchone()[0])


def conduct(results: Results, match: int, games: Iterable[StoredGame]) -> list[Conduct]:
    """Of each bot of these games of a match, by name; replays their records."""
    by_bot: dict[str, Conduct] = {}
    slips = _slips(results, match)
    played = {game.number: game for game in games}
    for number, record in records(results, match):
        if number not in played:
            continue
        for sitting, bargain in zip(played[number].seats, bargains(read_record(record)), strict=True):
            sums = by_bot.setdefault(sitting.bot, Conduct(sitting.bot))
            sums.seats += 1
            sums.offers += bargain.offers
            sums.withdrawn += bargain.withdrawn
            sums.deals += bargain.deals
            sums.left += bargain.left
            own = slips[number].get(sitting.seat)
            if own is not None:
                sums.slips = own if sums.slips is None else added(sums.slips, own)
    return [by_bot[bot] for bot in sorted(by_bot)]


def together(several: Iterable[Conduct]) -> list[Conduct]:
    """The sums of the same bots over several matches."""
    by_bot: dict[str, Conduct] = {}
    for each in several:
        sums = by_bot.setdefault(each.bot, Conduct(each.bot))
        for name in ("seats", "offers", "withdrawn", "deals", "left"):
            setattr(sums, name, getattr(sums, name) + getattr(each, name))
        if each.slips is not None:
            sums.slips = each.slips if sums.slips is None else added(sums.slips, each.slips)
    return [by_bot[bot] for bot in sorted(by_bot)]


def added(first: Slips, second: Slips) -> Slips:
    return Slips(*(getattr(first, name) + getattr(second, name) for name in Slips.__struct_fields__))


def _slips(results: Results, match: int) -> dict[int, dict[int, Slips]]:
    """By game and seat."""
    by_game: dict[int, dict[int, Slips]] = defaultdict(dict)
    rows = "SELECT number, seat, figures FROM slips JOIN game ON game.id = slips.game WHERE match = ?"
    for number, seat, figures in results.db.execute(rows, (match,)):
        by_game[number][seat] = msgspec.json.decode(figures, type=Slips)
    return by_game
