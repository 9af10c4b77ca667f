"""Addresses of people, as the network and proxies write them."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

Address = IPv4Address | IPv6Address

HOME_BITS: Final = 64
"""Of an IPv6 address so many are the network's: everybody at home has the other 64 to choose from (RFC 6177)."""


def read_address(text: str) -> Address | None:
    """The address in ``192.0.2.1``, ``192.0.2.1:80``, ``2001:db8::1`` or ``[2001:db8::1]:80``; None if there is none.

    An IPv4 address that was wrapped into an IPv6 one, as sockets for both do, is unwrapped.
    """
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    wrapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return wrapped or address


def household(text: str) -> str:
    """Whom limits count as one: an IPv4 address, or the network of an IPv6 address; what is no address stays as it is."""
    address = read_address(text)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOME_BITS), strict=False))
    return text if address is None else str(address)


def is_loopback(host: str) -> bool:
    """Whether only this machine finds that host, a name or an address."""
    address = read_address(host)
    if address is not None:
        return address.is_loopback
    return host == "localhost" or host.endswith(".localhost") or not host
