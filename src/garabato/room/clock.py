"""The two clocks. Room time runs while the room is up; table time is room time less pauses, times the pace."""

from dataclasses import dataclass

from garabato.core import Millis


@dataclass(frozen=True, slots=True)
class TableClock:
    """Table time as a line through (`room`, `table`) that stands still or climbs by 10 / `tenths`."""

    room: Millis = Millis(0)
    table: Millis = Millis(0)
    running: bool = False
    tenths: int = 10

    def now(self, at: Millis) -> Millis:
        """Table time at room time `at`."""
        if not self.running or at <= self.room:
            return self.table
        return Millis(self.table + (at - self.room) * 10 // self.tenths)

    def room_time(self, table: Millis) -> Millis | None:
        """The first room time at which table time is at least `table`; None while the clock stands."""
        if not self.running:
            return None
        span = max(0, table - self.table)
        return Millis(self.room + -(-span * self.tenths // 10))

    def run(self, at: Millis, *, running: bool) -> "TableClock":
        """Start or stop at room time `at`."""
        return TableClock(at, self.now(at), running, self.tenths)

    def at_pace(self, at: Millis, tenths: int) -> "TableClock":
        """Change the pace at room time `at`."""
        return TableClock(at, self.now(at), self.running, tenths)
