"""How a room is kept, as its log says: the door, the votes, who was sent away. A part of `RoomState`."""

from dataclasses import dataclass, field, replace
from typing import Final, assert_never

import msgspec

from garabato.core import Millis, Seat
from garabato.room import keeping_facts as kept

VOTE_MS: Final = 60_000
"""How long people may think about a vote."""

REPORTS_KEPT: Final = 20
"""Reports that wait for the host."""


def placed_behind(seating: tuple[Seat, ...], seat: Seat, other: Seat) -> tuple[Seat, ...]:
    """The same order, with `seat` at once after `other`."""
    rest = [each for each in seating if each != seat]
    place = rest.index(other) + 1
    return (*rest[:place], seat, *rest[place:])


@dataclass(frozen=True, slots=True)
class Password:
    """What is known of the word that opens the room: the hex of a slow hash of it, and of the salt."""

    salt: str
    hash: str


@dataclass(frozen=True, slots=True)
class KickVote:
    """Shall `target` go? `yes` holds those who want it, who asked first."""

    target: Seat
    yes: tuple[Seat, ...]
    until: Millis
    """Room time at which it lapses."""


@dataclass(slots=True)
class Keeping:
    """Everything of it that survives."""

    locked: bool = False
    password: Password | None = None
    chat: bool = True
    idle_caps: bool = True
    votes: dict[Seat, KickVote] = field(default_factory=dict)
    """By target."""
    asked_at: dict[Seat, Millis] = field(default_factory=dict)
    """When a person asked for a vote last."""
    barred: dict[Seat, str] = field(default_factory=dict)
    """Those who were sent away, each with the keyed hash of the address; empty: it was not known."""
    reports: tuple[kept.Reported, ...] = ()
    lent: dict[Seat, Seat] = field(default_factory=dict)
    """Seats of the game that somebody else has taken over, and where their own person has a place now."""
    next: tuple[str, msgspec.Raw] | None = None
    """The game that comes next, and its house rules as JSON."""

    def apply(self, what: kept.KeepingFact, at: Millis) -> None:  # noqa: C901, PLR0912  (one case a fact)
        """Fold one fact, as far as it is not about people."""
        match what:
            case kept.Locked():
                self.locked = what.locked
            case kept.PasswordSet():
                self.password = Password(what.salt, what.hash) if what.hash else None
            case kept.KickVoted():
                self._vote(what, at)
            case kept.KickLapsed():
                del self.votes[what.target]
            case kept.Unbanned():
                del self.barred[what.seat]
            case kept.ChatSet():
                self.chat = what.on
            case kept.IdleCapsSet():
                self.idle_caps = what.on
            case kept.Reported():
                self.reports = (*self.reports, what)[-REPORTS_KEPT:]
            case kept.PickedNext():
                self.next = (what.game, what.options)
            case kept.TookOver():
                self.lent.setdefault(what.of, what.seat)
            case kept.GaveBack():
                del self.lent[what.of]
            case kept.ReportsRead():
                self.reports = tuple(report for report in self.reports if report.seat == what.by)
            case kept.HandedOver():
                pass
            case _:
                assert_never(what)

    def _vote(self, what: kept.KickVoted, at: Millis) -> None:
        vote = self.votes.get(what.target)
        if vote is None:
            self.asked_at[what.seat] = at
            vote = KickVote(what.target, (), Millis(at + VOTE_MS))
        self.votes[what.target] = replace(vote, yes=(*vote.yes, what.seat))

    def bar(self, seat: Seat, address: str) -> None:
        """A person was sent away for good."""
        self.barred[seat] = address
        self.votes.pop(seat, None)
        self.reports = tuple(report for report in self.reports if report.seat != seat)

    def swap(self, one: Seat, other: Seat) -> None:
        """Two people changed places: what is said of them goes along. Votes about either are over."""

        def of(seat: Seat) -> Seat:
            return {one: other, other: one}.get(seat, seat)

        self.votes = {
            target: replace(vote, yes=tuple(map(of, vote.yes))) for target, vote in self.votes.items() if target not in {one, other}
        }
        self.asked_at = {of(seat): at for seat, at in self.asked_at.items()}
        self.barred = {of(seat): address for seat, address in self.barred.items()}
        self.reports = tuple(msgspec.structs.replace(each, seat=of(each.seat), by=of(each.by)) for each in self.reports)

    def clear_table(self) -> None:
        """The game is off the table, the next one lies there, and everybody sits where they sit."""
        self.lent.clear()
        self.next = None
