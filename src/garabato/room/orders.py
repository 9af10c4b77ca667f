"""What people ask of the room itself, and who may."""

from typing import Any, Final, assert_never

import msgspec

from garabato.core import Refused, Seat, Why
from garabato.kit.plain_text import clean_text
from garabato.room import bots, decks, facts, hosting, pencil, people, play
from garabato.room import keeping_facts as kept
from garabato.room.commands import (
    AddBot,
    Again,
    Arrange,
    Dress,
    DressBot,
    DropDeck,
    KeepingCommand,
    Kick,
    Leave,
    LendBot,
    Pace,
    Pick,
    Ready,
    RemoveBot,
    RoomCommand,
    Say,
    Start,
    TableCommand,
    TellAge,
    ToLobby,
    WipeWall,
)
from garabato.room.hosting import host_only, may_start
from garabato.room.inputs import DeckFetched, PasswordHashed
from garabato.room.messages import ServerSentSaid
from garabato.room.names import clean_name, tell_apart
from garabato.room.seats import free_look
from garabato.room.turn import Turn

SAY_LONGEST: Final = 200
"""Graphemes of one line of chat."""


def obey(turn: Turn, seat: Seat, command: RoomCommand | PasswordHashed | DeckFetched) -> None:
    """Carry out a command. Raises: Refused."""
    if isinstance(command, KeepingCommand | PasswordHashed):
        hosting.obey(turn, seat, command)
    elif isinstance(command, DeckFetched | DropDeck):
        host_only(turn, seat)
        _in_lobby(turn)
        decks.obey(turn, seat, command)
    else:
        _obey(turn, seat, command)


def _obey(turn: Turn, seat: Seat, command: TableCommand) -> None:  # noqa: C901, PLR0912  (one case a command; long because there are that many)
    match command:
        case Dress():
            _dress(turn, seat, command)
        case Ready():
            if turn.state.members[seat].ready != command.ready:
                turn.log(facts.ReadySet(seat, command.ready))
        case TellAge():
            if turn.state.members[seat].age != command.age:
                turn.log(facts.AgeTold(seat, command.age))
        case Say():
            _say(turn, seat, command.text)
        case Leave():
            people.leave(turn, seat)
        case Pick():
            host_only(turn, seat)
            _pick(turn, command)
        case Arrange():
            host_only(turn, seat)
            _arrange(turn, command.order)
        case Start():
            may_start(turn, seat)
            _in_lobby(turn)
            play.begin(turn, command.first)
        case Again():
            host_only(turn, seat)
            _after_a_game(turn)
            _again(turn, seat)
        case ToLobby():
            host_only(turn, seat)
            if turn.state.playing:
                pencil.flush(turn)
                turn.log(facts.Returned())
        case Kick():
            host_only(turn, seat)
            _kick(turn, seat, command.seat)
        case AddBot() | DressBot() | RemoveBot() | LendBot():
            host_only(turn, seat)
            bots.obey(turn, seat, command)
        case Pace():
            host_only(turn, seat)
            if turn.state.clock.tenths != command.tenths:
                turn.log(facts.PaceSet(command.tenths))
        case WipeWall():
            host_only(turn, seat)
            _in_lobby(turn)
            pencil.wipe_wall(turn)
        case _:
            assert_never(command)


def _in_lobby(turn: Turn) -> None:
    if turn.state.playing:
        raise Refused(Why.NOT_NOW, "", "refused-playing")


def _after_a_game(turn: Turn) -> None:
    if not turn.state.playing:
        raise Refused(Why.NOT_NOW, "", "refused-no-game")
    if turn.state.outcome is None:
        raise Refused(Why.NOT_NOW, "", "refused-playing")


def _again(turn: Turn, seat: Seat) -> None:
    """The same game, or what was picked to come after it; where that can't begin yet, everybody finds it in the lobby."""
    if turn.state.keeping.next is None:
        play.begin(turn, None)
        return
    pencil.flush(turn)
    turn.log(facts.Returned())
    try:
        play.begin(turn, None)
    except Refused as no:
        pencil.notice(turn, seat, no.text)


def _dress(turn: Turn, seat: Seat, command: Dress) -> None:
    members = turn.state.members
    others = [member.name for member in members.values() if member.seat != seat]
    name = tell_apart(turn.mask(clean_name(command.name, command.language)), others)
    wished = command.look if command.look is not None else members[seat].look
    dressed = facts.Dressed(seat, name, free_look(turn.state, seat, wished), command.language)
    mine = members[seat]
    if (dressed.name, dressed.look, dressed.language) != (mine.name, mine.look, mine.language):
        turn.log(dressed)


def _say(turn: Turn, seat: Seat, typed: str) -> None:
    state = turn.state
    if not state.keeping.chat:
        raise Refused(Why.NOT_NOW, "", "refused-chat-off")
    if state.playing and seat in state.players and state.chosen.quiet(state.table, seat):
        raise Refused(Why.NOT_NOW, "", "refused-quiet")
    text = turn.mask(clean_text(typed, SAY_LONGEST))
    if not text:
        raise Refused(Why.BAD_VALUE, "", "refused-blank")
    turn.log(facts.Said(seat, text))
    for other in turn.state.members:
        turn.send(other, ServerSentSaid(seat, text))


def _pick(turn: Turn, command: Pick) -> None:
    """At once, or for the time after the game on the table: the rules of that one stay as they were when it began."""
    game = turn.state.games.get(command.game)
    if game is None:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-game")
    try:
        options: Any = msgspec.convert(command.options, type=game.options)
    except msgspec.ValidationError as wrong:
        raise Refused(Why.BAD_VALUE, "", "refused-options") from wrong
    rules = msgspec.Raw(msgspec.json.encode(options))
    if turn.state.playing:
        if turn.state.keeping.next is not None or (game, options) != (turn.state.game, turn.state.options):
            turn.log(kept.PickedNext(game.name, rules))
    elif (game, options) != (turn.state.game, turn.state.options):
        turn.log(facts.Picked(game.name, rules))


def _arrange(turn: Turn, order: tuple[Seat, ...]) -> None:
    _in_lobby(turn)
    if len(set(order)) < len(order) or not set(order) <= turn.state.members.keys():
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    if order != turn.state.seating[: len(order)]:
        turn.log(facts.Arranged(order))


def _kick(turn: Turn, seat: Seat, target: Seat) -> None:
    member = turn.state.members.get(target)
    if member is None or member.banned:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    if target == seat:
        raise Refused(Why.NOT_YOURS, "", "refused-kick-self")
    if target == turn.state.owner:
        raise Refused(Why.NOT_YOURS, "", "refused-kick-owner")
    people.kick(turn, target)
