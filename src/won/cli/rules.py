"""`won rules`: chapters and paragraphs of the rules by number."""

from __future__ import annotations

from argparse import Namespace

from won.cli.problem import FINE, Problem
from won.games import GAMES
from won.terminal.screen import Screen
from won.text.language import Language
from won.text.rules import Chapter, UnknownRule, chapters, rule, unknown_rule_sentence


def run(args: Namespace, lang: Language) -> int:
    screen = Screen(lang)
    books = {game: chapters(lang, game) for game in GAMES}
    if args.id is None:
        _contents(screen, books)
        return FINE
    matching = {game: chapter for game in GAMES if (chapter := _chapter(books[game], args.id)) is not None}
    if matching:
        for game, chapter in matching.items():
            _whole(screen, f"{game}: {chapter.title}", chapter)
        return FINE
    try:
        rule(lang, args.id)
    except UnknownRule as error:
        raise Problem(unknown_rule_sentence(lang, error)) from None
    _paragraph(screen, books, args.id.strip().upper())
    return FINE


def _contents(screen: Screen, books: dict[str, tuple[Chapter, ...]]) -> None:
    for game, book in books.items():
        screen.say(game, style="bold")
        for chapter in book:
            ids = list(chapter.paragraphs)
            screen.say(f"  {chapter.title}" + (f"  {ids[0]} - {ids[-1]}" if ids else ""), indent="    ")
    screen.say(screen.lang.gettext("One paragraph: won rules DEV-2.1. A chapter: won rules 7, or won rules DEV."))


def _chapter(book: tuple[Chapter, ...], wanted: str) -> Chapter | None:
    """A chapter by its number, or by the letters its paragraphs begin with."""
    name = wanted.strip().upper()
    for chapter in book:
        if chapter.title.split(".")[0] == name:
            return chapter
    for chapter in book:
        if any(rule_id.partition("-")[0] == name for rule_id in chapter.paragraphs):
            return chapter
    return None


def _whole(screen: Screen, title: str, chapter: Chapter) -> None:
    screen.say(title, style="bold")
    for rule_id, text in chapter.paragraphs.items():
        screen.line()
        screen.say(f"{rule_id}  {text}", indent="  ")
    if chapter.rest:
        screen.line()
        for line in chapter.rest.split("\n"):
            screen.line(line)
    screen.line()


def _paragraph(screen: Screen, books: dict[str, tuple[Chapter, ...]], wanted: str) -> None:
    """Print a paragraph between its neighbours."""
    chapter = next(chapter for book in books.values() for chapter in book if wanted in chapter.paragraphs)
    ids = list(chapter.paragraphs)
    place = ids.index(wanted)
    screen.say(chapter.title, style="bold")
    for rule_id in ids[max(0, place - 1) : place + 2]:
        mark = ">" if rule_id == wanted else " "
        text = f"{mark} {rule_id}  {chapter.paragraphs[rule_id]}"
        screen.line()
        if rule_id == wanted:
            screen.say(text, indent="    ")
        else:
            screen.say(text, indent="    ", style="dim")
