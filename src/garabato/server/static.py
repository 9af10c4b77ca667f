"""The built client: a few small files, kept in memory."""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from pathlib import Path, PurePosixPath
from typing import Final

from garabato.server.asgi import Receive, Scope, Send

_KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What the client is made of. A table of the machine's would say less on some, and browsers refuse what is called by a wrong name."""

PACKED: Final = {".br": "br", ".gz": "gzip"}
_SHELL: Final = re.compile(r"/(?:(?:r|tv)/)?(?:[A-Za-z]{4})?")
"""The paths that are answered with the shell of the client: the door and the rooms."""

_FOR_EVER: Final = b"public, max-age=31536000, immutable"
_ASK: Final = b"no-cache"

NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Garabato</title>
<h1>Garabato is running, but its pages have not been built.</h1>
<p>Run <code>make setup</code> in the project's folder and start the server again.</p></html>"""


@dataclass(frozen=True, slots=True)
class File:
    """One file in all its forms."""

    kind: bytes
    bodies: dict[str, bytes]
    """By content coding; ``""`` is the plain one."""
    cache: bytes
    tag: bytes

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that the client takes."""
        codings = {coding.split(";")[0].strip() for coding in accepted.split(",")} | {""}
        coding = min((name for name in self.bodies if name in codings), key=lambda name: len(self.bodies[name]))
        return coding, self.bodies[coding]


def _file(name: str, plain: bytes, packed: dict[str, bytes]) -> File:
    kind = _KINDS.get(PurePosixPath(name).suffix, "application/octet-stream")
    cache = _FOR_EVER if name.startswith("assets/") else _ASK
    tag = b'"%s"' % blake2b(plain, digest_size=12).hexdigest().encode()
    return File(kind.encode(), {"": plain, **packed}, cache, tag)


def _at(html: str, base_path: str) -> bytes:
    """The shell with its place in the world, so that relative addresses hold on every path."""
    return html.replace("<head>", f'<head><base href="{escape(base_path)}" />', 1).encode()


def _shell(folder: Path, base_path: str) -> File:
    page = folder / "index.html"
    html = page.read_text(encoding="utf-8") if page.is_file() else NOT_BUILT
    plain = _at(html, base_path)
    return _file("index.html", plain, {"gzip": gzip.compress(plain, 9, mtime=0)})


def _files(folder: Path) -> Iterator[tuple[str, File]]:
    for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
        if path.is_file() and path.suffix not in PACKED and path.name != "index.html":
            packed = {coding: beside.read_bytes() for suffix, coding in PACKED.items() if (beside := Path(f"{path}{suffix}")).is_file()}
            name = path.relative_to(folder).as_posix()
            yield f"/{name}", _file(name, path.read_bytes(), packed)


class Static:
    """Answers GET and HEAD for everything that is not the API's."""

    def __init__(self, folder: Path, base_path: str) -> None:
        self._files = dict(_files(folder))
        self._shell = _shell(folder, base_path)

    def find(self, path: str) -> File | None:
        """The file at a path; the shell for the door and for rooms."""
        return self._shell if _SHELL.fullmatch(path) or path == "/index.html" else self._files.get(path)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002  (ASGI)
        """One answer."""
        file = self.find(scope["path"])
        method = scope.get("method")
        headers = dict(scope["headers"])
        if file is None or method not in {"GET", "HEAD"}:
            status = 404 if file is None else 405
            await _answer(send, status, [(b"content-type", b"text/plain; charset=utf-8")], b"There is nothing here.\n")
            return
        coding, body = file.best(headers.get(b"accept-encoding", b"").decode("latin-1"))
        shared = [(b"cache-control", file.cache), (b"etag", file.tag), (b"vary", b"accept-encoding")]
        if file.tag in headers.get(b"if-none-match", b""):
            await _answer(send, 304, shared, b"")
            return
        shared += [(b"content-type", file.kind), (b"content-length", str(len(body)).encode())]
        if coding:
            shared.append((b"content-encoding", coding.encode()))
        await _answer(send, 200, shared, b"" if method == "HEAD" else body)


async def _answer(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
