"""What keeps a room in good hands: the host's powers, and what people may do without the host."""

from typing import assert_never

from garabato.core import Refused, Seat, Why
from garabato.room import doors, facts, places, votes
from garabato.room import keeping_facts as kept
from garabato.room.commands import (
    GiveSeat,
    HandOver,
    KeepingCommand,
    LockRoom,
    PauseGame,
    ReadReports,
    Report,
    ResumeGame,
    SetChat,
    SetIdleCaps,
    TakeSeat,
    Unban,
    VoteKick,
)
from garabato.room.inputs import PasswordHashed
from garabato.room.state import RoomState
from garabato.room.turn import Turn


def host_only(turn: Turn, seat: Seat) -> None:
    """Raises: Refused, if somebody else is the host."""
    if seat != turn.state.host:
        raise Refused(Why.NOT_YOURS, "", "refused-host-only")


def may_start(turn: Turn, seat: Seat) -> None:
    """The host may; while the host is not here anybody may, once all others are ready. Raises: Refused."""
    if seat == turn.state.host:
        return
    if turn.state.host is None or turn.state.members[turn.state.host].presence == "here":
        raise Refused(Why.NOT_YOURS, "", "refused-host-only")
    if not all_ready(turn.state):
        raise Refused(Why.NOT_NOW, "", "refused-not-all-ready")


def all_ready(state: RoomState) -> bool:
    """Whether everybody who is at the table is ready, the host and the bots left out."""
    people = [member for member in state.members.values() if member.present and member.bot is None and member.seat != state.host]
    return all(member.ready for member in people)


def obey(turn: Turn, seat: Seat, command: KeepingCommand | PasswordHashed) -> None:
    """Carry out a command. Raises: Refused."""
    match command:
        case VoteKick():
            votes.vote(turn, seat, command.seat)
        case Report():
            _report(turn, seat, command.seat)
        case TakeSeat():
            places.take(turn, seat, command.seat)
        case _:
            host_only(turn, seat)
            _obey_host(turn, seat, command)


def _obey_host(  # noqa: C901  (one case a command)
    turn: Turn,
    seat: Seat,
    command: LockRoom | PasswordHashed | Unban | ReadReports | HandOver | SetChat | SetIdleCaps | PauseGame | ResumeGame | GiveSeat,
) -> None:
    keeping = turn.state.keeping
    match command:
        case LockRoom() | PasswordHashed() | Unban():
            doors.obey(turn, command)
        case ReadReports():
            if any(report.seat != seat for report in keeping.reports):
                turn.log(kept.ReportsRead(seat))
        case HandOver():
            _hand_over(turn, seat, command.seat)
        case SetChat():
            if keeping.chat != command.on:
                turn.log(kept.ChatSet(command.on))
        case SetIdleCaps():
            if keeping.idle_caps != command.on:
                turn.log(kept.IdleCapsSet(command.on))
        case PauseGame() | ResumeGame():
            _pause(turn, pause=isinstance(command, PauseGame))
        case GiveSeat():
            places.give(turn, command.seat, command.to)
        case _:
            assert_never(command)


def _report(turn: Turn, seat: Seat, target: Seat) -> None:
    """Tell the host; a second time changes nothing. Raises: Refused."""
    member = turn.state.members.get(target)
    if member is None or member.banned or member.bot is not None or target == seat:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    if target == turn.state.host:
        raise Refused(Why.NOT_NOW, "", "refused-report-host")
    report = kept.Reported(target, seat)
    if report not in turn.state.keeping.reports:
        turn.log(report)


def _hand_over(turn: Turn, seat: Seat, to: Seat) -> None:
    """Who stands in for the rightful host passes on no more than that. Raises: Refused."""
    member = turn.state.members.get(to)
    if member is None or member.bot is not None or member.presence != "here":
        raise Refused(Why.BAD_VALUE, "", "refused-not-here")
    if to != seat:
        turn.log(kept.HandedOver(to) if seat == turn.state.owner else facts.HostPassed(to))


def _pause(turn: Turn, *, pause: bool) -> None:
    """Raises: Refused, if no game is under way."""
    state = turn.state
    if not state.playing or state.outcome is not None:
        raise Refused(Why.NOT_NOW, "", "refused-no-game")
    if pause and (state.pause is None or state.pause.reason != "host"):
        turn.log(facts.Paused("host", None))
    elif not pause and state.pause is not None and state.pause.reason == "host":
        turn.log(facts.Resumed())
