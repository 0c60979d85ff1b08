"""The mails about accounts."""

from __future__ import annotations

from won.text.language import Language


def sign_in(lang: Language, link: str) -> tuple[str, str]:
    """The mail with the link that signs in: subject and text."""
    subject = lang.gettext("Your link to sign in")
    text = lang.gettext(
        "Someone, probably you, asked for a link to sign in to Wealth of Nations with this address.\n\n"
        "Follow it within half an hour; it works once: {link}\n\n"
        "If it was not you, ignore this message: nobody can sign in without it."
    ).format(link=link)
    return subject, text + "\n"
