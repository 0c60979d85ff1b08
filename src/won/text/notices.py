"""The texts of notifications to players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from won.text.language import Language
from won.text.phrases import clean


class Notice(msgspec.Struct, frozen=True):
    subject: str
    text: str
    link: str
    brief: str = ""  # without the link


def turn(lang: Language, game: str, title: str, link: str) -> Notice:
    """The notification that a table waits for the player."""
    if title:
        subject = lang.gettext("Your turn: {title}").format(title=clean(title))
    else:
        subject = lang.gettext("Your turn: {game}").format(game=clean(game))
    text = lang.gettext("{subject}. The table waits for you: {link}").format(subject=subject, link=link)
    return Notice(subject, text, link, lang.gettext("The table waits for you."))


def over(lang: Language, game: str, title: str, link: str) -> Notice:
    """The notification that a game of the player has ended."""
    subject = lang.gettext("The game is over: {title}").format(title=clean(title or game))
    text = lang.gettext("{subject}. See how it went: {link}").format(subject=subject, link=link)
    return Notice(subject, text, link, lang.gettext("See how it went."))


def invited(lang: Language, by: str, table: str, link: str) -> Notice:
    """The notification that a friend invites the player to a table."""
    subject = lang.gettext("{name} invites you: {table}").format(name=clean(by), table=clean(table))
    text = lang.gettext("{subject}. The invitation waits on your page of friends: {link}").format(
        subject=subject, link=link
    )
    return Notice(subject, text, link, lang.gettext("The invitation waits on your page of friends."))


def digest(lang: Language, each: Sequence[Notice], link: str) -> Notice:
    """Several in one."""
    n = len(each)
    subject = lang.ngettext("{n} message from your tables", "{n} messages from your tables", n).format(n=n)
    lines = [subject, "", *(f"- {notice.subject}: {notice.link}" for notice in each)]
    return Notice(subject, "\n".join(lines), link, "\n".join(notice.subject for notice in each))


def sign_in_mail(lang: Language, link: str) -> tuple[str, str]:
    """The mail with the link that signs in: subject and text."""
    subject = lang.gettext("Your link to sign in")
    text = lang.gettext(
        "Someone, probably you, asked for a link to sign in to Wealth of Nations with this address.\n\n"
        "Follow it within half an hour; it works once: {link}\n\n"
        "If it was not you, ignore this message: nobody can sign in without it."
    ).format(link=link)
    return subject, text + "\n"


def confirmation(lang: Language, link: str) -> tuple[str, str]:
    """The mail that confirms an address: subject and text."""
    subject = lang.gettext("Get a message when it is your turn?")
    text = lang.gettext(
        "Someone, probably you, asked for messages to this address when it is their turn in Wealth of "
        "Nations.\n\nTo confirm, follow this link: {link}\n\nIf it was not you, ignore this message: we will "
        "not write again."
    ).format(link=link)
    return subject, text


def with_farewell(lang: Language, text: str, link: str) -> str:
    """The text, with the link to unsubscribe below it."""
    return "\n\n".join((text, lang.gettext("Stop these messages: {link}").format(link=link))) + "\n"


class Page(msgspec.Struct, frozen=True):
    """The texts of the page behind such a link."""

    question: str
    button: str
    done: str
    wrong: str


def pages(lang: Language) -> dict[str, Page]:
    wrong = lang.gettext("This link is no longer valid.")
    return {
        "confirm": Page(
            lang.gettext("Get a message when it is your turn?"),
            lang.gettext("Yes, send messages"),
            lang.gettext("Thank you. You will get a message when it is your turn."),
            wrong,
        ),
        "unsubscribe": Page(
            lang.gettext("Stop these messages?"),
            lang.gettext("Yes, stop them"),
            lang.gettext("Done. You will get no more messages here."),
            wrong,
        ),
    }
