"""Big screens: sockets without a seat. They see what a bystander sees, do nothing, and no log knows of them."""

from typing import Final

from garabato.core import SYSTEM, Seat, Why
from garabato.room import doors, pencil
from garabato.room.effects import Admit, Reject
from garabato.room.inputs import Act, InkFrame, Order, Watch
from garabato.room.messages import ServerSentRefused
from garabato.room.session import Link, Told
from garabato.room.turn import Turn

MOST_WATCHERS: Final = 8
"""Big screens at one room at a time."""

WATCHING: Final = "refused-watching"


def watch(turn: Turn, what: Watch) -> None:
    """Let a big screen in, under a number that no seat has."""
    links = turn.session.links
    no = doors.proven(turn.state, what.proof)
    if no is not None:
        turn.doors.append(Reject(what.link, no))
        return
    number = next((n for n in _numbers() if n not in links), None)
    if number is None:
        turn.doors.append(Reject(what.link, "full"))
        return
    links[number] = Link(what.link, "", what.language)
    turn.session.told[number] = Told()
    turn.doors.append(Admit(what.link, number))


def _numbers() -> list[Seat]:
    return [Seat(SYSTEM - n) for n in range(1, MOST_WATCHERS + 1)]


def is_watcher(turn: Turn, number: Seat) -> bool:
    """Whether this is the number of a big screen."""
    link = turn.session.links.get(number)
    return link is not None and link.watches is not None


def lost(turn: Turn, number: Seat) -> None:
    """The big screen is gone; nothing is waited for."""
    del turn.session.links[number]
    del turn.session.told[number]


def refuse(turn: Turn, what: Act | Order | InkFrame) -> None:
    """A big screen only watches, and is told so."""
    if isinstance(what, InkFrame):
        pencil.notice(turn, what.seat, WATCHING)
    else:
        turn.send(what.seat, ServerSentRefused(what.no, Why.NOT_YOURS, "", WATCHING))
