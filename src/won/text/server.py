"""The sentences for errors of the server."""

from __future__ import annotations

from typing import Any, Final

from won.text.errors import value_text
from won.text.language import N_, Language

_ERRORS: Final[dict[str, str]] = {
    "account_name": N_("{name} is the name of somebody’s account. Choose another name."),
    "address": N_("There is nothing at this address."),
    "address_used": N_("This address belongs to another account. Sign in with it instead."),
    "bad_body": N_("What was sent cannot be read: {detail}."),
    "bad_query": N_("The address cannot be read: {detail}."),
    "bad_value": N_("{field} cannot be {found}."),
    "banned": N_("You may not use this server until {until}."),
    "branch_hidden": N_("This would show what others hide at this table: try its positions once the game is over."),
    "internal": N_("Something went wrong on the server. It has been logged."),
    "method": N_("That cannot be done with this address."),
    "no_bot": N_("There is no bot called {found}; choose from: {known}."),
    "no_ban": N_("There is no such ban."),
    "no_line": N_("There is no such line in the chat of this table."),
    "no_report": N_("There is no such report, or it is closed."),
    "no_rating": N_("No rating was changed by this table."),
    "not_hidden": N_("This table is not hidden."),
    "no_channel": N_("You get no messages there."),
    "no_device": N_("You are not signed in on such a device."),
    "no_game": N_("There is no game called {found}; choose from: {known}."),
    "no_key": N_("Only a player may do this: send your key."),
    "no_such_lesson": N_("There is no such lesson."),
    "no_passkey": N_("You have no such passkey."),
    "no_passkeys": N_("Passkeys work only over https, or on this machine."),
    "no_picture": N_("There is no such picture."),
    "no_language": N_("This language is not available; choose from: {known}."),
    "no_mail": N_("This server sends no e-mail."),
    "no_push": N_("This server sends no messages to browsers."),
    "no_player": N_("There is no such player."),
    "no_puzzle": N_("There is no such puzzle."),
    "no_seed": N_("This game was not drawn from a seed of this server."),
    "no_way_back": N_("You could not come back to your account: add another passkey or an e-mail address first."),
    "no_seek": N_("You are not waiting for players any more."),
    "no_step": N_("The game has {steps} actions; there is no position after {found}."),
    "no_tournament": N_("There is no such tournament."),
    "no_club": N_("There is no such club, or its link has been renewed."),
    "no_member": N_("This player is not in the club."),
    "no_requests": N_("This player takes no requests."),
    "club_full": N_("This club is full: at most {most} members."),
    "not_founder": N_("Only the founder of the club may do this."),
    "not_friends": N_("You are not friends."),
    "unblock_first": N_("You have blocked this player. End the block in your account first."),
    "too_many_clubs": N_("Too many clubs: at most {most}."),
    "not_an_address": N_("Nothing can be sent to this address."),
    "not_blocked": N_("You have not blocked or muted this player."),
    "not_your_name": N_("This is not your name: nothing was deleted."),
    "not_local": N_("This is for whoever runs the server, from its own machine or network."),
    "not_operator": N_("This is for operators of the server: sign in with your key."),
    "origin": N_("Pages of other sites may not play here."),
    "sealed": N_("Others still play this table today: it opens when the day ends, at midnight UTC."),
    "too_large": N_("Too large: at most {most} bytes."),
    "too_few_entrants": N_("A tournament needs at least {least} people."),
    "too_many": N_("Too many requests. Try again in {seconds} seconds."),
    "too_many_tables": N_("You have {most} unfinished tables; finish or cancel some first."),
    "too_many_people": N_("Too many people: at most {most}."),
    "too_many_reports": N_("The operators have {most} reports of yours to look at; wait until they have."),
    "too_many_tournaments": N_("You host {most} unfinished tournaments; finish or cancel some first."),
    "too_many_passkeys": N_("Too many passkeys: at most {most}."),
    "too_many_channels": N_("Too many addresses: at most {most}."),
    "tournament_begun": N_("This tournament has begun, or was cancelled."),
    "tournament_full": N_("This tournament is full: at most {most} entrants."),
    "too_slow": N_("What was sent took too long to arrive."),
    "wrong_link": N_("This link has been used or is too old. Ask for a new one."),
    "wrong_passkey": N_("This passkey is not known here, or it took too long."),
    "wrong_key": N_("No player has this key."),
}


def error_sentence(lang: Language, code: str, about: dict[str, Any]) -> str | None:
    """The sentence for a code of the server itself; none for a code that belongs to the table."""
    message = _ERRORS.get(code)
    if message is None:
        return None
    try:
        return lang.gettext(message).format(**{name: value_text(lang, name, value) for name, value in about.items()})
    except (KeyError, IndexError):
        return lang.gettext("That cannot be done.")
