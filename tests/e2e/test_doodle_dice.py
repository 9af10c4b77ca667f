"""Doodle Dice in real browsers: a whole game by two phones and the keys of a laptop, and every screen for everybody."""

import json
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.e2e.conftest import LAPTOP, PHONE, Door
from tests.e2e.player import Player
from tests.e2e.sayings import Sayings
from tests.e2e.served import ROOT, Served
from tests.e2e.test_screens import Inspector, tab_to

pytestmark = [pytest.mark.browser, pytest.mark.slow]

FIGURES: dict[str, list[str]] = json.loads((ROOT / "src/garabato/games/doodle_dice/figures.json").read_text(encoding="utf-8"))["figures"]
FAST = 3
"""The sand never runs out on who plays, and a window for Blocks is short."""
HEARS = """said => {
  window.said = [];
  const live = document.querySelector('[aria-live=polite]');
  new MutationObserver(() => window.said.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
}"""
"""Keep what is said to those who do not look."""


class Hand:
    """A person at this table, with fingers or with nothing but keys."""

    def __init__(self, person: Player, *, keys: bool = False) -> None:
        person.say = Sayings(person.say.language, "doodle_dice")
        self.person = person
        self.keys = keys

    def press(self, name: str, **args: str | int) -> None:
        if self.keys:
            tab_to(self.person, "button", self.person.say(name, **args))
            self.person.page.keyboard.press("Enter")
        else:
            self.person.press(self.person.button(name, **args))

    def sees(self, holds: Any, what: str) -> None:
        self.person.until(lambda: holds(self.person.view), what)

    @property
    def dice(self) -> Locator:
        return self.person.page.get_by_role("list", name=self.person.say("dice")).get_by_role("button")

    def keep(self, places: set[int]) -> None:
        """Hold these dice back and let the others go."""
        pressed = self.dice.evaluate_all("dice => dice.map(die => die.getAttribute('aria-pressed') === 'true')")
        for place, kept in enumerate(pressed):
            if kept == (place in places):
                continue
            if self.keys:
                self.person.page.keyboard.press(str(place + 1))
            else:
                self.person.press(self.dice.nth(place))
        expect(self.dice.and_(self.person.page.locator("[aria-pressed=true]"))).to_have_count(len(places))

    def take(self, card: str) -> None:
        """A tap on the card; by keys Enter on it."""
        found = self.person.page.get_by_role("button", name=re.compile(re.escape(self.person.say(f"figure-{card}")) + r"\s*\(")).first
        if self.keys:
            found.focus()
            self.person.page.keyboard.press("Enter")
        else:
            found.evaluate("card => card.scrollIntoView({ block: 'center', behavior: 'instant' })")
            self.person.press(found)

    def turn(self) -> None:
        """Draw, roll, keep what the likeliest card needs, take a card as soon as the dice show one."""
        view = self.person.view
        number = view["number"]
        self.press("draw")
        self.sees(lambda now: now["phase"] == "roll", "a card in the Gallery")
        self.press("roll-all")
        for roll in range(1, 4):
            self.sees(lambda now, goal=roll: now["rolls"] == goal, "the dice")
            view = self.person.view
            if view["fits"]:
                self.take(max(view["fits"], key=lambda card: len(FIGURES[card])))
                break
            if not view["rolls_left"]:
                self.press("end-turn")
                break
            held = needed(view)
            self.keep(held)
            self.press("roll-n", n=6 - len(held))
        self.sees(lambda now: now["number"] > number or now["phase"] == "over", "the next turn")


def needed(view: dict[str, Any]) -> set[int]:
    """Which dice the likeliest card takes; none where there is nothing to win."""
    if not view["odds"]:
        return set()
    card = max(view["odds"], key=lambda one: view["odds"][one])
    want = Counter(part.split()[0] for part in FIGURES[card][1:])
    kept = set[int]()
    for place, face in enumerate(view["dice"]):
        if want[face]:
            want[face] -= 1
            kept.add(place)
    return kept


def sit(door: Door, served: Served, preset: str = "") -> list[Hand]:
    """Two on phones, one at the keys of a laptop; Doodle Dice is on the table."""
    ana, bruno, chiara = (
        Hand(door.person("Ana", PHONE)),
        Hand(door.person("Bruno", PHONE, language="it")),
        Hand(door.person("Chiara", LAPTOP), keys=True),
    )
    code = ana.person.start_room(served.url())
    for hand in (bruno, chiara):
        hand.person.join(served.url(code))
    ana.person.press(ana.person.page.get_by_role("button", name=ana.person.say("title"), exact=True))
    ana.person.until(lambda: ana.person.ears.room["game"] == "doodle_dice", "the box on the table")
    if preset:
        ana.person.unfold_rules()
        ana.person.choose(preset)
        ana.person.until(lambda: ana.person.ears.room["options"]["assist"] == "always", "the rules for kids")
    for hand in (bruno, chiara):
        hand.person.ready()
    ana.person.until(lambda: sum(one["ready"] for one in ana.person.ears.room["people"]) >= 2, "everybody is ready")
    ana.press("start")
    for hand in (ana, bruno, chiara):
        hand.person.phase("deal")
    return [ana, bruno, chiara]


