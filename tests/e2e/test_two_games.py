"""One evening, one table, five languages, two games: everybody keeps the seat, nothing of the first game comes up in the second."""

from collections.abc import Iterator

import pytest

from garabato.core import ConceptId
from garabato.words import load
from tests.e2e.conftest import BIG, LYING_PHONE, PHONE, Door
from tests.e2e.evening import play, same_end, start
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.test_canaries import Truth

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SPEED = 4
ROUNDS = 2
OTHER_HANDS = 7
"""In the second game nobody draws what anybody drew in the first."""
FIRST, SECOND = "doodles", "how_do_you_doodle"


def test_two_games_one_after_the_other(door: Door, served: Served) -> None:
    served.start(speed=SPEED)
    ana = door.person("Ana", PHONE)
    people = [
        ana,
        door.person("Bruno", PHONE, language="it"),
        door.person("Carmen", LYING_PHONE, language="es"),
        door.person("Doina", PHONE, language="ro", color_scheme="dark"),
    ]
    tv = door.person("Tv", BIG, language="ru")
    code = ana.start_room(served.url())
    tv.page.goto(served.url(f"tv/{code}"))
    for person in people[1:]:
        person.join(served.url(code))
    seats = [person.ears.seat for person in people]
    evening(people, tv)
    same_end(people, served, code)
    truth = Truth(served, code)
    past = words_seen(people)
    ana.press(ana.button("another-game"))
    for person in people:
        person.in_lobby()
    began = [len(person.ears.heard) for person in (*people, tv)]
    choose_the_second([*people, tv])
    seen: dict[str, str] = {}
    evening(people, tv, seen)
    same_end(people, served, code)
    assert [person.ears.seat for person in people] == seats
    gone = past - words_seen(people)
    for person, place in zip((*people, tv), began, strict=True):
        forgotten(person, place, truth, gone)
        read_nothing_of(gone, person, seen[person.name])


def words_seen(people: list[Player]) -> set[str]:
    """The concepts of all cards of the game that is over."""
    return {word["id"] for column in people[0].view["columns"] for word in column["card"]["words"]}


def choose_the_second(everybody: list[Player]) -> None:
    """The host takes the other box; everybody's screen knows which game it is."""
    host = everybody[0]
    host.press(host.page.get_by_role("group", name=host.say("games")).get_by_role("button", name=host.playing(SECOND).say("title")))
    for person in everybody:
        person.playing(SECOND)
        person.until(lambda each=person: each.ears.room["game"] == SECOND, "the other game")


def evening(people: list[Player], tv: Player, seen: dict[str, str] | None = None) -> None:
    """A whole game of two rounds; the big screen is in every scene in which the table is. What stood on each page is added to `seen`."""
    host = people[0]
    host.unfold_rules()
    host.choose("preset-kids")
    host.fewer_rounds(ROUNDS)
    start(host, people[1:])
    scenes: list[tuple[str, int]] = []

    def goes_on() -> bool:
        if scene(host) not in scenes:
            tv.until(lambda: scene(tv) == scene(host), "the same scene as in the hand")
            scenes.append(scene(host))
            for person in (*people, tv) if seen is not None else ():
                seen[person.name] = seen.get(person.name, "") + "\n" + person.page.locator("body").inner_text()
        return bool(host.view["phase"] != "over")

    play(people, goes_on, first=0 if seen is None else OTHER_HANDS)
    tv.phase("over")
    assert tv.view["outcome"] == host.view["outcome"]
    assert {phase for phase, _ in scenes} >= {"draw", "vote", "reveal"}
    assert {number for _, number in scenes} == set(range(1, ROUNDS + 1))


def scene(person: Player) -> tuple[str, int]:
    return person.view["phase"], person.view["round"]


def forgotten(person: Player, place: int, truth: Truth, words: set[str]) -> None:
    """Not a byte of the first game's ink or cards is heard once it is over."""
    pieces = [piece for _, drawing in truth.drawings.values() for piece in drawing]
    before, after = person.ears.heard[:place], person.ears.heard[place:]
    heard_then = all(any(piece in heard.data for heard in before) for piece in theirs(person, truth))
    assert heard_then, "the search finds nothing, so it proves nothing"
    assert not [heard.channel for heard in after if any(piece in heard.data for piece in pieces)]
    said = [heard.message for heard in after if heard.message]
    assert said
    ids = {word for message in said for word in strings_in(message)}
    assert ids.isdisjoint(words), f"{person.name} heard of {ids & words}"


def theirs(person: Player, truth: Truth) -> Iterator[bytes]:
    """The ink of everybody else."""
    for artist, pieces in truth.drawings.values():
        if artist != person.ears.seat:
            yield from pieces


def strings_in(said: object) -> Iterator[str]:
    """Every text and every key, however deep."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, dict):
        for key, value in said.items():
            yield str(key)
            yield from strings_in(value)
    elif isinstance(said, list):
        for value in said:
            yield from strings_in(value)


def read_nothing_of(words: set[str], person: Player, text: str) -> None:
    """No word of the first game stands as a line of its own anywhere on the page."""
    vocabulary = load()
    names = {vocabulary.name(ConceptId(word), person.say.language, "en")[0].casefold() for word in words}
    lines = {line.strip().casefold() for line in text.splitlines()}
    assert names
    assert lines
    assert not lines & names
