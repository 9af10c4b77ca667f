"""Who plays at a seat: what is news of it, and who is a bot afterwards."""

import pytest

from garabato.core import Seat, SeatAway, SeatBack, SeatGone
from garabato.kit.presence import bots_after, news

HERE, AWAY, BOT, NOBODY = Seat(0), Seat(1), Seat(2), Seat(9)


@pytest.mark.parametrize(
    ("action", "is_news"),
    [
        (SeatAway(HERE), True),
        (SeatGone(HERE), True),
        (SeatBack(HERE), False),
        (SeatBack(HERE, bot=True), True),
        (SeatAway(AWAY), False),
        (SeatGone(AWAY), False),
        (SeatBack(AWAY), True),
        (SeatBack(AWAY, bot=True), True),
        (SeatAway(BOT), True),
        (SeatBack(BOT), True),
        (SeatBack(BOT, bot=True), False),
        (SeatAway(NOBODY), False),
        (SeatGone(NOBODY), False),
        (SeatBack(NOBODY, bot=True), False),
    ],
)
def test_what_changes_is_news(action: SeatAway | SeatBack | SeatGone, is_news: bool) -> None:
    assert news(action, (HERE, AWAY, BOT), {AWAY}, (BOT,)) is is_news


def test_a_bot_plays_on_until_its_person_is_back() -> None:
    lent = bots_after((BOT,), SeatBack(HERE, bot=True))
    assert lent == (HERE, BOT)
    assert bots_after(lent, SeatBack(HERE, bot=True)) == lent
    assert bots_after(lent, SeatBack(HERE)) == (BOT,)
