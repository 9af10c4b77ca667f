"""The HTTP side of a house, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx

from garabato.server.app import build_app
from garabato.server.peers import is_loopback
from tests.support.household import FakeLoop, Home

Visit = Callable[[httpx.AsyncClient, Home], Awaitable[None]]


class RealLoop(FakeLoop):
    """A house within asyncio's own loop."""

    def call_soon(self, callback: Callable[[], None], /) -> Any:
        """At the end of this iteration."""
        return asyncio.get_running_loop().call_soon(callback)


def visit(do: Visit, client: Path, *, peer: str = "192.0.2.1", lan: str | None = "192.168.1.5", **config: Any) -> None:
    """Open a house, let somebody with the address `peer` visit it. `client`: the folder of the pages."""

    async def run() -> None:
        home = Home(loop=RealLoop(), **config)
        app: Any = build_app(home.house, lan, client=client)
        transport = httpx.ASGITransport(app, client=(peer, 5000))
        host = "localhost" if is_loopback(peer) else "table.example"
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}:8000") as browser:
            await do(browser, home)

    asyncio.run(run())
