"""A whole game of ArtBox in real browsers: shapes by finger, by mouse and by keys, matched, told, counted, kept."""

import math
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError, expect  # noqa: A004  (what a browser that waits in vain raises)

from tests.e2e.conftest import AT_NIGHT, LAPTOP, PHONE, TABLET, Door
from tests.e2e.evening import comes_back
from tests.e2e.player import Player, Point
from tests.e2e.served import Served
from tests.e2e.test_screens import Inspector
from tests.e2e.test_tv import Screen

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SLOW, FAST = 1.5, 5
"""The first round is looked at, and has mishaps; the others are only played."""
GAME = "artbox"
BOARD = 4096


def test_a_game_of_artbox(door: Door, served: Served) -> None:
    served.start(speed=SLOW)
    ana, dana = door.person("Ana", PHONE), door.person("Dana", LAPTOP)
    people = [
        ana,
        door.person("Bruno", PHONE, language="it"),
        door.person("Chiara", TABLET, language="es"),
        dana,
        door.person("Emil", PHONE, color_scheme="dark"),
    ]
    see, screen = Inspector(ana, GAME), Screen(door)
    code = table(served, people, screen)
    who_begins(people, see, served)
    words_and_dice(see, served, people)
    draw_by_hand(see, served, people, screen)
    match(people, see=see, served=served, screen=screen)
    tell(people, see=see, served=served, screen=screen)
    dies(served, people)
    while ana.view["phase"] != "over":
        play_round(people)
    the_end(see, served, people, code)
    assert not [*see.faults, *screen.faults], "\n".join([*see.faults, *screen.faults])


@pytest.mark.parametrize("count", [pytest.param(count, marks=AT_NIGHT) for count in (3, 8)])
def test_a_game_of_artbox_for_few_and_for_many(door: Door, served: Served, count: int) -> None:
    served.start(speed=FAST)
    people = [door.person(name, PHONE) for name in ("Ana", "Bruno", "Chiara", "Dana", "Emil", "Fedra", "Gigi", "Hana")[:count]]
    code = table(served, people, Screen(door))
    who_begins(people)
    while people[0].view["phase"] != "over":
        play_round(people)
    same_scores(served, people, code)


def table(served: Served, people: list[Player], screen: Screen) -> str:
    """People sit down before a big screen, and the host takes the box."""
    host, *others = people
    code = host.start_room(served.url())
    screen.tv.page.goto(served.url(f"tv/{code}"))
    for person in others:
        person.join(served.url(code))
    for person in people:
        person.playing(GAME)
    host.press(host.page.get_by_role("group", name=host.say("games")).get_by_role("button", name=host.say("title"), exact=True))
    for person in others:
        person.until(lambda each=person: each.ears.room["game"] == GAME, "the game")
        person.ready()
    host.until(lambda: all(one["ready"] for one in host.ears.room["people"] if one["seat"] != host.ears.seat), "everybody is ready")
    host.press(host.button("start"))
    return code


