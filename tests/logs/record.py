"""Record a whole game for the present version: `.venv/bin/python tests/logs/record.py` from the root.

Every later version has to read it and to see in it what was seen today. A log that was released is never recorded again:
a game that has one is left out.
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import msgspec

HERE: Final = Path(__file__).parent
sys.path.insert(0, str(HERE.parent.parent))

from garabato.core import Concept, Continue, Seat, Verdict  # noqa: E402  (after the path to the tests' own modules)
from garabato.games.artbox import table as art  # noqa: E402
from garabato.games.artbox.shapes import Shape  # noqa: E402
from garabato.games.doodle_dash import table as dash  # noqa: E402
from garabato.games.doodle_dice import bot as dice_bot  # noqa: E402
from garabato.games.doodle_dice import table as dice  # noqa: E402
from garabato.ink import codec  # noqa: E402
from garabato.kit.fouls import Flag, Judge  # noqa: E402
from garabato.kit.mind import UniformMind  # noqa: E402
from garabato.kit.three_words.table import Lock, TakeBack, Vote  # noqa: E402
from garabato.kit.tokens import Number  # noqa: E402
from garabato.room import Room, commands, inputs  # noqa: E402
from garabato.room.inputs import DeckFetched  # noqa: E402
from garabato.room.own_deck import OwnCard, OwnDeck  # noqa: E402
from garabato.room.telling import room_view  # noqa: E402
from tests.support.evenings import lobby, until, vote  # noqa: E402
from tests.support.rooms import Client, Table  # noqa: E402


def present() -> Path:
    """The folder of the present version's logs."""
    return HERE / ".".join(version("garabato").split(".")[:2])


def doodles() -> Table:
    """Two rounds with everything that can happen at a table."""
    table = lobby(5, rounds=2, rotate=True)
    ann, bo, cyd, dee, eve = table.clients
    table.scribble(bo)
    table.ask(ann, commands.WipeWall())
    table.scribble(cyd)
    table.ask(dee, commands.Dress("Дана", 7, "ru"))
    table.ask(cyd, commands.Ready(ready=True))
    table.ask(cyd, commands.Say("ciao"))
    table.ask(ann, commands.Pace(15))
    table.ask(ann, commands.Arrange((Seat(3), Seat(1))))
    table.ask(ann, commands.Arrange((Seat(0), Seat(1), Seat(2), Seat(3))))
    table.ask(ann, commands.Start(Seat(1)))
    until(table, "draw")
    for client, strokes in ((ann, 2), (bo, 3), (cyd, 1), (eve, 1)):
        for points in range(strokes):
            table.scribble(client, points + 2)
    assert bo.pen is not None
    table.ink(bo, codec.undo(bo.stroke, bo.pen.pen))
    table.lose(dee)
    until(table, "vote")
    label = ann.view.drawings[0].label
    table.ask(cyd, Flag(label))
    for client in (ann, eve):
        table.ask(client, Judge(label, foul=client is ann))
    for client in (ann, bo, cyd):
        vote(table, client)
    vote(table, eve, "231")
    table.restart()
    for client in (ann, bo, cyd, eve):
        table.join(client)
    until(table, "pad")
    table.join(dee)
    table.ask(ann, commands.Kick(Seat(4)))
    until(table, "draw")
    for client in (ann, bo, cyd, dee):
        table.scribble(client, 4)
    for client in (ann, dee):
        table.ask(client, commands.Leave())
    until(table, "vote")
    table.run(20_000)
    for client in (ann, dee):
        table.join(client)
    for client in (bo, cyd, dee):
        vote(table, client)
    table.ask(ann, Lock())
    until(table, "over")
    return table


def doodles_with_bots() -> Table:
    """A round with bots of all kinds; one plays for a person who is away and is thanked, another one is sent home."""
    table = lobby(2, rounds=1)
    ann, bo = table.clients
    for skill in ("easy", "normal", "hard"):
        table.ask(ann, commands.AddBot(skill))
    table.ask(ann, commands.DressBot(Seat(2), "Kreide", "normal"))
    table.ask(ann, commands.Start(Seat(2)))
    until(table, "draw")
    table.scribble(ann, 3)
    table.lose(bo)
    table.run(25_000)
    table.ask(ann, commands.LendBot(Seat(1), "easy"))
    until(table, "vote")
    vote(table, ann)
    table.restart()
    for client in (ann, bo):
        table.join(client)
    table.ask(ann, commands.RemoveBot(Seat(4)))
    until(table, "over")
    return table


