"""29: Speed bonus the wrong way round / clock-dependent scores."""

from __future__ import annotations

from tests.support.household import Home, Player
from tests.support.parties import party, play_to, vote


class Screen:
    """What a page shows as time left: the server's clock as last told, and what has passed since then by the page's own clock."""

    def __init__(self, home: Home, player: Player, own_clock_is_off_by: float) -> None:
        self.home, self.player, self.off = home, player, own_clock_is_off_by
        self.told_at: float = self.now()

    def now(self) -> float:
        """The page's own clock."""
        return self.home.loop.at + self.off

    def ask(self) -> None:
        """Ask what time it is."""
        self.player.raw({"type": "ClientSentPing", "mark": 1})
        self.told_at = self.now()
        self.clock = self.player.all("ServerSentPong")[-1]["clock"]

    def left(self) -> float:
        """Seconds until the phase ends."""
        passed = (self.now() - self.told_at) * 10 / self.clock["pace"] if self.clock["running"] else 0
        until: int = self.player.view["view"]["until"]
        return (until - self.clock["table"]) / 1000 - passed


def test_screens_with_wrong_clocks_show_the_same_seconds() -> None:
    home, players = party(3)
    play_to(home, players, "vote")
    screens = [Screen(home, players[0], 600.0), Screen(home, players[1], -3 * 3600.0)]
    screens[0].ask()
    home.loop.advance(3)
    screens[1].ask()
    for expected in (57, 45, 30, 2):
        home.loop.advance(screens[1].left() - expected)
        for screen in screens:
            assert abs(screen.left() - expected) < 1


def test_what_a_page_says_about_the_time_is_not_even_read() -> None:
    home, players = party(3)
    play_to(home, players, "vote")
    players[0].raw({"type": "ClientSentAct", "no": 1, "at": 5, "action": {"type": "Lock"}})
    assert players[0].all("ServerSentRefused")[-1]["no"] == 1


def test_early_and_late_votes_score_alike() -> None:
    home, players = party(3)
    play_to(home, players, "vote", rounds=1)
    tokens = home.table(players[0].code)._room.state.table.round.tokens
    for player, wait in zip(players, (5, 15, 20), strict=True):
        home.loop.advance(wait)
        for artist in player.view["view"]["may_vote"]:
            player.act("Vote", artist=artist, number=tokens[artist])
        player.act("Lock")
    play_to(home, players, "over")
    assert players[0].view["view"]["totals"] == {"0": 4, "1": 4, "2": 4}


def test_a_vote_after_the_end_is_late_whatever_the_page_shows() -> None:
    home, players = party(3)
    play_to(home, players, "vote", vote_s=15)
    home.loop.advance(14.9)
    vote(players[0])
    home.loop.advance(0.2)
    players[1].act("Vote", artist=0, number=1)
    assert players[1].all("ServerSentRefused")[-1]["text"] == "refused-do-8-late"
