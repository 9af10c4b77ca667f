"""What a room remembers of a seat token: enough to know it again, too little to show it."""

from hashlib import blake2b


def seat_key(code: str, token: str) -> str:
    """A hash of the token, another one in every room."""
    return blake2b(token.encode(), digest_size=16, salt=code.encode()[:16], person=b"garabato seat").hexdigest()
