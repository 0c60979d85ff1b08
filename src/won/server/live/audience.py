"""The connections to a table: who is present, and what each is sent."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from won.server.live.absence import Absence
from won.server.live.connection import Connection
from won.server.live.delayed_view import DelayedView
from won.server.live.moment import Kept, Moment
from won.server.live.news import NewsCache
from won.server.live.standing_orders import StandingOrders
from won.server.operations.times import now
from won.server.storage import TableRow
from won.server.wire.messages.common import Presence
from won.server.wire.messages.from_server import Around, Closing, encode
from won.tables.entries import Removed
from won.tables.fold import Folded
from won.tables.policy import Viewer, roles
from won.tables.table import Table

SETTLED: Final = 2.0  # seconds in which those who were at the table come back after it has moved
AGAIN: Final = 0.1  # seconds after which those who look on by an invitation come in again
ALONE: Final = 30.0  # seconds for which bots play on when the last person has left


class Audience:
    """`presence_changed` is called when somebody comes, goes, or sits down."""

    def __init__(
        self,
        table: Table,
        row: TableRow,
        orders: StandingOrders,
        shared: bool,
        presence_changed: Callable[[], None],
    ) -> None:
        self.connections: set[Connection] = set()
        self._settled_at = time.monotonic() + SETTLED if shared else 0.0
        self.delayed_view = DelayedView(table.setup, row.seed, self.connections, self.send_state)
        self.used = time.monotonic()
        self._person_left = -ALONE  # when the last person was here
        self._table = table
        self._setup = table.setup
        self._seed = row.seed
        self._host = row.host
        self.absence = Absence(self._send_states)
        self._orders = orders
        self._presence_changed = presence_changed
        self._moment: Moment | None = None  # while somebody has still to be sent the state after the last change
        self._kept = Kept()
        self._awaited = 0  # states that have still to be sent
        self._players = table.player_ids()

    # What is sent

    def publish(self, table: Table, folded: Sequence[Folded]) -> None:
        """Send the rows and the new state to everyone."""
        self._table = table
        self.used = time.monotonic()
        self._send_states()
        self.delayed_view.add(folded)
        present = [
            (connection, table.seats_of(connection.player)) for connection in self.connections if not connection.delayed
        ]
        for change in folded:
            news = NewsCache(table, change)
            for connection, seats in present:
                connection.send_text(news.text(seats, connection.language, connection.unwanted))
            if isinstance(change.row.entry, Removed):
                self.dismiss("removed", None, change.row.entry.player)
                self.send_for_the_invited()
        players = table.player_ids()
        if players != self._players:
            self._players = players
            self._presence_changed()

    def _send_states(self) -> None:
        self._moment = None
        self._awaited = 0
        for connection in self.connections:
            connection.delayed = connection.delayed and self.sees_late(connection)
            if not connection.delayed:
                self.send_state(connection)

    def send_state(self, connection: Connection) -> None:
        self._awaited += 1
        connection.send_state(lambda: self._state(connection))

    def refresh(self, connection: Connection) -> None:
        """Send the whole state again."""
        connection.known = None
        self.send_state(connection)

    def send_orders(self, seat: int) -> None:
        """Show changed standing orders to the holder of the seat, and to nobody else."""
        self._moment = None
        for connection in self.connections:
            if seat in self._table.seats_of(connection.player):
                self.send_state(connection)

    def send_presence(self) -> None:
        text = encode(Around(self.presence(), self.onlookers()))
        self._moment = None
        for connection in self.connections:
            connection.send_around(text)
        self.absence.update(self._table.players, set(self.present()))

    def _state(self, connection: Connection) -> str:
        """The state for that client, or what has changed in it since the last one."""
        viewer = self.viewer(connection)
        moment = self.delayed_view.moment() if connection.delayed else self._moment_now()
        self._awaited -= 1
        if self._awaited <= 0:  # it is large, and made again if somebody else needs it
            self._moment = None
        if not connection.patches:
            return moment.whole(viewer)[0]
        known = connection.known
        text, connection.known = moment.whole(viewer) if known is None else moment.patch(viewer, known)
        return text

    def _moment_now(self) -> Moment:
        if self._moment is None:
            away = self.absence.long
            self._moment = Moment(
                self._table, self.presence(), self._orders.by_seat, self._seed, now(), away, self._kept
            )
        return self._moment

    def viewer(self, connection: Connection) -> Viewer:
        """Who that is to the policy; all without a seat who may do the same share one state."""
        player, table = connection.player, self._table
        if table.removed_at:
            who = Viewer(player, self._host, connection.invited, connection.since)
            if "guest" in roles(table, who):
                return Viewer("", self._host, True)
        known = not player or player == self._host or table.seats_of(player) or player in table.removed
        return Viewer(player if known else "?", self._host, True)

    # Who is present

    def presence(self) -> tuple[Presence, ...]:
        """Of each seat."""
        present = self.present()
        return tuple(
            [present.get(holder.player, "away") if holder.player else "away" for holder in self._table.holders]
        )

    def present(self) -> dict[str, Presence]:
        """The players of this table who are connected."""
        players = self._table.players
        return _most_active(
            [
                (connection.player, connection.presence)
                for connection in self.connections
                if connection.player in players
            ]
        )

    def onlookers(self) -> int:
        return sum(not self._table.seats_of(connection.player) for connection in self.connections)

    def connections_from(self, address: str) -> int:
        return sum(connection.address == address for connection in self.connections)

    def reachable(self, player: str) -> bool:
        """Whether it makes sense to wait for that person: connected somewhere, or playing by the day."""
        if not player or self._setup.clock.kind == "daily" or not self._settled:
            return bool(player)
        return self.connected(player)

    def connected(self, player: str) -> bool:
        return any(player == each.player for each in self.connections)

    @property
    def _settled(self) -> bool:
        """Whether those who were at the table have had time to come back to it."""
        return time.monotonic() >= self._settled_at

    def attended(self) -> bool:
        """Whether a person is connected, or was a moment ago."""
        if any(connection.player for connection in self.connections):
            return True
        return not self._settled or time.monotonic() < self._person_left + ALONE

    def person_was_here(self) -> None:
        self._person_left = time.monotonic()

    # Coming and going

    def sees_late(self, connection: Connection) -> bool:
        """Whether that connection is shown the table late."""
        return self._setup.delay > 0 and not connection.prompt and not self._table.seats_of(connection.player)

    def join(self, connection: Connection) -> None:
        connection.delayed = self.sees_late(connection)
        self.connections.add(connection)
        self.used = time.monotonic()

    def leave(self, connection: Connection) -> None:
        if connection.player:
            self.person_was_here()
        self.connections.discard(connection)
        self.used = time.monotonic()
        self.delayed_view.close_if_unused()
        self._presence_changed()

    def dismiss(self, code: str, retry: float | None, player: str | None = None, device: str = "") -> None:
        """Disconnect everyone, or one player, or one device of theirs."""
        dismissed = [each for each in self.connections if player is None or player in (each.player, each.owner)]
        for connection in [each for each in dismissed if device in ("", each.device)]:
            connection.send(Closing(code, retry))
            connection.close()

    def end_keys(self, gone: AbstractSet[str]) -> None:
        """Disconnect whoever came with one of these keys, which are good no longer; given by their hashes."""
        for connection in [each for each in self.connections if each.key_hash in gone]:
            connection.send(Closing("wrong_key", None))
            connection.close()

    def send_for_the_invited(self) -> None:
        """After somebody was sent away, or left the club: who looks on by an invitation has to come in again."""
        people = {*self._table.players, self._host}
        if not self._setup.public:
            for connection in [each for each in self.connections if each.invited and each.player not in people]:
                connection.send(Closing("restart", AGAIN))
                connection.close()


def _most_active(people: Sequence[tuple[str, Presence]]) -> dict[str, Presence]:
    """Of several connections of a person: `thinking` counts before `here`, and `away` not at all."""
    present: dict[str, Presence] = {}
    for player, presence in people:
        if present.get(player) != "thinking" and presence != "away":
            present[player] = presence
    return present
