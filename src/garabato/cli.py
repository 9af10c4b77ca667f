"""The command `garabato`."""

import argparse
import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Final

import segno

from garabato.server.addresses import home_url, lan_address
from garabato.server.codes import tidy_code
from garabato.server.config import Config
from garabato.server.doctor import doctor
from garabato.server.keys import SHORTEST, Keys
from garabato.server.lock import FolderTaken, lock_folder
from garabato.server.logs import set_up_logs
from garabato.server.replay import CannotReplay, replay
from garabato.server.serve import DATABASE, CannotServe, Extras, serve
from garabato.store.backup import copy, put_back
from garabato.store.contract import StoreFailed
from garabato.words.cli import Subparsers
from garabato.words.cli import register as register_words

CANNOT: Final = 2
"""Exit code: it can't begin, and one sentence says why."""


def _base_path(text: str) -> str:
    return "/" + "".join(f"{part}/" for part in text.split("/") if part)


def _port(text: str) -> int:
    port = int(text)
    if not 0 < port < 1 << 16:
        raise argparse.ArgumentTypeError(f"{port} is no port: 1 to 65535")
    return port


def _public_url(text: str) -> str:
    if text and not text.startswith(("http://", "https://")):
        raise argparse.ArgumentTypeError(f"{text!r} is no address: it begins with http:// or https://")
    return text


def _place_options(command: argparse.ArgumentParser, env: Mapping[str, str]) -> None:
    """Each option can also come from the environment; what is typed wins."""

    def default(name: str, otherwise: str) -> str:
        return env.get(f"GARABATO_{name}", otherwise)

    base_path = default("BASE_PATH", "/")
    proxies = default("TRUSTED_PROXY", "").split()
    command.add_argument("--host", default=default("HOST", "0.0.0.0"), help="address to listen on (default: %(default)s, everywhere)")  # noqa: S104
    command.add_argument("--port", type=_port, default=default("PORT", env.get("PORT", "8000")), help="default: %(default)s")
    command.add_argument("--data", type=Path, default=default("DATA", "data"), help="folder of the rooms (default: %(default)s)")
    command.add_argument("--public-url", type=_public_url, default=default("PUBLIC_URL", ""), help="where people find it")
    command.add_argument("--base-path", type=_base_path, default=base_path, help="path under which a proxy serves it")
    command.add_argument(
        "--trusted-proxy",
        type=lambda text: ip_network(text, strict=False),
        action="append",
        default=[ip_network(proxy, strict=False) for proxy in proxies],
        help="address or network of a proxy whose forwarded addresses count; may be given more than once",
    )


def _serve_options(command: argparse.ArgumentParser, env: Mapping[str, str]) -> None:
    _place_options(command, env)
    masked, allowed = bool(env.get("GARABATO_MASK_WORDS")), env.get("GARABATO_ALLOW_WORD", "").split()
    command.add_argument("--mask-words", action="store_true", default=masked, help="rude words become stars")
    command.add_argument("--allow-word", action="append", default=allowed, help="but not this one; may be given more than once")
    command.add_argument("--json-logs", action="store_true", default=bool(env.get("GARABATO_JSON_LOGS")), help="logs for machines")


def _data_option(command: argparse.ArgumentParser, env: Mapping[str, str]) -> None:
    command.add_argument("--data", type=Path, default=env.get("GARABATO_DATA", "data"), help="folder of the rooms")


def _for_operators(commands: Subparsers, env: Mapping[str, str]) -> None:
    visit = commands.add_parser("doctor", help="say what is well, what is odd and what is wrong")
    _place_options(visit, env)
    visit.set_defaults(run=_doctor)
    backup = commands.add_parser("backup", help="copy the database, also while the server runs")
    backup.add_argument("file", type=Path, help="the copy; it must not be there yet")
    _data_option(backup, env)
    backup.set_defaults(run=_backup)
    restore = commands.add_parser("restore", help="put a copy in the place of the database, while no server runs")
    restore.add_argument("file", type=Path, help="the copy")
    _data_option(restore, env)
    restore.set_defaults(run=_restore)


