"""The questions about decks of people's own. No answer holds a word of a deck that is kept."""

from http import HTTPStatus
from typing import Annotated, Final

import msgspec
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from garabato.room.commands import Language
from garabato.room.deck_reading import Finding, Reading
from garabato.room.own_deck import OwnDeck
from garabato.server.admit import address_of, is_own_origin
from garabato.server.asking import Asked, Refusal, headers_of, peer_of
from garabato.server.deck_desk import BODY_BYTES, DeckDesk

AtDesk = NamedDependency[DeckDesk]

_AWAY: Final = "server-away"


class DeckText(msgspec.Struct, forbid_unknown_fields=True):
    """A deck as it was pasted, or as it stands in a file."""

    text: str
    language: Language


class NewDeck(DeckText, forbid_unknown_fields=True):
    """A deck to be kept."""

    title: Annotated[str, Meta(max_length=200)] = ""
    good_only: bool = False
    """Leave out the lines with faults."""


class DeckRead(msgspec.Struct):
    """What was found in a text; without faults it can be kept."""

    width: int
    """How many words a card holds; 0 where that can't be said."""
    cards: int
    """How many lines are cards without a fault."""
    faults: list[Finding]
    more: int
    """How many faults there are besides."""
    notes: list[Finding]
    """What was mended or taken for something without asking."""


class DeckLabel(msgspec.Struct):
    """What is written on a deck. Its words are told to nobody."""

    code: str
    title: str
    language: str
    width: int
    cards: int


def _label(deck: OwnDeck) -> DeckLabel:
    return DeckLabel(deck.code, deck.title, deck.language, deck.width, len(deck.cards))


def _read(reading: Reading) -> DeckRead:
    return DeckRead(reading.width, len(reading.cards), reading.faults, reading.more, reading.notes)


def _asker(request: Asked, desk: DeckDesk) -> str:
    """The address of who asks, from a page of ours. Raises: Refusal."""
    config, headers, peer = desk.premises.config, headers_of(request), peer_of(request)
    if not is_own_origin(headers, peer, config):
        raise Refusal(HTTPStatus.FORBIDDEN, "origin", "rest-origin")
    address = address_of(headers, peer, config)
    if not desk.takes_text_from(address):
        raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too_fast", "too-fast")
    return address


@post("/api/decks/check", status_code=200, request_max_body_size=BODY_BYTES)
async def check_deck(data: JSONBody[DeckText], request: Asked, desk: AtDesk) -> DeckRead:
    """What is wrong with a deck, and where. Nothing of it is kept."""
    _asker(request, desk)
    return _read(await desk.read(data.text, data.language))


@post(
    "/api/decks",
    status_code=201,
    request_max_body_size=BODY_BYTES,
    responses={422: ResponseSpec(DeckRead, description="It has faults, and is not kept")},
)
async def make_deck(data: JSONBody[NewDeck], request: Asked, desk: AtDesk) -> Response[DeckLabel | DeckRead]:
    """Keep a deck, and get the code by which any room of this server can take it."""
    address = _asker(request, desk)
    reading = await desk.read(data.text, data.language)
    if not reading.cards or (reading.faults and not data.good_only):
        return Response(_read(reading), status_code=422)
    if not desk.takes_deck_from(address):
        raise Refusal(HTTPStatus.TOO_MANY_REQUESTS, "too_many_decks", "rest-too-many-decks")
    deck = await desk.keep(reading, data.title, data.language)
    if deck is None:
        raise Refusal(HTTPStatus.SERVICE_UNAVAILABLE, "store", _AWAY)
    return Response(_label(deck), status_code=201)


@get("/api/decks/{code:str}")
async def deck_label(code: FromPath[str], request: Asked, desk: AtDesk) -> DeckLabel:
    """What is written on a deck."""
    _asker(request, desk)
    deck = await desk.find(code)
    if deck is None:
        raise Refusal(HTTPStatus.NOT_FOUND, "unknown_deck", "refused-unknown-deck")
    return _label(deck)
