"""A network cable that can be pulled: a TCP proxy on loopback."""

import contextlib
import socket
import threading
from collections.abc import Iterator


class Wire:
    """Passes bytes both ways between its own port and `target` until it is cut; then new connections are refused, too."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._lock = threading.Lock()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._listening: socket.socket | None = None
        self._flows = threading.Event()
        self._flows.set()
        self.port = 0
        self.mend()

    def mend(self) -> None:
        """Let connections through (again), on the same port."""
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self.port))
        listening.listen(64)
        self.port = listening.getsockname()[1]
        self._listening = listening
        threading.Thread(target=self._accept, args=(listening,), daemon=True).start()

    def cut(self) -> None:
        """Drop every connection and refuse new ones."""
        listening, self._listening = self._listening, None
        if listening is not None:
            _hang_up(listening)
        with self._lock:
            pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for end in pair:
                _hang_up(end)

    @contextlib.contextmanager
    def pulled(self) -> Iterator[None]:
        self.cut()
        try:
            yield
        finally:
            self.mend()

    @contextlib.contextmanager
    def silent(self) -> Iterator[None]:
        """Nothing passes and nobody is told, as when a phone sleeps; what was on its way is lost with its connection."""
        self._flows.clear()
        try:
            yield
        finally:
            self.cut()
            self._flows.set()
            self.mend()

    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                near, _ = listening.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._target), 5)
            except OSError:
                near.close()
                continue
            far.settimeout(None)
            with self._lock:
                if self._listening is not listening:
                    _hang_up(near)
                    _hang_up(far)
                    return
                self._pairs.append((near, far))
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self._flows.wait()
                other.sendall(data)
        self._flows.wait()
        _hang_up(one)
        _hang_up(other)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
