"""Concepts are found wherever they stand, winners only where somebody has won."""

from garabato.core import Card, Concept, ConceptId, Outcome, Seat, Standing, concepts_in, own_words, worded

DOG, CAT, OWL = (Concept(ConceptId(word)) for word in ("dog", "cat", "owl"))


def test_concepts_are_found_in_every_kind_of_value() -> None:
    value = {1: [Card("card-1", (DOG, CAT))], 2: (OWL, "owl", 3, None), 3: frozenset({DOG})}
    assert list(concepts_in(value)) == ["dog", "cat", "owl", "dog"]


def test_what_holds_no_concept_yields_none() -> None:
    assert list(concepts_in(Standing(Seat(0), 1, 9))) == []


def test_tied_seats_have_all_won() -> None:
    standings = (Standing(Seat(2), 1, 9), Standing(Seat(0), 1, 9), Standing(Seat(1), 3, 4))
    assert Outcome(standings, "DO-14", "shared").winners == (Seat(2), Seat(0))


def test_nobody_wins_a_game_that_was_called_off() -> None:
    assert Outcome((Standing(Seat(0), 1, 9),), "DO-14", "called-off", finished=False).winners == ()


def test_words_of_one_language_are_their_own_name() -> None:
    assert own_words(worded("gatto = cane", "it").id) == ("gatto = cane", "it")
    assert own_words(DOG.id) is None
