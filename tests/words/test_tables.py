"""Tables that can't be read say where and why."""

from pathlib import Path

import pytest

from garabato.core import Card, Concept, ConceptId
from garabato.words import BadTable
from garabato.words.cards import read_deck
from garabato.words.tables import read_concepts, read_names


def table(folder: Path, *lines: str) -> Path:
    file = folder / "table.tsv"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (["id\tname"], "table.tsv:1: the header must be id name accept reject, separated by tabs"),
        (["id\tname\taccept\treject", "cat\tcat"], "table.tsv:2: 4 cells wanted, 2 found"),
        (["id\tname\taccept\treject", "cat\tcat\t\t", "cat\tpuss\t\t"], "table.tsv:3: cat stands here a second time"),
    ],
)
def test_a_bad_table_of_names(tmp_path: Path, lines: list[str], why: str) -> None:
    with pytest.raises(BadTable) as told:
        read_names(table(tmp_path, *lines))
    assert str(told.value) == why


def test_a_bad_difficulty(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match=r"table\.tsv:2: difficulty is 1, 2, 3 or empty, not 'hard'"):
        read_concepts(table(tmp_path, "id\ttags\tdifficulty", "cat\tanimal\thard"))


def test_a_deck_is_as_wide_as_its_header(tmp_path: Path) -> None:
    assert read_deck(table(tmp_path, "id\tfirst\tsecond", "ab-001\tcat\tdog", "")) == (
        Card("ab-001", (Concept(ConceptId("cat")), Concept(ConceptId("dog")))),
    )


def test_the_harder_word_has_a_star_before_it(tmp_path: Path) -> None:
    cards = read_deck(table(tmp_path, "id\tfirst\tsecond", "ab-001\tcat\t*dog", "ab-002\towl\tfox"))
    assert cards == (
        Card("ab-001", (Concept(ConceptId("cat")), Concept(ConceptId("dog"))), 1),
        Card("ab-002", (Concept(ConceptId("owl")), Concept(ConceptId("fox")))),
    )


def test_a_card_has_one_star_at_most(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match=r"table\.tsv:2: one star a card, 2 found"):
        read_deck(table(tmp_path, "id\tfirst\tsecond", "ab-001\t*cat\t*dog"))


@pytest.mark.parametrize("line", ["ab-001\tcat", "ab-001\tcat\tdog\tfox", "ab-001\tcat\t", "ab-001\tcat\t*"])
def test_a_card_with_too_few_or_too_many_words(tmp_path: Path, line: str) -> None:
    with pytest.raises(BadTable, match=r"table\.tsv:2: a card id and 2 concepts wanted"):
        read_deck(table(tmp_path, "id\tfirst\tsecond", line))
