"""Decks over HTTP and over the socket: checked, kept, labelled, taken by their code in any room; hostile ones, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from garabato.core import Seat, concepts_in
from garabato.room.own_deck import MOST_CARDS, OwnCard, OwnDeck
from garabato.server import deck_shelf
from garabato.server.codes import DECK_LENGTH, LETTERS
from garabato.server.config import Limits
from garabato.server.deck_desk import BODY_BYTES
from garabato.server.replay import story
from garabato.store.contract import StoreFailed, Unknown
from garabato.words import load
from tests.server.test_bots import play_on, state
from tests.server.test_rest import visit
from tests.support.household import Home, Player

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

GOOD = "dog,wolf,fox\nrocket,pencil,crayon\n"


def sent(text: str, **more: object) -> dict[str, object]:
    return {"text": text, "language": "en", **more}


def test_a_deck_is_checked_without_being_kept(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        answer = await browser.post("/api/decks/check", json=sent(GOOD + "a,,c\n"))
        assert answer.status_code == 200
        assert answer.json() == {
            "width": 3,
            "cards": 2,
            "faults": [{"text": "deck-blank", "line": 3, "says": {"place": 2}}],
            "more": 0,
            "notes": [],
        }
        assert home.store.open_rooms() == []

    visit(do, tmp_path)


def test_a_deck_is_kept_and_labelled_and_no_answer_holds_its_words(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        made = await browser.post("/api/decks", json=sent(GOOD, title="  Zoo\u202e \n"))
        assert made.status_code == 201
        label = made.json()
        code = label["code"]
        assert label == {"code": code, "title": "Zoo", "language": "en", "width": 3, "cards": 2}
        assert len(code) == DECK_LENGTH
        assert set(code) <= set(LETTERS)
        for typed in (code, code.lower(), f"{code[:3]}-{code[3:]}", f"%20{code}"):
            found = await browser.get(f"/api/decks/{typed}")
            assert found.json() == label
            assert "wolf" not in found.text + made.text
        assert home.store.open_rooms() == [], "it is no room"
        assert isinstance(home.store.claim(code, "node", b""), Unknown)
        room = await browser.get(f"/api/rooms/{code}")
        assert room.status_code == 404

    visit(do, tmp_path)


@pytest.mark.parametrize("code", ["BCDFGH", "BCDF", "..%2f..", "x" * 3000, "AEIOUY"])
def test_an_unknown_deck_is_named_so(code: str, tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        del home
        answer = await browser.get(f"/api/decks/{code}")
        assert answer.status_code == 404

    visit(do, tmp_path)


def test_the_code_of_a_room_is_no_deck(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        assert home.store.create("BCDFGH", "node", "doodles", b'{"at":0,"what":{"type":"Beat"}}')
        assert home.store.create("XXXXXX", "node", "doodles", b"not ours")
        for code in ("BCDFGH", "XXXXXX"):
            answer = await browser.get(f"/api/decks/{code}")
            assert answer.json() == {"why": "unknown_deck", "text": "refused-unknown-deck"}

    visit(do, tmp_path)


HOSTILE = {
    "empty": ("", "deck-empty"),
    "duplicates": ("dog,wolf,fox\r\nfox,Dog,wolf\r\n", "deck-again"),
    "blanks": ("dog,wolf,fox\r\n,,x\r\n", "deck-blank"),
    "long": ("dog,wolf,fox\n" + "x" * 200 + ",b,c", "deck-long"),
    "lines": ("\n".join(f"w{n}" for n in range(10_000)), "deck-too-many"),
    "bytes": ("w\n" * 100_000, "deck-too-large"),
    "quotes": ('"dog,wolf,fox\n' * 50, "deck-quote"),
    "columns": (",".join("abcdefghijk") + "\n", "deck-no-width"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_bad_deck_gets_a_list_of_what_is_wrong_and_is_not_kept(name: str, tmp_path: Path) -> None:
    text, fault = HOSTILE[name]

    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        del home
        answer = await browser.post("/api/decks", json=sent(text))
        assert answer.status_code == 422
        assert fault in {each["text"] for each in answer.json()["faults"]}

    visit(do, tmp_path)


def test_markup_and_marks_of_direction_are_kept_as_text_and_left_out(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        del home
        answer = await browser.post("/api/decks/check", json=sent("<svg/onload=alert()>\nab\u202ecd\n\u200f\u200e"))
        assert [(each["text"], each["line"]) for each in answer.json()["faults"]] == [("deck-blank", 3)]
        assert answer.json()["notes"][0]["says"] == {"place": 1, "sign": "U+202E"}

    visit(do, tmp_path)


def test_the_lines_without_a_fault_may_be_kept_alone(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        del home
        answer = await browser.post("/api/decks", json=sent(f"{GOOD}a,,c\n", good_only=True))
        assert (answer.status_code, answer.json()["cards"]) == (201, 2)
        many = await browser.post("/api/decks", json=sent(HOSTILE["lines"][0], good_only=True))
        assert (many.status_code, many.json()["cards"]) == (201, MOST_CARDS)
        none = await browser.post("/api/decks", json=sent(",,\n", good_only=True))
        assert none.status_code == 422

    visit(do, tmp_path)


def test_a_body_without_end_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        del home
        answer = await browser.post("/api/decks/check", json=sent("x" * BODY_BYTES))
        assert (answer.status_code, answer.json()["text"]) == (413, "rest-too-large")

    visit(do, tmp_path)


@pytest.mark.parametrize("body", [b"", b"{", b'{"text": 1, "language": "en"}', b'{"text": "a", "language": "english"}', b'{"text":"\xff"}'])
def test_what_is_no_question_is_refused(body: bytes, tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        del home
        for path in ("/api/decks", "/api/decks/check"):
            answer = await browser.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400

    visit(do, tmp_path)


def test_other_sites_hand_in_nothing(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        del home
        for path in ("/api/decks", "/api/decks/check"):
            answer = await browser.post(path, json=sent(GOOD), headers={"origin": "http://elsewhere.example"})
            assert (answer.status_code, answer.json()["why"]) == (403, "origin")

    visit(do, tmp_path)


def test_an_address_keeps_so_many_decks_and_asks_so_often(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        del home
        answers = [await browser.post("/api/decks", json=sent(GOOD)) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["text"] == "rest-too-many-decks"
        asked = [await browser.post("/api/decks/check", json=sent(GOOD)) for _ in range(8)]
        assert [answer.status_code for answer in asked] == [200] * 7 + [429]
        assert asked[-1].json()["text"] == "too-fast"

    visit(do, tmp_path, limits=Limits(new_decks=2, deck_checks=1.0))


def test_a_deck_is_not_promised_while_the_store_is_away(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        def away(*_: object) -> bool:
            raise StoreFailed("away")

        home.store.create = away
        answer = await browser.post("/api/decks", json=sent(GOOD))
        assert (answer.status_code, answer.json()["text"]) == (503, "server-away")

    visit(do, tmp_path)


def test_taken_codes_are_drawn_again_but_not_for_ever(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        create, tries = home.store.create, []

        def taken(*args: object) -> bool:
            tries.append(args)
            return len(tries) == 3 and create(*args)

        home.store.create = taken
        assert (await browser.post("/api/decks", json=sent(GOOD))).status_code == 201
        assert (await browser.post("/api/decks", json=sent(GOOD))).status_code == 503
        assert len(tries) == 3 + 50

    visit(do, tmp_path)


# ---------------------------------------------------------------- over the socket

CANARY = "ornitorinco"
"""Stands on every card."""


def shelved(home: Home, width: int = 3, size: int = 12) -> str:
    """A deck in the store; its code."""
    kept: list[OwnDeck | None] = []
    star = 6 if width == 7 else None
    cards = tuple(OwnCard(tuple(f"{CANARY} {n} {k}" for k in range(width)), star) for n in range(size))
    deck_shelf.keep(home.shelf, "node-1", OwnDeck("", "Zoo", "it", cards), kept.append)
    home.loop.settle()
    assert kept[0] is not None
    return kept[0].code


def table(home: Home) -> tuple[Player, Player, Player]:
    code = home.room()
    ann, bo, cy = (Player(home, code, name).hello() for name in ("Ann", "Bo", "Cy"))
    return ann, bo, cy


def answer(player: Player, no: int) -> str:
    """What became of a command."""
    done = [each["no"] for each in player.all("ServerSentDone")]
    refused = {each["no"]: each["text"] for each in player.all("ServerSentRefused")}
    return "done" if no in done else refused.get(no, "")


def test_a_deck_goes_into_the_box_by_its_code_and_into_another_rooms_too() -> None:
    home = Home()
    code = shelved(home)
    for _ in range(2):
        ann, bo, _ = table(home)
        no = ann.command("TakeDeck", code=code, mode="only")
        assert answer(ann, no) == "done"
        assert bo.view["room"]["deck"] == {
            "type": "deck_in_box",
            "code": code,
            "title": "Zoo",
            "language": "it",
            "width": 3,
            "cards": 12,
            "unused": 12,
            "mode": "only",
            "by": ann.seat,
            "fits": True,
            "missing": 0,
        }


def test_its_words_are_read_as_they_are_and_not_before_they_are_played() -> None:
    home = Home()
    home.house.premises.names = load()
    ann, bo, cy = table(home)
    ann.command("TakeDeck", code=shelved(home), mode="only")
    sent_before = b"".join(frame.payload for each in (ann, bo, cy) for frame in each.heard())
    assert CANARY.encode() not in sent_before
    ann.command("Start")
    view = bo.view
    shown = [word["id"] for word in view["view"]["card"]["words"]]
    assert [view["names"][concept] for concept in shown] == [concept.removeprefix("it=") for concept in shown]
    assert set(view["foreign"].values()) == {"it"}
    said = b"".join(frame.payload for each in (ann, bo, cy) for frame in each.link.frames)
    assert said.count(CANARY.encode()) > 0
    others = {f"{CANARY} {n} 0" for n in range(12)} - {shown[0].removeprefix("it=")}
    assert not [word for word in others if word.encode() in said]


def test_what_is_asked_meanwhile_waits_for_the_deck() -> None:
    home = Home()
    code = shelved(home)
    ann, _, _ = table(home)
    home.shelf.held = True
    first = ann.command("TakeDeck", code=code, mode="only")
    second = ann.command("DropDeck")
    home.shelf.let_go()
    home.loop.settle()
    assert (answer(ann, first), answer(ann, second)) == ("done", "done")
    assert ann.view["room"]["deck"] is None


def test_who_is_gone_by_then_takes_no_deck() -> None:
    home = Home()
    code = shelved(home)
    ann, bo, _ = table(home)
    home.shelf.held = True
    ann.command("TakeDeck", code=code, mode="only")
    ann.lose()
    home.shelf.let_go()
    home.loop.settle()
    assert bo.view["room"]["deck"] is None
    assert home.house.tables[bo.code]._room.state.members[Seat(0)].presence == "reconnecting"


def test_nobody_but_the_host_makes_the_store_look_for_one() -> None:
    home = Home()
    ann, bo, _ = table(home)
    home.shelf.held = True
    assert answer(bo, bo.command("TakeDeck", code="BCDFGH", mode="only")) == "refused-host-only"
    home.shelf.let_go()
    for code, why in {"BCDFGH": "refused-unknown-deck", "bcdfgh": "refused-unreadable", "BCDF": "refused-unreadable"}.items():
        assert answer(ann, ann.command("TakeDeck", code=code, mode="only")) == why


def test_codes_are_guessed_at_only_so_often_from_however_many_rooms() -> None:
    home = Home(limits=Limits(deck_checks=0.2))
    code = shelved(home)
    (ann, _, _), (dee, _, _) = table(home), table(home)
    for host in (ann, dee):
        assert answer(host, host.command("TakeDeck", code=code, mode="only")) == "done", "who knows a code does not guess"
    whys = [answer(host, host.command("TakeDeck", code="BCDFGH", mode="only")) for host in (ann, dee, ann, dee)]
    assert whys == ["refused-unknown-deck", "refused-unknown-deck", "too-fast", "too-fast"]
    assert answer(ann, ann.command("TakeDeck", code=code, mode="mixed")) == "done", "it is here already"
    home.loop.advance(6)
    assert answer(ann, ann.command("TakeDeck", code="BCDFGH", mode="only")) == "refused-unknown-deck"


def test_a_restart_brings_the_deck_back_and_a_known_one_needs_no_store() -> None:
    home = Home()
    code = shelved(home)
    ann, _, _ = table(home)
    ann.command("TakeDeck", code=code, mode="mixed")
    home.loop.advance(1)
    again = Home(store=home.store, node="node-2")
    ann = Player(again, ann.code, "Ann").hello()
    again.loop.advance(1)
    assert ann.view["room"]["deck"]["code"] == code
    ann.command("DropDeck")
    del home.store._rooms[code]
    assert answer(ann, ann.command("TakeDeck", code=code, mode="only")) == "done"
    assert ann.view["room"]["deck"]["mode"] == "only"


def test_the_story_of_a_room_keeps_the_words_that_were_not_played() -> None:
    home = Home()
    code = shelved(home)
    ann, _, _ = table(home)
    ann.command("TakeDeck", code=code, mode="only")
    home.loop.advance(1)
    found = home.store.read(ann.code)
    assert not isinstance(found, Unknown)
    told = story(found.entries)
    assert f"deck={code} (12 cards)" in told
    assert CANARY not in told


@pytest.mark.parametrize(("game", "width"), [("doodles", 3), ("how_do_you_doodle", 3), ("doodle_dash", 7), ("artbox", 1)])
def test_bots_make_do_with_words_they_have_never_read(game: str, width: int) -> None:
    home = Home()
    person = home.player(home.room(game), "Ann")
    person.command("TakeDeck", code=shelved(home, width, 40), mode="only")
    home.loop.settle()
    if width == 3:
        person.command("Pick", game=game, options={"rounds": 1})
    person.command("AddBot", skill="hard")
    person.command("AddBot", skill="easy")
    person.command("Start")
    home.loop.settle()
    assert any(f"it={CANARY}" in concept for concept in concepts_in(state(person).table))
    play_on(person)
    outcome = state(person).outcome
    assert outcome.finished or outcome.reason == "no-points", "bots that guess by luck alone may score nothing until the book calls it off"
