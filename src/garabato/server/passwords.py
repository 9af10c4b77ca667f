"""Passwords of rooms: hashed slowly, off the event loop, and guessed at only so often."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from hashlib import blake2b, scrypt
from hmac import compare_digest
from secrets import token_bytes, token_hex
from typing import Final
from unicodedata import normalize

from garabato.server.limits import Turnstile
from garabato.server.shelf import ThreadsafeLoop

Hashed = Callable[[str], None]
"""Hears of the hex of the hash."""

Hashing = Callable[[str, str, Hashed], None]
"""Hashes a password with a salt (hex) and says so in the event loop."""

_SALT_BYTES: Final = 16
_KNOWN: Final = 1000
"""Rooms whose right password is known without hashing."""
_COST: Final = 2**14
"""With blocks of 8 that takes 16 MB and some 50 ms (RFC 7914 recommends it for what a person waits for)."""


def slow_hash(typed: str, salt: str) -> str:
    """The hex of the hash by which a password is known again, however the keyboard composes its letters."""
    return scrypt(normalize("NFKC", typed).encode(), salt=bytes.fromhex(salt), n=_COST, r=8, p=1, dklen=32).hex()


def hash_now(typed: str, salt: str, hashed: Hashed) -> None:
    """Let everybody wait for it."""
    hashed(slow_hash(typed, salt))


class HashingThread:
    """One thread for all passwords: however many are guessed at once, no more than one core is busy with them."""

    def __init__(self, loop: ThreadsafeLoop) -> None:
        self._loop = loop
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="passwords")

    def __call__(self, typed: str, salt: str, hashed: Hashed) -> None:
        """Hash in the thread."""

        def work() -> None:
            result = slow_hash(typed, salt)
            with suppress(RuntimeError):  # the loop is closed: nobody is there to hear it
                self._loop.call_soon_threadsafe(lambda: hashed(result))

        self._thread.submit(work)

    def stop(self) -> None:
        """Hash no more; what waits is dropped."""
        self._thread.shutdown(wait=True, cancel_futures=True)


class Passwords:
    """What a house does with passwords. `guesses`: wrong ones, and new ones, from one address in ten minutes.

    The last right one of a room is known again without being hashed anew: however often it is said, the thread has nothing to do.
    """

    def __init__(self, hashing: Hashing, guesses: int, clock: Callable[[], float]) -> None:
        self._hashing = hashing
        self._clock = clock
        self._guesses = Turnstile(guesses / 600, guesses)
        self._choices = Turnstile(guesses / 600, guesses)
        self._key = token_bytes(_SALT_BYTES)
        self._right: dict[str, tuple[bytes, str]] = {}
        """By salt: a quick keyed digest of the last right one, and its hash; those used longest ago first."""

    def guess(self, address: str, typed: str, salt: str, hashed: Hashed) -> bool:
        """Hash a guess. False: this address has guessed too often, and nothing is hashed."""
        allowed = self._guesses.takes(address, self._clock())
        if allowed:
            digest, known = self._right.get(salt, (b"", ""))
            if compare_digest(digest, self._digest(typed)):
                hashed(known)
            else:
                self._hashing(typed.strip(), salt, hashed)
        return allowed

    def was_right(self, address: str, typed: str, salt: str, proof: str) -> None:
        """The guess counts for nothing: only wrong ones do."""
        self._guesses.give_back(address)
        self._right.pop(salt, None)
        self._right[salt] = self._digest(typed), proof
        while len(self._right) > _KNOWN:
            del self._right[next(iter(self._right))]

    def may_choose(self, address: str) -> bool:
        """Whether one more new password is taken from this address."""
        return self._choices.takes(address, self._clock())

    def choose(self, typed: str, chosen: Callable[[str, str], None]) -> None:
        """Hash a new password with a salt of its own and tell both, the salt first; blank is none: two empty words."""
        if not typed.strip():
            chosen("", "")
            return
        salt = token_hex(_SALT_BYTES)
        self._hashing(typed.strip(), salt, lambda hashed: chosen(salt, hashed))

    def _digest(self, typed: str) -> bytes:
        return blake2b(typed.strip().encode(), key=self._key, digest_size=_SALT_BYTES).digest()
