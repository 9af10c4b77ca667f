"""Nothing arrives at anybody before it may: every byte of every channel of every page is kept and searched."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from garabato.ink.pack import unpack_row
from tests.e2e.conftest import BIG, PHONE, Door
from tests.e2e.ears import Ears
from tests.e2e.evening import curl, play, start, vote
from tests.e2e.player import Player
from tests.e2e.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SPEED = 4
SHEET = 1
"""The first byte of a message that holds a whole drawing."""
TELLING = 10
"""So many bytes of ink are somebody's and nobody else's."""


class Truth:
    """What really was, as it lies on the disk."""

    def __init__(self, served: Served, code: str) -> None:
        ink: dict[int, list[bytes]] = {}
        for row in served.stored(code).ink:
            for record in unpack_row(row.data):
                ink.setdefault(row.sheet, []).append(record.frame[-TELLING:])
        self.rounds = served.folded(code).table.rounds
        label = served.folded(code).table.label
        self.drawings: dict[int, tuple[int, list[bytes]]] = {
            label(one, artist): (artist, [piece for piece in ink[sheet] if len(piece) == TELLING])
            for one in self.rounds
            for artist, sheet in one.sheets.items()
        }
        """By label: the artist, and the pieces of ink that are long enough to be told apart."""
        facts = [entry["what"] for entry in served.entries(code)]
        self.secrets = [fact[name].encode() for fact in facts for name in ("secret", "key") if name in fact]
        """What seeds all luck, and whose the seats are."""


def views(ears: Ears) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each view that was heard, and when: its place among all that was heard."""
    for place, heard in enumerate(ears.heard):
        message = heard.message
        if message and message.get("view"):
            yield place, message["view"]


def first_sight(ears: Ears, label: int) -> int:
    """When the drawing was on the table for this page; after everything, if never."""
    return next((at for at, view in views(ears) if label in {one["label"] for one in view["drawings"]}), len(ears.heard))


def test_nothing_is_heard_before_its_time(door: Door, served: Served) -> None:
    served.start(speed=SPEED)
    people = [door.person(name, PHONE) for name in ("Ana", "Bruno", "Chiara")]
    kicked, late = door.person("Kuno", PHONE), door.person("Lea", PHONE)
    screen = door.person("Screen", BIG)
    ana, everybody = people[0], [*people, late, screen, kicked]
    code = ana.start_room(served.url())
    screen.page.goto(served.url(f"tv/{code}"))
    for person in (*people[1:], kicked):
        person.join(served.url(code))
    send_away(ana, kicked)
    ana.unfold_rules()
    ana.choose("preset-kids")
    ana.fewer_rounds(1)
    start(ana, people[1:])
    draw(people, late, served.url(code))
    snoop(ana, served, code)
    for person in people:
        person.done()
    bet(people, everybody)
    snoop(ana, served, code)
    for person in people:
        person.lock()
    play(people, lambda: ana.view["phase"] != "over")
    for person in (*people, late, screen):
        person.phase("over")
    truth = Truth(served, code)
    for person in everybody:
        person.ears.collect()
        unheard(person, truth)
        well_kept(person, truth)


def draw(people: list[Player], late: Player, link: str) -> None:
    """Two strokes each; between them somebody comes to watch."""
    for number, person in enumerate(people):
        person.sheet.wait_for()
        person.stroke(curl(number))
    late.follow(link)
    late.phase("draw")
    for number, person in enumerate(people):
        person.stroke([(0.1 + 0.07 * number, 0.2), (0.15, 0.4 + 0.03 * number), (0.3, 0.33), (0.21, 0.47 + 0.05 * number), (0.4, 0.61)])


def drawings_heard(person: Player) -> bool:
    """Whether all sheets that lie on the table have come. Labels of a first round fit into a byte."""
    heard = {each.data[1] for each in person.ears.heard if each.channel == "binary" and each.data[0] == SHEET}
    return person.view["phase"] == "vote" and {one["label"] for one in person.view["drawings"]} <= heard


def bet(people: list[Player], everybody: list[Player]) -> None:
    """Place all tokens; nobody else hears as much as that somebody has."""
    for person in everybody[:-1]:
        person.until(lambda each=person: drawings_heard(each), "all drawings")
    for number, person in enumerate(people):
        others = [other for other in everybody if other is not person]
        quiet = [len(spoken(other)) for other in others]
        vote(person, number)
        person.until(lambda each=person: len(each.view["ballot"]) == len(each.view["may_vote"]), "the tokens to lie")
        assert [len(spoken(other)) for other in others] == quiet, "a bet was heard"


def send_away(host: Player, guest: Player) -> None:
    host.press(host.button("menu"))
    host.press(host.button("kick", name=guest.name))
    host.press(host.button("ask-kick.yes"))
    guest.page.get_by_role("heading", name=guest.say("trouble-kicked")).wait_for()
    host.press(host.button("close"))


def spoken(person: Player) -> list[bytes]:
    """All that was heard of the game and the room, without the answers to what this page itself has asked."""
    answers = (b"ServerSentPong", b"ServerSentDone")
    return [
        heard.data
        for heard in person.ears.heard
        if heard.channel in {"text", "binary"} and not any(answer in heard.data for answer in answers)
    ]


def snoop(person: Player, served: Served, code: str) -> None:
    """Ask for whatever the server answers without a socket, while the game runs; what it says is heard like all else."""
    paths = person.page.request.get(served.url("api/schema/openapi.json")).json()["paths"]
    assert "/api/rooms/{code}" in paths
    for path in paths:
        address = served.url(re.sub(r"\{[^}]*\}", code, path).lstrip("/"))
        person.ears.hear(address, person.page.request.get(address).body())


def unheard(person: Player, truth: Truth) -> None:
    """Others' ink is nowhere among the bytes before its drawing lay on the table, and there afterwards."""
    ears = person.ears
    for label, (artist, pieces) in truth.drawings.items():
        assert pieces, "the drawing has nothing by which to know it"
        if artist == ears.seat:
            continue
        sight = first_sight(ears, label)
        early = [heard.channel for heard in ears.heard[:sight] if any(piece in heard.data for piece in pieces)]
        assert not early, f"{person.name} heard the ink of seat {artist} on {early}"
        entitled = sight < len(ears.heard)
        assert entitled == (person.name != "Kuno")
        found = [piece for piece in pieces if any(piece in heard.data for heard in ears.heard[sight:])]
        assert found == (pieces if entitled else []), "the search finds nothing, so it proves nothing"


def well_kept(person: Player, truth: Truth) -> None:
    """No number of others before it is revealed; the room's secret and the keys of seats never."""
    seat = person.ears.seat
    for _, view in views(person.ears):
        now = truth.rounds[view["round"] - 1]
        assert view["own"] in {None, now.tokens.get(seat)}
        assert {int(artist): number for artist, number in view["ballot"].items()}.items() <= now.ballots.get(seat, {}).items()
        shown = {one["artist"] for column in view["columns"] if column["round"] == view["round"] for one in column["reveals"]}
        assert not shown or view["phase"] in {"reveal", "pad", "over"}
        if view["phase"] in {"card", "token", "draw", "vote"}:
            assert view["reveal"] is None
            said = json.dumps({name: value for name, value in view.items() if name not in {"own", "ballot", "stock", "columns"}})
            assert '"number"' not in said
    assert truth.secrets
    assert not [heard.channel for heard in person.ears.heard if any(secret in heard.data for secret in truth.secrets)]
