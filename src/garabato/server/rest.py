"""The questions a page asks before it has a socket."""

import io
from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Litestar, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from structlog import get_logger

from garabato.core import AnyGame
from garabato.room.commands import Language
from garabato.server.addresses import seen_url
from garabato.server.admit import NO_UPGRADE, Knock, address_of, is_lost_upgrade, is_own_origin
from garabato.server.asking import Asked, Problem, Refusal, answered, headers_of, peer_of
from garabato.server.codes import tidy_code
from garabato.server.deck_desk import DeckDesk
from garabato.server.doorkeeper import turned_away
from garabato.server.house import House, NoRoom
from garabato.server.keys import Gate
from garabato.server.rest_decks import check_deck, deck_label, make_deck
from garabato.server.rest_operators import OPERATORS
from garabato.server.table import RoomStatus, Table

log = get_logger()

_NOT_TAKEN: Final = "notice-not-taken"

InHouse = NamedDependency[House]
InLan = NamedDependency[str | None]

NAMES_OF_LANGUAGES: Final = {"en": "English", "es": "Español", "it": "Italiano", "ro": "Română", "ru": "Русский"}
"""Each in itself."""


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """A room to be made."""

    game: Annotated[str, Meta(max_length=40)]
    language: Language


class RoomMade(msgspec.Struct):
    """The room is there; whoever comes first is its host."""

    code: str


class JoinAddress(msgspec.Struct):
    """Where others come in."""

    url: str


class LanguageName(msgspec.Struct):
    """A language and its own name."""

    code: str
    name: str


class Box(msgspec.Struct):
    """What is printed on the box of a game."""

    name: str
    seats_min: int
    seats_max: int
    minutes: int
    words: int
    """How many words a card of its deck holds; 0: it has no cards."""
    presets: dict[str, dict[str, Any]]
    """House rules by the preset's name, complete."""
    clauses: dict[str, str]
    """For each house rule the clause that it changes."""
    options: dict[str, Any]
    """The house rules as a JSON schema."""


def box(game: AnyGame) -> Box:
    """The box of a game."""
    presets: dict[str, dict[str, Any]] = {name: msgspec.to_builtins(options) for name, options in game.presets.items()}
    for options in presets.values():
        options.pop("type", None)
    _, components = msgspec.json.schema_components([game.options])
    schema = components[game.options.__name__]
    schema.get("properties", {}).pop("type", None)
    if "required" in schema:
        schema["required"] = [name for name in schema["required"] if name != "type"]
    return Box(
        game.name,
        game.seats.start,
        game.seats.stop - 1,
        game.minutes,
        game.words,
        presets,
        dict(game.clauses),
        {**schema, "$defs": {name: part for name, part in components.items() if name != game.options.__name__}},
    )


async def _asked(ask: Callable[[Callable[[Table | NoRoom], None]], None]) -> Table:
    """Ask the house for a room and wait for it. Raises: Refusal."""
    found = await answered(ask)
    if isinstance(found, NoRoom):
        raise _no_room(found)
    return found


def _no_room(missing: NoRoom) -> Refusal:
    status = {"unknown_room": HTTPStatus.NOT_FOUND, "closed": HTTPStatus.GONE}.get(missing.reason, HTTPStatus.SERVICE_UNAVAILABLE)
    return Refusal(status, missing.reason, f"trouble-{missing.reason}")


@post("/api/rooms", status_code=201)
async def make_room(data: JSONBody[NewRoom], request: Asked, house: InHouse) -> RoomMade:
    """Make a room."""
    config, headers, peer = house.premises.config, headers_of(request), peer_of(request)
    if not is_own_origin(headers, peer, config):
        raise Refusal(HTTPStatus.FORBIDDEN, "origin", "rest-origin")
    if data.game not in house.premises.hall:
        raise Refusal(HTTPStatus.BAD_REQUEST, "unknown_game", "rest-unknown-game")
    address = address_of(headers, peer, config)
    if house.premises.draining or house.premises.last_call or house.bans.holds(address):
        raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "moved", "rest-no-new-rooms")
    if not house.takes_room_from(address):
        raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too_many_rooms", "rest-too-many-rooms")
    table = await _asked(lambda opened: house.create(data.game, data.language, opened))
    return RoomMade(table.code)


def _limit_questions(request: Asked, house: House) -> str:
    """The address of who asks. Raises: Refusal."""
    address = address_of(headers_of(request), peer_of(request), house.premises.config)
    if not house.takes_question_from(address):
        raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too_fast", "too-fast")
    return address


