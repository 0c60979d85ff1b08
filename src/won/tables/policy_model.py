"""The words in which the policy of a table is written: roles, phases, rights and deeds."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

# `seated`: on their own seat, or at the table where no seat is named. `partner`: in one syndicate with the seat that is
# named. `rival`: on another seat. `deputy`: seated at a table whose host has no seat. `spectator`: has a key, no seat.
# `guest`: has no key. `outsider`: neither in a private table nor invited to it, or sent away by the host. `local`:
# reaches the server from its own machine or network. `operator`: shows the key that `won operator add` gave out.
Role = Literal["host", "deputy", "seated", "partner", "rival", "spectator", "guest", "outsider", "local", "operator"]
Phase = Literal["lobby", "playing", "paused", "over"]
Consent = Literal["nobody", "those taken back", "everyone", "all present"]
About = Literal["seat", "table", "server"]
ROLES: Final[tuple[Role, ...]] = get_args(Role)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class Right(msgspec.Struct, frozen=True):
    """Whoever has one of these roles may, in these phases."""

    who: tuple[Role, ...]
    when: tuple[Phase, ...] = PHASES
    rated: bool = True  # also at a rated table
    tournament: bool = True  # also at a table of a tournament
    puzzle: bool = True  # also at the table of a puzzle
    away: bool = False  # only about a seat whose holder has been away for longer than `GRACE`
    consent: Consent = "nobody"  # who has to agree before it is done


class Deed(msgspec.Struct, frozen=True):
    """Something that can be asked of the server; without a right nobody may."""

    rights: tuple[Right, ...]
    about: About = "table"
    offer: str = ""  # the name under which clients are told that they may offer it
    note: str = ""  # what else must be so
