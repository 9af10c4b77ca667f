"""A flag, one question, a verdict: the state machine of fouls, without any game."""

import contextlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato.core import Label, Millis, Refused, Seat, Why
from garabato.kit import fouls
from garabato.kit.fouls import Asked, Flagged, Foul, Fouls, Judge, Judged, Question, Ruled

A, B, C, D, E = map(Seat, range(5))
PEOPLE = (A, B, C, D)
DRAWINGS = {Label(10 + seat): Seat(seat) for seat in range(5)}
CLAUSE = "XX-7"


def fold(state: Fouls, *events: fouls.FoulEvent) -> Fouls:
    for event in events:
        state = fouls.evolve(state, event)
    return state


def flagged(state: Fouls, seat: Seat, label: int) -> Fouls:
    return fold(state, fouls.flag(state, seat, Label(label), DRAWINGS, PEOPLE, CLAUSE))


def judged(state: Fouls, seat: Seat, label: int, foul: bool, at: int = 0) -> Fouls:
    return fold(state, *fouls.judge(state, seat, Judge(Label(label), foul), Millis(at), CLAUSE))


def run(state: Fouls, at: int = 0, until: int | None = None, people: tuple[Seat, ...] = PEOPLE) -> Fouls:
    """Let everything happen that happens by itself."""
    while event := fouls.follow(state, Millis(at), None if until is None else Millis(until), people):
        state = fold(state, event)
    return state


def test_a_flag_opens_a_question() -> None:
    state = Fouls()
    assert (state.of(Label(10)), state.question, state.deadline) == ("none", None, None)
    state = flagged(state, B, 10)
    assert (state.of(Label(10)), state.question) == ("asked", None)
    state = run(state, at=500)
    assert state.question == Question(Label(10), A, Millis(10_500), asked=(B, C, D), answered=(B,))
    assert (state.of(Label(10)), state.of(Label(11)), state.deadline) == ("asked", "none", 10_500)
    assert state.awaited(PEOPLE) == (C, D)
    assert state.awaited((A, D)) == (D,)


@pytest.mark.parametrize(("at", "until", "end"), [(500, None, 10_500), (500, 7000, 17_000), (7000, 500, 17_000)])
def test_ten_seconds_on_top_of_the_step(at: int, until: int | None, end: int) -> None:
    assert run(flagged(Fouls(), B, 10), at, until).deadline == end


@pytest.mark.parametrize(
    ("answers", "verdict"),
    [
        ((), "foul"),
        ((False,), "clear"),
        ((True,), "foul"),
        ((True, False), "foul"),
        ((False, False), "clear"),
        ((False, True, False), "clear"),
        ((False, True, True), "foul"),
    ],
)
def test_more_than_half_of_the_answers_decide(answers: tuple[bool, ...], verdict: Foul) -> None:
    people = (A, B, C, D, E)
    state = fold(Fouls(), fouls.flag(Fouls(), B, Label(10), DRAWINGS, people, CLAUSE))
    state = run(state, people=people)
    for seat, answer in zip((C, D, E), answers, strict=False):
        state = judged(state, seat, 10, answer)
    if len(answers) < 3:
        assert run(state, at=9_999, people=people) == state
    state = run(state, at=10_000, people=people)
    assert (state.of(Label(10)), state.question, state.deadline) == (verdict, None, None)


def test_the_question_ends_when_all_have_answered() -> None:
    state = judged(run(flagged(Fouls(), B, 10)), C, 10, True)
    assert run(state) == state
    assert run(judged(state, D, 10, False)).of(Label(10)) == "foul"


def test_nobody_waits_for_who_is_away() -> None:
    state = judged(run(flagged(Fouls(), B, 10)), C, 10, False)
    assert run(state, people=(A, B, C)).of(Label(10)) == "clear"


def test_an_answer_counts_though_its_person_left() -> None:
    state = judged(run(flagged(Fouls(), B, 10)), C, 10, True)
    assert run(state, people=(A,)).of(Label(10)) == "foul"


def test_who_came_after_the_question_is_not_asked() -> None:
    state = run(flagged(Fouls(), B, 10), people=(A, B, C))
    assert state.question is not None
    assert state.question.asked == (B, C)
    with pytest.raises(Refused) as refused:
        judged(state, D, 10, True)
    assert (refused.value.why, refused.value.text) == (Why.NOT_YOURS, "refused-judge-not-asked")


def test_a_flag_alone_is_a_verdict() -> None:
    assert run(flagged(Fouls(), B, 10), people=(A, B)).of(Label(10)) == "foul"


def test_flagged_drawings_queue_up() -> None:
    state = run(flagged(flagged(flagged(Fouls(), B, 10), A, 12), A, 11), at=0)
    assert [state.of(Label(label)) for label in (10, 11, 12, 13)] == ["asked", "asked", "asked", "none"]
    assert state.question is not None
    assert state.question.label == 10
    state = run(judged(judged(state, C, 10, True), D, 10, True), at=4000)
    assert state.question == Question(Label(12), C, Millis(14_000), asked=(A, B, D), answered=(A,))
    assert state.of(Label(11)) == "asked"
    state = run(state, at=14_000)
    assert state.question is not None
    assert (state.question.label, state.question.until) == (11, 24_000)


def test_the_flag_of_who_left_meanwhile_still_counts() -> None:
    state = run(flagged(flagged(Fouls(), B, 10), D, 11))
    state = run(judged(judged(state, C, 10, False), D, 10, False), people=(A, B, C))
    assert state.question == Question(Label(11), B, Millis(10_000), asked=(A, C, D), answered=(D,))
    assert run(judged(judged(state, A, 11, False), C, 11, True), people=(A, B, C)).of(Label(11)) == "foul"


