"""Who sits where, and who only watches."""

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import LAPTOP, PHONE, Door
from tests.e2e.evening import start
from tests.e2e.player import Player
from tests.e2e.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def order(person: Player) -> list[str]:
    return [each["name"] for each in person.ears.room["people"]]


def mark(host: Player, name: str) -> Locator:
    """The handle by which the host moves somebody."""
    return host.page.locator(f'button[data-seat="{order_seat(host, name)}"]')


def order_seat(host: Player, name: str) -> int:
    seat: int = next(each["seat"] for each in host.ears.room["people"] if each["name"] == name)
    return seat


def becomes(people: list[Player], *names: str) -> None:
    for person in people:
        person.until(lambda each=person: order(each) == list(names), f"the order {names}")


def test_the_host_puts_people_where_they_sit_and_a_late_comer_waits_in_words(door: Door, served: Served) -> None:
    served.start(speed=4)
    host = door.person("Ana", {**LAPTOP, "has_touch": False})
    others = [door.person("Bruno", PHONE), door.person("Chiara", PHONE)]
    everybody = [host, *others]
    code = host.start_room(served.url())
    for person in others:
        person.join(served.url(code))
    becomes(everybody, "Ana", "Bruno", "Chiara")
    mark(host, "Chiara").focus()
    host.page.keyboard.press("ArrowUp")
    becomes(everybody, "Ana", "Chiara", "Bruno")
    expect(mark(host, "Chiara")).to_be_focused()
    mark(host, "Bruno").drag_to(mark(host, "Ana"))
    becomes(everybody, "Bruno", "Ana", "Chiara")
    mark(host, "Chiara").click()
    expect(mark(host, "Chiara")).to_have_attribute("aria-pressed", "true")
    host.shot("seats-held")
    mark(host, "Ana").click()
    becomes(everybody, "Bruno", "Chiara", "Ana")
    expect(others[0].page.locator("button[data-seat]")).to_have_count(0)
    start(host, others)
    host.phase("card", "token", "draw")
    assert [host.ears.room["people"][place]["name"] for place in range(3)] == ["Bruno", "Chiara", "Ana"]
    clockwise = [order_seat(host, name) for name in ("Bruno", "Chiara", "Ana")]
    first = clockwise.index(host.view["order"][0])
    assert host.view["order"] == clockwise[first:] + clockwise[:first]
    watches(door, served, host, code)


def watches(door: Door, served: Served, host: Player, code: str) -> None:
    """Somebody comes in mid-game: is told what to wait for, and sits at the table when it is over."""
    late = door.person("Lea", PHONE)
    late.follow(served.url(code))
    late.phase("card", "token", "draw", "vote")
    expect(late.page.get_by_text(late.say("watch-now"))).to_be_visible()
    late.shot("late-comer")
    host.press(host.button("menu"))
    host.press(host.button("to-lobby"))
    host.press(host.button("ask-lobby.yes"))
    late.in_lobby()
    late.until(lambda: late.me["playing"], "a seat")
    expect(late.page.get_by_text(late.say("watch-now"))).to_be_hidden()
