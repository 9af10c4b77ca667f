"""What an operator may count. No label names a person, a room or a word."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one house, in a registry of its own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.rooms = Gauge("garabato_rooms", "Rooms in memory", registry=registry)
        self.sockets = Gauge("garabato_sockets", "Open sockets", registry=registry)
        self.rooms_made = Counter("garabato_rooms_made", "Rooms made", registry=registry)
        self.rooms_claimed = Counter("garabato_rooms_claimed", "Rooms taken from the store", registry=registry)
        self.rooms_failed = Counter("garabato_rooms_failed", "Rooms thrown away because their rules failed", registry=registry)
        received = Counter("garabato_received", "Messages from clients", ["kind"], registry=registry)
        self.texts, self.inks = received.labels("text"), received.labels("ink")
        self.sent = Counter("garabato_sent", "Messages to clients", registry=registry)
        self.byes = Counter("garabato_byes", "Sockets closed by the server", ["reason"], registry=registry)
        self.rejected = Counter("garabato_rejected", "Sockets that were not let in", ["why"], registry=registry)
        self.appends_failed = Counter("garabato_appends_failed", "Batches that were not stored", registry=registry)
        self.append_seconds = Histogram(
            "garabato_append_seconds",
            "Time until a batch was stored",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0),
            registry=registry,
        )

    def text(self) -> bytes:
        """All of them, in the format of Prometheus."""
        return generate_latest(self.registry)
