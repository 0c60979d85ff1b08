"""The table as text: what is asked of whom, the board, the markets, the nations, the offers."""

from __future__ import annotations

from itertools import zip_longest

from won.core.record import Seat
from won.industry.costs import FLAGS
from won.industry.game import Industry
from won.industry.market import BUY, COMMODITIES, SELL
from won.industry.view import View
from won.terminal.industry.blocs import bloc_lines
from won.terminal.industry.board import board_lines, legend
from won.terminal.industry.plain import nation_sentence, offer_lines, plain_lines, stack_line
from won.terminal.screen import Screen, columns, fit
from won.text.industry.words import cubes, phases, seat_name
from won.text.language import Language
from won.text.phrases import listing

MARKETS = 24  # columns of the markets beside the board


def headline(lang: Language, view: View, seats: list[Seat]) -> str:
    """Round, phase and whose turn it is."""
    if view.last_round:
        said = lang.gettext("Round {round} of {last} · {phase}").format(
            round=min(view.round, view.last_round), last=view.last_round, phase=phases(lang)[view.phase]
        )
    else:
        said = lang.gettext("Round {round} · {phase}").format(round=view.round, phase=phases(lang)[view.phase])
    if view.final and view.phase != "over":
        said += " · " + lang.gettext("the end is near")
    if view.to_move:
        who = listing(lang, [seat_name(lang, seats, seat) for seat in view.to_move])
        said += " · " + lang.gettext("to move: {who}").format(who=who)
    return said


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


def market_lines(screen: Screen, view: View, width: int = MARKETS) -> list[str]:
    """Each market with the next price to buy and to sell and the cubes on it; the stacks below."""
    lang = screen.lang
    names = cubes(lang)
    first = width - 15
    heads = (lang.pgettext("price", "buy"), lang.pgettext("price", "sell"), lang.gettext("left"))
    lines = [screen.paint(fit("", first) + "".join(" " + fit(head, 4, True) for head in heads), "dim")]
    for place, name in enumerate(COMMODITIES):
        count = view.markets[name]
        figures = (BUY[place][count], SELL[place][count], count)
        lines.append(fit(names[name], first) + "".join(f" {figure:>4}" for figure in figures))
    return lines


def nation_lines(screen: Screen, game: Industry, view: View, seats: list[Seat]) -> list[str]:
    """One line a nation, points as they stand; a sentence where it is narrow."""
    lang = screen.lang
    if screen.narrow:
        return [nation_sentence(lang, game, view, seats, seat) for seat in range(len(seats))]
    name_width = max(12, min(22, max(columns(seat_name(lang, seats, seat)) for seat in range(len(seats))) + 1))
    heads = [lang.gettext("money"), lang.gettext("notes"), lang.gettext("flags"), lang.gettext("tiles")]
    heads += [lang.gettext("points"), *[cubes(lang)[name] for name in COMMODITIES]]
    widths = _shared([columns(head) for head in heads], screen.width - name_width - 4)
    titles = "".join(" " + fit(head, width, True) for head, width in zip(heads, widths, strict=True))
    lines = [screen.paint(" " * (name_width + 4) + titles, "dim")]
    for seat, player in enumerate(view.players):
        built = sum(square.owner == seat and square.tile is not None for square in view.board)
        points = "?" if player.money is None else str(game.points(seat).total)
        money = "?" if player.money is None else str(player.money)
        shown = [money, player.notes, player.flags, built, points, *player.cubes.values()]
        mark = ">" if seat in view.to_move else " "
        holder = "°" if seat == view.first else " "
        name = screen.paint_seat(fit(f"{seat} {seat_name(lang, seats, seat)}{holder}", name_width + 2), seat)
        lines.append(
            f"{mark} {name}" + "".join(f" {value!s:>{width}}" for value, width in zip(shown, widths, strict=True))
        )
    return lines


def _shared(widths: list[int], room: int) -> list[int]:
    """Columns for these headings and a gap each; the widest give way until all fit."""
    widths = [max(3, width) for width in widths]
    while sum(widths) + len(widths) > room and max(widths) > 3:
        widths[widths.index(max(widths))] -= 1
    return widths


def show_table(screen: Screen, game: Industry, seats: list[Seat], seat: int | None, key: bool = True) -> None:
    """Everything on the table, as the seat may see it; with a key to the signs unless it is known by now."""
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
    for line in nation_lines(screen, game, view, seats):
        (screen.say if screen.narrow else screen.line)(line)
    if seat is not None and view.phase in ("trade", "develop", "produce"):
        screen.say(screen.lang.gettext("Your blocs:"), style="dim")
        for line in bloc_lines(screen.lang, game, seat):
            screen.say(f"  {line}", indent="    ")
    for line in offer_lines(screen.lang, view, seats):
        screen.say(line)


def show_board(screen: Screen, view: View) -> None:
    """Board and markets side by side, or one above the other where it is narrow."""
    board = board_lines(screen, view, slim=screen.narrow)
    if screen.narrow:
        for line in [*board, "", *market_lines(screen, view)]:
            screen.line(line)
    else:
        plain = board_lines(Screen(screen.lang, plain=True), view)
        for line, bare, market in zip_longest(board, plain, market_lines(screen, view), fillvalue=""):
            screen.line(line + (" " * (56 - len(bare)) + market if market else ""))


def _key(lang: Language) -> str:
    return lang.gettext("> to move, ° holds the marker; flags are those left in hand, of {flags}").format(flags=FLAGS)
