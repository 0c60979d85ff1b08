"""The table as text: the headline, the board, the markets, the nations and the offers."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from won.core.record import Seat
from won.industry.board import NAMES
from won.industry.costs import FLAGS
from won.industry.game import Industry
from won.industry.market import BUY, COMMODITIES, SELL
from won.industry.produce_costs import takes_ore
from won.industry.tiles import TILES
from won.industry.view import View
from won.terminal.industry.board import board_lines, legend
from won.terminal.industry.plain import nation_sentence, offer_lines, plain_lines, stack_line
from won.terminal.screen import Screen, columns_of, seat_text
from won.text.industry.hints_bloc import output, upkeep
from won.text.industry.terms import cubes, phases, seat_name, things, tiles
from won.text.language import Language
from won.text.phrases import listing


def headline(lang: Language, view: View, seats: list[Seat]) -> str:
    """Round, phase and whose turn it is."""
    if view.last_round:
        text = lang.gettext("Round {round} of {last} · {phase}").format(
            round=min(view.round, view.last_round), last=view.last_round, phase=phases(lang)[view.phase]
        )
    else:
        text = lang.gettext("Round {round} · {phase}").format(round=view.round, phase=phases(lang)[view.phase])
    if view.final and view.phase != "over":
        text += " · " + lang.gettext("the end is near")
    if view.to_move:
        who = listing(lang, [seat_name(lang, seats, seat) for seat in view.to_move])
        text += " · " + lang.gettext("to move: {who}").format(who=who)
    return text


def purpose(lang: Language, view: View) -> str:
    """What this phase is for, in one line."""
    return {
        "draft": lang.gettext("Everyone picks starting packages in turn; their tiles go on the board at once."),
        "trade": lang.gettext("Buy and sell cubes, barter, borrow. It ends when all pass in succession."),
        "develop": lang.gettext(
            "Spend cubes on flags, tiles, moves and automation. It ends when all pass in succession."
        ),
        "produce": lang.gettext("Feed your blocs and they make cubes, banks money. Everyone submits once."),
        "closing": lang.gettext("All cubes are sold. A note held costs 3 points; to repay one takes 25 in money."),
        "over": lang.gettext("The game is over."),
    }[view.phase]


def market_table(lang: Language, view: View) -> Table:
    """Each market with the next price to buy and to sell and the cubes on it."""
    heads = (lang.pgettext("price", "buy"), lang.pgettext("price", "sell"), lang.gettext("left"))
    table = columns_of(["", *heads])
    for place, name in enumerate(COMMODITIES):
        count = view.markets[name]
        table.add_row(cubes(lang)[name], str(BUY[place][count]), str(SELL[place][count]), str(count))
    return table


def nation_table(lang: Language, game: Industry, view: View, seats: list[Seat]) -> Table:
    """One line a nation, with its points so far."""
    heads = [lang.gettext("money"), lang.gettext("notes"), lang.gettext("flags"), lang.gettext("tiles")]
    heads += [lang.gettext("points"), *[cubes(lang)[name] for name in COMMODITIES]]
    table = columns_of(["", *heads])
    for seat, player in enumerate(view.players):
        built = sum(square.owner == seat and square.tile is not None for square in view.board)
        points = "?" if player.money is None else str(game.points(seat).total)
        money = "?" if player.money is None else str(player.money)
        figures = [money, player.notes, player.flags, built, points, *player.cubes.values()]
        mark = "> " if seat in view.to_move else "  "
        holder = "°" if seat == view.first else " "
        name = seat_text(f"{seat} {seat_name(lang, seats, seat)}{holder}", seat)
        table.add_row(Text.assemble(mark, name), *[str(figure) for figure in figures])
    return table


def show_table(screen: Screen, game: Industry, seats: list[Seat], seat: int | None, key: bool = True) -> None:
    """Print the table as the seat may see it, with a key to its signs if `key`."""
    view = game.view(seat)
    screen.say(headline(screen.lang, view, seats), style="bold")
    screen.say(purpose(screen.lang, view))
    if screen.plain:
        for line in plain_lines(screen.lang, game, view, seats):
            screen.say(line)
        return
    screen.line()
    show_board(screen, view)
    if key:
        for text in (legend(screen.lang), stack_line(screen.lang, view), _key(screen.lang)):
            screen.say(text, style="dim")
    screen.line()
    if screen.narrow:
        for place in range(len(seats)):
            screen.say(nation_sentence(screen.lang, game, view, seats, place))
    else:
        screen.table(nation_table(screen.lang, game, view, seats))
    if seat is not None and view.phase in ("trade", "develop", "produce"):
        screen.say(screen.lang.gettext("Your blocs:"), style="dim")
        for line in bloc_lines(screen.lang, game, seat):
            screen.say(f"  {line}", indent="    ")
    for line in offer_lines(screen.lang, view, seats):
        screen.say(line)


def show_board(screen: Screen, view: View) -> None:
    """Board and markets side by side, or one above the other where it is narrow."""
    board, markets = Text("\n").join(board_lines(view, slim=screen.narrow)), market_table(screen.lang, view)
    if screen.narrow:
        screen.line(board)
        screen.line()
        screen.table(markets)
    else:
        side_by_side = Table.grid(padding=(0, 2))
        side_by_side.add_row(board, markets)
        screen.table(side_by_side)


def _key(lang: Language) -> str:
    return lang.gettext("> to move, ° holds the marker; flags are those left in hand, of {flags}").format(flags=FLAGS)


def bloc_lines(lang: Language, game: Industry, seat: int) -> list[str]:
    names = tiles(lang)
    lines: list[str] = []
    for bloc in game.state.blocs[seat]:
        text = lang.gettext("{tile} {hexes}: makes {made} for {upkeep}")
        if takes_ore(bloc):
            text = lang.gettext("{tile} {hexes}: makes {made} for {upkeep}, or for {ore}")
        hexes = " ".join(NAMES[at] for at in bloc.hexes)
        product, cost = things(lang, output([bloc])), things(lang, upkeep(bloc))
        ore = things(lang, upkeep(bloc, ore=True))
        lines.append(text.format(tile=names[TILES[bloc.kind]], hexes=hexes, made=product, upkeep=cost, ore=ore))
    return lines
