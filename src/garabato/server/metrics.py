"""What an operator may count. No label names a person, a room or a word."""

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector


class Tally:
    """A number that only the event loop's thread adds to, hundreds of thousands of times a second."""

    __slots__ = ("count",)

    def __init__(self) -> None:
        self.count = 0

    def inc(self, more: int = 1) -> None:
        """So many more."""
        self.count += more


class _Tallies(Collector):
    """Brings tallies to whoever asks for the metrics."""

    def __init__(self, name: str, documentation: str, label: str, tallies: Mapping[str, Tally]) -> None:
        self._about = (name, documentation)
        self._label = label
        self._tallies = tallies

    def collect(self) -> Iterator[CounterMetricFamily]:
        """As they stand now."""
        family = CounterMetricFamily(*self._about, labels=[self._label] if self._label else [])
        for name, tally in self._tallies.items():
            family.add_metric([name] if self._label else [], tally.count)
        yield family


class Metrics:
    """The counters of one house, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.rooms = Gauge("garabato_rooms", "Rooms in memory", registry=registry)
        self.sockets = Gauge("garabato_sockets", "Open sockets", registry=registry)
        self.by_stage = Gauge("garabato_rooms_doing", "Rooms in memory by what they do", ["stage", "game", "phase"], registry=registry)
        self.rooms_made = Counter("garabato_rooms_made", "Rooms made", registry=registry)
        self.rooms_claimed = Counter("garabato_rooms_claimed", "Rooms taken from the store", registry=registry)
        self.rooms_failed = Counter("garabato_rooms_failed", "Rooms thrown away because their rules failed", registry=registry)
        self.texts, self.inks, self.sent = Tally(), Tally(), Tally()
        registry.register(_Tallies("garabato_received", "Messages from clients", "kind", {"text": self.texts, "ink": self.inks}))
        registry.register(_Tallies("garabato_sent", "Messages to clients", "", {"": self.sent}))
        self.byes = Counter("garabato_byes", "Sockets closed by the server", ["reason"], registry=registry)
        self.rejected = Counter("garabato_rejected", "Sockets that were not let in", ["why"], registry=registry)
        self.appends_failed = Counter("garabato_appends_failed", "Batches that were not stored", registry=registry)
        self.append_seconds = Histogram(
            "garabato_append_seconds",
            "Time until a batch was stored",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
            registry=registry,
        )

    def show_rooms(self, counted: Mapping[tuple[str, str, str], int]) -> None:
        """How many rooms are in each stage, game and phase: all of them words of this program, none of people."""
        self.by_stage.clear()
        for labels, count in counted.items():
            self.by_stage.labels(*labels).set(count)

    def text(self) -> bytes:
        """All of them, in the format of Prometheus."""
        return generate_latest(self.registry)
