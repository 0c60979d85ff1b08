"""The kinds of action of industry."""

from __future__ import annotations

from won.industry import actions as act
from won.industry.kinds import KINDS


def test_every_action_of_the_record_has_its_kind_in_the_same_order() -> None:
    assert [kind.action for kind in KINDS] == list(act.AnyAction.__args__)
