"""Logged facts of how a room is kept: who may come in, who has to go, who decides. Append-only for ever, like all in `facts`."""

import msgspec

from garabato.core import Fact, Seat


class Locked(Fact):
    """Nobody new comes in, or everybody again."""

    locked: bool


class PasswordSet(Fact):
    """Whoever is new has to know a word: the hex of a slow hash of it, and of the hash's salt. Both empty: no more."""

    salt: str
    hash: str


class KickVoted(Fact):
    """A person wants another one to go; the first such fact opens the vote."""

    seat: Seat
    target: Seat


class KickLapsed(Fact):
    """The vote came to nothing."""

    target: Seat


class Unbanned(Fact):
    """A person who was sent away may come back, to the same seat; the address is free again, too."""

    seat: Seat


class HandedOver(Fact):
    """The rightful host made another person the rightful host."""

    seat: Seat


class ChatSet(Fact):
    """The room may chat, or not."""

    on: bool


class IdleCapsSet(Fact):
    """Games wait for people only so long, or for ever; holds from the next game on."""

    on: bool


class TookOver(Fact):
    """Two people changed places: whoever sat on `seat` plays on at `of`, whose person is away and has `seat` instead."""

    seat: Seat
    of: Seat


class GaveBack(Fact):
    """The person of the seat `of` is back and plays on; whoever had taken over has `seat` instead."""

    seat: Seat
    of: Seat


class Reported(Fact):
    """A person told the host that another one misbehaves."""

    seat: Seat
    by: Seat


class ReportsRead(Fact):
    """The host has seen all reports, but for those about `by`, who stands in as the host."""

    by: Seat | None = None


class PickedNext(Fact):
    """While a game is on the table: this one with these house rules comes after it."""

    game: str
    options: msgspec.Raw


KeepingFact = (
    Locked
    | PasswordSet
    | KickVoted
    | KickLapsed
    | Unbanned
    | HandedOver
    | ChatSet
    | IdleCapsSet
    | TookOver
    | GaveBack
    | Reported
    | ReportsRead
    | PickedNext
)
