"""WebSockets by picows, on uvicorn's port.

uvicorn makes one of these for each upgrade request (its ``ws=`` setting) and hands the request over
as bytes. `WSProtocol` is not picows' public API: the version is pinned, and
``tests/server/test_picows_door.py`` says what we rely on.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)

from garabato.server.admit import Admitted, Rejected, joined
from garabato.server.doorkeeper import Doorkeeper, rejection_body
from garabato.server.link import HIGH_WATER, MAX_FRAME, Frame, Listener

if TYPE_CHECKING:

    class WSProtocol(asyncio.BufferedProtocol):
        """As much of picows' protocol as we use; its own stubs leave it out."""

        transport: WSTransport

        def __init__(self, *settings: object) -> None:
            """In picows' order, by place."""

        def get_buffer(self, sizehint: int) -> memoryview:
            """Where the next bytes go."""
            ...
else:
    from picows.picows import WSProtocol

READ_BUFFER: Final = 2048
HANDSHAKE_SECONDS: Final = 10
CLOSE_SECONDS: Final = 2.0
"""How long the other side may take to answer a goodbye."""

_TEXT, _BINARY = WSMsgType.TEXT, WSMsgType.BINARY
_PING_UNUSED: Final = 1
_SMALL, _MEDIUM = 126, 1 << 16
_CONNECTION: Final = re.compile(rb"(?mi)^connection:[^\r\n]*")

# What hostile bytes do to the parser is no news for an operator.
_quiet = logging.getLogger("garabato.picows")
_quiet.setLevel(logging.CRITICAL)


def frame_head(frame: Frame) -> bytes:
    """The bytes before the payload of a whole message from server to client (RFC 6455, 5.2)."""
    first, size = 0x81 if frame.text else 0x82, len(frame.payload)
    if size < _SMALL:
        return bytes((first, size))
    if size < _MEDIUM:
        return bytes((first, 126)) + size.to_bytes(2, "big")
    return bytes((first, 127)) + size.to_bytes(8, "big")


