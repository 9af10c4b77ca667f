"""How a server is set up. Everything is known when it starts."""

from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from garabato.server.keys import NO_KEYS, Keys
from garabato.server.link import PING_EVERY
from garabato.server.peers import read_address

Network = IPv4Network | IPv6Network

DAY: Final = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one address or one socket may ask for; the numbers suit a school behind one address."""

    sockets: int = 200
    """Open at once from one address."""
    knocks: float = 10.0
    """New sockets a second from one address, with a burst of `sockets`."""
    new_rooms: int = 20
    """From one address in ten minutes."""
    guesses: int = 30
    """Wrong passwords from one address in ten minutes."""
    deck_checks: float = 2.0
    """Of decks of people's own, a second from one address, with a burst of ten times as many."""
    new_decks: int = 20
    """Kept for one address in ten minutes."""
    questions: float = 5.0
    """About rooms, a second from one address, with a burst of ten times as many."""
    pictures: float = 20.0
    """Addresses and QR codes, a second for one address, with a burst of ten times as many."""
    texts: float = 30.0
    """JSON messages a second on one socket, with a burst of twice as many."""
    inks: float = 240.0
    """Ink messages a second on one socket, with a burst of twice as many; the rooms know finer limits."""
    flood: int = 600
    """Messages over the limit, one socket, within ten seconds: then it is closed."""
    text_bytes: int = 16 * 1024
    buffered: int = 256 * 1024
    """Bytes that may wait for a slow reader before it has to come again."""
    lagging: float = 10.0
    """Seconds in which a slow reader may read nothing before it has to come again."""
    slow: float = 60.0
    """Seconds a reader may be slow at all."""
    hello: float = 10.0
    """Seconds until the first message."""


@dataclass(frozen=True, slots=True)
class Config:
    """What `garabato serve` was told."""

    host: str = "0.0.0.0"  # noqa: S104  (a home party: every phone in the house has to reach it)
    port: int = 8000
    folder: Path = Path("data")
    public_url: str = ""
    """Where people find it, for instance ``https://example.org/doodle/``; empty: the LAN address."""
    base_path: str = "/"
    """Begins and ends with a slash."""
    trusted: tuple[Network, ...] = ()
    """Proxies whose forwarded addresses count."""
    limits: Limits = Limits()
    keys: Keys = NO_KEYS
    """To what is the operator's alone."""
    unload_after: float = 600.0
    """Seconds without a socket after which a room leaves the memory."""
    close_after: float = 30 * DAY
    """Seconds without anybody after which a room is closed for good."""
    ping_every: float = PING_EVERY
    """Seconds between two pings on a socket: far less than any proxy lets a connection be silent."""
    mask_words: bool = False
    """Whether rude words in names and chat become stars."""
    allowed_words: tuple[str, ...] = ()
    """Those that do not."""
    speed: float = 1.0
    """How fast room time runs; tests hurry."""

    def trusts(self, peer: str) -> bool:
        """Whether `peer` is one of our own proxies."""
        address = read_address(peer)
        return address is not None and any(address in network for network in self.trusted)

    @property
    def public_origin(self) -> str:
        """Scheme, host and port of `public_url`; empty if there is none."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if parts.netloc else ""
