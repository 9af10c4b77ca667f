"""Whole games of Doodle Dash in real browsers: closed eyes, the race, the die hammered, words guessed and judged."""

import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004  (what a browser that waits in vain raises)

from tests.e2e.conftest import AT_NIGHT, BIG, LAPTOP, PHONE, Door
from tests.e2e.evening import comes_back, curl
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.test_screens import Inspector

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SLOW, FAST = 0.6, 4
"""Where each screen is looked at, and where a game is only played."""
GAME = "doodle_dash"
NUMBER = 3
"""The guesser always calls this one."""
AGES = (71, 34, 12, 9, 8, 7, 6)
ROUNDS = {3: 12, 4: 12, 5: 10, 7: 14}


def test_every_screen_of_doodle_dash_is_for_everybody(door: Door, served: Served) -> None:
    served.start(speed=SLOW)
    people, tv = laid(door)
    see, artist = Inspector(people[0], GAME), Inspector(people[3], GAME)
    table(served, people, tv, see)
    first_round(see, artist, served, people, tv)
    faults = [*see.faults, *artist.faults]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("count", [4, *(pytest.param(count, marks=AT_NIGHT) for count in (3, 5, 7))])
def test_a_game_of_doodle_dash(door: Door, served: Served, count: int) -> None:
    served.start(speed=FAST)
    people, tv = laid(door, count)
    see = Inspector(people[0], GAME)
    code = table(served, people, tv)
    play_round(people, tv)
    dies(served, [*people, tv])
    while people[0].view["phase"] != "over":
        play_round(people, tv)
    assert len(people[0].view["columns"]) == people[0].view["rounds"] == ROUNDS[count]  # DA-1
    the_end(see, served, people, tv, code)
    assert not see.faults, "\n".join(see.faults)


# ---------------------------------------------------------------- sitting down


def laid(door: Door, count: int = 4) -> tuple[list[Player], Player]:
    """People with their devices, and a big screen."""
    people = [
        door.person("Ana", PHONE),
        door.person("Bruno", PHONE, language="it"),
        door.person("Chiara", LAPTOP, language="es", color_scheme="dark"),
        *(door.person(name, PHONE) for name in ("Dana", "Emil", "Fedra", "Gigi")[: count - 3]),
    ]
    return people, door.person("Tv", BIG).playing(GAME)


def table(served: Served, people: list[Player], tv: Player, see: Inspector | None = None) -> str:
    """People sit down and say how old they are; Ana is the oldest, so she guesses first."""
    host, *others = people
    code = host.start_room(served.url())
    tv.page.goto(served.url(f"tv/{code}"))
    for person in others:
        person.join(served.url(code))
    for person in people:
        person.playing(GAME)
    host.press(host.page.get_by_role("group", name=host.say("games")).get_by_role("button", name=host.say("title"), exact=True))
    for person, age in zip(people, AGES, strict=False):
        person.until(lambda each=person: each.ears.room["game"] == GAME, "the game")
        field = person.page.get_by_role("spinbutton")
        field.fill(str(age))
        field.press("Enter")
    if see:
        see.look("lobby")
    for person in others:
        person.ready()
    host.until(lambda: all(one["ready"] for one in host.ears.room["people"] if one["seat"] != host.ears.seat), "everybody is ready")
    host.press(host.button("start"))
    for person in (*people, tv):
        person.phase("eyes")
    assert host.view["guesser"] == host.ears.seat, "the oldest begins"  # DA-3
    return code


def guesser_of(people: list[Player]) -> Player:
    return next(person for person in people if person.ears.seat == person.view["guesser"])


def artists_of(people: list[Player]) -> list[Player]:
    """Clockwise from the guesser."""
    order = people[0].view["order"]
    return sorted((person for person in people if person.ears.seat != order[0]), key=lambda person: order.index(person.ears.seat))


def unless_over(person: Player, act: Any) -> None:
    """Who is overtaken by the clock has lost nothing."""
    phase = person.view["phase"]
    try:
        act()
    except (TimeoutError, AssertionError):
        if person.view["phase"] == phase:
            raise


# ---------------------------------------------------------------- the round that is looked at


