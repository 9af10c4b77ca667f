"""What a room remembers of a seat token and of an address: enough to know it again, too little to show it."""

from hashlib import blake2b
from typing import Final

from garabato.server.peers import household, is_loopback

_HERE: Final = household("::1")


def seat_key(code: str, token: str) -> str:
    """A hash of the token, another one in every room."""
    return blake2b(token.encode(), digest_size=16, salt=code.encode()[:16], person=b"garabato seat").hexdigest()


def address_key(secret: bytes, address: str) -> str:
    """A hash of the household that an address belongs to, keyed with the room's secret.

    Empty for this machine's own: everybody comes from there when a proxy on it does not say who they are.
    """
    home = household(address)
    if is_loopback(home) or home == _HERE:
        return ""
    return blake2b(home.encode(), digest_size=16, key=secret[:64], person=b"garabato home").hexdigest()
