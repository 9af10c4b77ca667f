"""Where people find this house."""

import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from garabato.server.config import Config
from garabato.server.peers import is_loopback

_NOBODY: Final = ("192.0.2.1", 9)
"""An address for examples (RFC 5737). A datagram socket that is pointed at it sends nothing, but picks a way out."""


def _way_out() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOBODY)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def _own_names() -> list[str]:
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []


def lan_address() -> str | None:
    """The address by which other machines in the house find this one; None if there is no network."""
    for address in [_way_out(), *_own_names()]:
        if address is not None and not is_loopback(address) and address != "0.0.0.0":  # noqa: S104  (says: none)
            return address
    return None


def home_url(config: Config, lan: str | None) -> str:
    """The address to tell people: the public one, else the LAN's, and this machine's own only without a network."""
    if config.public_url:
        return config.public_url.rstrip("/") + "/"
    only_here = is_loopback(config.host)
    host = "localhost" if only_here or lan is None else lan
    return f"http://{host}:{config.port}{config.base_path}"


def _first(headers: Mapping[str, str], name: str) -> str:
    """Of several proxies the outermost one's word."""
    return headers.get(name, "").partition(",")[0].strip()


def seen_url(config: Config, lan: str | None, headers: Mapping[str, str], peer: str) -> str:
    """The address to tell people, as somebody sees it who has found the house already.

    Without a public URL the name that works for this person works for the others, unless it is
    this machine's name for itself.
    """
    trusted = config.trusts(peer)
    host = (_first(headers, "x-forwarded-host") if trusted else "") or headers.get("host", "")
    name = urlsplit(f"//{host}").hostname or ""
    if config.public_url or is_loopback(name):
        return home_url(config, lan)
    scheme = "https" if trusted and _first(headers, "x-forwarded-proto").lower() == "https" else "http"
    return f"{scheme}://{host}{config.base_path}"
