"""What we rely on in picows and uvicorn: if one of these breaks, the pinned version was moved."""

import inspect

import picows
import uvicorn
from picows.picows import WSProtocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from garabato.server.doorkeeper import Doorkeeper
from garabato.server.picows_door import PicowsDoor, picows_door
from tests.support.household import Home


def test_uvicorn_hands_over_to_any_callable() -> None:
    door = picows_door(Doorkeeper(Home().house))

    async def app(scope: object, receive: object, send: object) -> None:
        raise AssertionError(scope, receive, send)

    config = uvicorn.Config(app, ws=door, log_config=None)  # type: ignore[arg-type]
    config.load()
    assert config.ws_protocol_class is door
    handed_over = inspect.getsource(HttpToolsProtocol.handle_websocket_upgrade)
    for step in ("config=", "server_state=", "app_state=", "connection_made(", "data_received(", "set_protocol("):
        assert step in handed_over


def test_picows_reads_into_its_own_buffer() -> None:
    """Both loops take it for a BufferedProtocol: asyncio by its base, uvloop by `get_buffer`."""
    assert issubclass(PicowsDoor, WSProtocol)
    assert {"get_buffer", "buffer_updated", "connection_made", "connection_lost", "pause_writing", "resume_writing"} <= set(dir(WSProtocol))
    assert not hasattr(WSProtocol, "data_received"), "then ours is not needed any more"


def test_picows_is_the_pinned_one() -> None:
    assert picows.__version__.startswith("2.3.")
