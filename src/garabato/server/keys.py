"""The keys to what is the operator's alone: the admin page, and the counters from afar."""

import base64
import binascii
import hmac
import os
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Final

from garabato.server.limits import Turnstile
from garabato.server.peers import is_loopback

FILE: Final = "admin.token"
"""In the data folder, for its owner's eyes only."""

SHORTEST: Final = 16
"""Characters of a key that somebody has thought of."""

WRONG_KEYS: Final = 10
"""So many wrong keys an address may try at once, and again one in ten seconds."""

_FORWARDED: Final = frozenset({"x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded", "via"})


def token_in(folder: Path) -> str:
    """The key that lies in the data folder; a new one is made where none is. Raises: OSError."""
    path = folder / FILE
    if not path.exists():
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode=0o600), "w", encoding="ascii") as file:
            file.write(f"{secrets.token_urlsafe(24)}\n")
    return path.read_text("ascii").strip()


def shown_key(headers: Mapping[str, str]) -> str | None:
    """The key in ``Authorization``: a bearer's, or the password that a browser asks for. Header names are lower case."""
    scheme, _, rest = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return rest.strip()
    if scheme.lower() != "basic":
        return None
    try:
        return base64.b64decode(rest.strip(), validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return None


def is_forwarded(headers: Mapping[str, str]) -> bool:
    """Whether a proxy says that it stands in between."""
    return not _FORWARDED.isdisjoint(headers)


def is_at_home(headers: Mapping[str, str], peer: str) -> bool:
    """Whether somebody on this machine asks, and not a proxy here for somebody elsewhere.

    A proxy may keep silent of itself, and a page of another site may have its name lead here: then the house is asked for by that name.
    """
    return bool(peer) and is_loopback(peer) and not is_forwarded(headers) and _is_name_of_here(headers.get("host", ""))


def _is_name_of_here(host: str) -> bool:
    name = host.partition(":")[0]
    return bool(name) and (is_loopback(host) or is_loopback(name))


@dataclass(frozen=True, slots=True)
class Keys:
    """Who may do what. An empty key opens nothing."""

    admin: str = field(default="", repr=False)
    everywhere: bool = False
    """Whether the admin's key opens from other machines, too: the operator has chosen it, it does not just lie in the folder."""
    metrics: str = field(default="", repr=False)
    """Opens the counters, from everywhere."""


NO_KEYS: Final = Keys()


def same(shown: str, key: str) -> bool:
    """Whether it is the key; how long that takes tells nothing of it."""
    return bool(key) and hmac.compare_digest(shown.encode(), key.encode())


class Gate:
    """Looks at keys, and only so often at an address's wrong ones. `now`: monotonic seconds."""

    def __init__(self, keys: Keys, now: Callable[[], float]) -> None:
        self._keys = keys
        self._now = now
        self._wrong = Turnstile(0.1, WRONG_KEYS)

    def admits(self, headers: Mapping[str, str], peer: str, address: str) -> HTTPStatus:
        """To the admin page. NOT_FOUND: from there it does not exist; UNAUTHORIZED: show a key; TOO_MANY_REQUESTS: not so fast."""
        if not (self._keys.admin and (self._keys.everywhere or is_at_home(headers, peer))):
            return HTTPStatus.NOT_FOUND
        return self._look(shown_key(headers), (self._keys.admin,), address)

    def shows_counters(self, headers: Mapping[str, str], peer: str, address: str) -> HTTPStatus:
        """The same for the counters, which this machine may see without a key."""
        if is_at_home(headers, peer):
            return HTTPStatus.OK
        keys = tuple(key for key in (self._keys.metrics, self._keys.admin if self._keys.everywhere else "") if key)
        return self._look(shown_key(headers), keys, address) if keys else HTTPStatus.NOT_FOUND

    def _look(self, shown: str | None, keys: tuple[str, ...], address: str) -> HTTPStatus:
        if shown is None:
            return HTTPStatus.UNAUTHORIZED
        if not self._wrong.takes(address, self._now()):
            return HTTPStatus.TOO_MANY_REQUESTS
        if not any(same(shown, key) for key in keys):
            return HTTPStatus.UNAUTHORIZED
        self._wrong.give_back(address)
        return HTTPStatus.OK

    def stamp(self) -> str:
        """What a form of ours carries, so that no other page can send it for the admin."""
        return hmac.digest(self._keys.admin.encode(), b"a form of the admin page", "sha256").hex()
