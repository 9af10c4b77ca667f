"""A room without a network: seats, presence, the log, the clocks."""

from garabato.room.facts import LOG, NewerLog
from garabato.room.room import Room

__all__ = ["LOG", "NewerLog", "Room"]
