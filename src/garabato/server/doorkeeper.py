"""Lets sockets in: the same words at every door."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from structlog import get_logger

from garabato.server.admit import Admitted, Knock, Rejected, admit
from garabato.server.house import House
from garabato.server.link import Link, Listener

log = get_logger()


@dataclass(frozen=True, slots=True)
class Doorkeeper:
    """Stands at all doors of a house."""

    house: House

    def admit(self, path: str, headers: Mapping[str, str], peer: str) -> Admitted | Rejected:
        """Let a socket in or not. Header names are lower case."""
        answer = admit(Knock(path.partition("?")[0], headers, peer), self.house.premises.config, self.house.heads)
        if isinstance(answer, Rejected):
            self.house.premises.metrics.rejected.labels(answer.why).inc()
            log.info("rejected", why=answer.why)
        return answer

    def answer(self, link: Link, admitted: Admitted) -> Listener:
        """The socket is open."""
        return self.house.answer(link, admitted)


def rejection_body(rejected: Rejected) -> bytes:
    """What a rejected client reads."""
    return json.dumps({"why": rejected.why, "text": rejected.text}).encode()
