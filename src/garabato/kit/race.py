"""First to take it: claims, a window for what is still on its way, a settlement.

A state machine of its own that a game keeps beside its own state. The first open claim opens a
window; when it closes SYSTEM's `Settle` gives the next place, by the time at which each claim was
sent, then by that of its receipt. By what is known of a connection no claim sent before a settled
one can come after. The game folds both events with `evolve`, calls `follow` after each of its
decisions and puts `Race.due` among its deadlines. What the places are worth is the game's affair.
"""

from typing import Final

from msgspec.structs import replace

from garabato.core import Fact, Millis, Seat

WINDOW_MS: Final = 150
"""A claim comes at most this long after it was sent, as far as anybody can know."""


class Settle(Fact):
    """SYSTEM: the window of the open claims is over."""


class Claimed(Fact):
    """`seat` has its hand on it. `at` is receipt, `sent` not later; both table time."""

    race: str
    seat: Seat
    at: Millis
    sent: Millis


class Settled(Fact):
    """The next places of a race, best first: more than one seat only where they claimed at the same time."""

    race: str
    places: tuple[Seat, ...]


RaceEvent = Claimed | Settled


class Race(Fact):
    """One race. `name` tells apart the races of a game in its log."""

    name: str
    tie_ms: int = 0
    """Claims sent so soon after the first one count as made at the same time."""
    elders: tuple[Seat, ...] = ()
    """Oldest first: of those who claimed at the same time the youngest comes first. Needed only where `tie_ms` > 0."""
    claims: tuple[Claimed, ...] = ()
    """Not settled yet, in the order of receipt."""
    places: tuple[Seat, ...] = ()
    """Settled, best first."""

    @property
    def claimants(self) -> tuple[Seat, ...]:
        """Everybody who has claimed, settled or not: first by place, then by receipt."""
        return (*self.places, *(claim.seat for claim in self.claims))

    @property
    def due(self) -> Millis | None:
        """When the next place is settled; None while nobody waits for one."""
        return Millis(self.claims[0].at + max(WINDOW_MS, self.tie_ms)) if self.claims else None


def claim(race: Race, seat: Seat, at: Millis, sent: Millis) -> tuple[Claimed, ...]:
    """Put a hand on it; again changes nothing."""
    return () if seat in race.claimants else (Claimed(race=race.name, seat=seat, at=at, sent=sent),)


def follow(race: Race, at: Millis) -> Settled | None:
    """The next places, if their window is over."""
    if race.due is None or at < race.due:
        return None
    order = sorted(race.claims, key=lambda claimed: claimed.sent)  # equal ones stay in the order of receipt
    tied = [claimed.seat for claimed in order if claimed.sent <= order[0].sent + race.tie_ms]
    if not race.tie_ms:
        return Settled(race=race.name, places=(tied[0],))
    return Settled(race=race.name, places=tuple(sorted(tied, key=race.elders.index, reverse=True)))


def evolve(race: Race, event: RaceEvent) -> Race:
    """Fold one event of this race."""
    if isinstance(event, Claimed):
        return replace(race, claims=(*race.claims, event))
    waiting = tuple(claimed for claimed in race.claims if claimed.seat not in event.places)
    return replace(race, claims=waiting, places=(*race.places, *event.places))
