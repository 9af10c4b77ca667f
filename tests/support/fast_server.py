"""The real server with a hurried room clock, for tests: room time runs `--speed` times as fast.

    python tests/support/fast_server.py --port 8123 --data FOLDER --speed 20

It prints its address once it listens; port 0 takes a free one. `--plain` puts sockets behind plain ASGI.
"""

import argparse
import socket
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

from garabato.server.app import CLIENT
from garabato.server.config import Config, Limits
from garabato.server.logs import set_up_logs
from garabato.server.serve import Extras, serve


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> None:
    """Serve until told to stop."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--speed", type=float, default=20.0)
    parser.add_argument("--base-path", default="/")
    parser.add_argument("--public-url", default="")
    parser.add_argument("--trusted-proxy", type=ip_network, action="append", default=[])
    parser.add_argument("--client", type=Path, default=CLIENT)
    parser.add_argument("--rooms", type=int, default=1000, help="how many rooms one address may make in ten minutes")
    parser.add_argument("--sockets", type=int, default=Limits().sockets, help="how many sockets one address may open")
    parser.add_argument("--unload-after", type=float, default=600.0)
    parser.add_argument("--ping-every", type=float, default=5.0)
    parser.add_argument("--plain", action="store_true")
    args = parser.parse_args()
    config = Config(
        host=args.host,
        port=args.port or free_port(),
        folder=args.data,
        base_path=args.base_path,
        public_url=args.public_url,
        trusted=tuple(args.trusted_proxy),
        ping_every=args.ping_every,
        speed=args.speed,
        unload_after=args.unload_after,
        limits=replace(Limits(), new_rooms=args.rooms, sockets=args.sockets),
    )
    address = f"http://{config.host}:{config.port}{config.base_path}"
    set_up_logs(json=True)
    serve(
        config,
        Extras(client=args.client, plain=args.plain, on_ready=lambda: print(address, flush=True)),  # noqa: T201  (a program says where it listens)
    )


if __name__ == "__main__":
    main()
