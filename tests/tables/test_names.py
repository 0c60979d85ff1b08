"""Names that the eye cannot tell apart are the same name."""

from __future__ import annotations

import pytest

from won.tables.names import appearance, same_name
from won.tables.validation import spoken, tidy

ALIKE = """ada|A d a|Ａｄａ|𝐀da|A\u200bd\u00ada|Аdа|Αda|ᴀda|Ɑdɑ|ꓮda|Ꭺda|🅐da|🅰da|A\u0332da\u0338"""


@pytest.mark.parametrize("name", ALIKE.split("|"))
def test_a_name_in_letters_that_look_alike_is_the_same(name: str) -> None:
    assert same_name("Ada", name)


@pytest.mark.parametrize(("one", "other"), [("Arnold", "Amold"), ("Vivvy", "Viwy"), ("Illa", "lI1a"), ("Bob", "B0b")])
def test_letters_that_look_like_one_are_that_one(one: str, other: str) -> None:
    assert same_name(one, other)


@pytest.mark.parametrize("name", ["Adá", "Ada\u0301", "Ade", "Ada2", "Ædа", "אדה", "अदा"])
def test_a_name_with_other_letters_is_another(name: str) -> None:
    assert appearance(name)
    assert not same_name("Ada", name)


def test_no_name_and_no_line_of_chat_covers_others_or_steers_a_terminal() -> None:
    pile = "o" + "\u0301" * 30
    assert tidy(pile) == spoken(pile) == "o" + "\u0301" * 3
    assert spoken("\x1b[2Jgone\r\nnext \u202eback ") == "[2Jgone  next  back"
    assert spoken("\U0001f469\u200d\U0001f33e") == "\U0001f469\u200d\U0001f33e"  # a farmer, of two signs joined
    assert spoken("\x00\u202e") == ""
