"""A kind of action is declared in its chapter; here stands what else it needs, and which of that a kind lacks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from won.core.kinds import ActionKind
from won.core.record import Seat
from won.envs.games import PARTS
from won.games import GAMES
from won.industry import actions as industry_actions
from won.industry.kinds import KINDS as INDUSTRY
from won.shares import actions as shares_actions
from won.shares.kinds import KINDS as SHARES
from won.terminal.industry.steps import kinds as industry_menu
from won.text.games import texts
from won.text.language import Language
from won.text.shares.terms import kinds as shares_menu

ROOT = Path(__file__).parents[2]
EN = Language("en")
SEATS = [Seat(name=name) for name in ("Ada", "Bo", "Cleo")]
KINDS = [("industry", kind) for kind in INDUSTRY] + [("shares", kind) for kind in SHARES]
MENUS = {"industry": industry_menu(EN), "shares": shares_menu(EN)}
# A word for each placeholder of a form.
EXAMPLES = {
    "PACKAGE": "I1",
    "TILE": "farm",
    "HEX": "D4",
    "FROM": "D4",
    "TO": "D5",
    "TURN": "0",
    "CUBE": "ore",
    "THING": "ore",
    "COUNT": "2",
    "SEAT": "1",
    "OFFER": "0",
    "SHARE": "oil__ussr",
    "AMOUNT": "500000",
}


def example(form: str) -> str:
    """A line of that form, without what may be left out."""
    plain = re.sub(r"\[[^]]*\]|\.\.\.|,.*", "", form)
    return " ".join(EXAMPLES.get(word, word.split("|")[0]) for word in plain.split())


def missing(game: str, kind: ActionKind) -> list[str]:
    """What else a kind needs and does not have."""
    lacks = []
    if f"**{kind.rule}**" not in (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8"):
        lacks.append("its paragraph in the rules")
    if not _has_sentence(game, kind):
        lacks.append("a line that can be read and a sentence for it, in won.text")
    if kind.name not in MENUS[game]:
        lacks.append("its name in the menu, in won.terminal")
    if kind.name not in PARTS[game].vocabulary.index:
        lacks.append("an index in the vocabulary, in won.envs")
    sources = [*(ROOT / f"web/src/{game}").rglob("*.ts*"), *(ROOT / "web/src/table").rglob("*.ts*")]
    if not any(f'"{kind.name}"' in source.read_text(encoding="utf-8") for source in sources):
        lacks.append("a control on the page, in web/src")
    return lacks


def _has_sentence(game: str, kind: ActionKind) -> bool:
    try:
        action = GAMES[game].notation.parse(example(kind.form))
        return type(action) is kind.action and bool(texts(game).action_sentence(EN, action, SEATS))
    except (KeyError, ValueError):
        return False


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=[f"{game}-{kind.name}" for game, kind in KINDS])
def test_a_kind_of_action_lacks_nothing(game: str, kind: ActionKind) -> None:
    lacks = missing(game, kind)
    assert not lacks, f"`{kind.name}` of {game} still needs: {'; '.join(lacks)}"


class Sing(msgspec.Struct, frozen=True, tag="sing", tag_field="do"):
    pass


def _nothing(state: Any, seat: int, action: Any, events: Any = None) -> None:
    return None


def test_a_new_kind_is_told_all_that_it_lacks() -> None:
    kind = ActionKind(Sing, _nothing, _nothing, phases=[0], rule="SONG-1", form="sing", parts=0, weight=1)
    assert len(missing("industry", kind)) == 5


@pytest.mark.parametrize(("kinds", "actions"), [(INDUSTRY, industry_actions), (SHARES, shares_actions)])
def test_every_action_of_the_record_has_its_kind_in_the_same_order(kinds: list[ActionKind], actions: Any) -> None:
    assert [kind.action for kind in kinds] == list(actions.AnyAction.__args__)
