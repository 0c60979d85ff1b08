"""The blocs of a seat in words: what each would make, and its upkeep."""

from __future__ import annotations

from won.industry.board import NAMES
from won.industry.game import Industry
from won.industry.produce_costs import takes_ore
from won.industry.tiles import TILES
from won.text.industry.hints_bloc import output, upkeep
from won.text.industry.terms import things, tiles
from won.text.language import Language


def bloc_lines(lang: Language, game: Industry, seat: int) -> list[str]:
    names = tiles(lang)
    lines: list[str] = []
    for bloc in game.state.blocs[seat]:
        text = lang.gettext("{tile} {hexes}: makes {made} for {upkeep}")
        if takes_ore(bloc):
            text = lang.gettext("{tile} {hexes}: makes {made} for {upkeep}, or for {ore}")
        hexes = " ".join(NAMES[at] for at in bloc.hexes)
        made, cost = things(lang, output([bloc])), things(lang, upkeep(bloc))
        ore = things(lang, upkeep(bloc, ore=True))
        lines.append(text.format(tile=names[TILES[bloc.kind]], hexes=hexes, made=made, upkeep=cost, ore=ore))
    return lines
