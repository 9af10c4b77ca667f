"""37: Names that break the room."""

import json

import regex

from tests.support.household import Home
from tests.support.parties import people

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"
TYPED = {
    "Bob\N{WOLF FACE}": "Bob\N{WOLF FACE}",
    FAMILY * 25: FAMILY * 20,
    "e\u0301" * 60: "\u00e9" * 20,
    "     ": "Guest",
    "\u200b\u200d\ufeff\u2060": "Guest (2)",
    "\u202eevil": "evil",
    "<svg/onload=alert()>": "<svg/onload=alert()>",
    '"><img src=x>\\u0041{{7*7}}': '"><img src=x>\\u0041{',
    "Ann": "Ann",
    "Ann\u200b": "Ann (2)",
    "ANN": "ANN (3)",
    "A\ud800nn": "Ann (4)",
}


def test_whatever_people_type_the_room_shows_something_short_and_different() -> None:
    home = Home()
    code = home.room()
    players = [home.player(code, name, token=f"token-{number:020d}") for number, name in enumerate(TYPED)]
    for player in players:
        if player.bye is None:
            assert list(people(player)) == [shown for typed, shown in TYPED.items() if "\ud800" not in typed]
    for name in people(players[0]):
        assert len(regex.findall(r"\X", name)) <= 20 + len(" (2)")
        assert json.loads(json.dumps(name)) == name


def test_a_game_with_such_names_goes_its_way() -> None:
    home = Home()
    code = home.room()
    players = [home.player(code, name, token=f"token-{number:020d}") for number, name in enumerate(list(TYPED)[:7])]
    players[0].command("Start")
    home.loop.advance(9)
    assert {player.view["view"]["phase"] for player in players} == {"draw"}