def own_words() -> Table:
    """Two games with a deck of people's own, which was dropped and taken again; a card that was mended is another one."""
    table = lobby(3, "how_do_you_doodle", rounds=2)
    ann = table.clients[0]
    cards = tuple(OwnCard((f"gatto {n}", "<b>lince</b>", f"tigre {n}")) for n in range(3))
    table.ask(ann, DeckFetched(OwnDeck("BCDFGH", "Felini", "it", cards), "mixed"))
    table.ask(ann, commands.DropDeck())
    mended = (*cards, OwnCard(("leone", "puma", "leopardo")))
    table.ask(ann, DeckFetched(OwnDeck("KLMNPQ", "Felini", "it", mended), "only"))
    table.ask(ann, commands.Start(Seat(1)))
    until(table, "draw")
    for client in table.clients:
        table.scribble(client, 3)
    table.restart()
    for client in table.clients:
        table.join(client)
    until(table, "over")
    table.ask(ann, commands.Again())
    until(table, "over")
    return table


def kept_in_order() -> Table:
    """A round in a room with a door: a lock, a password, votes, somebody sent away and forgiven, a seat that changes hands and back."""
    table = lobby(6, rounds=1)
    ann, bo, cyd, dee, eve, fay = table.clients
    table.feed(inputs.Order(Seat(0), 90, inputs.PasswordHashed("00ff", "beef")))
    ann.no = 90
    table.ask(ann, commands.LockRoom(locked=True))
    table.ask(ann, commands.SetChat(on=False))
    table.ask(ann, commands.SetIdleCaps(on=False))
    table.ask(bo, commands.VoteKick(Seat(5)))
    table.run(60_000)
    for client in (cyd, dee, eve):
        table.ask(client, commands.VoteKick(Seat(5)))
    table.ask(ann, commands.Unban(Seat(5)))
    table.ask(bo, commands.Report(Seat(2)))
    table.ask(ann, commands.ReadReports())
    table.ask(cyd, commands.Report(Seat(1)))
    table.ask(ann, commands.Start(Seat(1)))
    table.ask(ann, commands.HandOver(Seat(1)))
    until(table, "vote")
    table.ask(bo, commands.PauseGame())
    table.join(fay)
    table.ask(eve, commands.Leave())
    table.ask(fay, commands.TakeSeat(Seat(4)))
    table.join(fay)
    table.ask(bo, commands.ResumeGame())
    vote(table, fay)
    table.join(eve)
    table.join(fay)
    table.ask(bo, commands.Pick("artbox", {"decoys": "2"}))
    for client in (ann, bo, cyd, dee):
        vote(table, client)
    table.ask(ann, commands.VoteKick(Seat(5)))
    until(table, "over")
    return table


def how_do_you_doodle() -> Table:
    """Two rounds in which not everybody guesses everything."""
    table = lobby(4, "how_do_you_doodle", rounds=2, show_backs="locked")
    ann, bo, cyd, dee = table.clients
    table.ask(ann, commands.Start(Seat(2)))
    until(table, "draw")
    for client in (ann, bo, cyd):
        table.scribble(client, 3)
    until(table, "vote")
    place(table, ann, {1: 2, 3: 1})
    place(table, bo, {0: 3})
    table.ask(bo, TakeBack(Seat(0)))
    for client in (bo, cyd, dee):
        table.ask(client, Lock())
    label = ann.view.drawings[0].label
    table.ask(dee, Flag(label))
    table.ask(ann, Lock())
    for client in (ann, bo):
        table.ask(client, Judge(label, foul=client is bo))
    until(table, "draw")
    table.scribble(dee, 5)
    until(table, "vote")
    place(table, cyd, {0: 1, 1: 1, 3: 1})
    until(table, "over")
    return table


