"""Bots in the room: they take seats like people, or stand in for a person who is away. Who plays them is the driver's affair."""

from typing import Final, assert_never

from garabato.core import SYSTEM, Refused, Seat, SeatAway, SeatBack, SeatGone, Skill, Why
from garabato.room import facts, pencil, play
from garabato.room.bot_names import bot_name
from garabato.room.chance import SeededChance
from garabato.room.commands import AddBot, DressBot, LendBot, RemoveBot
from garabato.room.effects import BotIn, BotOut
from garabato.room.names import clean_name, tell_apart
from garabato.room.seats import MOST_EVER, free_look
from garabato.room.session import Link, Told
from garabato.room.state import Member, RoomState
from garabato.room.turn import Turn

MOST_BOTS: Final = 9
"""Bots in one room at a time: so many as fill the largest game's table beside one person."""

_LUCK: Final = 2**32
"""A bot's own luck is a number below this."""


def obey(turn: Turn, host: Seat, command: AddBot | DressBot | RemoveBot | LendBot) -> None:
    """Carry out what the host wishes about bots. Raises: Refused."""
    match command:
        case AddBot():
            add(turn, host, command.skill)
        case DressBot():
            dress(turn, command.seat, command.name, command.skill)
        case RemoveBot():
            remove(turn, command.seat)
        case LendBot():
            lend(turn, command.seat, command.skill)
        case _:
            assert_never(command)


def add(turn: Turn, host: Seat, skill: Skill) -> None:
    """Seat one more bot, with a name in the host's language. Raises: Refused."""
    state = turn.state
    if sum(member.bot is not None and member.present for member in state.members.values()) >= MOST_BOTS:
        raise Refused(Why.NOT_NOW, "", "refused-bots-full")
    if len(state.members) >= MOST_EVER:
        raise Refused(Why.NOT_NOW, "", "refused-bots-full")
    seat = Seat(max(state.members, default=-1) + 1)
    language = state.members[host].language
    name = bot_name(language, [member.name for member in state.members.values() if member.present], sum(state.code.encode()))
    turn.log(facts.BotSeated(seat, name, free_look(state, seat, None), skill, language))


def dress(turn: Turn, seat: Seat, name: str, skill: Skill) -> None:
    """Give a bot another name or skill. Raises: Refused."""
    bot = _bot(turn.state, seat)
    others = [member.name for member in turn.state.members.values() if member.seat != seat]
    dressed = facts.BotDressed(seat, tell_apart(turn.mask(clean_name(name, bot.language)), others), skill)
    if (dressed.name, dressed.skill) != (bot.name, bot.bot):
        turn.log(dressed)


def remove(turn: Turn, seat: Seat) -> None:
    """Send a bot away: from its own seat, or from that of the person for whom it plays. Raises: Refused."""
    member = turn.state.members.get(seat)
    if member is not None and member.stand_in is not None:
        pencil.flush(turn)
        turn.log(facts.BotThanked(seat))
        _tell_game(turn, SeatAway(seat) if member.presence == "away" else SeatGone(seat))
        return
    _bot(turn.state, seat)
    pencil.flush(turn)
    turn.log(facts.Kicked(seat))
    _tell_game(turn, SeatGone(seat))


def lend(turn: Turn, seat: Seat, skill: Skill) -> None:
    """Let a bot play for a person who is away, until that person is back. Raises: Refused."""
    member = turn.state.members.get(seat)
    if member is None or member.bot is not None or seat not in turn.state.players or member.banned:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    if member.attended:
        raise Refused(Why.NOT_NOW, "", "refused-is-here")
    turn.log(facts.BotLent(seat, skill))
    _tell_game(turn, SeatBack(seat, bot=True))


def hand_back(turn: Turn, seat: Seat) -> None:
    """The person is back: the bot gets up. A game asks people what it does not ask bots, so it hears of it."""
    turn.log(facts.BotThanked(seat))
    turn.log(facts.PresenceSet(seat, "here"))
    get_up(turn, seat)
    _tell_game(turn, SeatBack(seat))


def _bot(state: RoomState, seat: Seat) -> Member:
    member = state.members.get(seat)
    if member is None or member.bot is None or member.banned:
        raise Refused(Why.BAD_VALUE, "", "refused-unknown-seat")
    return member


def _tell_game(turn: Turn, action: SeatAway | SeatBack | SeatGone) -> None:
    if action.seat in turn.state.players:
        play.decide(turn, SYSTEM, action)


def attend(turn: Turn) -> None:
    """Have every seat that a bot plays attended by one, and no other. A folded room has its bots again."""
    state, session = turn.state, turn.session
    if session.attended == state.entries:
        return
    session.attended = state.entries
    for seat, member in state.members.items():
        link = session.links.get(seat)
        if (None if link is None else link.bot) != member.played_by:
            get_up(turn, seat)
            if member.played_by is not None:
                _sit_down(turn, seat, member.played_by)


def _sit_down(turn: Turn, seat: Seat, skill: Skill) -> None:
    turn.session.links[seat] = Link(0, f"bot-{turn.state.entries}", bot=skill)
    turn.session.told[seat] = Told(number=turn.session.told.get(seat, Told()).number)
    luck = SeededChance(turn.state.secret + b"bot", turn.state.entries * MOST_EVER + seat).below(_LUCK)
    turn.doors.append(BotIn(seat, skill, luck))


def get_up(turn: Turn, seat: Seat) -> None:
    """The bot that sits here, if one does, sits here no more."""
    link = turn.session.links.get(seat)
    if link is not None and link.bot is not None:
        del turn.session.links[seat]
        turn.doors.append(BotOut(seat))
