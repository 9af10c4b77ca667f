"""People decide that somebody has to go: one asks, most of the others agree, or nothing comes of it."""

from typing import Final

from garabato.core import Millis, Refused, Seat, Why
from garabato.room import keeping_facts as kept
from garabato.room import people
from garabato.room.keeping import KickVote
from garabato.room.state import RoomState
from garabato.room.turn import Turn

FEWEST: Final = 2
"""Nobody is sent away by one person alone."""

AGAIN_MS: Final = 120_000
"""Time between two votes that the same person asks for, so that nobody nags."""


def voters(state: RoomState, target: Seat) -> list[Seat]:
    """Who may vote about `target`: all other people at the table; bots never do."""
    return [seat for seat, member in state.members.items() if member.present and member.bot is None and seat != target]


def missing(state: RoomState, vote: KickVote) -> int:
    """How many more have to agree: more than half of the others who are here, and never fewer than `FEWEST`."""
    there = voters(state, vote.target)
    needed = max(FEWEST, len(there) // 2 + 1)
    return max(0, needed - sum(seat in there for seat in vote.yes))


def in_sight(state: RoomState) -> list[KickVote]:
    """The votes about people who have not left. Of the others the time runs on: nobody dodges a vote by leaving for a moment."""
    return [each for each in state.keeping.votes.values() if state.members[each.target].presence != "left"]


def vote(turn: Turn, seat: Seat, target: Seat) -> None:
    """Ask for a vote, or agree; to agree again changes nothing. Raises: Refused."""
    state = turn.state
    member = state.members.get(target)
    if member is None or member.banned or member.bot is not None or member.presence == "left":
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    if target == seat:
        raise Refused(Why.NOT_YOURS, "", "refused-vote-self")
    if len(voters(state, target)) < FEWEST:
        raise Refused(Why.NOT_NOW, "", "refused-vote-few")
    open_vote = state.keeping.votes.get(target)
    if open_vote is None and turn.at < state.keeping.asked_at.get(seat, -AGAIN_MS) + AGAIN_MS:
        raise Refused(Why.NOT_NOW, "", "refused-vote-again")
    if open_vote is None or seat not in open_vote.yes:
        turn.log(kept.KickVoted(seat, target))


def settle(turn: Turn) -> bool:
    """Send away whom enough want to go. Says whether there was anybody."""
    before = turn.state.entries
    for each in in_sight(turn.state):
        if not missing(turn.state, each):
            people.kick(turn, each.target)
    return turn.state.entries > before


def due(state: RoomState) -> tuple[Seat, Millis] | None:
    """The vote that lapses next, and when."""
    first = min(state.keeping.votes.values(), key=lambda each: each.until, default=None)
    return None if first is None else (first.target, first.until)