def artbox() -> Table:
    """Five rounds; the first with everything that can happen, the others as quick as can be."""
    table = lobby(4, "artbox", decoys="2", flags=True, draw_hourglass=True)
    ann, bo, cyd, dee = table.clients
    table.ask(ann, commands.Start())
    for client, named in ((ann, 1), (bo, 0), (cyd, 2), (dee, 3)):
        table.ask(client, art.Nominate(Seat(named)))
    table.ask(cyd, art.NameArtist("Artemisia  Gentileschi"))
    until(table, "words")
    for client, card in ((ann, 1), (bo, 0), (cyd, 1)):
        table.ask(client, art.Keep((card,)))
    until(table, "throw")
    table.ask(cyd, art.Throw())
    until(table, "draw")
    hesitate(table, ann)
    for client in (cyd, ann):
        lay_out(table, client)
    table.ask(dee, art.Place(1, Shape(dee.view.dice[0], 2000, 2000, 900, 500, 30, 40)))
    until(table, "match")
    recognise(table, bo, right=True)
    table.ask(bo, art.ClearMatch(next(iter(bo.view.matches))))
    recognise(table, bo, right=True)
    table.ask(bo, art.Finish())
    until(table, "reveal")
    label = bo.view.told[0].label
    flagger, *others = [client for client in table.clients if client.seat != bo.view.told[0].artist]
    table.ask(flagger, Flag(label))
    for client in others:
        table.ask(client, Judge(label, foul=True))
    table.ask(cyd, Continue())
    table.ask(dee, commands.Leave())
    until(table, "draw")
    table.join(dee)
    while table.room.state.outcome is None:
        until(table, "draw")
        drawing = [client for client in (ann, bo, cyd, dee) if client.view.sheets]
        for client in drawing:
            lay_out(table, client)
        until(table, "match")
        for client in drawing:
            recognise(table, client, right=client in (ann, bo))
            table.ask(client, art.Finish())
        until(table, "points")
        table.run(12_000)
    return table


def hesitate(table: Table, client: Client) -> None:
    """Every step that can be taken on a sheet."""
    kind = client.view.dice[0]
    table.ask(client, art.Place(1, Shape(kind, 500, 600, 700, 800, 370)))
    table.ask(client, art.Reshape(1, Shape(kind, 550, 600, 700, 800, 90)))
    table.ask(client, art.Place(2, Shape(kind, 1500, 1600, 300, 9000, 0)))
    table.ask(client, art.BringToFront(1))
    table.ask(client, art.Remove(2))
    table.ask(client, art.Undo())
    table.ask(client, art.Redo())
    table.ask(client, art.Clear())
    table.ask(client, art.Undo())


def lay_out(table: Table, client: Client) -> None:
    """What the dice ask for, and the hand on the token."""
    for number, kind in enumerate(client.view.sheets[0].missing):
        table.ask(client, art.Place(client.view.sheets[0].next, Shape(kind, 1000 + 700 * number, 1000, 600, 900, 0)))
    table.ask(client, art.HandIn())


def recognise(table: Table, client: Client, *, right: bool) -> None:
    """The right words for all other drawings, or the right ones in another order."""
    of = table.room.state.table.round
    places = [place for place in of.others(client.seat) if place not in client.view.matches]
    words = [of.spots[place - 1].word for place in places]
    for place, word in zip(places, words if right else words[1:] + words[:1], strict=True):
        table.ask(client, art.Match(place, word))


def place(table: Table, client: Client, tokens: dict[int, Number]) -> None:
    """Tokens by artist, without a lock."""
    for artist, number in tokens.items():
        table.ask(client, Vote(Seat(artist), number))


def doodle_dice() -> Table:
    """A game with a dealer, players who go, doze, come back and steal, and a winner."""
    table = lobby(4, "doodle_dice", assist="always", deal_s=None)
    ann, bo, cyd, dee = table.clients
    table.ask(ann, commands.Start(Seat(3)))
    for card in ("red-3", "purple-1", "red-7"):
        table.ask(dee, dice.Choose(card))
    table.ask(dee, Continue())
    table.ask(ann, dice.Roll())
    take_turn(table, bo)
    table.run(60_000)
    table.lose(cyd)
    table.run(20_000)
    for _ in range(2):
        while table.room.state.table.seat != dee.seat:
            take_turn(table, ann)
            take_turn(table, bo)
        table.run(70_000)
    for _ in range(6):
        for client in (ann, bo):
            take_turn(table, client)
    table.join(cyd)
    table.ask(dee, dice.PlayOn())
    table.ask(ann, commands.Leave())
    table.join(ann)
    table.restart()
    table.run(25_000)
    for client in table.clients:
        table.join(client)
    while table.room.state.outcome is None:
        for client in table.clients:
            take_turn(table, client)
        table.run(1_000)
    return table


def take_turn(table: Table, client: Client) -> None:
    """What a bot would do next, but every third turn begins with a steal, and every second one of them is thought better of."""
    assert client.seat is not None
    state = table.room.state
    offers = list(state.chosen.legal(state.table, client.seat))
    view = client.view
    stolen = next((offer.choices["card"][0] for offer in offers if offer.action is dice.Declare), None)
    if view.may_withdraw and view.number % 6 == 0:
        table.ask(client, dice.Withdraw())
    elif stolen and view.target is None and not view.begun and view.number % 3 == 0:
        table.ask(client, dice.Declare(stolen))
    elif (action := dice_bot.choose(view, offers, UniformMind(view.number + 1))) is not None:
        table.ask(client, action)


