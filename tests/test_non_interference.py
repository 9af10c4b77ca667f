"""Nobody learns anything from what may not be known: not from bytes, counts, times, order or numbers of updates.

Two worlds of the same evening differ in hidden things only: the subject tokens of others, their votes and when they
place them, what they draw and when. Whoever may not know of the difference hears exactly the same in both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import msgspec
import pytest

from garabato.core import Inked, Label, Seat
from garabato.games import hall
from garabato.ink import codec
from garabato.kit.three_words.events import DrawingFinished
from garabato.kit.three_words.table import Lock, TakeBack, Vote
from garabato.kit.tokens import deal
from garabato.room import Room, commands, effects, pencil, telling
from garabato.room.chance import SeededChance
from tests.support.evenings import NAMES, until
from tests.support.household import Home, Player
from tests.support.rooms import CARDS, Client, Table

PLAYERS = 4
KICKED = PLAYERS
SPECTATOR = PLAYERS + 1
LATE = PLAYERS + 2
SCREEN = -2
"""A big screen that is there from the beginning."""
BYSTANDERS = (KICKED, SPECTATOR, LATE, SCREEN)

Drawing = tuple[int, ...]
"""The number of points of each stroke."""
Placing = tuple[int, int, int]
"""When (after the vote opened), at whose drawing, which number; 0 takes the token back."""


@dataclass(frozen=True)
class World:
    """One evening. What is listed here is hidden from others until the vote (drawings) or the reveal."""

    secret: int = 0
    drawings: dict[int, Drawing] = field(default_factory=lambda: dict.fromkeys(range(PLAYERS), (3, 2)))
    drawn_at: dict[int, int] = field(default_factory=lambda: {seat: 1_000 + 500 * seat for seat in range(PLAYERS)})
    """After the hourglass was turned."""
    votes: dict[int, tuple[Placing, ...]] = field(
        default_factory=lambda: {
            seat: tuple((2_000 + 300 * seat + 40 * artist, artist, 1) for artist in range(PLAYERS) if artist != seat)
            for seat in range(PLAYERS)
        }
    )


def deck(game: Any, languages: frozenset[str]) -> Any:
    """As many cards as there are rounds: whatever the luck, the first one is turned up in both worlds."""
    del game, languages
    return CARDS[:1]


Line = tuple[float, str, bytes]
"""When somebody heard what."""


# ---------------------------------------------------------------- the room


class Watched(Table):
    """A table that writes down what each seat is sent, and when."""

    def __init__(self, world: World, games: Any = None) -> None:
        super().__init__()
        self.heard: dict[int, list[Line]] = {seat: [] for seat in (*range(PLAYERS + 3), SCREEN)}
        secret = world.secret.to_bytes(16, "big")
        self.room, first = Room.create("ABCD", secret, "doodles", "en", self.at, hall=games or hall(), decks=deck)
        self.store.entries[:] = [first]

    def _do(self, effect: effects.Effect) -> None:
        match effect:
            case effects.Live():
                for client in self.links.values():
                    if client.seat not in {None, effect.author} and effect.label in client.live:
                        self._write(client.seat, "Live", effect.frame)
            case effects.Send(message=bytes() as data):
                self._write(effect.seat, "Ink", data)
            case effects.Tell() | effects.Send() | effects.HangUp() | effects.Admit():
                self._write(effect.seat, type(effect).__name__, msgspec.json.encode(effect))
            case _:
                pass
        super()._do(effect)

    def _write(self, seat: int, kind: str, data: bytes) -> None:
        if self.of(Seat(seat)) is not None or kind == "Admit":
            self.heard[seat].append((self.at, kind, data))


def draw(table: Table, client: Client, points: int) -> Callable[[], None]:
    return lambda: table.scribble(client, points)


def place(table: Table, client: Client, artist: int, number: int) -> Callable[[], Any]:
    what = Vote(Seat(artist), number) if number else TakeBack(Seat(artist))
    return lambda: table.ask(client, what)


def play(table: Table, start: int, moments: Iterable[tuple[int, Callable[[], Any]]]) -> None:
    """Do everything at its moment after `start`."""
    for at, what in sorted(moments, key=lambda moment: moment[0]):
        table.run(start + at - table.at)
        what()


def evening(world: World, games: Any = None) -> Watched:
    """A lobby, a game up to the last lock. Only what `World` holds differs from evening to evening."""
    table = Watched(world, games)
    players = [table.client(name) for name in NAMES[: PLAYERS + 1]]
    host, eve = players[0], players.pop()
    table.ask(host, commands.Pick("doodles", {"rounds": 1}))
    table.ask(host, commands.Start(Seat(0)))
    table.watcher()
    spectator = table.client("Wim")
    until(table, "token")
    table.run(1_000)
    table.ask(host, commands.Kick(Seat(KICKED)))
    assert eve.bye == "kicked"
    until(table, "draw")
    bo = players[1]
    moments: list[tuple[int, Callable[[], Any]]] = [
        (10_000, lambda: table.client("Late")),
        (12_000, lambda: table.lose(bo)),
        (15_000, lambda: table.join(bo)),
        (16_000, lambda: table.ask(spectator, commands.Say("what is it?"))),
    ]
    for seat, client in enumerate(players):
        at = world.drawn_at[seat]
        moments += [(at + 700 * index, draw(table, client, points)) for index, points in enumerate(world.drawings[seat])]
    play(table, table.at, moments)
    until(table, "vote")
    moments = [(20_000 + 1_000 * seat, lambda client=client: table.ask(client, Lock())) for seat, client in enumerate(players[:-1])]
    for seat, client in enumerate(players):
        moments += [(at, place(table, client, artist, number)) for at, artist, number in world.votes[seat]]
    moments.append((22_500, lambda: table.ask(spectator, commands.Dress("Wim", None, "it"))))
    play(table, table.at, moments)
    assert table.room.state.table.phase == "vote", "the last lock is still to come"
    return table


def tokens(secret: int) -> dict[int, int]:
    """The subject tokens that this luck deals: the second decision of the game."""
    return dict(deal([Seat(seat) for seat in range(PLAYERS + 1)], SeededChance(secret.to_bytes(16, "big"), 1)))


def other_tokens(same_for: set[int]) -> World:
    """A world in which these seats, and the one that is kicked later, hold the same tokens as in the first one and all others do not."""
    mine = tokens(0)
    for secret in range(1, 2_000):
        theirs = tokens(secret)
        if all((theirs[seat] == mine[seat]) == (seat in {*same_for, KICKED}) for seat in range(PLAYERS + 1)):
            return World(secret)
    raise AssertionError(same_for)


def until_vote(heard: list[Line], table: Watched | House) -> list[Line]:
    """What was heard before the sheets lay open."""
    opened = next(at for at, _, data in table.heard[SPECTATOR] if b'"phase":"vote"' in data)
    return [line for line in heard if line[0] < opened]


def same(one: Watched | House, other: Watched | House, seats: Iterable[int], *, to: str = "reveal") -> None:
    """Nobody on these seats can tell one world from the other."""
    for seat in seats:
        mine, theirs = one.heard[seat], other.heard[seat]
        assert seat == LATE or len(mine) > 5, "it is not silence that is compared"
        if to == "vote":
            mine, theirs = until_vote(mine, one), until_vote(theirs, other)
        assert mine == theirs, f"seat {seat} can tell the worlds apart"


def others_of(seat: int) -> set[int]:
    return set(range(PLAYERS)) - {seat}


SEATS = range(PLAYERS)


def hides_tokens(games: Any = None) -> None:
    one = evening(World(), games)
    for seat in SEATS:
        same(one, evening(other_tokens({seat}), games), [seat, *BYSTANDERS])


def hides_votes(games: Any = None) -> None:
    one = evening(World(), games)
    for seat in SEATS:
        votes = dict(World().votes)
        for voter in others_of(seat):
            artists = [artist for artist in SEATS if artist != voter]
            votes[voter] = tuple((9_000 - 111 * voter - 37 * artist, artist, 3) for artist in artists)
            votes[voter] += ((9_500 + voter, artists[0], 0), (9_700 + voter, artists[0], 2), (9_800 + voter, artists[1], 2))
        same(one, evening(World(votes=votes), games), [seat, *BYSTANDERS])


def hides_when_it_was_drawn(games: Any = None) -> None:
    one = evening(World(), games)
    for seat in SEATS:
        drawn_at = {other: 18_000 - 900 * other for other in others_of(seat)} | {seat: World().drawn_at[seat]}
        same(one, evening(World(drawn_at=drawn_at), games), [seat, *BYSTANDERS])


def hides_strokes(games: Any = None) -> None:
    one = evening(World(), games)
    for seat in SEATS:
        drawings: dict[int, Drawing] = {other: (9,) * (other + 3) for other in SEATS}
        drawings[seat] = World().drawings[seat]
        same(one, evening(World(drawings=drawings), games), [seat, *BYSTANDERS], to="vote")


def hides_blank_sheets(games: Any = None) -> None:
    one = evening(World(), games)
    for seat in SEATS:
        drawings = {other: World().drawings[other] if other == seat else () for other in SEATS}
        same(one, evening(World(drawings=drawings), games), [seat, *BYSTANDERS], to="vote")


HIDDEN = (hides_tokens, hides_votes, hides_when_it_was_drawn, hides_strokes, hides_blank_sheets)


@pytest.mark.parametrize("hides", HIDDEN)
def test_the_room_betrays_nothing(hides: Callable[[], None]) -> None:
    hides()


def test_who_was_kicked_hears_nothing_after_it() -> None:
    table = evening(World())
    kinds = [kind for _, kind, _ in table.heard[KICKED]]
    assert kinds.index("HangUp") == len(kinds) - 1


def test_a_big_screen_hears_what_a_spectator_hears() -> None:
    heard = evening(World()).heard
    views = {seat: [line for line in heard[seat] if b'"view"' in line[2]] for seat in (SPECTATOR, SCREEN)}
    assert [at for at, _, _ in views[SCREEN]][1:] == [at for at, _, _ in views[SPECTATOR]]


def test_the_worlds_do_differ() -> None:
    """What is compared above is not the same evening twice."""
    one = evening(World()).room.state.table.round
    other = evening(other_tokens(set())).room.state.table.round
    assert one.tokens == tokens(0)
    assert all(one.tokens[seat] != other.tokens[seat] for seat in SEATS)
    assert one.card == other.card
    assert one.ballots[0] == {1: 1, 2: 1, 3: 1}


def test_their_owners_do_know() -> None:
    with pytest.raises(AssertionError, match="seat 0 can tell"):
        same(evening(World()), evening(other_tokens(set())), [0])


# ---------------------------------------------------------------- the server: what goes into the sockets, and when


class House:
    """The same evening over sockets; every write is noted with its time."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, games: Any = None) -> None:
        monkeypatch.setattr("garabato.server.house.secrets.token_bytes", lambda _: world.secret.to_bytes(16, "big"))
        monkeypatch.setattr("garabato.server.house.draw_code", lambda: "BCDF")
        self.world = world
        self.heard: dict[int, list[Line]] = {}
        self.home = Home()
        self.home.house.premises.decks = deck
        self.home.house.premises.hall = games or hall()
        self.code = self.home.room()
        self.players: dict[int, Player] = {}
        for name in NAMES[: PLAYERS + 1]:
            self.join(name)

    def join(self, name: str) -> None:
        """A new socket; all of a person's sockets are one story."""
        seat = (*NAMES[: PLAYERS + 1], "Wim", "Late").index(name)
        player = self.players[seat] = Player(self.home, self.code, name)
        heard = self.heard.setdefault(seat, [])
        self.note(player, heard)
        player.hello()

    def watch(self) -> None:
        """A big screen."""
        player = Player(self.home, self.code, "")
        self.note(player, self.heard.setdefault(SCREEN, []))
        player.watch()

    def note(self, player: Player, heard: list[Line]) -> None:
        """Write down what a socket is sent."""
        send, ping = player.link.send, player.link.ping

        def noted(frames: Any) -> None:
            heard.extend((round(self.home.loop.at, 6), "text" if frame.text else "ink", frame.payload) for frame in frames)
            send(frames)

        def pinged(payload: bytes) -> None:
            heard.append((round(self.home.loop.at, 6), "ping", payload))
            ping(payload)

        player.link.send, player.link.ping = noted, pinged  # type: ignore[method-assign]

    def phase(self) -> str:
        """Where the game is."""
        phase: str = self.home.table(self.code)._room.state.table.phase
        return phase

    def until(self, phase: str) -> float:
        """Let time pass until a phase has begun; the time."""
        while self.phase() != phase:
            self.home.loop.advance(0.010)
        return self.home.loop.at

    def play(self, start: float, moments: Iterable[tuple[int, Callable[[], Any]]]) -> None:
        """Do everything at its moment after `start`."""
        for at, what in sorted(moments, key=lambda moment: moment[0]):
            self.home.loop.advance(start + at / 1000 - self.home.loop.at)
            what()

    def stroke(self, seat: int, stroke: int, points: int) -> None:
        """Draw with the pen of the game."""
        self.players[seat].binary(codec.begin(stroke, 2, 0, 0, [(100 + 10 * n, 50 * stroke) for n in range(points)]))
        self.players[seat].binary(codec.end(stroke))

    def place(self, seat: int, artist: int, number: int) -> None:
        """Place a token or take it back."""
        if number:
            self.players[seat].act("Vote", artist=artist, number=number)
        else:
            self.players[seat].act("TakeBack", artist=artist)

    def evening(self) -> House:
        """See the evening above."""
        host = self.players[0]
        self.home.loop.advance(1)
        host.command("Pick", game="doodles", options={"rounds": 1})
        host.command("Start", first=0)
        self.watch()
        self.join("Wim")
        self.until("token")
        host.command("Kick", seat=KICKED)
        moments: list[tuple[int, Callable[[], Any]]] = [
            (10_000, lambda: self.join("Late")),
            (12_000, self.players[1].lose),
            (15_000, lambda: self.join("Bo")),
        ]
        for seat in SEATS:
            for index, points in enumerate(self.world.drawings[seat]):
                moments.append((self.world.drawn_at[seat] + 700 * index, partial(self.stroke, seat, index + 1, points)))
        self.play(self.until("draw"), moments)
        moments = [(20_000 + 1_000 * seat, partial(self.players[seat].act, "Lock")) for seat in range(PLAYERS - 1)]
        for seat in SEATS:
            moments += [(at, partial(self.place, seat, artist, number)) for at, artist, number in self.world.votes[seat]]
        self.play(self.until("vote"), moments)
        self.home.loop.advance(1)
        assert self.phase() == "vote"
        return self


