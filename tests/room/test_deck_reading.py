# ruff: noqa: RUF001  (words in other alphabets are what this is about)
"""Reading a deck as somebody pasted it: what is a card, and what is wrong where."""

import csv
import io
from collections.abc import Sequence

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from garabato.room.deck_reading import MOST_BYTES, MOST_FINDINGS, Finding, read_deck
from garabato.room.deck_rows import LONGEST_LINE, MOST_CELLS
from garabato.room.own_deck import LONGEST_WORD, MOST_CARDS, WORDS_OF_A_CARD, OwnCard


def words(text: str, language: str = "en") -> list[tuple[str, ...]]:
    """The cards of a text without a fault."""
    reading = read_deck(text, language)
    assert not reading.faults
    return [card.words for card in reading.cards]


def faults(text: str, language: str = "en") -> list[tuple[str, int, dict[str, str | int]]]:
    return _told(read_deck(text, language).faults)


def notes(text: str, language: str = "en") -> list[tuple[str, int, dict[str, str | int]]]:
    return _told(read_deck(text, language).notes)


def _told(findings: Sequence[Finding]) -> list[tuple[str, int, dict[str, str | int]]]:
    return [(each.text, each.line, each.says) for each in findings]


# ---------------------------------------------------------------- what people paste


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028", "\x85"])
@pytest.mark.parametrize("between", [",", ";", "\t", " ; ", ", "])
def test_lines_end_and_cells_divide_as_any_program_writes_them(end: str, between: str) -> None:
    text = end.join(between.join(card) for card in [("dog", "wolf", "fox"), ("rocket", "pencil", "crayon")])
    assert words(text) == words("\ufeff" + text + end) == [("dog", "wolf", "fox"), ("rocket", "pencil", "crayon")]


def test_a_word_a_line_is_a_card_of_one_and_a_comma_here_and_there_belongs_to_it() -> None:
    assert words("star\nred, white and blue\nfir tree") == [("star",), ("red, white and blue",), ("fir tree",)]


def test_what_stands_in_quotes_is_one_word_with_its_signs() -> None:
    assert words('"red, white and blue","say ""cheese""",flag\n') == [("red, white and blue", 'say "cheese"', "flag")]
    assert words('"star"\n"moon"') == [("star",), ("moon",)]
    assert words('"Heroes" by Bowie\nmoon') == [('"Heroes" by Bowie',), ("moon",)]


def test_blank_lines_are_passed_over_and_lines_are_counted_with_them() -> None:
    text = "a;b;c\n\n;;\n  \nd;e\n"
    assert notes(text) == [("deck-blanks", 0, {"n": 3})]
    assert faults(text) == [("deck-width", 5, {"n": 2, "width": 3})]


def test_empty_cells_at_the_end_of_a_line_are_a_spreadsheets() -> None:
    assert words("a;b;c;;\nd;e;f;;") == [("a", "b", "c"), ("d", "e", "f")]


@pytest.mark.parametrize(
    "header", ["first,second,third", "Word 1,Word 2,Word 3", "parola,parola,parola", "слово 1,слово 2,слово 3", "1,2,3"]
)
def test_a_heading_is_left_out_and_that_is_said(header: str) -> None:
    text = f"{header}\ndog,wolf,fox"
    assert words(text) == [("dog", "wolf", "fox")]
    assert notes(text) == [("deck-header", 1, {"what": header.replace(",", ", ")[:30].rstrip()})]


def test_a_heading_alone_is_no_deck_and_a_number_alone_is_a_word() -> None:
    assert faults("word\n") == [("deck-empty", 0, {})]
    assert words("1\n2") == [("1",), ("2",)]


def test_markup_is_text_and_stays_text() -> None:
    assert words("<svg/onload=alert()>\n{{7*7}}\n=cmd|' /C calc'!A0") == [("<svg/onload=alert()>",), ("{{7*7}}",), ("=cmd|' /C calc'!A0",)]


# ---------------------------------------------------------------- stars


def test_one_word_of_seven_has_a_star() -> None:
    reading = read_deck('a,b,*c,d,e,f,g\nh,i,j,k,l,m, * "n, o"', "en")
    assert reading.cards == [OwnCard(("a", "b", "c", "d", "e", "f", "g"), 2), OwnCard(("h", "i", "j", "k", "l", "m", "n, o"), 6)]
    assert not reading.notes