def doodle_dash() -> Table:
    """Ten rounds; the first ones with everything that can happen, the others as quick as can be."""
    table = lobby(5, "doodle_dash", judges=lambda _: by_id, call_s=5, draw_s=30, guess_s=10)
    ann, bo, cyd, dee, eve = table.clients
    for client, age in zip(table.clients, (34, 9, 80, 41, 12), strict=True):
        table.ask(client, commands.TellAge(age))
    table.ask(ann, commands.Start())
    dash_to(table, cyd, ann, bo, dee)
    table.ask(cyd, dash.Pass())
    table.ask(cyd, dash.Guess("horse"))
    for client in (ann, bo, dee):
        table.ask(client, dash.Reject(2))
    label = next(board.label for board in cyd.view.boards if board.artist == bo.seat)
    table.ask(ann, Flag(label))
    for client in (cyd, dee, eve):
        table.ask(client, Judge(label, foul=client is not eve))
    dash_to(table, cyd, eve)
    table.ask(cyd, dash.Guess("donkey"))
    for client in (ann, bo):
        table.ask(client, dash.Accept(4))
    until(table, "eyes")
    table.ask(dee, commands.Leave())
    table.join(dee)
    dash_to(table, eve, ann, cyd)
    table.restart()
    for client in table.clients:
        table.join(client)
    table.ask(eve, dash.Guess(bo.view.word.id))
    until(table, "eyes")
    dash_to(table, ann, bo)
    table.lose(ann)
    until(table, "reveal")
    table.join(ann)
    while table.room.state.outcome is None:
        until(table, "eyes")
        guesser = table.of(table.room.state.table.round.guesser)
        assert guesser is not None
        dash_to(table, guesser, *(client for client in (ann, dee) if client is not guesser))
        table.ask(guesser, dash.Guess(table.room.state.table.round.word.id))
        table.run(6_000)
    return table


def by_id(secret: Concept, guess: str) -> Verdict:
    """A judge that knows the names of concepts only."""
    return Verdict.YES if guess == secret.id else Verdict.ASK


def dash_to(table: Table, guesser: Client, *finish: Client) -> None:
    """A word is called and drawn; these finish, one almost as soon as the other; the first boards are shown."""
    table.ask(guesser, dash.Call(3))
    table.ask(guesser, dash.Go())
    for client in table.clients:
        if client is not guesser:
            table.scribble(client, 3)
    for client in finish:
        table.ask(client, dash.Done())
        table.run(60)
    table.run(300)
    holder = table.room.state.table.holder("die")
    while holder is not None and table.room.state.table.phase == "draw":
        client = table.of(holder)
        assert client is not None
        table.ask(client, dash.Roll())
        table.run(600)
    until(table, "guess")


GAMES: Final = {
    "artbox": artbox,
    "doodle_dash": doodle_dash,
    "doodle_dice": doodle_dice,
    "doodles": doodles,
    "doodles-kept-in-order": kept_in_order,
    "doodles-with-bots": doodles_with_bots,
    "how_do_you_doodle": how_do_you_doodle,
    "how_do_you_doodle-own-words": own_words,
}


def seen(room: Room) -> Any:
    """What everybody sees of a room, as JSON has it."""
    state = room.state
    seats: list[Seat | None] = [*state.players, None]
    now = {
        "at": state.at,
        "room": room_view(state),
        "views": {"bystander" if seat is None else str(seat): state.chosen.view(state.table, seat) for seat in seats},
        "drawings": {
            str(label): [frame.hex() for frame in room._session.sheets[sheet].frames()] if sheet in room._session.sheets else []
            for label, sheet in state.chosen.paper(state.table, None).shown.items()
        },
        "pens": {str(seat): (held.count, held.sheet) for seat, held in state.pens.items()},
        "chat": list(state.chat),
    }
    return msgspec.json.decode(msgspec.json.encode(now))


def record() -> None:
    """Write the logs, the ink and what is seen in them."""
    folder = present()
    folder.mkdir(exist_ok=True)
    for name, play in GAMES.items():
        if (folder / f"{name}.jsonl").exists():
            continue
        table = play()
        (folder / f"{name}.jsonl").write_bytes(b"".join(entry + b"\n" for entry in table.store.entries))
        ink = [(sheet, seq, data.hex()) for sheet, seq, data in table.store.ink]
        (folder / f"{name}.ink.json").write_bytes(msgspec.json.format(msgspec.json.encode(ink), indent=0) + b"\n")
        (folder / f"{name}.seen.json").write_bytes(msgspec.json.format(msgspec.json.encode(seen(table.room))) + b"\n")


if __name__ == "__main__":
    record()
