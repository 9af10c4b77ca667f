"""25: Everybody but one is gone and the game runs on by itself."""

from garabato.room.play import FEW_MS
from tests.support.evenings import due, phase_of, run_to, started, until
from tests.support.rooms import Table


def alone() -> Table:
    """A game of four at the pad of its first round, in which three lose their connection."""
    table = started(4, "pad", rounds=3)
    for client in table.clients[1:]:
        table.lose(client)
    return table


def test_it_waits_at_the_next_border_and_goes_on_in_the_same_round_with_the_same_scores() -> None:
    table = alone()
    table.run(60_000)
    ann = table.clients[0]
    assert ann.room.pause is not None
    before = (ann.view.round, ann.view.phase, ann.view.totals, ann.view.until)
    assert before[0] == 2
    table.run(20_000)
    table.join(table.clients[1])
    assert ann.room.pause is not None, "two are too few"
    table.join(table.clients[2])
    assert ann.room.pause is None
    assert (ann.view.round, ann.view.phase, ann.view.totals, ann.view.until) == before
    until(table, "over")
    assert ann.view.outcome.finished
    assert ann.view.outcome.winners


def test_if_nobody_comes_it_ends_with_the_scores_so_far_and_no_winner() -> None:
    table = alone()
    while table.room.state.pause is None:
        run_to(table, due(table))
    scores = table.clients[0].view.totals
    table.run(FEW_MS - 1)
    assert phase_of(table) != "over"
    table.run(1)
    assert phase_of(table) == "over"
    outcome = table.clients[0].view.outcome
    assert (outcome.finished, outcome.winners) == (False, ())
    assert {standing.seat: standing.score for standing in outcome.standings} == scores


def test_if_the_last_one_goes_too_it_waits_for_whoever_comes_first() -> None:
    table = alone()
    table.lose(table.clients[0])
    table.run(24 * 3_600_000)
    assert phase_of(table) in {"pad", "card"}
    for client in table.clients:
        table.join(client)
    assert table.clients[0].room.pause is None
    assert due(table) > table.at