def who_begins(people: list[Player], see: Inspector | None = None, served: Served | None = None) -> None:
    """More than half name Ana; were they too slow, she names an artist."""
    host = people[0]
    for person in people:
        person.phase("talent")
    if see and served:
        with served.frozen():
            host.page.get_by_role("heading", name=host.say("who-talent")).wait_for()
            see.look("talent")
    for person in people[: len(people) // 2 + 1]:
        unless_over(person, lambda each=person: each.press(each.page.locator("main").get_by_role("button", name=re.compile("^Ana"))))
    host.phase("artist", "words")
    if host.view["phase"] == "artist":
        host.page.get_by_label(host.say("artist-name")).fill("Frida")
        host.page.keyboard.press("Enter")
    host.until(lambda: host.view["start"] == host.ears.seat, "the start player")


def words_and_dice(see: Inspector, served: Served, people: list[Player]) -> None:
    host, second = people[0], people[1]
    host.phase("words")
    with served.frozen():
        cards(host).first.wait_for()
        see.look("words")
    choose(people)
    host.phase("throw")
    with served.frozen():
        host.button("throw").wait_for()
        see.look("throw")
    host.press(host.button("throw"))
    host.phase("dice")
    second.phase("dice")
    with served.frozen():
        see.look("dice")
    for person in people:
        assert person.view["dice"] == host.view["dice"]


def cards(person: Player) -> Locator:
    return person.page.locator("main ol").get_by_role("button")


def choose(people: list[Player]) -> None:
    """Everybody keeps the left card; who is too slow keeps it all the same."""
    for person in people:
        person.phase("words", "throw", "dice", "draw")
        if person.view["phase"] == "words" and person.view["cards"]:
            unless_over(person, lambda each=person: each.press(cards(each).first))


def unless_over(person: Player, act: Callable[[], object]) -> None:
    """Who is overtaken by the clock has lost nothing."""
    phase = person.view["phase"]
    try:
        act()
    except (TimeoutError, AssertionError):
        if person.view["phase"] == phase:
            raise


def rolled(person: Player) -> list[str]:
    return [kind for kind in ("box", "triangle", "line", "circle") if kind in person.view["dice"]]


def paper(person: Player) -> Locator:
    return person.page.locator(".pad[role=group]")


def shapes(person: Player) -> list[list[Any]]:
    found: list[list[Any]] = person.view["sheets"][0]["shapes"]
    return found


def tool(person: Player, kind: str) -> Locator:
    name = person.say.like("tool-missing", "tool-free", shape=person.say(f"kind-{kind}"))
    return person.page.get_by_role("toolbar").get_by_role("button", name=name)


def lay(person: Player, kind: str, points: list[Point]) -> None:
    """Take a shape and draw it from corner to corner, or tap it down."""
    before = len(shapes(person))
    person.press(tool(person, kind))
    person.stroke(points, paper(person))
    person.until(lambda: len(shapes(person)) > before, f"the {kind} on the sheet")


def lay_all(person: Player, number: int) -> None:
    for turn, kind in enumerate(rolled(person)):
        left = 0.15 + 0.15 * turn
        lay(person, kind, [(left, 0.3), (left + 0.15 + 0.02 * number, 0.5), (left + 0.2, 0.6)])


def lay_by_keys(person: Player) -> None:
    """Tab to a shape, Enter lays it into the middle, arrows move it, + makes it larger, r turns it."""
    keys = person.page.keyboard
    for turn, kind in enumerate(rolled(person)):
        tool(person, kind).focus()
        keys.press("Enter")
        person.until(lambda goal=turn: len(shapes(person)) > goal, f"the {kind}")
        on_sheet = paper(person).get_by_role("button")
        expect(on_sheet.nth(turn)).to_be_focused()
        for key in ("ArrowLeft", "ArrowUp", "+", "r"):
            keys.press(key)
        person.until(lambda at=turn: shapes(person)[at][1] < BOARD // 2 and shapes(person)[at][5] == 15, "the keys to be told")


def draw_by_hand(see: Inspector, served: Served, people: list[Player], screen: Screen) -> None:
    """By finger, by mouse and by keys; one page is loaded anew in mid-drawing."""
    ana, bruno, chiara, dana, emil = people
    for person in people:
        person.phase("draw")
        paper(person).wait_for()
    with served.frozen():
        see.look("draw")
    hand_in_too_early(ana)
    lay_all(ana, 0)
    stretch_and_turn(ana)
    with served.frozen():
        ana.press(ana.button("do-more"))
        see.look("drawing")
    lay_by_keys(dana)
    lay_all(bruno, 1)
    before = shapes(bruno)
    bruno.page.reload()
    paper(bruno).wait_for()
    expect(paper(bruno).get_by_role("button")).to_have_count(len(before))
    assert shapes(bruno) == before
    lay_all(chiara, 2)
    pinch(chiara)
    lay_all(emil, 3)
    undo_and_redo(emil)
    hand_in(ana)
    ana.until(lambda: ana.view["tokens"], "the token")
    ana.page.locator("figure").wait_for()
    with served.frozen():
        see.look("wait")
        watched(screen, "draw")
    for person in people[1:]:
        hand_in(person)
    assert ana.view["tokens"][str(ana.ears.seat)] == 1


def hand_in_too_early(person: Player) -> None:
    """The rules say by name what is missing."""
    person.press(person.page.locator(".done").get_by_role("button"))
    person.page.locator(".slips button").first.wait_for()
    assert not person.view["handed"]


def stretch_and_turn(person: Player) -> None:
    """The shape in hand has handles: a corner stretches it, a button turns it, and dragging its line moves it."""
    at = len(shapes(person)) - 1
    kind, x, y, width, height, turn, _ = shapes(person)[at]
    along = math.radians(turn) if kind == "line" else math.atan2(height, width)
    reach = width / 2 if kind == "line" else math.hypot(width, height) / 2
    grip = ((x + reach * math.cos(along)) / BOARD, (y + reach * math.sin(along)) / BOARD)
    person.stroke([grip, (grip[0] + 0.1, grip[1] + 0.05), (grip[0] + 0.12, grip[1] + 0.08)], paper(person))
    person.until(lambda: shapes(person)[at][3:5] != [width, height] or shapes(person)[at][1:3] != [x, y], f"the {kind} to change")
    turn = shapes(person)[at][5]
    person.press(person.button("do-turn"))
    person.until(lambda: shapes(person)[at][5] == (turn + 15) % 360, "the turn")


def pinch(person: Player) -> None:
    """Two fingers size what is held."""
    at = len(shapes(person)) - 1
    width = shapes(person)[at][3]
    near, far = [person.on(paper(person), [(0.5 - gap, 0.5), (0.5 + gap, 0.5)]) for gap in (0.1, 0.14)]
    person.fingers("touchStart", near)
    person.fingers("touchMove", far)
    person.fingers("touchEnd", [])
    person.until(lambda: shapes(person)[at][3] > width * 1.2, "the larger shape")


def undo_and_redo(person: Player) -> None:
    count = len(shapes(person))
    person.press(person.button("ink-undo"))
    person.until(lambda: len(shapes(person)) == count - 1, "one shape less")
    person.press(person.button("ink-redo"))
    person.until(lambda: len(shapes(person)) == count, "the shape again")


def hand_in(person: Player) -> None:
    person.press(person.page.locator(".done").get_by_role("button"))
    person.until(lambda: person.ears.seat in person.view["handed"] or person.view["phase"] != "draw", "the token")


def watched(screen: Screen, phase: str) -> None:
    """The big screen is in the same scene and knows nothing that is only somebody's."""
    view = screen.tv.view
    assert view["phase"] == phase
    assert not any(view[part] for part in ("cards", "sheets", "own", "own_words", "matches"))
    screen.look(f"artbox-{phase}")


def places(person: Player) -> Locator:
    return person.page.get_by_role("list", name=person.say("the-wall")).get_by_role("button")


def words(person: Player) -> Locator:
    return person.page.get_by_role("list", name=person.say("the-rack")).get_by_role("button")


def truth(people: list[Player]) -> dict[int, int]:
    """Which word belongs to which drawing, as all of them together know."""
    return {int(place): word for person in people for place, word in person.view["own"].items()}


def match(people: list[Player], *, see: Inspector | None = None, served: Served | None = None, screen: Screen | None = None) -> None:
    """Everybody gives the right word to Ana's drawing, and Bruno to all; some by tapping the word first, the last but one by keys."""
    ana, bruno, *_ = people
    typist = people[-2]
    for person in people:
        person.phase("match")
        places(person).first.wait_for()
    right = truth(people)
    theirs = next(int(place) for place in ana.view["own"])
    if see and served and screen:
        ana.press(places(ana).nth(theirs % len(right)))
        ana.press(words(ana).nth(right[theirs % len(right) + 1] - 1))
        ana.until(lambda: ana.view["matches"], "the pair")
        with served.frozen():
            see.look("match")
            watched(screen, "match")
    for number, person in enumerate(people[1:]):
        for place in right if person is bruno else [theirs]:
            if str(place) not in person.view["own"]:
                pair(person, place, right[place], by="keys" if person is typist else "word" if number % 2 else "drawing")
    for person in (bruno, *(each for each in people if each is not bruno)):
        person.press(person.button("i-am-finished"))
        person.until(lambda each=person: each.ears.seat in each.view["finished"] or each.view["phase"] != "match", "the end of guessing")


def pair(person: Player, place: int, word: int, *, by: str) -> None:
    if by == "keys":
        person.page.keyboard.press(str(place))
        person.page.keyboard.press("abcdefghijkl"[word - 1])
    else:
        both = [places(person).nth(place - 1), words(person).nth(word - 1)]
        for half in both if by == "drawing" else reversed(both):
            person.press(half)
    person.until(lambda: person.view["matches"].get(str(place)) == word, "the pair")


def tell(people: list[Player], *, see: Inspector | None = None, served: Served | None = None, screen: Screen | None = None) -> None:
    """Drawing by drawing, then the points; the host goes on."""
    host = people[0]
    host.phase("reveal")
    seen: set[str] = set()
    while host.view["phase"] in {"reveal", "points"}:
        view = host.view
        if see and served and screen and view["phase"] not in seen:
            with served.frozen():
                host.page.wait_for_timeout(300)
                see.look(view["phase"])
                watched(screen, view["phase"])
            seen.add(view["phase"])
        unless_over(host, lambda: host.press(host.button("next-drawing", "to-points", "next-start", "next-start-you", "to-podium").first))
        host.until(lambda before=view: host.view is not before, "the reveal to go on")


def dies(served: Served, people: list[Player]) -> None:
    """The server comes back with a faster clock, and everybody with it."""
    sockets = [person.ears.sockets for person in people]
    served.kill9()
    served.start(speed=FAST)
    for person, before in zip(people, sockets, strict=True):
        comes_back(person, before, "the server's death")


def play_round(people: list[Player]) -> None:
    """A round without hurry or accident."""
    for person in people:
        person.phase("words")
    choose(people)
    starter = next(person for person in people if person.view["start"] == person.ears.seat)
    starter.phase("throw", "dice", "draw")
    if starter.view["phase"] == "throw":
        unless_over(starter, lambda: starter.press(starter.button("throw")))
    for number, person in enumerate(people):
        person.phase("draw")
        paper(person).wait_for()
        lay_all(person, number)
        hand_in(person)
    match(people)
    tell(people)


def same_scores(served: Served, people: list[Player], code: str) -> None:
    """Everybody's pad is the log's, and Ana, whose drawings all have guessed, is not beaten."""
    for person in people:
        person.phase("over")
    outcome = served.outcome(code)
    assert outcome.finished
    names = {one.seat: one.name for one in served.folded(code).members.values()}
    scores = {names[standing.seat]: standing.score for standing in outcome.standings}
    for person in people:
        assert person.totals() == scores
    assert scores["Ana"] == max(scores.values())


def the_end(see: Inspector, served: Served, people: list[Player], code: str) -> None:
    """Everybody's pad is the log's; the album has every drawing and plays it again."""
    host = people[0]
    same_scores(served, people, code)
    see.look("over")
    drawings = host.page.get_by_role("button", name=host.say.like("drew", name="Ana")).or_(host.page.get_by_role("button", name="Ana drew"))
    host.press(drawings.first)
    host.press(host.button("watch-drawn"))
    host.page.get_by_role("dialog").locator("svg.laying").wait_for()
    see.look("album")
