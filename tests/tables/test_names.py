"""Names that the eye cannot tell apart are the same name."""

from __future__ import annotations

import pytest

from won.tables.names import appearance, same_name

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
