"""The pictures beside the rules: each is drawn in every language, and what its example says is what the rules do."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from won import drawing
from won.drawing.parts import UnknownPart
from won.games import GAMES
from won.lessons.pictures import album, beside, position, shown
from won.text.games import texts
from won.text.language import LANGUAGES, Language
from won.text.rules import paragraphs

PICTURES = [(game, name) for game in GAMES for name in album(game).pictures]
each = pytest.mark.parametrize(("game", "name"), PICTURES, ids=[f"{game}-{name}" for game, name in PICTURES])


@each
def test_a_picture_is_drawn_in_every_language_in_light_and_dark(game: str, name: str) -> None:
    picture = album(game).pictures[name]
    made = shown(game, name)
    for code, dark in zip(LANGUAGES, (None, False, True), strict=True):
        lang = Language(code)
        title = lang.gettext(picture.about)
        svg = drawing.part(made, picture.show, title=title, dark=dark, labels=texts(game).words(lang), language=code)
        root = ET.fromstring(svg)
        assert root.attrib["lang"] == code
        assert title in "".join(root.itertext())
        assert len(svg) < 200_000


@each
def test_what_an_example_says_is_what_the_rules_do(game: str, name: str) -> None:
    picture = album(game).pictures[name]
    if not picture.then:
        return
    seat = int(picture.then.split()[0])
    before, after = (position(game, name, after).state_line()["players"][seat] for after in (False, True))
    changes = {thing: of(after, thing) - of(before, thing) for thing in picture.gives}
    assert changes == picture.gives
    said = {int(figure.replace(",", "")) for figure in re.findall(r"\d[\d,]*", picture.say)}
    assert {abs(value) for value in picture.gives.values() if abs(value) > 3} <= said


def of(player: dict[str, object], thing: str) -> int:
    result = player.get(thing, player.get("cubes", {}).get(thing))  # type: ignore[attr-defined]
    assert isinstance(result, int), f"the state line has no {thing}"
    return result


@each
def test_an_example_stands_beside_paragraphs_that_the_rules_have(game: str, name: str) -> None:
    picture = album(game).pictures[name]
    known = paragraphs(Language(), game)
    assert [rule for rule in picture.rules if rule not in known] == []
    assert bool(picture.rules) == bool(picture.say)
    for rule in picture.rules:
        assert name in beside(game, rule)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_part_that_the_table_does_not_have_is_refused(game: str) -> None:
    name = next(iter(album(game).pictures))
    with pytest.raises(UnknownPart):
        drawing.part(shown(game, name), "moon 1", title="")