def first_round(see: Inspector, artist: Inspector, served: Served, people: list[Player], tv: Player) -> None:
    """Ana guesses wrong twice and then says nearly the word: the artists let it pass."""
    ana, others = people[0], artists_of(people)
    first, second, third = others
    with served.frozen():
        ana.page.get_by_role("button", name="7", exact=True).wait_for()
        see.look("eyes")
    ana.press(ana.page.get_by_role("button", name=str(NUMBER), exact=True))
    ana.phase("word")
    with served.frozen():
        ana.button("go").wait_for()
        see.look("go")
        artist.look("word")
    unless_over(ana, lambda: ana.press(ana.button("go")))
    for number, person in enumerate(others):
        draw(person, number)
    with served.frozen():
        see.look("listening")
        artist.look("draw")
    finish(first)
    first.until(lambda: first.view["token"] == first.ears.seat, "the golden cylinder")
    expect(first.page.get_by_role("heading", level=1)).to_have_text(first.say("token-yours"))
    finish(second)
    second.until(lambda: second.view["die"] == second.ears.seat, "the die")
    with served.frozen():
        artist.look("race")
    hammer(second)
    assert third.view["finished"] == [first.ears.seat, second.ears.seat]
    for person in (*people, tv):
        person.phase("guess")
    secret = truth(people, tv)
    with served.frozen():
        above_the_keyboard(ana)
    guess(ana, "xyzzy")
    answer(others, "reject", see=(artist, served))
    with served.frozen():
        ana.page.get_by_role("textbox").wait_for()
        see.look("guess")
    ana.press(ana.button("pass"))
    ana.until(lambda: len(ana.view["tries"]) == 3, "the last show")
    guess(ana, "plugh")
    answer(others, "accept")
    for person in (*people, tv):
        person.phase("reveal")
    with served.frozen():
        ana.page.get_by_role("list", name=ana.say("points-so-far")).wait_for()
        see.look("reveal")
    assert ana.view["columns"][-1]["word"]["id"] == secret
    assert ana.view["totals"][str(ana.ears.seat)] == ana.view["totals"][str(third.ears.seat)] == 1
    assert see.person.view["tries"][1]["missed"] == "passed"


def draw(person: Player, number: int) -> None:
    person.phase("draw", "down", "guess")
    person.sheet.wait_for()
    person.stroke(curl(number))


def finish(person: Player) -> None:
    """DONE, as soon as the table has seen a stroke."""
    expect(person.button("done")).to_be_enabled()
    person.done()
    person.until(lambda: person.ears.seat in person.view["finished"] or person.view["phase"] != "draw", "the board to lie face down")


def hammer(person: Player) -> None:
    """As fast as the finger goes, until the hand comes up."""
    button = person.button("roll")
    button.wait_for()
    while person.view["phase"] == "draw":
        if button.is_visible():
            unless_over(person, lambda: person.press(button))
        person.page.wait_for_timeout(60)
    assert person.view["stop"] in {"die", "finished"}
    assert person.view["rolls"] > 0


def above_the_keyboard(person: Player) -> None:
    """Report 11: the keyboard on the glass covers neither the field nor its button, and the page is as before when it is gone."""
    page, field = person.page, person.page.get_by_label(person.say("your-guess"))
    parts = (field, page.locator("form button[type=submit]"), page.locator("canvas").first)
    field.focus()
    before, size = [part.bounding_box() for part in parts], page.viewport_size
    assert size is not None
    height = size["height"] // 2

    def both_are_seen() -> bool:
        boxes = [part.bounding_box() for part in parts[:2]]
        return all(box is not None and 0 <= box["y"] <= height - box["height"] for box in boxes)

    page.set_viewport_size({"width": size["width"], "height": height})  # as Android does
    person.until(both_are_seen, "the field and its button above the keyboard")
    expect(field).to_be_focused()
    page.set_viewport_size(size)
    person.until(lambda: [part.bounding_box() for part in parts] == before, "the page as it was")
    page.evaluate(GLASS, height)  # as iOS does: the page keeps its size, and less of it is seen
    person.until(both_are_seen, "the field and its button above the keyboard")
    page.evaluate(GLASS, size["height"])
    person.until(lambda: [part.bounding_box() for part in parts] == before, "the page as it was")


GLASS = """height => {
  Object.defineProperty(visualViewport, "height", { value: height, configurable: true });
  visualViewport.dispatchEvent(new Event("resize"));
}"""
"""So much of the page is left to be seen."""


def guess(person: Player, words: str) -> None:
    person.until(lambda: person.view["may_guess"] or person.view["phase"] != "guess", "my turn to guess")
    field = person.page.get_by_label(person.say("your-guess"))
    expect(field).to_be_focused()
    field.fill(words)
    person.page.keyboard.press("Enter")


