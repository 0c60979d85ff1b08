"""A player in thirty lines: joins a table of `won serve` and plays random legal actions until the game ends.

    python examples/bot.py http://127.0.0.1:8008 TABLE [SEATS [INVITE]]

It knows no game. docs/client.md describes the client, docs/protocol.md the messages behind it.
"""

import random
import sys
from typing import Any

from won.client import RefusedError, Server


def play(url: str, name: str, seats: int = 1, invite: str = "") -> Any:
    """Take seats at a table, play them, and return the result."""
    server = Server(url)
    server.register("Example bot")
    for _ in range(seats):
        server.join(name, invite=invite)
    with server.table(name, invite=invite) as table:
        while (mine := table.turn()) is not None and mine.legal is not None:
            action: Any = random.choice([*mine.legal.actions, *mine.legal.composed])
            if isinstance(action, str):  # a kind of action to be composed
                action = table.compose(mine.seat, action)
            try:
                if action is not None:
                    table.act(mine.seat, action)
            except RefusedError:  # somebody else was quicker
                pass
        return table.state.result


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2], int((sys.argv[3:] or ["1"])[0]), *sys.argv[4:5]))