def at(hands: list[Hand], seat: int) -> Hand:
    return next(hand for hand in hands if hand.person.ears.seat == seat)


def test_a_whole_game(door: Door, served: Served) -> None:
    served.start(speed=FAST)
    hands = sit(door, served, "preset-kids")
    chiara = hands[2].person
    chiara.page.evaluate(HEARS)
    dealer = at(hands, chiara.view["dealer"])
    dealer.person.press(dealer.person.page.get_by_role("button", name=re.compile(re.escape(dealer.person.say("figure-orange-1")))))
    dealer.sees(lambda view: "orange-1" in view["gallery"], "the first doodle in the Gallery")
    dealer.press("deal-rest")
    for hand in hands:
        hand.person.phase("draw", "block")
    while chiara.view["phase"] != "over":
        number = max(hand.person.view["number"] for hand in hands)
        for hand in hands:
            hand.sees(lambda view, goal=number: view["phase"] in {"draw", "over"} and view["number"] >= goal, "the next turn")
        if chiara.view["phase"] != "over":
            at(hands, chiara.view["turn"]).turn()
    outcome = served.outcome(chiara.page.url[-4:])
    winner = outcome.winners[0]
    for hand in hands:
        hand.person.page.get_by_role("heading", level=1).wait_for()
        assert len(hand.person.view["sets"][str(winner)]) == 6
    said = " ".join(chiara.page.evaluate("said"))
    for sentence in ("say-your-turn", "say-drawn", "say-rolled", "say-kept", "told-took"):
        assert re.search(chiara.say.like(sentence).pattern.replace("^\\s*", "").replace("\\s*$", ""), said), f"nobody heard {sentence}"
    hands[0].press("another-game")
    for hand in hands:
        hand.person.in_lobby()


def test_rolling_first_is_asked_once_and_costs_the_turn(door: Door, served: Served) -> None:
    served.start(speed=FAST)
    hands = sit(door, served)
    dealer = at(hands, hands[0].person.view["dealer"])
    dealer.press("deal-rest")
    dealer.person.phase("draw")
    first = at(hands, dealer.person.view["turn"])
    first.person.phase("draw")
    first.press("roll")
    first.press("too-early-no")
    assert first.person.view["rolls"] == 0
    first.press("roll")
    first.press("too-early-yes")
    first.sees(lambda view: view["recent"][-1:] and view["recent"][-1]["how"] == "too_early", "the lost turn")
    told = first.person.say("told-too_early", name=first.person.name)
    expect(first.person.page.get_by_text(told, exact=True).first).to_be_visible()


def idle(view: dict[str, Any]) -> dict[str, Any]:
    """The view of somebody who may do nothing, whoever's turn it is."""
    may = {name: [] if isinstance(value, list) else False for name, value in view.items() if name.startswith("may_")}
    return view | may | {"roll_is_lost": False, "target": None}


class Stage:
    """A page that is shown views as a server may send them: what chance brings too seldom to wait for it."""

    def __init__(self, door: Door, of: Player) -> None:
        self.person = door.beside(of)
        self.person.say = of.say
        self.me = of.ears.seat
        self._room, self._view, self._number = of.ears.room, idle(of.view), 0
        self._changed: dict[str, Any] = {}
        welcome = next(heard.message for heard in of.ears.heard if heard.message and heard.message["type"] == "ServerSentWelcome")
        self._welcome = welcome
        self._socket: WebSocketRoute | None = None
        self.person.page.route_web_socket(re.compile("socket$"), self._answer)

    def _answer(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._greet)

    def _greet(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "ClientSentHello":
            self._send(self._welcome)
            self.show(**self._changed)
        elif said["type"] == "ClientSentPing":
            clock = {"type": "clock", "table": 0, "room": 0, "running": False, "pace": 10}
            self._send({"type": "ServerSentPong", "mark": said["mark"], "clock": clock})

    def _send(self, message: Any) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps(message))

    def show(self, **changed: Any) -> None:
        """The view, but for what is given."""
        self._number += 1
        self._changed = changed
        self._send({"type": "ServerSentUpdate", "number": self._number, "room": self._room, "view": self._view | changed})


