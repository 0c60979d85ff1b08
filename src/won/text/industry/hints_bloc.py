"""What blocs would make, before and after a tile comes, goes or is automated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from won.industry.actions import Step
from won.industry.blocs import Bloc, bloc_at
from won.industry.board import BIT, HEX, NAMES
from won.industry.costs import BANK_DOT
from won.industry.market import COMMODITIES
from won.industry.produce_costs import running_cost
from won.industry.tiles import FARM, MAKES
from won.text.industry.terms import counted, things
from won.text.language import Language


def output(blocs: Iterable[Bloc]) -> dict[str, int]:
    """PROD-7: what these blocs make when all their tiles are fed."""
    cubes: dict[str, int] = {}
    for bloc in blocs:
        bank = MAKES[bloc.kind] < 0
        name, worth = ("money", BANK_DOT) if bank else (COMMODITIES[MAKES[bloc.kind]], 1)
        cubes[name] = cubes.get(name, 0) + len(bloc.dots) * worth
    return cubes


def upkeep(bloc: Bloc, ore: bool = False) -> dict[str, int]:
    """PROD-3, PROD-4, PROD-5: what running the whole bloc costs."""
    food, energy, spent = running_cost(bloc, len(bloc.hexes), ore)
    return {"food": food, "energy": energy, "ore": spent}


class Blocs:
    """The blocs of one seat before and after an action."""

    def __init__(self, lang: Language, before: tuple[Bloc, ...], after: tuple[Bloc, ...]) -> None:
        self.lang = lang
        self.before = before
        self.after = after

    def grown(self, at: str) -> str:
        """The bloc of a tile just put down, and what its parts made before."""
        bloc = self.after[bloc_at(self.after, HEX[at])]
        was = [old for old in self.before if old.mask & bloc.mask]
        if was:
            message = self.lang.gettext("this bloc would make {made} for {upkeep} (now {was})")
        else:
            message = self.lang.gettext("this bloc would make {made} for {upkeep}")
        return message.format(**self._figures(bloc), was=things(self.lang, output(was)))

    def changed(self, steps: Sequence[Step]) -> Iterable[str]:
        """The blocs that a move touches, and what they made before."""
        lifted = sum(BIT[HEX[step.from_]] for step in steps)
        broken = [bloc for bloc in self.before if bloc.mask & lifted]
        touched = sum(BIT[HEX[step.to]] for step in steps)
        for bloc in broken:
            touched |= bloc.mask & ~lifted
        now = [bloc for bloc in self.after if bloc.mask & touched]
        joined = 0
        for bloc in now:
            joined |= bloc.mask
        was = [bloc for bloc in self.before if bloc.mask & (joined | lifted)]
        for bloc in now:
            message = self.lang.gettext("the bloc at {at} would make {made} for {upkeep}")
            yield message.format(at=NAMES[bloc.hexes[0]], **self._figures(bloc))
        yield self.lang.gettext("now {was}").format(was=things(self.lang, output(was)))

    def automated(self, at: str) -> str:
        """PROD-5: what the token would change for the bloc at a hex."""
        bloc = self.after[bloc_at(self.after, HEX[at])]
        if bloc.kind == FARM:
            return self.lang.gettext("of no use to farms, which eat nothing")
        food = counted(self.lang, "food", len(bloc.hexes))
        return self.lang.gettext("could be fed with {ore} instead of {food}").format(
            ore=counted(self.lang, "ore", 1), food=food
        )

    def _figures(self, bloc: Bloc) -> dict[str, str]:
        return {"made": things(self.lang, output([bloc])), "upkeep": things(self.lang, upkeep(bloc))}
