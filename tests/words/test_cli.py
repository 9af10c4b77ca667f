"""`garabato words` prints what players read."""

import argparse
import re
from types import MappingProxyType

import pytest

from garabato.core import ConceptId
from garabato.words import Words, cli, load
from garabato.words.cards import native_cards
from garabato.words.tables import Name


def test_the_sample_prints_cards_of_the_deck_in_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "sample", "--deck", "doodles", "--lang", "it", "--seed", "7", "-n", "40"]) == 0
    lines = capsys.readouterr().out.splitlines()
    deck = load().decks("doodles", frozenset({"it"}))
    cards = {card.id: [load().name(word.id, "it", "it")[0] for word in card.words] for card in deck}
    printed = {key: words for key, *words in (re.split(r" {2,}", line) for line in lines)}
    assert len(lines) == len(printed) == 40
    assert printed == {key: cards[key] for key in printed}


@pytest.mark.parametrize(("deck", "words"), [("artbox", 1), ("doodles", 3), ("doodle_dash", 7)])
def test_cards_of_any_width_are_printed_with_their_star(capsys: pytest.CaptureFixture[str], deck: str, words: int) -> None:
    cli.main(["words", "sample", "--deck", deck, "--lang", "ru", "--seed", "1", "-n", "5"])
    for line in capsys.readouterr().out.splitlines():
        key, *names = re.split(r" {2,}", line)
        (card,) = [card for card in load().decks(deck, frozenset({"ru"})) if card.id == key]
        starred = [load().name(word.id, "ru", "ru")[0] for word in card.words]
        if card.star is not None:
            starred[card.star] = f"*{starred[card.star]}"
        assert names == starred
        assert len(names) == words
        assert any(name.startswith("*") for name in names) == (words == 7)


def test_the_same_seed_prints_the_same_cards(capsys: pytest.CaptureFixture[str]) -> None:
    out: list[str] = []
    for seed in ("1", "1", "2"):
        cli.main(["words", "sample", "--deck", "doodles", "--seed", seed])
        out.append(capsys.readouterr().out)
    assert out[0] == out[1] != out[2]
    assert len(out[0].splitlines()) == 10


def test_no_more_cards_are_printed_than_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "sample", "--deck", "doodles", "-n", "1000"]) == 0
    cards = load().decks("doodles", frozenset({"en"}))
    assert sorted(line.split()[0] for line in capsys.readouterr().out.splitlines()) == sorted(card.id for card in cards)


def test_the_cards_of_one_language_alone_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "sample", "--deck", "doodles", "--lang", "ro", "--native", "-n", "1000"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sorted(re.split(r" {2,}", line)[0] for line in lines) == [card.id for card in native_cards("doodles", "ro")]
    assert cli.main(["words", "sample", "--deck", "artbox", "--native"]) == 0
    assert capsys.readouterr().out == ""


def test_an_unknown_deck_or_language_is_refused() -> None:
    for argv in (["--deck", "tarot"], ["--deck", "doodles", "--lang", "xx"]):
        with pytest.raises(SystemExit):
            cli.main(["words", "sample", *argv])


def test_the_check_is_content_with_what_comes_with_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "check"]) == 0
    assert capsys.readouterr().out == f"{len(load().concepts)} concepts in en, es, it, ro, ru: all is well\n"


def test_the_check_prints_the_faults_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    spoiled = {**load().names["it"], ConceptId("dog"): Name("il cane")}
    words = Words(load().concepts, MappingProxyType({**load().names, "it": MappingProxyType(spoiled)}))
    monkeypatch.setattr(cli, "load", lambda: words)
    assert cli.main(["words", "check"]) == 1
    assert capsys.readouterr().out == "it: dog: 'il cane' begins with an article\n"


def test_the_commands_join_those_of_the_program() -> None:
    parser = argparse.ArgumentParser(prog="garabato")
    cli.register(parser.add_subparsers())
    assert parser.parse_args(["words", "check"]).run(None) == 0
