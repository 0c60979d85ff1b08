"""Tables to sit down at, for the tests of the socket."""

from __future__ import annotations

from typing import Any

from tests.server.running import Guest, Running
from tests.server.sockets import Client, Message

BOT = {"who": "bot", "bot": "clerk"}
ME = {"who": "me"}


def sit(server: Running, table: Message, player: Guest, **hello: Any) -> Client:
    return Client(server.url, table["id"], player.key, **hello)


def two_people(ada: Guest, bo: Guest, **more: Any) -> Message:
    """Ada and Bo with a bot, begun."""
    table = ada.table("industry", 3, seats=[ME, {"who": "open"}, BOT], **more)
    assert bo.post(f"/api/tables/{table['id']}/join", json={"seat": 1}).status_code == 200
    assert ada.post(f"/api/tables/{table['id']}/start").status_code == 200
    return table


def first(client: Client) -> Message:
    return dict(client.mine(client.on_turn[0])["legal"]["actions"][0])