def test_the_sockets_betray_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bytes, times and pings, even when something hidden happens a few milliseconds before something that all may know."""
    one = House(World(), monkeypatch).evening()
    drawn_late = {seat: 16_050 + 600 * seat for seat in SEATS}
    for seat in SEATS:
        votes = dict(World().votes)
        for voter in others_of(seat):
            votes[voter] = tuple((9_000 - 111 * voter - 37 * artist, artist, 3) for artist in sorted(others_of(voter)))
        votes[PLAYERS - 1] += tuple((20_000 + 1_000 * locks - 5, 0, locks) for locks in range(1, 3) if seat != PLAYERS - 1)
        drawn_at = drawn_late | {seat: World().drawn_at[seat]}
        other = House(replace(other_tokens({seat}), votes=votes, drawn_at=drawn_at), monkeypatch).evening()
        same(one, other, [seat, *BYSTANDERS])


def test_the_sockets_do_not_betray_strokes(monkeypatch: pytest.MonkeyPatch) -> None:
    one = House(World(), monkeypatch).evening()
    for seat in SEATS:
        drawings: dict[int, Drawing] = dict.fromkeys(SEATS, (40, 5, 30)) | {seat: World().drawings[seat]}
        same(one, House(World(drawings=drawings), monkeypatch).evening(), [seat, *BYSTANDERS], to="vote")


def test_a_leak_in_the_sockets_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    games = with_view(tokens_on_the_table)
    votes = dict(World().votes) | {3: ((8_000, 0, 3), (8_100, 1, 3), (8_200, 2, 3))}
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        same(House(World(), monkeypatch, games).evening(), House(World(votes=votes), monkeypatch, games).evening(), [0])


# ---------------------------------------------------------------- planted leaks


def leaky(**parts: Any) -> Any:
    """A hall whose Doodles has a leak."""
    return {"doodles": replace(hall()["doodles"], **parts)}


def with_view(change: Callable[[Any, Any], Any]) -> Any:
    honest = hall()["doodles"].view
    return leaky(view=lambda state, seat: change(state, honest(state, seat)))


def token_in_order(state: Any, view: Any) -> Any:
    """The order of a list that anybody sees depends on what nobody may see."""
    return msgspec.structs.replace(view, dealt=tuple(sorted(view.dealt, key=lambda seat: (state.round.tokens[seat], seat))))


def tokens_on_the_table(state: Any, view: Any) -> Any:
    """How many tokens lie is counted in the sight of all."""
    return msgspec.structs.replace(view, rounds=view.rounds + sum(map(len, state.round.ballots.values())))


def first_stroke(state: Any, seat: Seat, action: Any, ctx: Any) -> Any:
    """Everybody sees who has begun."""
    if isinstance(action, Inked):
        artist = next(artist for artist, sheet in state.round.sheets.items() if sheet == action.sheet)
        return (DrawingFinished(seat=artist),)
    return hall()["doodles"].decide(state, seat, action, ctx)


def open_paper(state: Any, seat: Any) -> Any:
    """The sheets lie open while they are drawn on."""
    honest = hall()["doodles"].paper(state, seat)
    return replace(honest, shown={Label(16 + artist): sheet for artist, sheet in state.round.sheets.items()} | dict(honest.shown))


@pytest.mark.parametrize(
    ("hides", "games"),
    [
        (hides_tokens, with_view(token_in_order)),
        (hides_votes, with_view(tokens_on_the_table)),
        (hides_blank_sheets, leaky(decide=first_stroke)),
        (hides_strokes, leaky(paper=open_paper)),
    ],
)
def test_a_leak_in_the_game_is_seen(hides: Callable[[Any], None], games: Any) -> None:
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        hides(games)


def test_news_without_anything_new_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that tells everybody something at each input betrays that somebody did something."""
    monkeypatch.setattr(telling, "_same_clock", lambda *_: False)
    for hides in (hides_votes, hides_when_it_was_drawn):
        with pytest.raises(AssertionError, match="can tell the worlds apart"):
            hides()


def test_numbers_of_updates_that_count_what_others_do_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = telling._news

    def counting(turn: Any, seat: Seat, told: Any, common: Any) -> Any:
        told.number = turn.state.entries
        return honest(turn, seat, told, common)

    monkeypatch.setattr(telling, "_news", counting)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        hides_votes()


def test_ink_that_goes_to_others_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = pencil.store

    def loud(turn: Any, sheet: Any) -> None:
        honest(turn, sheet)
        for seat in turn.session.links:
            turn.send(seat, b"\x03\x00\x00\x00")

    monkeypatch.setattr(pencil, "store", loud)
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        hides_when_it_was_drawn()