def ruled(state: Fouls, seat: Seat, label: int, foul: bool) -> Fouls:
    return fold(state, Ruled(Label(label), seat, foul))


@pytest.mark.parametrize(
    ("state", "seat", "label", "why", "text"),
    [
        (Fouls(), B, 99, Why.NOT_NOW, "refused-flag-absent"),
        (Fouls(), B, 11, Why.NOT_YOURS, "refused-flag-own"),
        (Fouls(), E, 10, Why.NOT_YOURS, "refused-flag-bot"),
        (ruled(Fouls(), C, 10, False), B, 10, Why.TOO_LATE, "refused-flag-ruled"),
        (ruled(Fouls(), C, 10, True), B, 10, Why.TOO_LATE, "refused-flag-ruled"),
        (flagged(Fouls(), C, 10), B, 10, Why.NOT_NOW, "refused-flag-asked"),
        (run(flagged(Fouls(), C, 10)), B, 10, Why.NOT_NOW, "refused-flag-asked"),
        (Fouls(rejected={B: 3}), B, 10, Why.NOT_YOURS, "refused-flag-silenced"),
    ],
)
def test_what_may_not_be_flagged(state: Fouls, seat: Seat, label: int, why: Why, text: str) -> None:
    with pytest.raises(Refused) as refused:
        flagged(state, seat, label)
    assert (refused.value.why, refused.value.clause, refused.value.text) == (why, CLAUSE, text)
    assert text in fouls.TEXTS
    assert label not in fouls.flaggable(state, seat, DRAWINGS, PEOPLE)


def test_three_rejected_flags_silence() -> None:
    state = Fouls()
    for label, foul in ((10, False), (12, True), (13, False)):
        state = ruled(state, B, label, foul)
    assert state.rejected == {B: 2}
    assert fouls.flaggable(state, B, DRAWINGS, PEOPLE) == (14,)
    state = ruled(state, B, 15, False)
    assert fouls.flaggable(state, B, DRAWINGS, PEOPLE) == ()
    assert fouls.flaggable(state, C, DRAWINGS, PEOPLE) == (11, 14)


def test_an_answer_is_given_once() -> None:
    state = judged(run(flagged(Fouls(), B, 10)), C, 10, True)
    assert judged(state, C, 10, True) == state
    for seat, answer in ((C, False), (B, False)):
        with pytest.raises(Refused) as refused:
            judged(state, seat, 10, answer)
        assert (refused.value.why, refused.value.text) == (Why.NOT_NOW, "refused-judge-twice")


def test_an_answer_in_time_counts() -> None:
    state = run(flagged(Fouls(), B, 10))
    assert judged(state, C, 10, False, at=10_000).answers == {B: True, C: False}
    with pytest.raises(Refused) as refused:
        judged(state, C, 10, False, at=10_001)
    assert (refused.value.why, refused.value.text) == (Why.TOO_LATE, "refused-judge-late")


@pytest.mark.parametrize("state", [Fouls(), flagged(Fouls(), B, 10), run(flagged(Fouls(), B, 12))])
def test_an_answer_needs_its_question(state: Fouls) -> None:
    with pytest.raises(Refused) as refused:
        judged(state, C, 10, False)
    assert (refused.value.why, refused.value.clause, refused.value.text) == (Why.TOO_LATE, CLAUSE, "refused-judge-closed")


def test_the_artist_is_not_asked() -> None:
    with pytest.raises(Refused) as refused:
        judged(run(flagged(Fouls(), B, 10)), A, 10, False)
    assert refused.value.text == "refused-judge-not-asked"


def test_what_is_dismissed_has_no_verdict() -> None:
    state = run(flagged(flagged(ruled(Fouls(), C, 14, True), B, 10), A, 12))
    state = fouls.dismiss(judged(state, C, 10, True))
    assert [state.of(Label(label)) for label in (10, 12, 14)] == ["none", "none", "foul"]
    assert (state.question, run(state, at=99_999)) == (None, state)


@given(st.lists(st.tuples(st.sampled_from(PEOPLE), st.sampled_from(sorted(DRAWINGS)), st.booleans(), st.integers(0, 4000)), max_size=60))
def test_every_flag_comes_to_a_verdict_and_the_log_tells_the_same(moves: list[tuple[Seat, Label, bool, int]]) -> None:
    state, at = Fouls(), 0
    log: list[fouls.FoulEvent] = []
    for seat, label, answer, pause in moves:
        at += pause
        with contextlib.suppress(Refused):
            log.append(fouls.flag(state, seat, label, DRAWINGS, PEOPLE, CLAUSE))
        state = settled(log, at)
        with contextlib.suppress(Refused):
            log += fouls.judge(state, seat, Judge(label, answer), Millis(at), CLAUSE)
        state = settled(log, at)
    while (deadline := state.deadline) is not None:
        state = settled(log, deadline)
    assert [event.label for event in log if isinstance(event, Ruled)] == [event.label for event in log if isinstance(event, Asked)]
    assert {event.label for event in log if isinstance(event, Flagged)} == set(state.verdicts)
    answers: list[bool] = []
    for event in log:
        if isinstance(event, Asked):
            answers = [True]
        elif isinstance(event, Judged):
            answers.append(event.foul)
        elif isinstance(event, Ruled):
            assert event.foul is (answers.count(True) > answers.count(False))
    stored = msgspec.json.decode(msgspec.json.encode(log), type=list[fouls.FoulEvent])
    assert fold(Fouls(), *stored) == state


def settled(log: list[fouls.FoulEvent], at: int) -> Fouls:
    """What a log comes to when everything has happened that happens by itself; that is added to it."""
    state = fold(Fouls(), *log)
    while event := fouls.follow(state, Millis(at), None, PEOPLE):
        log.append(event)
        state = fold(state, event)
    return state