@get("/api/rooms/{code:str}")
async def room_status(code: FromPath[str], request: Asked, house: InHouse) -> RoomStatus:
    """What a room is doing."""
    _limit_questions(request, house)
    table = await _asked(lambda opened: house.open(code, opened))
    return table.status()


def _join_url(code: str, request: Asked, house: House, lan: str | None) -> str:
    """Raises: Refusal."""
    if not house.takes_picture_for(address_of(headers_of(request), peer_of(request), house.premises.config)):
        raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too_fast", "too-fast")
    tidy = tidy_code(code)
    if tidy is None:
        raise _no_room(NoRoom("unknown_room"))
    return seen_url(house.premises.config, lan, headers_of(request), peer_of(request)) + tidy


@get("/api/rooms/{code:str}/address")
async def join_address(code: FromPath[str], request: Asked, house: InHouse, lan: InLan) -> JoinAddress:
    """The address that brings others to the room."""
    return JoinAddress(_join_url(code, request, house, lan))


@get("/api/rooms/{code:str}/qr.svg", media_type="image/svg+xml")
async def join_qr(code: FromPath[str], request: Asked, house: InHouse, lan: InLan) -> Response[bytes]:
    """The same address to point a camera at."""
    out = io.BytesIO()
    picture = segno.make(_join_url(code, request, house, lan), error="m", micro=False)
    picture.save(out, kind="svg", scale=8, border=4, light="#fff", xmldecl=False)
    return Response(out.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-cache"})


@get("/api/rooms/{code:str}/socket", status_code=426)
async def no_socket(code: FromPath[str], request: Asked, house: InHouse) -> Response[Problem]:  # noqa: ARG001  (it is in the path)
    """No socket: the request came as an ordinary one."""
    _limit_questions(request, house)
    headers = headers_of(request)
    if is_lost_upgrade(headers):
        turned_away(house, Knock(request.url.path, headers, peer_of(request)), NO_UPGRADE)
    return Response(Problem(NO_UPGRADE.why, f"trouble-{NO_UPGRADE.why}"), status_code=426, headers={"upgrade": "websocket"})


@get("/api/rooms/{code:str}/door")
async def door(code: FromPath[str], request: Asked, house: InHouse) -> Response[Problem]:
    """Why this address got no socket to the room a moment ago: a page hears nothing of that from its browser."""
    why = house.doorstep.why(_limit_questions(request, house), code.upper()) or "blocked"
    return Response(Problem(why, f"trouble-{why}"), headers={"cache-control": "no-store"})


@get("/api/games")
async def games(house: InHouse) -> list[Box]:
    """All games of the house."""
    return [box(game) for game in house.premises.hall.values()]


@get("/api/languages")
async def languages(house: InHouse) -> list[LanguageName]:
    """The languages that have words."""
    return [LanguageName(code, NAMES_OF_LANGUAGES.get(code, code)) for code in house.premises.languages]


def _problem(request: Asked, error: Exception) -> Response[Problem]:  # noqa: ARG001  (Litestar calls it so)
    if isinstance(error, Refusal):
        return Response(error.problem, status_code=error.status_code, headers=error.headers)
    if isinstance(error, HTTPException) and error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return Response(Problem("too_large", "rest-too-large"), status_code=error.status_code)
    if isinstance(error, HTTPException):
        return Response(Problem(HTTPStatus(error.status_code).name.lower(), _NOT_TAKEN), status_code=error.status_code)
    log.error("request failed", exc_info=error)
    return Response(Problem("internal", _NOT_TAKEN), status_code=500)


def rest_app(house: House, lan: str | None) -> Litestar:
    """The REST side as an ASGI app."""
    desk, gate = DeckDesk(house.premises), Gate(house.premises.config.keys, house.premises.loop.time)
    provide = {
        "house": Provide(lambda: house, sync_to_thread=False),
        "lan": Provide(lambda: lan, sync_to_thread=False),
        "gate": Provide(lambda: gate, sync_to_thread=False),
        "desk": Provide(lambda: desk, sync_to_thread=False),
    }
    return Litestar(
        route_handlers=[
            make_room,
            room_status,
            join_address,
            join_qr,
            no_socket,
            door,
            check_deck,
            make_deck,
            deck_label,
            games,
            languages,
            *OPERATORS,
        ],
        dependencies=provide,
        exception_handlers={Exception: _problem},
        openapi_config=OpenAPIConfig("Garabato", "1", path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=16 * 1024,
        logging_config=None,
    )
