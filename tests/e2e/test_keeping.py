"""Who may come and who has to go, through the screens."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import LAPTOP, PHONE, Door
from tests.e2e.player import Player
from tests.e2e.served import Served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WORD = "sesame street"


def says(person: Player, saying: str) -> None:
    expect(person.page.get_by_role("heading", name=person.say(saying))).to_be_visible()


def offers_password(person: Player, word: str) -> None:
    person.page.get_by_label(person.say("password")).fill(word)
    person.press(person.button("password-go"))


def ask_about(person: Player, other: Player) -> None:
    """Open the menu, and in it the paper about somebody."""
    person.press(person.button("menu"))
    person.press(person.button("about", name=other.name))


def test_a_host_keeps_the_door_and_people_vote(door: Door, served: Served) -> None:
    served.start(speed=1)
    host = door.person("Ana", {**LAPTOP, "has_touch": False})
    bruno, chiara, emil = (door.person(name, PHONE) for name in ("Bruno", "Chiara", "Emil"))
    code = host.start_room(served.url())
    for person in (bruno, chiara):
        person.join(served.url(code))
    host.press(host.button("keep"))
    host.page.get_by_role("switch", name=host.say("keep-lock")).check(force=True)
    host.until(lambda: host.ears.room["locked"], "the lock")
    emil.follow(served.url(code))
    says(emil, "trouble-locked")
    emil.shot("keeping-locked")
    host.page.get_by_label(host.say("password"), exact=True).fill(WORD)
    host.press(host.button("keep-password-set"))
    host.until(lambda: host.ears.room["password"], "the password")
    host.shot("keeping-host")
    host.page.get_by_role("switch", name=host.say("keep-lock")).uncheck(force=True)
    host.until(lambda: not host.ears.room["locked"], "the door to open")
    host.press(host.button("close"))
    emil.press(emil.button("trouble-locked.button"))
    says(emil, "trouble-password")
    offers_password(emil, "open up")
    says(emil, "trouble-wrong_password")
    emil.shot("keeping-password")
    offers_password(emil, WORD)
    emil.in_lobby()
    ask_about(bruno, emil)
    bruno.shot("keeping-about")
    bruno.press(bruno.button("about-vote"))
    bruno.page.keyboard.press("Escape")
    expect(emil.page.get_by_role("complementary", name=emil.say("vote")).get_by_text(emil.say("vote-asks-you", by="Bruno"))).to_be_visible()
    expect(emil.button("vote-agree")).to_have_count(0)
    for person in (chiara, emil):
        person.shot(f"keeping-vote-{person.name}")
    chiara.press(chiara.button("vote-agree"))
    says(emil, "trouble-kicked")
    expect(chiara.page.get_by_text(chiara.say("vote-gone", name="Emil")).first).to_be_visible()
    host.press(host.button("keep"))
    host.press(host.button("keep-unban", name="Emil"))
    host.until(lambda: not host.ears.room["banned"], "the list to be empty")
    emil.page.goto(served.url(code))
    emil.in_lobby()
