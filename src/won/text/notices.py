"""What a message says that is sent to a player who is not at the table."""

from __future__ import annotations

import msgspec

from won.text.language import Language
from won.text.phrases import clean


class Notice(msgspec.Struct, frozen=True):
    subject: str
    text: str
    link: str


def turn(lang: Language, game: str, title: str, link: str) -> Notice:
    """A table waits for its reader."""
    if title:
        subject = lang.gettext("Your turn: {title}").format(title=clean(title))
    else:
        subject = lang.gettext("Your turn: {game}").format(game=clean(game))
    text = lang.gettext("{subject}. The table waits for you: {link}").format(subject=subject, link=link)
    return Notice(subject, text, link)


def confirmation(lang: Language, link: str) -> tuple[str, str]:
    """Whether an address belongs to the player who gave it: subject and text."""
    subject = lang.gettext("Shall we write to you when it is your turn?")
    text = lang.gettext(
        "Somebody, probably you, wishes to hear at this address when a table of Wealth of Nations waits for them.\n\n"
        "If it was you, follow this link: {link}\n\n"
        "If it was not, do nothing: you will not hear from us again."
    ).format(link=link)
    return subject, text


def with_farewell(lang: Language, text: str, link: str) -> str:
    """The text, and below it the way out."""
    return "\n\n".join((text, lang.gettext("No more of these messages: {link}").format(link=link))) + "\n"


class Page(msgspec.Struct, frozen=True):
    """A page behind such a link: what it asks, and what it says afterwards."""

    question: str
    button: str
    done: str
    wrong: str


def pages(lang: Language) -> dict[str, Page]:
    wrong = lang.gettext("This link is no longer good.")
    return {
        "confirm": Page(
            lang.gettext("Shall we write to you when it is your turn?"),
            lang.gettext("Yes, write to me"),
            lang.gettext("Thank you. You will hear from us when a table waits for you."),
            wrong,
        ),
        "unsubscribe": Page(
            lang.gettext("Shall we stop writing to you?"),
            lang.gettext("Yes, stop"),
            lang.gettext("Done. You will hear no more from us here."),
            wrong,
        ),
    }
