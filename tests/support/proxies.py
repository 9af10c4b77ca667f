"""The proxies of the handbook, each as a process on loopback with a certificate of its own making."""

from __future__ import annotations

import shutil
import signal
import socket
import ssl
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from tests.support.fast_server import free_port

ROOT = Path(__file__).parents[2]
CONFIGS = ROOT / "docs/how-to/proxies"
NAME = "doodle.example.org"
"""The site in the handbook."""
PATIENCE = 30.0

PACKAGES = {"nginx": "nginx-light", "haproxy": "haproxy", "caddy": "caddy"}


def missing(kind: str) -> str | None:
    """Why this proxy can't be tried here; None if it can."""
    if program(kind) and shutil.which("openssl"):
        return None
    return f"needs {kind} and openssl: sudo apt install {PACKAGES[kind]} openssl"


def program(kind: str) -> str | None:
    """Where it is; proxies are at home where only root looks."""
    return shutil.which(kind) or shutil.which(kind, path="/usr/sbin:/usr/local/sbin:/sbin")


def certificate(folder: Path, *names: str) -> tuple[Path, Path]:
    """Make a certificate that vouches for itself, and its key."""
    pem, key = folder / "site.pem", folder / "site.key"
    alternatives = ",".join(f"DNS:{name}" for name in names)
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    command += ["-subj", f"/CN={names[0]}", "-addext", f"subjectAltName={alternatives}", "-keyout", str(key), "-out", str(pem)]
    subprocess.run(command, check=True, capture_output=True)  # noqa: S603  (written here)
    return pem, key


def edited(text: str, *changes: tuple[str, str]) -> str:
    """The handbook's file with other ports and places. A line that is not there any more is a fault."""
    for before, after in changes:
        assert before in text, f"the handbook does not say {before!r}"
        text = text.replace(before, after)
    return text


@dataclass
class Site:
    """What one proxy is to do."""

    folder: Path
    backend: int
    """The port of the server behind it."""
    pem: Path
    key: Path
    path: str = "/"
    name: str = NAME
    silence: int = 30
    """Seconds for which a connection may be silent."""
    upgrades: bool = True
    """Whether it passes the Upgrade header on."""
    port: int = 0


def _nginx(site: Site) -> list[str]:
    changes = [
        ("listen 443 ssl", f"listen 127.0.0.1:{site.port} ssl"),
        (NAME + ";", site.name + ";"),
        (f"/etc/ssl/{NAME}.pem", str(site.pem)),
        (f"/etc/ssl/{NAME}.key", str(site.key)),
        ("location / {", f"location {site.path} {{"),
        ("127.0.0.1:8000", f"127.0.0.1:{site.backend}"),
        ("proxy_read_timeout 30s", f"proxy_read_timeout {site.silence}s"),
    ]
    if not site.upgrades:
        changes += [("proxy_set_header Upgrade $http_upgrade;", ""), ("proxy_set_header Connection $garabato_connection;", "")]
    temporary = "".join(f"{kind}_temp_path {site.folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    whole = f"""daemon off; worker_processes 1; pid {site.folder}/pid; error_log {site.folder}/error.log;
        events {{ worker_connections 256; }}
        http {{ access_log off; {temporary} {edited((CONFIGS / "nginx.conf").read_text(), *changes)} }}"""
    file = site.folder / "nginx.conf"
    file.write_text(whole)
    return ["-p", str(site.folder), "-e", f"{site.folder}/error.log", "-c", str(file)]


def _haproxy(site: Site) -> list[str]:
    both = site.folder / "both.pem"
    both.write_text(site.pem.read_text() + site.key.read_text())
    changes = [
        (f"bind :443 ssl crt /etc/haproxy/{NAME}.pem", f"bind 127.0.0.1:{site.port} ssl crt {both}"),
        ("127.0.0.1:8000", f"127.0.0.1:{site.backend}"),
        ("timeout tunnel 30s", f"timeout tunnel {site.silence}s"),
    ]
    if not site.upgrades:
        changes.append(
            ("option forwardfor", "option forwardfor\n    http-request del-header Upgrade\n    http-request del-header Connection")
        )
    file = site.folder / "haproxy.cfg"
    file.write_text(edited((CONFIGS / "haproxy.cfg").read_text(), *changes))
    return ["-db", "-f", str(file)]


def _caddy(site: Site) -> list[str]:
    quiet = "{\n\tadmin off\n\tauto_https off\n}\n"
    changes = [
        (f"{NAME} {{", f"https://{site.name}:{site.port} {{\n\tbind 127.0.0.1\n\ttls {site.pem} {site.key}"),
        ("reverse_proxy 127.0.0.1:8000", f"reverse_proxy 127.0.0.1:{site.backend}"),
    ]
    text = edited((CONFIGS / "Caddyfile").read_text(), *changes)
    if not site.upgrades:
        text = edited(text, (f":{site.backend}", f":{site.backend} {{\n\t\theader_up -Upgrade\n\t\theader_up -Connection\n\t}}"))
    file = site.folder / "Caddyfile"
    file.write_text(quiet + text)
    return ["run", "--adapter", "caddyfile", "--config", str(file)]


COMMANDS = {"nginx": _nginx, "haproxy": _haproxy, "caddy": _caddy}


class Proxy:
    """One running proxy."""

    def __init__(self, kind: str, site: Site) -> None:
        self.site = site
        site.port = free_port()
        site.folder.mkdir(parents=True, exist_ok=True)
        path = program(kind)
        assert path is not None, missing(kind)
        self._log = (site.folder / "log").open("w+")
        home = {
            "HOME": str(site.folder),
            "XDG_DATA_HOME": str(site.folder),
            "XDG_CONFIG_HOME": str(site.folder),
            "PATH": "/usr/sbin:/usr/bin:/bin",
        }
        self._process = subprocess.Popen([path, *COMMANDS[kind](site)], stdout=self._log, stderr=self._log, env=home)  # noqa: S603
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.site.port), 1).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        self.stop()
        raise AssertionError((self.site.folder / "log").read_text())

    @property
    def url(self) -> str:
        """The public address."""
        return f"https://{self.site.name}:{self.site.port}{self.site.path}"

    def trust(self) -> ssl.SSLContext:
        """Believe its certificate."""
        return ssl.create_default_context(cafile=str(self.site.pem))

    def stop(self) -> None:
        """End it and its own processes."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)
        self._log.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
