"""Web push: messages that the player's browser alone can read (RFC 8291), signed by this server (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import time
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from py_vapid import Vapid02, VapidException
from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from won.server.accounts.passkeys import site
from won.server.notify.errors import Failed
from won.server.notify.webhook import post_bytes
from won.server.operations.config import Config
from won.server.storage.schema import settings

LASTS: Final = 24 * 3600  # seconds: for how long the push service keeps a message, and a signature is valid
_NAME: Final = "vapid"  # of the settings
_POINT: Final = 65  # bytes of a public key
_SECRET: Final = 16  # bytes that the browser adds


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As a browser gives it; both keys as base64url."""

    endpoint: str
    p256dh: str
    auth: str


def contact(config: Config) -> str:
    """Whom a push service may turn to: it has to be told. Empty where browsers offer no push."""
    address = site(config)
    if address is None:
        return ""
    return (
        f"https://{address.host}" if address.origin.startswith("https:") else f"mailto:won@{address.host}.localdomain"
    )


def read(address: str) -> Subscription:
    """Raises `ValueError` for what is no subscription."""
    subscription = msgspec.json.decode(address, type=Subscription)
    if len(_bytes(subscription.p256dh)) != _POINT or len(_bytes(subscription.auth)) != _SECRET:
        raise ValueError("keys")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(subscription.p256dh))
    return subscription


def server_key(db: Connection) -> str:
    """The private key that signs, made by whoever asks first, as PEM."""
    dialect = postgresql if db.dialect.name == "postgresql" else sqlite
    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    db.execute(dialect.insert(settings).values(name=_NAME, value=pem).on_conflict_do_nothing())
    return str(db.execute(select(settings.c.value).where(settings.c.name == _NAME)).scalar_one())


def public_key(pem: str) -> str:
    """What a browser is told, to accept messages of this server alone."""
    point = Vapid02.from_pem(pem.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return _text(point)


async def send(pem: str, whom: str, address: str, content: dict[str, Any], private: bool = False) -> None:
    """Hand over to the push service, or raise `Failed`."""
    if not whom:  # the server has lost its https address since
        raise Failed("no contact", final=True)
    try:
        to = read(address)
    except ValueError as error:
        raise Failed("no subscription", final=True) from error
    body = http_ece.encrypt(
        msgspec.json.encode(content),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(to.p256dh),
        auth_secret=_bytes(to.auth),
        version="aes128gcm",
    )
    parts = urlsplit(to.endpoint)
    claims = {"sub": whom, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + LASTS // 2}
    try:
        signature = Vapid02.from_pem(pem.encode()).sign(claims)
    except VapidException as error:
        raise Failed("no push service", final=True) from error
    headers = {
        **signature,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LASTS),
        "Urgency": "normal",
    }
    await post_bytes(to.endpoint, body, headers, private)


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
