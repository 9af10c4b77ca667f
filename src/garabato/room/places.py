"""A running game goes on with somebody else at a seat whose person is gone; who comes back has the seat again.

The game knows seats only. So the two people change places: the newcomer has the seat with its score, pen and duties, the one who
is away has the newcomer's place among the watchers until the way back.
"""

from garabato.core import SYSTEM, Refused, Seat, SeatBack, Why
from garabato.room import bots, facts, pencil, play
from garabato.room import keeping_facts as kept
from garabato.room.effects import HangUp
from garabato.room.turn import Turn


def take(turn: Turn, seat: Seat, of: Seat) -> None:
    """A watcher takes a seat whose person has left. Raises: Refused."""
    _check(turn, seat, of)
    if turn.state.members[of].presence != "left":
        raise Refused(Why.NOT_YOURS, "", "refused-seat-away")
    _change(turn, seat, of)


def give(turn: Turn, of: Seat, to: Seat) -> None:
    """The host gives the seat of a person who is away to a watcher. Raises: Refused."""
    _check(turn, to, of)
    _change(turn, to, of)


def _check(turn: Turn, seat: Seat, of: Seat) -> None:
    state = turn.state
    newcomer = state.members.get(seat)
    if newcomer is None or newcomer.bot is not None or seat not in turn.session.links or of not in state.members:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    if not state.playing or state.outcome is not None:
        raise Refused(Why.NOT_NOW, "", "refused-no-game")
    if of not in state.players or state.members[of].bot is not None:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    if seat in state.players:
        raise Refused(Why.NOT_YOURS, "", "refused-has-seat")
    if state.members[of].present:
        raise Refused(Why.TOO_LATE, "", "refused-seat-taken")


def _change(turn: Turn, seat: Seat, of: Seat) -> None:
    """The newcomer's page says hello again and finds itself at the seat."""
    pencil.flush(turn)
    if turn.state.members[of].stand_in is not None:
        turn.log(facts.BotThanked(of))
    turn.log(kept.TookOver(seat, of))
    turn.log(facts.PresenceSet(of, "reconnecting"))
    play.decide(turn, SYSTEM, SeatBack(of))
    move(turn, seat)


def move(turn: Turn, seat: Seat) -> None:
    """Let the page at this seat come again: its person sits elsewhere now."""
    if turn.session.links.pop(seat, None) is not None:
        turn.doors.append(HangUp(seat, "moved", again=True))
    turn.session.told.pop(seat, None)


def come_back(turn: Turn, seat: Seat) -> Seat:
    """The person at `seat` is back: at the own seat of the running game, if somebody has taken it over meanwhile. Says where."""
    of = next((of for of, place in turn.state.keeping.lent.items() if place == seat), None)
    if of is None:
        return seat
    pencil.flush(turn)
    was = turn.state.members[of]
    if was.stand_in is not None:
        turn.log(facts.BotThanked(of))
        bots.get_up(turn, of)
        play.decide(turn, SYSTEM, SeatBack(of))
    turn.log(kept.GaveBack(seat, of))
    if was.present:
        turn.log(facts.PresenceSet(seat, "reconnecting"))
    if was.attended:  # the game has heard of nobody's going
        turn.log(facts.PresenceSet(of, "here"))
    move(turn, of)
    return of
