"""The server that is measured: `garabato serve` on a free port of loopback. Says the port on its first line.

python -m bench.served FOLDER
"""

import socket
import sys
from pathlib import Path

from garabato.server.config import Config
from garabato.server.logs import set_up_logs
from garabato.server.serve import Extras, serve


def main() -> None:
    """Serve until told to stop."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    set_up_logs(json=True)
    serve(Config("127.0.0.1", port, Path(sys.argv[1])), Extras(on_ready=lambda: print(port, flush=True)))


if __name__ == "__main__":
    main()
