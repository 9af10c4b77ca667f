"""How fast is too fast."""

from collections import Counter, deque
from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """Takes `rate` things a second and `burst` at once."""

    rate: float
    burst: float
    _level: float = 0.0
    _at: float = 0.0

    def takes(self, now: float) -> bool:
        """Whether one more is taken at `now`, in monotonic seconds."""
        self._level = max(0.0, self._level - (now - self._at) * self.rate)
        self._at = now
        if self._level + 1 > self.burst:
            return False
        self._level += 1
        return True

    def give_back(self) -> None:
        """The last thing taken does not count."""
        self._level = max(0.0, self._level - 1)

    def is_empty(self, now: float) -> bool:
        """Whether nothing of it is left to remember."""
        return self._level <= (now - self._at) * self.rate


@dataclass(slots=True)
class Turnstile:
    """A bucket for each address; those that are empty again are forgotten."""

    rate: float
    burst: float
    _buckets: dict[str, Bucket] = field(default_factory=dict)
    _most: int = 10_000

    def takes(self, address: str, now: float) -> bool:
        """Whether one more is taken from `address`."""
        if len(self._buckets) >= self._most and address not in self._buckets:
            full = [(who, bucket) for who, bucket in self._buckets.items() if not bucket.is_empty(now)]
            self._buckets = dict(full[-self._most // 2 :])  # who has more addresses than this can't be counted anyway
        return self._buckets.setdefault(address, Bucket(self.rate, self.burst)).takes(now)

    def give_back(self, address: str) -> None:
        """The last one taken from `address` does not count."""
        if address in self._buckets:
            self._buckets[address].give_back()


@dataclass(slots=True)
class Window:
    """Counts what happened in the last `span` seconds."""

    span: float
    _times: deque[float] = field(default_factory=deque)

    def add(self, now: float) -> int:
        """One more at `now`; how many there are now."""
        self._times.append(now)
        while self._times[0] <= now - self.span:
            self._times.popleft()
        return len(self._times)


class Heads(Counter[str]):
    """How many sockets each address has open."""

    def enter(self, address: str) -> None:
        """One more."""
        self[address] += 1

    def leave(self, address: str) -> None:
        """One less."""
        self[address] -= 1
        if self[address] <= 0:
            del self[address]