def _parser(env: Mapping[str, str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("garabato", description="One online table for doodling party games.")
    commands = parser.add_subparsers(required=True)
    start = commands.add_parser("serve", help="start the table")
    _serve_options(start, env)
    start.set_defaults(run=_serve)
    again = commands.add_parser("replay", help="tell the story of a room from its log")
    again.add_argument("code", help="the room's four letters")
    _data_option(again, env)
    again.add_argument("--force", action="store_true", help="tell it although a game is not over")
    again.set_defaults(run=_replay)
    _for_operators(commands, env)
    register_words(commands)
    return parser


def _config(args: argparse.Namespace) -> Config:
    return replace(_place(args), keys=_keys(os.environ), mask_words=args.mask_words, allowed_words=tuple(args.allow_word))


def _place(args: argparse.Namespace) -> Config:
    return Config(
        host=args.host,
        port=args.port,
        folder=args.data,
        public_url=args.public_url,
        base_path=args.base_path,
        trusted=tuple(args.trusted_proxy),
    )


def _keys(env: Mapping[str, str]) -> Keys:
    """Keys come from the environment only: what is typed, everybody on the machine can read. Raises: CannotServe."""
    admin, metrics = env.get("GARABATO_ADMIN_TOKEN", ""), env.get("GARABATO_METRICS_TOKEN", "")
    if any(key and len(key) < SHORTEST for key in (admin, metrics)):
        raise CannotServe(f"A token in the environment is too short. Take {SHORTEST} characters or more that nobody can guess.")
    return Keys(admin, everywhere=bool(admin), metrics=metrics)


def greeting(config: Config, lan: str | None) -> str:
    """What an operator wants to know first, with a code to point a phone at."""
    url = home_url(config, lan)
    here = f"http://localhost:{config.port}{config.base_path}"
    lines = ["", f"  Garabato is on the table:  {url}"]
    if url != here:
        lines.append(f"  on this machine:           {here}")
    return "\n".join(lines)


def _print_qr(url: str) -> None:
    if sys.stdout.isatty():
        print()
        segno.make(url, error="l", micro=False).terminal(sys.stdout, compact=True)


def _serve(args: argparse.Namespace) -> int:
    config = _config(args)
    set_up_logs(json=args.json_logs, level=logging.INFO if args.json_logs else logging.WARNING)
    lan = lan_address()

    def ready() -> None:
        print(greeting(config, lan))
        _print_qr(home_url(config, lan))
        print("\n  Ctrl+C ends it. The rooms are kept.", flush=True)

    serve(config, Extras(on_ready=ready))
    return 0


def _replay(args: argparse.Namespace) -> int:
    code = tidy_code(args.code)
    if code is None:
        raise CannotReplay(f"{args.code!r} is no room code: it has four letters")
    print(replay(args.data, code, force=args.force))
    return 0


def _doctor(args: argparse.Namespace) -> int:
    return doctor(_place(args), print)


def _backup(args: argparse.Namespace) -> int:
    rooms = copy(args.data / DATABASE, args.file)
    print(f"{args.file} is a whole copy, with {rooms} room{'s' * (rooms != 1)}.")
    return 0


def _restore(args: argparse.Namespace) -> int:
    try:
        with lock_folder(args.data):
            kept = put_back(args.file, args.data / DATABASE)
    except FolderTaken:
        raise CannotServe(f"A server works on {args.data}. Stop it first: what it has in memory is newer than the copy.") from None
    except OSError as error:
        raise CannotServe(f"The data folder {args.data} can't be written ({error.strerror}).") from error
    print(f"The rooms of {args.file} are back." + (f" The old database is kept as {kept}." if kept else ""))
    return 0


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    args = _parser(os.environ).parse_args(argv)
    run: Callable[[argparse.Namespace], int] = args.run
    try:
        return run(args)
    except (CannotServe, CannotReplay, StoreFailed) as cannot:
        print(f"garabato: {cannot}", file=sys.stderr)
        return CANNOT
