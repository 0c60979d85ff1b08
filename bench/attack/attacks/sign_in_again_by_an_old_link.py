"""Keep a link that signs in for when one has been signed out, or the key been replaced."""

from __future__ import annotations

from tests.server.running import Guest, Running

LINKS = "/api/account/links"


def attack(server: Running) -> None:
    with server.player("Owner") as ada, server.guest() as mallory:
        for sign_out in (_everywhere, _there):
            _sign_in(mallory, _link(ada))
            old_link = _link(mallory)
            sign_out(ada)
            assert mallory.get("/api/me").status_code == 401
            assert _use(mallory, old_link) == "wrong_link"
        old_link = _link(ada)
        ada.headers["authorization"] = f"Bearer {ada.post('/api/me/key').json()['key']}"
        assert _use(mallory, old_link) == "wrong_link"
        _sign_in(mallory, _link(ada))


def _everywhere(account: Guest) -> None:
    assert account.post("/api/account/sign-out").is_success


def _there(account: Guest) -> None:
    [device] = [each["id"] for each in account.get("/api/account").json()["devices"] if not each.get("own")]
    assert account.delete(f"/api/account/devices/{device}").is_success


def _link(guest: Guest) -> str:
    return str(guest.post(LINKS).json()["token"])


def _use(guest: Guest, link: str) -> str:
    guest.headers.pop("authorization", None)
    answer = guest.post(f"{LINKS}/use", json={"token": link}).json()
    guest.key = answer.get("key", "")
    return str(answer.get("code", ""))


def _sign_in(guest: Guest, link: str) -> None:
    assert _use(guest, link) == ""
    guest.headers["authorization"] = f"Bearer {guest.key}"