def answer(artists: list[Player], verdict: str, see: tuple[Inspector, Served] | None = None) -> None:
    """All artists say so, until enough have."""
    for person in artists:
        person.until(lambda each=person: each.view["asked"], "the question")
    if see:
        inspector, served = see
        with served.frozen():
            inspector.person.button("accept").wait_for()
            inspector.look("asked")
    number = artists[0].view["asked"]["guess"]
    for person in artists:
        if person.view["may_answer"] and person.view["asked"]["guess"] == number:
            person.press(person.button(verdict))
            for other in artists:
                other.until(lambda each=other, seat=person.ears.seat: answered(each, number, seat), f"{person.name}'s answer")
    artists[0].until(lambda: not artists[0].view["asked"], "the verdict")


def answered(person: Player, number: int, seat: int) -> bool:
    asked = person.view["asked"]
    return not asked or asked["guess"] != number or seat in asked["answered"]


# ---------------------------------------------------------------- what nobody may hear


def truth(people: list[Player], tv: Player) -> str:
    """The word of this round, which neither its guesser nor the big screen has heard of before everybody may know it."""
    artist, guesser = artists_of(people)[0], guesser_of(people)
    assert artist.view["word"], "the artists know the word while it is guessed"
    word: str = artist.view["word"]["id"]
    number = artist.view["round"]
    assert any(word in concepts_in(heard.message or {}) for heard in artist.ears.heard), "the search finds nothing, so it proves nothing"
    for person in (guesser, tv):
        for heard in reversed(person.ears.heard):
            update = heard.message or {}
            view = update.get("view")
            if view and view["round"] < number:
                break
            if view and view["phase"] in {"eyes", "word", "draw", "down", "guess"}:
                assert word not in concepts_in(update)
    return word


def concepts_in(said: object) -> set[str]:
    """The ids of all concepts that are spoken of, however deep; a word may be called like a field of the view."""
    if isinstance(said, list):
        return set().union(*(concepts_in(each) for each in said))
    if not isinstance(said, dict):
        return set()
    own = {str(said["id"])} if said.get("type") == "concept" else set()
    named = {str(name) for field in ("names", "foreign") for name in said.get(field) or ()}
    return own | named | set().union(*(concepts_in(each) for each in said.values()))


# ---------------------------------------------------------------- the others


def dies(served: Served, everybody: list[Player]) -> None:
    """The server comes back, and everybody with it."""
    sockets = [person.ears.sockets for person in everybody]
    served.kill9()
    served.start(speed=FAST)
    for person, before in zip(everybody, sockets, strict=True):
        comes_back(person, before, "the server's death")


def play_round(people: list[Player], tv: Player) -> None:
    """Without hurry or accident; every third word is not guessed."""
    for person in people:
        person.phase("eyes", "over")
    if people[0].view["phase"] == "over":
        return
    guesser, others = guesser_of(people), artists_of(people)
    if guesser.view["may_call"]:
        guesser.page.keyboard.press(str(NUMBER))
    guesser.phase("word", "draw")
    if guesser.view["may_go"]:
        unless_over(guesser, lambda: guesser.press(guesser.button("go")))
    for number, person in enumerate(others):
        draw(person, number)
    first, second, *_ = others
    finish(first)
    roller = first
    if first.view["has_token"]:  # DA-2, DA-9
        second.until(lambda: second.view["token"] == first.ears.seat, "the golden cylinder")
        finish(second)
        roller = second
    roller.until(lambda: roller.view["die"] == roller.ears.seat, "the die")
    hammer(roller)
    guesser.phase("guess")
    truth(people, tv)
    if people[0].view["round"] % 3 == 0:
        while guesser.view["phase"] == "guess":
            unless_over(guesser, lambda: guesser.press(guesser.button("pass")))
            guesser.page.wait_for_timeout(25)
    else:
        guess(guesser, first.page.locator(".chip.word").inner_text())
    for person in people:
        person.phase("reveal", "eyes", "over")
    column = people[0].view["columns"][-1]
    assert column["right"] == (column["round"] % 3 != 0), people[0].view


def the_end(see: Inspector, served: Served, people: list[Player], tv: Player, code: str) -> None:
    """Everybody sees the scores of the log; the album has every board, and draws it again."""
    host = people[0]
    outcome = served.outcome(code)
    assert outcome.finished
    for person in (*people, tv):
        person.phase("over")
        assert [(one["seat"], one["score"]) for one in person.view["outcome"]["standings"]] == [
            (one.seat, one.score) for one in outcome.standings
        ]
    see.look("over")
    host.press(host.page.get_by_role("button", name=re.compile(f"^{re.escape(host.say('drew', name='Bruno', word=''))}")).first)
    host.press(host.button("watch-drawn"))
    see.look("album")
    host.press(host.button("close"))
    host.press(host.button("another-game"))
    for person in people:
        person.in_lobby()
