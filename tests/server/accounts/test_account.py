"""A guest becomes an account with devices, on either database."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection

from won.server.accounts import account
from won.server.accounts.identity import player_with_key, player_with_token, resume_token
from won.server.accounts.keys import key_hash
from won.server.storage import Person
from won.server.storage import people as stored_people
from won.server.storage.store import Store
from won.tables.errors import RequestError

pytestmark = pytest.mark.anyio


async def _ada(store: Store) -> Person:
    await store.add_player(Person("ada", "Ada", key_hash("first"), 5))
    ada = await player_with_key(store, "first")
    await store.database.write(lambda db: account.make_account(db, ada, "Firefox", 7))
    return await player_with_key(store, "first")


async def test_a_guest_who_becomes_an_account_keeps_id_and_key(store: Store) -> None:
    ada = await _ada(store)
    assert (ada.id, ada.name, ada.account) == ("ada", "Ada", True)
    assert ada.device
    result = await store.player("ada")
    assert result is not None
    assert result.account
    await store.database.write(lambda db: account.make_account(db, ada, "Firefox", 8))
    [device] = await store.database.read(lambda db: account.devices_of(db, ada))
    assert device == account.Device(ada.device, "Firefox", 7, 7, own=True)


async def test_each_device_has_a_key_of_its_own_and_can_be_signed_out(store: Store) -> None:
    ada = await _ada(store)
    phone_key, _ = await store.database.write(lambda db: account.sign_in(db, "ada", "Safari", 9))
    phone = await player_with_key(store, phone_key)
    assert phone.id == "ada"
    token = await resume_token(store, "t", phone)
    assert (await player_with_token(store, "t", token)).device == phone.device
    keys = [key_hash("first"), phone.key_hash]
    assert await store.good_keys(keys) == set(keys)
    assert await store.rekey("ada", phone.key_hash, key_hash("second"))
    assert await store.good_keys(keys) == {key_hash("first")}
    for shown in (player_with_key(store, phone_key), player_with_token(store, "t", token)):
        with pytest.raises(RequestError, match="wrong_key"):
            await shown
    assert await store.database.write(lambda db: account.sign_out(db, "ada", phone.device))
    assert not await store.database.write(lambda db: account.sign_out(db, "bo", ada.device))
    assert await store.player_by_key(key_hash("second")) is None
    assert (await player_with_key(store, "first")).device == ada.device
    assert list(await store.database.write(lambda db: account.sign_out_everywhere(db, "ada"))) == [ada.device]
    assert await store.player_by_key(key_hash("first")) is None


async def test_only_so_many_devices_stay_signed_in(store: Store) -> None:
    ada = await _ada(store)

    def many(db: Connection) -> None:
        for at in range(account.MOST):
            account.sign_in(db, "ada", f"device {at}", 100 + at)

    await store.database.write(many)
    names = [device.name for device in await store.database.read(lambda db: account.devices_of(db, ada))]
    assert len(names) == account.MOST
    assert "Firefox" not in names


@pytest.mark.parametrize("name", ["Ada", " ada ", "ＡＤＡ", "Аdа", "A\u200bda"])
async def test_nobody_else_carries_the_name_of_an_account(store: Store, name: str) -> None:
    await store.add_player(Person("guest", name, "00", 1))
    ada = await _ada(store)
    assert await store.name_owner(name) == "ada"
    others = await store.database.read(lambda db: stored_people.guests_named(db, ada.name, ada.id))
    assert [other.id for other in others] == ["guest"]
    await store.add_player(Person("bo", "Bo", key_hash("bo"), 6))
    bo = await player_with_key(store, "bo")
    await store.database.write(lambda db: account.make_account(db, bo, "Firefox", 8))
    for refused in (
        store.add_player(Person("zoe", name, "01", 9)),
        store.rename("guest", name),
        store.rename("bo", name),
    ):
        with pytest.raises(RequestError, match="account_name"):
            await refused
    [guest] = others
    with pytest.raises(RequestError, match="account_name"):
        await store.database.write(lambda db: account.make_account(db, guest, "Firefox", 9))
    await store.rename("ada", "Ada L")
    await store.rename("bo", name)
    assert await store.name_owner("adA") == "bo"


async def test_a_placeholder_is_no_name_for_an_account(store: Store) -> None:
    guest = Person("g", "Guest", "0f", 1)
    await store.add_player(guest)
    with pytest.raises(RequestError, match="no_name"):
        await store.database.write(lambda db: account.make_account(db, guest, "Firefox", 9))