def test_every_screen_is_for_everybody(door: Door, served: Served) -> None:
    served.start(speed=FAST)
    hands = sit(door, served)
    ana = hands[0]
    dealer = at(hands, ana.person.view["dealer"])
    dealer.press("deal-rest")
    ana.person.phase("draw", "block")
    stage = Stage(door, ana.person)
    see = Inspector(stage.person, "doodle_dice")
    page, say, me = stage.person.page, stage.person.say, stage.me
    page.goto(ana.person.page.url)
    page.get_by_role("heading", level=1).wait_for()
    others = [hand.person.ears.seat for hand in hands[1:]]
    sets = {str(me): ["orange-1", "blue-3"], str(others[0]): ["red-4", "purple-9"], str(others[1]): ["yellow-1"]}
    gallery = ["orange-3", "red-1", "yellow-2", "green-3", "blue-1", "purple-5"]
    mine = {"turn": me, "sets": sets, "gallery": gallery, "until": 40_000, "free": {str(me): 2}, "blocks": {str(me): 1}, "number": 7}
    roll = {
        **mine,
        "phase": "roll",
        "dice": ["arch", "dot", "dash", "face", "slant", "squiggle"],
        "rolled": list(range(6)),
        "may_end": True,
    }
    done = {"type": "turn_told", "number": 6, "seat": others[0], "how": "stole", "card": "red-4", "by": others[1]}
    target = {"type": "target", "card": "red-4", "owner": others[0]}
    crowd = [card for card in FIGURES if card not in {"orange-1", "blue-3"}][::3]
    screens: dict[str, dict[str, Any]] = {
        "deal": {
            "phase": "deal",
            "number": 0,
            "turn": None,
            "dealer": me,
            "gallery": gallery[:2],
            "may_choose": list(FIGURES),
            "may_continue": True,
        },
        "deal-others": {"phase": "deal", "number": 0, "turn": None, "dealer": others[0], "gallery": gallery[:2]},
        "block": {**mine, "phase": "block", "turn": others[0], "may_block": others},
        "draw": {
            **mine,
            "phase": "draw",
            "may_draw": True,
            "may_roll": True,
            "roll_is_lost": True,
            "may_declare": ["red-4"],
            "recent": [done],
        },
        "target": {**mine, "phase": "draw", "may_draw": True, "may_withdraw": True, "target": target},
        "first-roll": {**mine, "phase": "roll", "may_roll": True, "drawn": ["block-1", "yellow-2"], "rolls_left": 3},
        "roll": {
            **roll,
            "rolls": 1,
            "rolls_left": 2,
            "may_roll": True,
            "may_take": gallery[1:4],
            "odds": {"red-1": 1000, "green-3": 412},
            "fits": ["red-1"],
        },
        "last-roll": {**roll, "rolls": 3, "rolls_left": 0, "may_use_free": True, "may_take": crowd, "gallery": crowd},
        "asleep": {**mine, "phase": "asleep", "turn": None, "may_play_on": True, "dozing": [me, *others]},
        "over": {**mine, "phase": "over", "turn": None, "outcome": outcome(me, *others)},
    }
    for name, view in screens.items():
        stage.show(**view)
        expect(page.get_by_role("heading", level=1)).to_have_text(headings(say, name))
        # To the end, where nothing lies under what sticks to the lower edge.
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        see.look(name)
        if name == "draw":
            page.get_by_role("button", name=re.compile("^Bruno")).tap()
            page.get_by_text(say("steal-how")).wait_for()
            see.look("steal")
            page.get_by_role("button", name=say("close")).tap()
            page.get_by_role("button", name=say("roll"), exact=True).tap()
            page.get_by_text(say("too-early-text")).wait_for()
            see.look("too-early")
            page.get_by_role("button", name=say("too-early-no")).tap()
        if name == "roll":
            page.get_by_role("button", name=say("odds")).tap()
            page.keyboard.press("2")
            page.keyboard.press("4")
            expect(page.get_by_role("button", name=say("roll-n", n=4))).to_be_enabled()
            see.look("kept")
    assert not see.faults, "\n".join(see.faults)


def headings(say: Sayings, screen: str) -> re.Pattern[str]:
    """What stands above a screen."""
    above = {"deal": "deal-you", "deal-others": "deal-other", "block": "turn-other", "asleep": "asleep", "over": "wins"}
    return say.like(above.get(screen, "turn-you"), **({"you": "yes"} if screen == "over" else {}))


def outcome(*seats: int) -> dict[str, Any]:
    standings = [{"type": "Standing", "seat": seat, "place": place, "score": 7 - place} for place, seat in enumerate(seats, 1)]
    return {"type": "Outcome", "standings": standings, "clause": "DI-11", "reason": "won-six", "finished": True}