class PicowsLink(WSListener):
    """A socket in picows' hands. It hands out frames, not messages; pieces are put together here."""

    def __init__(self, doorkeeper: Doorkeeper, admitted: Admitted) -> None:
        self._doorkeeper = doorkeeper
        self._admitted = admitted
        self._transport: WSTransport | None = None
        self._write: Callable[[bytes], None]
        self._listener: Listener | None = None
        self._closing = False
        self._pieces: list[bytes] = []
        self._text = False

    # ------------------------------------------------------------ Link

    def send(self, frames: Sequence[Frame]) -> None:
        """All in one write; picows' own `send` makes one system call a frame."""
        transport = self._transport
        if transport is None or self._closing or transport.is_disconnected:
            return
        self._write(b"".join([part for frame in frames for part in (frame_head(frame), frame.payload)]))

    def buffered(self) -> int:
        """Bytes that the kernel has not taken yet."""
        return 0 if self._transport is None else self._transport.underlying_transport.get_write_buffer_size()

    def ping(self, payload: bytes) -> None:
        """A WebSocket ping."""
        if self._transport is not None and not self._closing:
            self._transport.send_ping(payload)

    def close(self, code: int) -> None:
        """Say goodbye; who does not answer soon is cut off."""
        transport = self._transport
        if transport is None or self._closing:
            return
        self._closing = True
        transport.send_close(WSCloseCode(code))
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, transport.disconnect, False)

    # ------------------------------------------------------------ picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self._transport = transport
        self._write = transport.underlying_transport.write
        transport.underlying_transport.set_write_buffer_limits(high=HIGH_WATER)
        self._listener = self._doorkeeper.answer(self, self._admitted)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A frame came. Its bytes are only lent, so they are copied."""
        kind, listener = frame.msg_type, self._listener
        whole = frame.fin and not (self._pieces or frame.rsv1 or frame.rsv2 or frame.rsv3)
        if whole and (kind is _BINARY or kind is _TEXT) and not self._closing and listener is not None:  # nearly all of them
            listener.on_frame(Frame(kind is _TEXT, frame.get_payload_as_bytes()))
        elif kind == WSMsgType.CLOSE:
            self._echo_close(transport, frame)
        elif self._closing or listener is None:
            return
        elif kind == WSMsgType.PONG:
            listener.on_pong(frame.get_payload_as_bytes())
        elif frame.rsv1 or frame.rsv2 or frame.rsv3:
            self.close(WSCloseCode.PROTOCOL_ERROR.value)
        else:
            self._piece(listener, kind, frame)

    def _piece(self, listener: Listener, kind: WSMsgType, frame: WSFrame) -> None:
        first = kind != WSMsgType.CONTINUATION
        if first == bool(self._pieces):
            self.close(WSCloseCode.PROTOCOL_ERROR.value)
            return
        if first:
            self._text = kind == WSMsgType.TEXT
        self._pieces.append(frame.get_payload_as_bytes())
        if sum(map(len, self._pieces)) > MAX_FRAME:
            self.close(WSCloseCode.MESSAGE_TOO_BIG.value)
        elif frame.fin:
            payload, self._pieces = b"".join(self._pieces), []
            listener.on_frame(Frame(self._text, payload))

    def _echo_close(self, transport: WSTransport, frame: WSFrame) -> None:
        if not self._closing:
            self._closing = True
            code = frame.get_close_code()
            transport.send_close(WSCloseCode.OK if code == WSCloseCode.NO_INFO else code)
        transport.disconnect()
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, transport.disconnect, False)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002  (picows calls it so)
        """The socket is gone."""
        if self._listener is not None:
            self._listener.on_lost()

    def pause_writing(self) -> None:
        """Too much waits."""
        if self._listener is not None:
            self._listener.on_slow()

    def resume_writing(self) -> None:
        """Most of it has left."""
        if self._listener is not None:
            self._listener.on_keen()


class PicowsDoor(WSProtocol):
    """One upgrade request and the socket it becomes."""

    def __init__(self, doorkeeper: Doorkeeper) -> None:
        super().__init__(
            None,  # host_port: clients only
            None,  # ws_path: clients only
            False,  # is_client_side
            self._listener_for,
            _quiet,
            True,  # disconnect_on_exception
            HANDSHAKE_SECONDS,
            False,  # enable_auto_ping: we ping ourselves, to measure
            _PING_UNUSED,
            _PING_UNUSED,
            WSAutoPingStrategy.PING_WHEN_IDLE,
            True,  # enable_auto_pong
            MAX_FRAME,
            None,  # extra_headers
            READ_BUFFER,
        )
        self._doorkeeper = doorkeeper
        self._link: PicowsLink | None = None
        """picows holds its listener weakly in places; this one reference keeps it alive."""

    def data_received(self, data: bytes) -> None:
        """uvicorn hands the request over so; from then on picows reads the socket into its own buffer."""
        rest = memoryview(_CONNECTION.sub(b"connection: Upgrade", data))
        while rest and not self.transport.underlying_transport.is_closing():
            room = self.get_buffer(len(rest))
            count = min(len(room), len(rest))
            room[:count] = rest[:count]
            self.buffer_updated(count)
            rest = rest[count:]

    def _listener_for(self, request: WSUpgradeRequest) -> WSUpgradeResponseWithListener:
        peer: tuple[str, int] | None = self.transport.underlying_transport.get_extra_info("peername")
        headers = joined(request.headers.items())
        path = request.path.decode("ascii", "replace")
        answer = self._doorkeeper.admit(path, headers, peer[0] if peer else "")
        if isinstance(answer, Rejected):
            return _rejection(answer)
        self._link = PicowsLink(self._doorkeeper, answer)
        return WSUpgradeResponseWithListener(WSUpgradeResponse.create_101_response(), self._link)


def _rejection(rejected: Rejected) -> WSUpgradeResponseWithListener:
    response = WSUpgradeResponse.create_error_response(
        HTTPStatus(rejected.status), rejection_body(rejected), {"Content-Type": "application/json"}
    )
    return WSUpgradeResponseWithListener(response, None)


def picows_door(doorkeeper: Doorkeeper) -> Callable[..., asyncio.BufferedProtocol]:
    """What uvicorn's ``ws=`` setting is given."""

    def upgrade(*, config: Any, server_state: Any, app_state: Any) -> PicowsDoor:  # noqa: ARG001  (uvicorn calls it so)
        return PicowsDoor(doorkeeper)

    return upgrade
