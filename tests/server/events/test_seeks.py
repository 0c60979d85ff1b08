"""Who is seated with whom, without a server."""

from __future__ import annotations

from won.server.events.seeks import Group, Seek, groups


def _seek(player: str, rating: int = 1500, near: bool = True, patience: int = 0, since: int = 0) -> Seek:
    return Seek(player, player.title(), rating, near, patience, since)


def _names(found: list[Group]) -> list[tuple[set[str], int]]:
    return [({seek.player for seek in group.seeks}, group.bots) for group in found]


def test_a_table_is_made_as_soon_as_enough_people_wait() -> None:
    waiting = [_seek("ada"), _seek("bo", since=1)]
    assert groups(waiting, 3, 1000) == []
    assert _names(groups([*waiting, _seek("cy", since=2)], 3, 1000)) == [({"ada", "bo", "cy"}, 0)]


def test_those_who_are_nearest_in_strength_play_together() -> None:
    waiting = [_seek("ada"), _seek("bo", 1590, since=1), _seek("cy", 1510, since=2)]
    assert _names(groups(waiting, 2, 0)) == [({"ada", "cy"}, 0)]


def test_the_window_widens_with_waiting_and_for_both() -> None:
    pair = [_seek("ada", 1500), _seek("bo", 1800, since=60_000)]
    assert groups(pair, 2, 60_000) == []  # 300 points apart: 100 and 3 a second
    assert groups(pair, 2, 100_000) == []  # enough for Ada, who has waited longer, and not yet for Bo
    assert _names(groups(pair, 2, 127_000)) == [({"ada", "bo"}, 0)]


def test_whoever_takes_anybody_still_needs_to_be_taken() -> None:
    assert groups([_seek("ada", near=False), _seek("bo", 2500)], 2, 0) == []
    assert len(groups([_seek("ada", near=False), _seek("bo", 2500, near=False)], 2, 0)) == 1


def test_bots_fill_the_table_of_those_whose_time_is_over_and_of_nobody_else() -> None:
    waiting = [_seek("ada", patience=30), _seek("bo", patience=30), _seek("cy", patience=60), _seek("di")]
    assert groups(waiting, 5, 29_000) == []
    assert _names(groups(waiting, 5, 30_000)) == [({"ada", "bo"}, 3)]


def test_people_come_before_bots() -> None:
    waiting = [_seek("ada", patience=30), _seek("bo", since=1)]
    assert _names(groups(waiting, 2, 30_000)) == [({"ada", "bo"}, 0)]


def test_nobody_is_seated_with_somebody_whom_either_has_blocked() -> None:
    waiting = [_seek("ada"), _seek("bo", since=1), _seek("cy", since=2)]
    for apart in (("ada", "bo"), ("bo", "ada")):
        assert _names(groups(waiting, 2, 0, frozenset([apart]))) == [({"ada", "cy"}, 0)]
    assert groups(waiting, 3, 0, frozenset([("ada", "bo")])) == []
