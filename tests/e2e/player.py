"""A person with a browser: finds everything by role and by what the catalogues say."""

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.e2e.ears import Ears
from tests.e2e.sayings import Sayings

Point = tuple[float, float]
"""A place on the sheet: from 0 to 1 to the right and down."""

PATIENCE_MS = 30_000
"""How long a busy machine may take for anything."""
WIDE = 700
MOMENT_MS = 5_000
"""How long it may take for a screen that is there already."""

PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page shows all that it has heard of the pencil."""

REACH = """canvas => {
  const { left, right, top, bottom } = canvas.getBoundingClientRect();
  const corners = [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2]];
  const free = corners.every(([x, y]) => canvas.parentElement.contains(document.elementFromPoint(x, y)));
  if (!free) canvas.scrollIntoView({ block: 'center', behavior: 'instant' });
}"""
"""As a person does who finds a part of the sheet under something else."""


class Player:
    """One page and who sits in front of it."""

    def __init__(self, page: Page, name: str, *, language: str = "en", touch: bool = False, shots: Path | None = None) -> None:
        self.page = page
        self.name = name
        self.touch = touch
        self.say = Sayings(language)
        self.ears = Ears(page)
        self.troubles: list[str] = []
        self._shots = shots
        self._pictured: set[str] = set()
        self._fingers = page.context.new_cdp_session(page) if touch else None
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.troubles.append(f"{name}: {error}"))
        page.on("console", self._heard_console)

    def _heard_console(self, said: ConsoleMessage) -> None:
        # The browser itself reports what a cut network refuses, and a door that is not there: that is the weather, not a fault.
        weather = re.search(r"net::ERR_|WebSocket connection to .* failed|status of 50[234]", said.text)
        asked_in_vain = "/api/rooms/" in said.location["url"] and "status of 404" in said.text
        if said.type in {"error", "warning"} and not weather and not asked_in_vain:
            self.troubles.append(f"{self.name}: {said.type}: {said.text}")

    def playing(self, game: str) -> "Player":
        """What this person reads is said in the words of this game."""
        self.say = Sayings(self.say.language, game)
        return self

    # ---------------------------------------------------------------- finding and pressing

    def button(self, *names: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say.like(*names, **args))

    def press(self, what: Locator) -> None:
        """With the finger on a phone, else with the mouse."""
        if self.touch:
            what.tap(timeout=MOMENT_MS)
        else:
            what.click(timeout=MOMENT_MS)

    def until(self, holds: Callable[[], Any], what: str, patience_ms: float = PATIENCE_MS) -> None:
        """Let the page live on until `holds()`."""
        left = patience_ms
        while not holds():
            assert left > 0, f"{self.name} waited in vain for: {what}\nview: {self.ears.view}"
            self.page.wait_for_timeout(25)
            left -= 25

    def shot(self, what: str) -> None:
        """Keep a picture of the screen, if pictures are wanted."""
        if self._shots is not None:
            self.page.screenshot(path=self._shots / f"{what}.png")

    def pictured(self, what: str) -> bool:
        """Whether a picture of this is still wanted, on a screen of another shape than a phone's."""
        size = self.page.viewport_size
        if what in self._pictured or size is None or size["width"] < WIDE:
            return False
        self._pictured.add(what)
        return True

    # ---------------------------------------------------------------- coming in

    def start_room(self, home: str) -> str:
        """From the first page to a room of one's own; its code."""
        self.page.goto(home)
        self.page.get_by_label(self.say("your-name")).fill(self.name)
        self.press(self.button("home-start"))
        self.in_lobby()
        return self.page.url[-4:]

    def follow(self, link: str) -> None:
        """Open an invitation, say one's name, go in."""
        self.page.goto(link)
        self.page.get_by_label(self.say("your-name")).fill(self.name)
        self.press(self.button("join"))

    def join(self, link: str) -> None:
        self.follow(link)
        self.in_lobby()

    def in_lobby(self) -> None:
        expect(self.wall).to_be_visible()

    @property
    def wall(self) -> Locator:
        return self.page.locator("canvas").and_(self.page.get_by_label(self.say("wall")))

    def ready(self) -> None:
        self.press(self.button("ready-go"))
        self.until(lambda: self.me["ready"], "the server to know that I am ready")

    def speaks(self) -> None:
        """The page still talks with the server: say something and hear it."""
        self.press(self.button("chat", "chat-unread").first)
        self.page.get_by_label(self.say("chat-say")).fill("!")
        self.page.keyboard.press("Enter")
        self.page.get_by_role("log").get_by_text("!").wait_for()
        self.press(self.button("close"))

    @property
    def me(self) -> dict[str, Any]:
        """How the room sees this person."""
        return next(person for person in self.ears.room["people"] if person["seat"] == self.ears.seat)

    def fewer_rounds(self, rounds: int) -> None:
        """By the steps beside the number, as a host does it; the rules are unfolded."""
        fewer = self.page.get_by_role("button", name=self.say("less", what=self.say("option-rounds")), exact=True)
        for left in range(self.ears.room["options"]["rounds"] - 1, rounds - 1, -1):
            self.press(fewer)
            self.until(lambda goal=left: self.ears.room["options"]["rounds"] == goal, f"{left} rounds")

    def unfold_rules(self) -> None:
        self.press(self.page.locator("summary").filter(has_text=self.say("rules")))

    def choose(self, radio: str) -> None:
        """One of the choices side by side: the box itself is hidden, its label is what one presses."""
        self.press(self.page.locator("label").filter(has=self.page.get_by_role("radio", name=self.say(radio), exact=True)))

    def twice_the_time(self) -> None:
        """By the menu, as the host."""
        self.press(self.button("menu"))
        self.press(self.page.locator("label").filter(has=self.page.get_by_role("radio", name="\N{MULTIPLICATION SIGN} 2", exact=True)))
        self.press(self.button("close"))
        self.until(lambda: self.ears.room["pace"] == 20, "the slower clock")

    # ---------------------------------------------------------------- drawing

    @property
    def sheet(self) -> Locator:
        return self.page.locator("canvas").and_(self.page.get_by_label(self.say.like("your-sheet")))

    def on(self, canvas: Locator, points: Iterable[Point]) -> list[Point]:
        """Where these places of the sheet are on the page, brought to where one can touch all of it."""
        canvas.evaluate(REACH)
        box = canvas.bounding_box()
        assert box is not None
        return [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in points]

    def stroke(self, points: Sequence[Point], canvas: Locator | None = None) -> None:
        """Pen down, along, pen up: with a real finger or mouse. What can be seen of it is seen when this is over."""
        first, *others = self.on(canvas or self.sheet, points)
        if self._fingers is None:
            mouse = self.page.mouse
            mouse.move(*first)
            mouse.down()
            for x, y in others:
                mouse.move(x, y)
            mouse.up()
        else:
            self.fingers("touchStart", [first])
            for place in others:
                self.fingers("touchMove", [place])
            self.fingers("touchEnd", [])
        self.page.evaluate(PAINTED)

    def fingers(self, kind: str, places: Sequence[Point]) -> None:
        """What the fingers on the glass do: all that lie on it now."""
        assert self._fingers is not None, f"{self.name} has no touch screen"
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pen(self, points: Sequence[Point]) -> None:
        """A stroke with a pen."""
        assert self._fingers is not None, f"{self.name} has no screen for a pen"
        first, *others = self.on(self.sheet, points)
        how = {"pointerType": "pen", "button": "left", "force": 0.7}
        self._fingers.send(
            "Input.dispatchMouseEvent", {"type": "mousePressed", "x": first[0], "y": first[1], "buttons": 1, "clickCount": 1, **how}
        )
        for x, y in others:
            self._fingers.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y, "buttons": 1, **how})
        x, y = others[-1]
        self._fingers.send("Input.dispatchMouseEvent", {"type": "mouseReleased", "x": x, "y": y, "buttons": 0, "clickCount": 1, **how})

    def ink(self, canvas: Locator) -> dict[str, float]:
        """Where the ink of a canvas begins and ends (0 to 1 from its left and top, by its own sides) and how much there is."""
        found: dict[str, float] = canvas.evaluate(
            """canvas => {
              const { width, height } = canvas;
              const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
              copy.drawImage(canvas, 0, 0);
              const { data } = copy.getImageData(0, 0, width, height);
              let [left, top, right, bottom, dark] = [1, 1, 0, 0, 0];
              for (let i = 3, at = 0; i < data.length; i += 4, at += 1) {
                if (data[i] < 100) continue;
                const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
                [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
                dark += 1;
              }
              return { left, top, right, bottom, dark };
            }"""
        )
        return found

    def dark(self, canvas: Locator) -> float:
        """How many pixels of a canvas have ink."""
        return self.ink(canvas)["dark"]

    # ---------------------------------------------------------------- a game of Doodles

    @property
    def view(self) -> dict[str, Any]:
        assert self.ears.view is not None, f"{self.name} has no game"
        return self.ears.view

    def phase(self, *phases: str, patience_ms: float = PATIENCE_MS) -> None:
        """Wait for one of these phases."""
        self.until(lambda: self.ears.view and self.ears.view["phase"] in phases, " or ".join(phases), patience_ms)

    def done(self) -> None:
        self.press(self.button("done"))

    def answers(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("your-bet")).get_by_role("button")

    def thumbs(self) -> Locator:
        return self.page.get_by_role("button", name=self.say.like("thumb-open", "thumb-bet"))

    def bet(self, thumb: int, number: int) -> None:
        """Go to a drawing and put a token on it."""
        self.press(self.thumbs().nth(thumb))
        answer = self.answers().nth(number - 1)
        self.press(answer)
        expect(answer).to_have_attribute("aria-pressed", "true")

    def lock(self) -> None:
        self.press(self.button("lock"))
        self.until(lambda: self.ears.seat in self.view["locked"] or self.view["phase"] != "vote", "the lock")

    def go_on(self) -> None:
        """From one reveal to the next, where it is this person's to do."""
        view = self.view
        self.press(self.button("next-artist", "next-you", "to-pad", "next-round", "to-podium").first)
        self.until(lambda: self.view is not view, "the reveal to go on")

    def totals(self) -> dict[str, int]:
        """The last column of the pad on this screen, by name."""
        pad = self.page.get_by_role("region", name=self.say("the-pad"))
        rows = pad.get_by_role("row").all()[1:]
        return {
            row.get_by_role("rowheader").inner_text().strip(): int(row.get_by_role("cell").last.inner_text().replace("\N{MINUS SIGN}", "-"))
            for row in rows
        }
