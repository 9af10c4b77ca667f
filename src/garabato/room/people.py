"""Who is in the room: joining, leaving, being lost, coming back; and who acts as the host."""

from typing import Final, assert_never

from garabato.core import SYSTEM, Millis, Seat, SeatAway, SeatBack, SeatGone
from garabato.room import bots, doors, facts, pencil, places, play
from garabato.room.effects import Admit, HangUp, Reject
from garabato.room.inputs import Join
from garabato.room.messages import Presence, ServerSentSaid
from garabato.room.names import clean_name, tell_apart
from garabato.room.seats import free_look
from garabato.room.session import Link, Told
from garabato.room.state import Member, RoomState
from garabato.room.turn import Turn

GRACE_MS: Final = 20_000
"""How long a lost connection counts as being at the table."""

HOST_MS: Final = 30_000
"""How long the room waits for a lost host before another person acts."""

MOST_FROM_ONE: Final = 100
"""Seats that people from one address take in a room while it is in memory: one of them alone must not use up all it ever has."""


def join(turn: Turn, what: Join) -> None:
    """Let a socket in: back to the seat of its key, or to a new one."""
    no = doors.turned_away(turn.state, what.key, what.address)
    if no == "password":
        no = doors.proven(turn.state, what.proof)
    member = next((m for m in turn.state.members.values() if m.key == what.key and m.bot is None), None)
    if member is None and what.address and list(turn.session.addresses.values()).count(what.address) >= MOST_FROM_ONE:
        no = no or "full"
    if no is not None:
        turn.doors.append(Reject(what.link, no))
        return
    turn.session.addresses[what.key] = what.address
    seat = _seat(turn, what).seat if member is None else places.come_back(turn, member.seat)
    if turn.state.members[seat].stand_in is not None:
        bots.hand_back(turn, seat)
    turn.session.links[seat] = Link(what.link, what.client)
    turn.session.told[seat] = Told(number=turn.session.told.get(seat, Told()).number)
    turn.doors.append(Admit(what.link, seat))
    if turn.state.members[seat].presence != "here":
        set_presence(turn, seat, "here")
    for said in turn.state.chat:
        turn.send(seat, ServerSentSaid(said.seat, said.text))


def _seat(turn: Turn, what: Join) -> Member:
    state = turn.state
    seat = Seat(max(state.members, default=-1) + 1)
    name = tell_apart(turn.mask(clean_name(what.name, what.language)), [m.name for m in state.members.values()])
    turn.log(facts.Seated(seat, what.key, name, free_look(state, seat, what.look), what.language))
    return state.members[seat]


def set_presence(turn: Turn, seat: Seat, presence: Presence) -> None:
    """Move a person along the presence machine and let the game know what concerns it."""
    was = turn.state.members[seat].presence
    turn.log(facts.PresenceSet(seat, presence))
    if presence == "here" and was in {"away", "left"}:
        _tell_game(turn, SeatBack(seat))
    elif presence == "away":
        _tell_game(turn, SeatAway(seat))
    elif presence == "left":
        _tell_game(turn, SeatGone(seat))


def _tell_game(turn: Turn, action: SeatAway | SeatBack | SeatGone) -> None:
    if action.seat in turn.state.players:
        play.decide(turn, SYSTEM, action)


def lost(turn: Turn, seat: Seat) -> None:
    """The seat's socket is gone: the grace begins."""
    turn.session.links.pop(seat, None)
    turn.session.told.pop(seat, None)
    if turn.state.members[seat].presence == "here":
        set_presence(turn, seat, "reconnecting")


def leave(turn: Turn, seat: Seat) -> None:
    """The person goes home on purpose: away at once, with the door left open."""
    pencil.flush(turn)
    set_presence(turn, seat, "left")
    _hang_up(turn, seat, "left")


def kick(turn: Turn, seat: Seat) -> None:
    """Send a person away for good."""
    pencil.flush(turn)
    turn.log(doors.kicked(turn, seat))
    _tell_game(turn, SeatGone(seat))
    _hang_up(turn, seat, "kicked")


def _hang_up(turn: Turn, seat: Seat, reason: str) -> None:
    bots.get_up(turn, seat)
    if turn.session.links.pop(seat, None) is not None:
        turn.sends.append(HangUp(seat, reason, again=False))
    turn.session.told.pop(seat, None)


def away_at(member: Member) -> Millis | None:
    """Room time at which a reconnecting person counts as away."""
    return Millis(member.since + GRACE_MS) if member.presence == "reconnecting" else None


def _host_until(member: Member) -> Millis | None:
    """How long an absent host is waited for; None: here, no end."""
    match member.presence:
        case "here":
            return None
        case "reconnecting":
            return Millis(member.since + HOST_MS)
        case "away":
            return Millis(member.since + HOST_MS - GRACE_MS)
        case "left":
            return member.since
        case _:
            assert_never(member.presence)


def next_host(state: RoomState, at: Millis) -> tuple[Seat, Millis] | None:
    """Who has to become the acting host, and when (not before `at`); None: all is well, or nobody is here."""
    if state.owner is None or state.host is None:
        return None
    if state.members[state.owner].presence == "here":
        return (state.owner, at) if state.host != state.owner else None
    until = _host_until(state.members[state.host])
    heir = next((seat for seat, member in sorted(state.members.items()) if member.presence == "here" and member.bot is None), None)
    if until is None or heir is None:
        return None
    return heir, max(at, until)