def test_without_a_star_the_last_word_has_it_and_that_is_said() -> None:
    text = "a,b,*c,d,e,f,g\nh,i,j,k,l,m,n"
    assert read_deck(text, "en").cards[1].star == 6
    assert notes(text) == [("deck-star-last", 0, {"n": 1})]


def test_two_stars_are_one_too_many() -> None:
    assert faults("*a,b,*c,d,e,f,g") == [("deck-stars", 1, {"n": 2})]


def test_on_smaller_cards_a_star_is_a_sign() -> None:
    assert words("*NSYNC\nAbba") == [("*NSYNC",), ("Abba",)]


# ---------------------------------------------------------------- what is wrong


def test_an_empty_text_is_no_deck() -> None:
    assert faults("") == faults(" \n\r\n") == faults("\ufeff") == [("deck-empty", 0, {})]


def test_a_card_has_one_three_or_seven_words() -> None:
    assert faults("dog,wolf\ncat,lynx") == [("deck-no-width", 1, {"n": 2})]
    assert faults("a,b,c\nd,e,f\ng,h,i,j") == [("deck-width", 3, {"n": 4, "width": 3})]
    assert faults(",".join("abcdefghijklmnop" * 10)) == [("deck-no-width", 1, {"n": MOST_CELLS})]


def test_a_blank_cell_is_named_by_its_place() -> None:
    assert faults("a,b,c\nd,,f\n ,\u200b,i") == [
        ("deck-blank", 2, {"place": 2}),
        ("deck-blank", 3, {"place": 1}),
        ("deck-blank", 3, {"place": 2}),
    ]


def test_a_word_may_have_so_many_letters_and_no_more() -> None:
    assert words("é" * LONGEST_WORD) == [("é" * LONGEST_WORD,)]
    family = "👨‍👩‍👧‍👦"
    assert words(family * LONGEST_WORD) == [(family * LONGEST_WORD,)]
    assert faults("x" * 200) == [("deck-long", 1, {"what": "x" * 30, "n": 200, "most": LONGEST_WORD})]
    assert faults(family * (LONGEST_WORD + 1))[0][2]["n"] == LONGEST_WORD + 1


def test_a_line_as_long_as_a_page_is_no_line_of_a_table() -> None:
    assert faults("a,b,c\n" + "x" * (LONGEST_LINE + 1)) == [("deck-line-long", 2, {})]
    assert faults("x" * (LONGEST_LINE + 1)) == [("deck-line-long", 1, {})]


def test_a_quote_that_does_not_end_spoils_its_own_line_only() -> None:
    assert faults('a,b,c\nd,"e,f\ng,h,i') == [("deck-quote", 2, {"place": 2})]
    assert faults('"a') == [("deck-quote", 1, {"place": 1})]


@pytest.mark.parametrize("twin", ["Dog", "the dog", "DOG!", "dog ", "ｄｏｇ"])
def test_two_words_of_a_card_must_not_be_the_same_to_a_reader(twin: str) -> None:
    assert faults(f"dog,{twin},fox") == [("deck-twins", 1, {"what": twin.strip().replace("ｄｏｇ", "ｄｏｇ")})]


def test_signs_that_are_no_letters_are_told_apart_as_they_are() -> None:
    assert words("🐶,🐺,🦊") == [("🐶", "🐺", "🦊")]
    assert faults("🐶,🐺,🐶") == [("deck-twins", 1, {"what": "🐶"})]


def test_a_card_stands_once_whatever_the_order() -> None:
    assert faults("dog,wolf,fox\na,b,c\nFox,dog,wolf") == [("deck-again", 3, {"other": 1})]
    assert faults("star\nmoon\nStar") == [("deck-again", 3, {"other": 1})]


def test_a_word_that_is_guessed_stands_on_one_card() -> None:
    text = "a,b,c,d,e,f,*g\nh,i,j,k,l,m,*A"
    assert faults(text) == [("deck-word-again", 2, {"what": "A", "other": 1})]
    assert len(read_deck(text, "en").cards) == 1


