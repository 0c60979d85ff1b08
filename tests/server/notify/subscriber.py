"""A browser that has subscribed to push messages: it reads them by RFC 8291 alone, with no code of the sender's."""

from __future__ import annotations

import base64
import json
import struct
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Subscriber:
    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": unpadded(self._point), "auth": unpadded(self._auth)}
        self.endpoint = endpoint

    @property
    def address(self) -> str:
        return json.dumps({"endpoint": self.endpoint, **self.keys})

    def read(self, body: bytes) -> dict[str, Any]:
        """Salt, record size and the sender's key stand before the one record (RFC 8188)."""
        salt, (_, length) = body[:16], struct.unpack("!IB", body[16:21])
        sender, record = body[21 : 21 + length], body[21 + length :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        secret = _derived(self._auth, shared, b"WebPush: info\0" + self._point + sender, 32)
        key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, record, None)
        result: dict[str, Any] = json.loads(plain.rstrip(b"\0")[:-1])  # the delimiter of the last record is 2
        return result


def signed(head: str, server_key: str) -> dict[str, Any]:
    """What the server claims in the header of its request (RFC 8292); raises where the signature is not its own."""
    line = next(line for line in head.split("\r\n") if line.lower().startswith("authorization: vapid"))
    fields = dict(part.strip().split("=", 1) for part in line.split(" ", 2)[2].split(","))
    assert fields["k"].rstrip("=") == server_key
    content, _, signature = fields["t"].rpartition(".")
    raw = padded(signature)
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(server_key))
    public.verify(encode_dss_signature(*halves), content.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(padded(content.split(".")[1]))
    return claims
