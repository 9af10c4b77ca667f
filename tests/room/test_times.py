"""The times that the rules and the design name."""

from garabato.room import facts, pencil, people, play


def test_the_times_are_those_of_the_rules() -> None:
    assert people.GRACE_MS == 20_000
    assert people.HOST_MS == 30_000
    assert play.FEW_MS == 60_000
    assert pencil.FLUSH_MS == 1_000
    assert facts.BEAT_MS == 5_000