@pytest.mark.parametrize("sign", ["\u202e", "\u200f", "\u2066", "\u200b", "\u00ad", "\x07", "\x00"])
def test_what_nobody_sees_is_left_out_and_that_is_said(sign: str) -> None:
    text = f"dog,wo{sign}lf,fox"
    assert words(text) == [("dog", "wolf", "fox")]
    assert notes(text) == [("deck-hidden", 1, {"place": 2, "sign": f"U+{ord(sign):04X}"})]


def test_a_heap_of_accents_is_cleared_away() -> None:
    text = "z" + "\u0301\u0302" * 20
    assert words(text) == [("\N{LATIN SMALL LETTER Z WITH ACUTE}",)]
    assert notes(text)[0][0] == "deck-hidden"


def test_too_long_a_family_is_cut_to_its_first() -> None:
    man, woman, girl = "\N{MAN}", "\N{WOMAN}", "\N{GIRL}"
    couple = f"{man}\N{ZERO WIDTH JOINER}{woman}"
    heap = "\N{ZERO WIDTH JOINER}".join((girl, *(man, woman) * 10))
    assert words(couple + girl + " " + heap) == [(couple + girl + " " + girl,)]
    assert notes(couple + girl + " " + heap) == [("deck-mended", 1, {"place": 1})]


def test_too_large_a_text_is_not_read_at_all() -> None:
    assert faults("ж" * (MOST_BYTES // 2)) == [("deck-line-long", 1, {})]
    assert faults("ж" * MOST_BYTES) == [("deck-too-large", 0, {"size": 256, "most": 128})]


def test_of_ten_thousand_lines_the_first_thousand_are_read() -> None:
    reading = read_deck("\n".join(f"w{n}" for n in range(10_000)), "en")
    assert _told(reading.faults) == [("deck-too-many", 0, {"n": 10_000, "most": MOST_CARDS})]
    assert len(reading.cards) == MOST_CARDS


def test_so_many_faults_are_named_and_the_rest_counted() -> None:
    reading = read_deck("\n".join(["a,b,c"] * 200), "en")
    assert (len(reading.faults), reading.more, len(reading.cards)) == (MOST_FINDINGS, 199 - MOST_FINDINGS, 1)
    assert len(read_deck("\n".join(f"a\u200b{n}" for n in range(200)), "en").notes) == MOST_FINDINGS


# ---------------------------------------------------------------- anything at all

ANYTHING = st.text(st.characters(codec="utf-8") | st.sampled_from('\t\r\n,;"* \u202e\u200b\ufeff'), max_size=200)


@given(ANYTHING, st.sampled_from(["en", "it", "ru", "tr", "de"]))
def test_nothing_that_anybody_writes_makes_it_fail(text: str, language: str) -> None:
    reading = read_deck(text, language)
    assert reading.cards or reading.faults
    for card in reading.cards:
        assert len(card.words) == reading.width in WORDS_OF_A_CARD
        assert (card.star is not None) == (reading.width == 7)
        for word in card.words:
            assert word == word.strip()
            assert 0 < len(regex.findall(r"\X", word)) <= LONGEST_WORD
            assert not regex.search(r"[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]", word)
    for finding in (*reading.faults, *reading.notes):
        assert 0 <= finding.line <= text.count("\n") + len(regex.findall(r"[\r\x85\u2028\u2029]", text)) + 1


LETTERS = st.text(st.characters(categories=["Lu", "Ll"], max_codepoint=0x24F) | st.sampled_from(",;\"' "), min_size=1, max_size=20)


@given(st.lists(LETTERS.filter(lambda word: word.strip() == word and "  " not in word), min_size=3, max_size=30), st.sampled_from(",;\t"))
def test_what_a_spreadsheet_writes_is_read_as_it_was(found: list[str], separator: str) -> None:
    whole = found[: len(found) // 3 * 3]
    cards = [tuple(whole[at : at + 3]) for at in range(0, len(whole), 3)]
    written = io.StringIO()
    csv.writer(written, delimiter=separator, quoting=csv.QUOTE_ALL).writerows(cards)
    reading = read_deck(written.getvalue(), "en")
    assert reading.width == 3
    faulty = {fault.line for fault in reading.faults}
    read = iter(reading.cards)
    header = {note.line for note in reading.notes if note.text == "deck-header"}
    for line, card in enumerate(cards, start=1):
        if line not in faulty | header:
            assert next(read).words == card
