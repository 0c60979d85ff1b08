"""The price list."""

from __future__ import annotations

from won.industry.costs import AUTOMATE_COST, FLAG_COST, FORCE_COST, MOVE_COST
from won.industry.develop_costs import named
from won.industry.market import CAPITAL, Cost
from won.industry.tiles import TILE_COST, TILES
from won.text.industry.terms import things, tiles
from won.text.language import Language


def cost_lines(lang: Language) -> list[str]:
    names = tiles(lang)
    prices: dict[str, Cost] = {lang.gettext("flag"): FLAG_COST}
    prices |= {names[TILES[kind]]: cost for kind, cost in enumerate(TILE_COST)}
    prices |= {
        lang.gettext("automation of a bloc"): AUTOMATE_COST,
        lang.gettext("move of one to three tiles"): [(CAPITAL, MOVE_COST)],
        lang.gettext("Force, for each tile that clashes"): [(CAPITAL, FORCE_COST)],
    }
    running = lang.gettext(
        "A bloc runs on 1 food a tile (farms eat nothing) and 1 energy (generators need none). "
        "Once automated it may take 1 ore instead of all its food."
    )
    return [*[f"   {name}: {things(lang, named(cost))}" for name, cost in prices.items()], running]
