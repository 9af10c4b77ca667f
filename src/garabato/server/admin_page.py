"""The admin page: plain HTML that needs no script."""

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from garabato.server.census import Seen

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

STYLE: Final = Path(__file__).with_name("admin.css").read_text("utf-8")
"""Served as a file of its own: no page of ours has a style within."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What the page shows."""

    version: str
    rooms: list[Seen]
    open_rooms: int | None
    """Also those that are not in memory; None: the store does not answer."""
    sockets: int
    megabytes: float
    """Of memory, at most so far."""
    up: float
    """Seconds since the start."""
    last_call: bool
    bans: Iterable[str]
    stamp: str
    """What every form carries."""
    told: str = ""
    """What has just been done."""


def span(seconds: float) -> str:
    """A time as one reads it aloud: ``40 s``, ``12 min``, ``3 h``, ``2 d``."""
    for unit, name in ((DAY, "d"), (HOUR, "h"), (MINUTE, "min")):
        if seconds >= 2 * unit or (unit != DAY and seconds >= unit):
            return f"{int(seconds // unit)} {name}"
    return f"{int(seconds)} s"


def _form(sight: Sight, action: str, inside: str) -> str:
    return f'<form method="post" action="admin/{action}"><input type="hidden" name="stamp" value="{sight.stamp}">{inside}</form>'


def _room(sight: Sight, room: Seen) -> str:
    hidden = f'<input type="hidden" name="code" value="{escape(room.code)}">'
    close = _form(sight, "close", f'{hidden}<button class="danger">Close {escape(room.code)} for good</button>')
    doing = escape(f"{room.stage}: {room.phase}" if room.phase else room.stage)
    empty = "" if room.empty is None else span(room.empty)
    return (
        f'<tr><th scope="row" class="code">{escape(room.code)}</th><td>{escape(room.game)}</td><td>{doing}</td>'
        f'<td class="number">{room.here} of {room.members}</td><td class="number">{room.sockets}</td>'
        f'<td class="number">{span(room.age)}</td><td class="number">{empty}</td>'
        f"<td><details><summary>Close…</summary>{close}</details></td></tr>"
    )


def _rooms(sight: Sight) -> str:
    words = "".join(f'<th scope="col">{name}</th>' for name in ("Code", "Game", "Doing"))
    numbers = "".join(f'<th scope="col" class="number">{name}</th>' for name in ("Here", "Sockets", "In memory for", "Empty for"))
    body = "".join(_room(sight, room) for room in sight.rooms)
    table = (
        f"<table><thead><tr>{words}{numbers}<td></td></tr></thead><tbody>{body}</tbody></table>"
        if sight.rooms
        else "<p>No room is in memory.</p>"
    )
    other = _form(
        sight,
        "close",
        '<label for="code">Close another room:</label> <input id="code" name="code" maxlength="9" size="6" autocomplete="off" required>'
        '<button class="danger">Close for good</button>',
    )
    warning = "<p>People in a room that is closed are told so. There is no way back.</p>"
    wide = f'<div class="wide" tabindex="0" role="region" aria-label="Rooms in memory">{table}</div>'
    return f"<section><h2>Rooms</h2>{wide}{warning}{other}</section>"


def _last_call(sight: Sight) -> str:
    if sight.last_call:
        said = "No new rooms can be made. Those that are there go on."
        button = '<input type="hidden" name="on" value=""><button>Let new rooms be made again</button>'
    else:
        said = "Before the machine is restarted: let nobody begin anew, and wait until the rooms are empty."
        button = '<input type="hidden" name="on" value="1"><button>Let no new rooms be made</button>'
    return f"<section><h2>Last call</h2><p>{said}</p>{_form(sight, 'last-call', button)}</section>"


def _bans(sight: Sight) -> str:
    def line(address: str) -> str:
        hidden = f'<input type="hidden" name="address" value="{escape(address)}">'
        return f"<li><span>{escape(address)}</span>{_form(sight, 'unban', f'{hidden}<button>Let in again</button>')}</li>"

    lines = "".join(line(address) for address in sight.bans)
    add = _form(
        sight,
        "ban",
        '<label for="address">Address or network:</label> <input id="address" name="address" maxlength="50" autocomplete="off" required>'
        "<button>Let nobody in from there</button>",
    )
    return f"<section><h2>Banned addresses</h2>{f'<ul>{lines}</ul>' if lines else '<p>None.</p>'}{add}</section>"


def _now(sight: Sight) -> str:
    known = "?" if sight.open_rooms is None else str(sight.open_rooms)
    numbers = {
        "Rooms in memory": str(len(sight.rooms)),
        "Rooms kept": known,
        "People here": str(sum(room.here for room in sight.rooms)),
        "Sockets": str(sight.sockets),
        "Memory": f"{sight.megabytes:.0f} MB",
        "Up for": span(sight.up),
        "Version": escape(sight.version),
    }
    listed = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in numbers.items())
    return f"<section><h2>Now</h2><dl>{listed}</dl></section>"


def page(sight: Sight, base_path: str) -> str:
    """The whole page."""
    told = f'<section class="told" role="status">{escape(sight.told)}</section>' if sight.told else ""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="{escape(base_path)}">'
        '<meta name="viewport" content="width=device-width"><title>Garabato: admin</title><link rel="icon" href="icon.svg">'
        '<link rel="stylesheet" href="admin/style.css"></head>'
        f"<body><main><h1>Garabato</h1>{told}{_now(sight)}{_rooms(sight)}{_last_call(sight)}{_bans(sight)}</main></body></html>"
    )
