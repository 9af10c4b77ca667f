"""What is asked by those who look after the server, and by their programs."""

import sys
from collections.abc import Callable, Mapping
from hashlib import blake2b
from http import HTTPStatus
from importlib.metadata import version
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.params import Body
from msgspec import Meta

from garabato.server.addresses import seen_url
from garabato.server.admin_page import STYLE, Sight, page
from garabato.server.admit import address_of
from garabato.server.asking import Asked, Refusal, answered, headers_of, peer_of
from garabato.server.census import by_stage, rooms
from garabato.server.house import House
from garabato.server.keys import Gate, is_forwarded, same
from garabato.server.office import Office

InHouse = NamedDependency[House]
InGate = NamedDependency[Gate]
InLan = NamedDependency[str | None]

_NOT_TAKEN: Final = "notice-not-taken"
_ASK_FOR_KEY = {"www-authenticate": 'Basic realm="Garabato: any name, and the admin token as password"'}
_NOT_KEPT = {"cache-control": "no-store"}


class Health(msgspec.Struct):
    """The process lives."""

    alive: bool
    start: str
    """Another word at each start: by it one sees whether two addresses lead to the same server."""


class Seen(msgspec.Struct):
    """How the question arrived here."""

    url: str
    """The address that others are told."""
    address: str
    """Whom the limits count."""
    proxied: bool
    """Whether a proxy says that it stands in between."""
    trusted: bool
    """Whether that proxy is believed."""


class Form(msgspec.Struct):
    """What the admin page sends."""

    stamp: Annotated[str, Meta(max_length=100)] = ""
    code: Annotated[str, Meta(max_length=20)] = ""
    address: Annotated[str, Meta(max_length=50)] = ""
    on: Annotated[str, Meta(max_length=1)] = ""


Sent = Annotated[Form, Body(media_type=RequestEncodingType.URL_ENCODED)]


@get("/api/health")
async def health(house: InHouse) -> Health:
    """The process lives."""
    return Health(alive=True, start=blake2b(house.premises.node.encode(), digest_size=8).hexdigest())


@get("/api/ready")
async def ready(house: InHouse) -> Response[dict[str, bool]]:
    """The house takes people in: the store answers, and it is not being closed."""
    well = await answered(house.ask_store) and not (house.premises.draining or house.premises.last_call)
    return Response({"ready": well}, status_code=200 if well else 503)


@get("/api/seen")
async def seen(request: Asked, house: InHouse, lan: InLan) -> Seen:
    """How this very question arrived: whoever sets up a proxy sees what it hands on."""
    config, headers, peer = house.premises.config, headers_of(request), peer_of(request)
    return Seen(seen_url(config, lan, headers, peer), address_of(headers, peer, config), is_forwarded(headers), config.trusts(peer))


def _refused(status: HTTPStatus) -> None:
    """Raises: Refusal, unless `status` is OK."""
    if status is not HTTPStatus.OK:
        text = "too-fast" if status is HTTPStatus.TOO_MANY_REQUESTS else _NOT_TAKEN
        raise Refusal(status, status.name.lower(), text, _ASK_FOR_KEY if status is HTTPStatus.UNAUTHORIZED else None)


def _who(request: Asked, house: House) -> tuple[Mapping[str, str], str, str]:
    headers, peer = headers_of(request), peer_of(request)
    return headers, peer, address_of(headers, peer, house.premises.config)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked, house: InHouse, gate: InGate) -> Response[bytes]:
    """The counters, for this machine or with a key: at a small table a counter tells what others do."""
    _refused(gate.shows_counters(*_who(request, house)))
    counters = house.premises.metrics
    counters.show_rooms(by_stage(rooms(house)))
    return Response(counters.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/admin/style.css", include_in_schema=False)
async def style() -> Response[bytes]:
    """How the admin page looks; no secret."""
    return Response(STYLE.encode(), media_type="text/css")


@get("/admin", include_in_schema=False)
async def admin(request: Asked, house: InHouse, gate: InGate) -> Response[str]:
    """The admin page."""
    _refused(gate.admits(*_who(request, house)))
    return await _sight(house, gate)


async def _sight(house: House, gate: Gate, told: str = "", status: HTTPStatus = HTTPStatus.OK) -> Response[str]:
    premises = house.premises
    sight = Sight(
        version("garabato"),
        rooms(house),
        await answered(Office(house).count_open),
        len(house.callers),
        _megabytes(),
        premises.loop.time() - premises.since,
        premises.last_call,
        house.bans,
        gate.stamp(),
        told,
    )
    return Response(page(sight, premises.config.base_path), status_code=int(status), media_type=MediaType.HTML, headers=_NOT_KEPT)


def _megabytes() -> float:
    if sys.platform == "win32":
        return 0.0
    import resource  # noqa: PLC0415  (there is none for Windows)

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << (20 if sys.platform == "darwin" else 10))


def _let_in(request: Request[Any, Any, State], house: House, gate: Gate, form: Form) -> None:
    """Raises: Refusal."""
    _refused(gate.admits(*_who(request, house)))
    if not same(form.stamp, gate.stamp()):
        raise Refusal(HTTPStatus.FORBIDDEN, "stamp", _NOT_TAKEN)


@post("/admin/close", status_code=200, include_in_schema=False)
async def close(data: Sent, request: Asked, house: InHouse, gate: InGate) -> Response[str]:
    """Close a room."""
    _let_in(request, house, gate, data)
    office = Office(house)

    def ask(done: Callable[[bool], None]) -> None:
        office.close(data.code, done)

    closed = await answered(ask)
    told = f"Room {data.code} is closed." if closed else f"There is no open room {data.code}."
    return await _sight(house, gate, told, HTTPStatus.OK if closed else HTTPStatus.NOT_FOUND)


@post("/admin/last-call", status_code=200, include_in_schema=False)
async def last_call(data: Sent, request: Asked, house: InHouse, gate: InGate) -> Response[str]:
    """No new rooms, or new ones again."""
    _let_in(request, house, gate, data)
    Office(house).last_call(on=bool(data.on))
    return await _sight(house, gate, "No new rooms can be made." if data.on else "New rooms can be made again.")


@post("/admin/ban", status_code=200, include_in_schema=False)
async def ban(data: Sent, request: Asked, house: InHouse, gate: InGate) -> Response[str]:
    """Let nobody in from there."""
    _let_in(request, house, gate, data)
    if Office(house).ban(data.address):
        return await _sight(house, gate, f"Nobody gets in from {data.address}.")
    return await _sight(house, gate, f"{data.address} is no address and no network.", HTTPStatus.BAD_REQUEST)


@post("/admin/unban", status_code=200, include_in_schema=False)
async def unban(data: Sent, request: Asked, house: InHouse, gate: InGate) -> Response[str]:
    """Let them in again."""
    _let_in(request, house, gate, data)
    Office(house).unban(data.address)
    return await _sight(house, gate, f"People get in from {data.address} again.")


OPERATORS: Final = (health, ready, seen, metrics, style, admin, close, last_call, ban, unban)
