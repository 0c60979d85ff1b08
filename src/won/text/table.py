"""The sentences about a table beside its game: seats, requests, undo, and errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from won.core.record import Seat
from won.text.language import N_, Language
from won.text.phrases import clean, listing, seat_name

_WISHES: Final[dict[str, str]] = {
    "undo": N_("{who} would like to take a move back."),
    "pause": N_("{who} would like a pause."),
    "resume": N_("{who} would like to go on."),
    "end": N_("{who} would like to end the game here."),
    "bot": N_("{who} would like a bot to play for {about}, who is away."),
    "take": N_("{name} would like to take the seat of {about}. If all agree, the game is no longer rated."),
}
_ERRORS: Final[dict[str, str]] = {
    "bad_action": N_("This cannot be read as an action: {detail}."),
    "bad_message": N_("This message cannot be read: {detail}."),
    "bad_order": N_("This is not a standing order: {detail}."),
    "bad_setup": N_("The game cannot begin like this: {place} is not valid."),
    "blocked": N_("You cannot sit down here because of somebody who is at this table or has laid it."),
    "sent_away": N_("The host of this tournament has sent you away."),
    "blocked_entrant": N_("You cannot enter because of somebody who hosts this tournament or has entered it."),
    "busy": N_("Too much is happening at this table at once. Try again."),
    "chance_shown": N_("What chance or another player has shown cannot be taken back."),
    "conceded": N_("You have given up this seat."),
    "lesson_do": N_("The lesson goes on once you have done it. Or let it be shown to you."),
    "lesson_other": N_("The rules allow that, but it is not what this lesson is about just now."),
    "lesson_read": N_("Read this page first, then press “Next”."),
    "no_lesson": N_("There is no lesson at this table."),
    "full": N_("Every seat of this table is taken."),
    "name_taken": N_("Somebody at this table is called {name}. Choose another name."),
    "nation_taken": N_("Someone else plays {nation}."),
    "no_advice": N_("No hint is available now."),
    "no_bot": N_("This game has no bot called {found}."),
    "no_choice": N_("That cannot be chosen now."),
    "no_name": N_("Give a name that others can read."),
    "no_player": N_("There is no such player."),
    "no_seat": N_("This table has no seat {found}."),
    "no_step": N_("The game has {steps} actions; there is no position after {found}."),
    "no_table": N_("There is no such table."),
    "nobody_to_mind": N_("Nobody is playing this seat."),
    "not_host": N_("Only the host may do this."),
    "not_invited": N_("This table is by invitation only: ask the host for the link."),
    "not_over": N_("This can be seen once the game is over."),
    "not_paused": N_("The game is not paused."),
    "not_started": N_("The game has not begun."),
    "not_yours": N_("This seat is not yours."),
    "nothing_asked": N_("Nobody is waiting for your answer."),
    "nothing_to_undo": N_("There is nothing to take back."),
    "over": N_("The game is over."),
    "paused": N_("The game is paused."),
    "no_key": N_("Only a player may do this: send your key."),
    "not_your_turn": N_("It is not your turn."),
    "nothing_played": N_("Nothing was played in this game."),
    "nothing_said": N_("There is no text."),
    "rated": N_("Not in a rated game."),
    "tournament": N_("Not in a game of a tournament."),
    "puzzle": N_("Not at the table of a puzzle."),
    "removed": N_("The host has removed you from this table."),
    "repeated": N_("This has already been done."),
    "reused": N_("This request has the number of an earlier one. Use a new number for each."),
    "restart": N_("The server is being restarted. Try again in a moment."),
    "rules": N_("The rules do not allow this."),
    "seat_taken": N_("This seat is taken."),
    "seats_free": N_("Not every seat is taken yet."),
    "stale": N_("The table has changed since you decided."),
    "started": N_("The game has begun already."),
    "still_here": N_("Only after a player has been away for a while."),
    "storage": N_("This could not be stored. Try again."),
    "undecided": N_("Something else is being asked at this table. Try again once it is decided."),
    "too_fast": N_("Too fast. Wait a moment."),
    "too_long": N_("Too long: at most {most} characters."),
    "too_soon": N_("Those who were asked may still answer. Try again in {seconds} s."),
    "said_enough": N_("You have written {most} times at this table; that is the most."),
    "too_far_back": N_("Only the last {most} actions can be taken back."),
    "unreadable": N_("This table cannot be read at the moment. The problem has been logged."),
    "too_many_tries": N_("Too many: at most {most} actions."),
    "too_many_orders": N_("Too many: at most {most} standing orders."),
}


def error_sentence(lang: Language, code: str, about: Mapping[str, Any]) -> str | None:
    """The sentence for an error code of a table; none for other codes."""
    if code == "lesson_wrong":  # the page of the lesson has its own answer
        answer = str(about["said"])
        return lang.gettext(answer)
    message = _ERRORS.get(code)
    if message is None:
        return None
    try:
        return lang.gettext(message).format(**{name: clean(value) for name, value in about.items()})
    except KeyError:
        return lang.gettext("That cannot be done.")


def entry_sentence(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    """The sentence for an entry of the journal; empty if its events say enough."""
    telling = _TELLING.get(type(entry).__struct_config__.tag)
    return "" if telling is None else telling(lang, entry, seats)


def _sat(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    if entry.bot:
        message = lang.gettext("{name}, a bot, takes seat {seat}.")
    elif not entry.player:
        message = lang.gettext("Seat {seat} is free.")
    elif entry.minder and not entry.by:
        message = lang.gettext("{name} has run out of time and is away; a bot plays seat {seat} in the meantime.")
    elif entry.minder:
        message = lang.gettext("{name} is away; a bot plays seat {seat} in the meantime.")
    else:
        message = lang.gettext("{name} takes seat {seat}.")
    return message.format(name=clean(entry.name), seat=entry.seat + 1)


def _acted(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    if entry.how == "clock":
        message = lang.gettext("{who} has run out of time: a bot plays this move.")
    elif entry.how == "caretaker":
        message = lang.gettext("A bot plays for {who}.")
    else:
        return ""
    return message.format(who=seat_name(lang, seats, entry.seat))


def _removed(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    message = lang.gettext("The host removes {name} from seat {seat}.")
    return message.format(name=clean(entry.name), seat=entry.seat + 1)


def _renamed(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    return lang.gettext("{before} is now called {name}.").format(before=clean(entry.before), name=clean(entry.name))


def _undone(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    message = lang.gettext("{who} takes a move back: the game returns to step {step}.")
    return message.format(who=seat_name(lang, seats, entry.seat), step=entry.step)


def _asked(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    who, about = seat_name(lang, seats, entry.seat), seat_name(lang, seats, entry.about)
    return lang.gettext(_WISHES[entry.matter]).format(who=who, about=about, name=clean(entry.name))


def _answered(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    message = lang.gettext("{who} agrees.") if entry.yes else lang.gettext("{who} says no.")
    return message.format(who=seat_name(lang, seats, entry.seat))


def _conceded(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    message = lang.gettext("{who} gives up; a bot plays on.")
    return message.format(who=seat_name(lang, seats, entry.seat))


def _started(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    names = [seat_name(lang, seats, seat) for seat in range(len(seats))]
    return lang.gettext("The game begins: {names}.").format(names=listing(lang, names))


def _ended(lang: Language, entry: Any, seats: Sequence[Seat]) -> str:
    if entry.why == "agreed":
        return lang.gettext("The game ends here, as agreed.")
    if entry.why == "closed":
        return lang.gettext("The operators of the server have closed this table.")
    return lang.gettext("The table was cancelled.")


_TELLING: Final[dict[str, Any]] = {
    "sat": _sat,
    "removed": _removed,
    "renamed": _renamed,
    "started": _started,
    "acted": _acted,
    "undone": _undone,
    "asked": _asked,
    "answered": _answered,
    "paused": lambda lang, entry, seats: lang.gettext("The game is paused."),
    "resumed": lambda lang, entry, seats: lang.gettext("The game goes on."),
    "conceded": _conceded,
    "ended": _ended,
    "learned": lambda lang, entry, seats: "",
    "followed": lambda lang, entry, seats: lang.gettext("The players continue at another table."),
}
