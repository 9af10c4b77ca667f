"""Names as people type them, and the marks they are known by."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Seat
from garabato.kit.plain_text import clean_text
from garabato.room import commands
from garabato.room.names import LONGEST, NAMELESS, clean_name, tell_apart
from tests.support.evenings import lobby

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}\u200d\N{BOY}"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\n\nGreen   Gables ", "Ann of Green Gables"),
        ("Bob\N{WOLF FACE}", "Bob\N{WOLF FACE}"),
        (FAMILY * 30, FAMILY * LONGEST),
        ("e\u0301" * 60, "\u00e9" * LONGEST),
        ("x\u0323\u0323" * 21, "x\u0323\u0323" * LONGEST),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u2066Ann\u2069", "Ann"),
        ("<svg/onload=alert()>", "<svg/onload=alert()>"),
        ("&lt;b&gt; {{7*7}}", "&lt;b&gt; {{7*7}}"),
        ("A\x00n\x07n\ufeff", "Ann"),
        ("e\x00\u0301", "\u00e9"),
        ("Z" + "\u0300" * 50, "Z"),
        ("a" * 19 + " b", "a" * 19),
        ("\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"),
    ],
)
def test_a_name_is_shown_as_typed_but_for_what_would_break_the_screen(typed: str, shown: str) -> None:
    assert clean_name(typed, "en") == shown


@pytest.mark.parametrize(
    "unseen", ["", " ", "\u00a0\u2003", "\u200b\u200b", "\u200d\u200c", "\ufe0f", "\ufe0e", "\u3164", "\u2800", "\u202e", "\u115f"]
)
def test_a_name_nobody_could_see_gets_the_word_for_guest(unseen: str) -> None:
    assert clean_name(unseen, "ro") == NAMELESS["ro"]
    assert clean_name(unseen, "eo") == "Guest"


def test_the_longest_cluster_is_kept_and_a_longer_heap_loses_its_accents() -> None:
    assert clean_text("x" + "\u0332" * 15, 5) == "x" + "\u0332" * 15
    assert clean_text("x" + "\u0332" * 16, 5) == "x"


@given(st.text(max_size=60))
def test_whatever_is_typed_a_name_is_short_seen_and_stays_as_it_is(typed: str) -> None:
    shown = clean_name(typed, "en")
    assert shown.strip()
    assert len(shown) <= LONGEST * 16
    assert clean_name(shown, "en") == shown


@pytest.mark.parametrize(
    ("name", "others", "told"),
    [
        ("Ann", [], "Ann"),
        ("Ann", ["Bo"], "Ann"),
        ("Ann", ["Ann"], "Ann (2)"),
        ("Ann", ["Ann", "Ann (2)"], "Ann (3)"),
        ("ann", ["ANN"], "ann (2)"),
        ("Ann", ["Ann\u200d"], "Ann (2)"),
        ("A\u034fnn", ["Ann"], "A\u034fnn (2)"),
        ("\uff21nn", ["Ann"], "\uff21nn (2)"),
        ("Ann (2)", ["Ann", "Ann (2)"], "Ann (2) (2)"),
    ],
)
def test_names_that_look_the_same_are_told_apart(name: str, others: list[str], told: str) -> None:
    assert tell_apart(name, others) == told


def test_a_house_puts_stars_where_it_wants_no_words() -> None:
    table = lobby(2)
    table.room._mask = lambda text: text.replace("Blast", "*****")
    cyd = table.client("Blast")
    assert table.room.state.members[Seat(2)].name == "*****"
    table.ask(cyd, commands.Dress("Blaster", None, "en"))
    table.ask(cyd, commands.Say("Blast it"))
    table.ask(table.clients[0], commands.AddBot())
    table.ask(table.clients[0], commands.DressBot(Seat(3), "Blast", "easy"))
    assert [member.name for member in table.room.state.members.values()][2:] == ["*****er", "*****"]
    assert [said.text for said in table.room.state.chat] == ["***** it"]
