"""Lets sockets in: the same words at every door."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

from structlog import get_logger

from garabato.server.admit import Admitted, Knock, Rejected, address_of, admit, asked_room
from garabato.server.house import House
from garabato.server.link import Link, Listener

log = get_logger()


BANNED: Final = Rejected(HTTPStatus.FORBIDDEN, "banned", "The operator lets nobody in from this address.")


@dataclass(frozen=True, slots=True)
class Doorkeeper:
    """Stands at all doors of a house."""

    house: House

    def admit(self, path: str, headers: Mapping[str, str], peer: str) -> Admitted | Rejected:
        """Let a socket in or not. Header names are lower case."""
        house = self.house
        knock = Knock(path.partition("?")[0], headers, peer)
        answer = admit(knock, house.premises.config, house.heads)
        if isinstance(answer, Admitted) and house.bans.holds(answer.address):
            answer = BANNED
        if isinstance(answer, Rejected):
            turned_away(house, knock, answer)
        else:
            house.doorstep.clear(answer.address, answer.code)
        return answer

    def answer(self, link: Link, admitted: Admitted) -> Listener:
        """The socket is open."""
        return self.house.answer(link, admitted)


def turned_away(house: House, knock: Knock, rejected: Rejected) -> None:
    """Count it, keep it for the page that will ask, and let the operator read of it, but not again for every attempt."""
    config = house.premises.config
    house.premises.metrics.rejected.labels(rejected.why).inc()
    code = asked_room(knock.path, config)
    if code is not None and house.doorstep.note(address_of(knock.headers, knock.peer, config), code, rejected.why):
        log.warning("no socket", why=rejected.why, text=rejected.text)
    else:
        log.info("no socket", why=rejected.why)


def rejection_body(rejected: Rejected) -> bytes:
    """What a rejected client reads."""
    return json.dumps({"why": rejected.why, "text": rejected.text}).encode()
