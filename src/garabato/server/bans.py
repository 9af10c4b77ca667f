"""Addresses that nobody may come from. They are kept in a file of one line each, which can be edited while the server is down."""

from collections.abc import Iterator
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Final

FILE: Final = "banned.txt"

Network = IPv4Network | IPv6Network


def _network(text: str) -> Network | None:
    try:
        return ip_network(text.strip(), strict=False)
    except ValueError:
        return None


class Bans:
    """Networks, in the order in which they were banned. Without a `path` they are forgotten at the end."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the file, if there is one; lines that are no address are left out. Raises: OSError."""
        self._path = path
        lines = path.read_text("utf-8").splitlines() if path is not None and path.exists() else []
        self._networks = [network for line in lines if (network := _network(line)) is not None]

    def __iter__(self) -> Iterator[str]:
        """As text."""
        return iter([str(network) for network in self._networks])

    def holds(self, address: str) -> bool:
        """Whether the address, or all of the network, is banned."""
        asking = _network(address)
        return asking is not None and any(_lies_in(asking, network) for network in self._networks)

    def add(self, text: str) -> str | None:
        """Ban an address or a network, given as text; as it is written in the list, None if it is neither. Raises: OSError."""
        network = _network(text)
        if network is None:
            return None
        if network not in self._networks:
            self._networks.append(network)
            self._write()
        return str(network)

    def remove(self, text: str) -> None:
        """Let them in again. Raises: OSError."""
        network = _network(text)
        if network is not None and network in self._networks:
            self._networks.remove(network)
            self._write()

    def _write(self) -> None:
        if self._path is not None:
            half = self._path.with_suffix(".half")
            half.write_text("".join(f"{network}\n" for network in self._networks), "utf-8")
            half.replace(self._path)


def _lies_in(inner: Network, outer: Network) -> bool:
    if isinstance(inner, IPv4Network):
        return isinstance(outer, IPv4Network) and inner.subnet_of(outer)
    # Limits and bans know an IPv6 address by its network: who bans one address of it bans the network.
    return isinstance(outer, IPv6Network) and inner.overlaps(outer)
