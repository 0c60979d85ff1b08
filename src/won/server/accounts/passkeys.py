"""Passkeys (WebAuthn): made in the browser, checked here. The site is named by the configuration alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
import webauthn
from sqlalchemy import Connection, and_, delete, insert, select, update
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from won.server.accounts import tokens
from won.server.operations.config import Config
from won.server.storage import Person
from won.server.storage.people_schema import passkeys
from won.tables.errors import RequestError

NAME: Final = "Wealth of Nations"
T = TypeVar("T")
MOST: Final = 10  # of one account
Options = dict[str, Any]  # as the browser takes and gives them


class Site(msgspec.Struct, frozen=True):
    """What passkeys are bound to: the origin of the pages, and its host."""

    origin: str
    host: str


class Passkey(msgspec.Struct, frozen=True):
    id: str
    name: str
    made_at: int
    used_at: int


def site(config: Config) -> Site | None:
    """None where browsers offer no passkeys: without https, unless on this machine."""
    parts = urlsplit(config.public_url)
    if parts.hostname and (parts.scheme == "https" or parts.hostname == "localhost"):
        return Site(f"{parts.scheme}://{parts.netloc}", parts.hostname)
    own = urlsplit(config.own_url)
    if config.public_url or not own.port:
        return None
    return Site(f"http://localhost:{own.port}", "localhost")


def passkeys_of(db: Connection, player: str) -> list[Passkey]:
    query = select(passkeys).where(passkeys.c.player_id == player).order_by(passkeys.c.made_at, passkeys.c.id)
    return [Passkey(row.id, row.name, row.made_at, row.used_at) for row in db.execute(query)]


def new_options(db: Connection, where: Site, person: Person, now: int) -> Options:
    """What the browser needs to make a passkey for that player."""
    known = [PublicKeyCredentialDescriptor(base64url_to_bytes(key.id)) for key in passkeys_of(db, person.id)]
    if len(known) >= MOST:
        raise RequestError("too_many_passkeys", most=MOST)
    challenge = base64url_to_bytes(tokens.issue(db, "new passkey", person.id, now))
    options = webauthn.generate_registration_options(
        rp_id=where.host,
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=challenge,
        exclude_credentials=known,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return options_to_json_dict(options)


def add(db: Connection, where: Site, person: Person, credential: Options, name: str, now: int) -> None:
    """Store the passkey that the browser made; the player must be an account by now."""
    challenge, token = _challenge(db, "new passkey", credential, now)
    if token.player != person.id:
        raise RequestError("wrong_passkey")
    verified = _verified(webauthn.verify_registration_response, where, credential, challenge)
    row = {"id": bytes_to_base64url(verified.credential_id), "player_id": person.id, "name": name}
    if db.execute(select(passkeys.c.id).where(passkeys.c.id == row["id"])).first() is not None:
        raise RequestError("wrong_passkey")
    key = {"public_key": verified.credential_public_key, "sign_count": verified.sign_count}
    db.execute(insert(passkeys), {**row, **key, "made_at": now, "used_at": now})


def sign_in_options(db: Connection, where: Site, now: int) -> Options:
    """The same for everybody: the browser shows which passkeys it has."""
    challenge = base64url_to_bytes(tokens.issue(db, "passkey", "", now))
    return options_to_json_dict(webauthn.generate_authentication_options(rp_id=where.host, challenge=challenge))


def owner(db: Connection, where: Site, credential: Options, now: int) -> str:
    """The player whose passkey answered the challenge; raises `RequestError` otherwise."""
    challenge, _ = _challenge(db, "passkey", credential, now)
    row = db.execute(select(passkeys).where(passkeys.c.id == str(credential.get("id")))).first()
    if row is None:
        raise RequestError("wrong_passkey")
    key = {"credential_public_key": row.public_key, "credential_current_sign_count": row.sign_count}
    shown = _verified(webauthn.verify_authentication_response, where, credential, challenge, **key)
    used = {"sign_count": shown.new_sign_count, "used_at": now}
    db.execute(update(passkeys).where(passkeys.c.id == row.id).values(used))
    return str(row.player_id)


def remove(db: Connection, player: str, passkey: str) -> bool:
    own = and_(passkeys.c.player_id == player, passkeys.c.id == passkey)
    return db.execute(delete(passkeys).where(own)).rowcount > 0


def _verified(verify: Callable[..., T], where: Site, credential: Options, challenge: bytes, **stored: Any) -> T:
    """What `webauthn` says of the answer to our challenge; raises `RequestError` where it does not accept it."""
    try:
        return verify(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=where.host,
            expected_origin=where.origin,
            **stored,
        )
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise RequestError("wrong_passkey") from None


def _challenge(db: Connection, purpose: tokens.Purpose, credential: Options, now: int) -> tuple[bytes, tokens.Token]:
    """The challenge that a credential answers, if it was ours and is used for the first time."""
    try:
        answered = credential["response"]["clientDataJSON"]
        challenge = parse_client_data_json(base64url_to_bytes(answered)).challenge
    except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
        raise RequestError("wrong_passkey") from None
    token = tokens.use(db, purpose, bytes_to_base64url(challenge), now)
    if token is None:
        raise RequestError("wrong_passkey")
    return challenge, token
