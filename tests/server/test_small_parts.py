"""Codes, limits, addresses, keys, the command's words."""

import re
import socket
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from garabato import cli, server
from garabato.server import addresses
from garabato.server.addresses import home_url, lan_address
from garabato.server.caller import Reason
from garabato.server.codes import LENGTH, LETTERS, draw_code, tidy_code
from garabato.server.config import Config
from garabato.server.doorstep import Doorstep
from garabato.server.limits import Bucket, Heads, Turnstile, Window
from garabato.server.link import Frame
from garabato.server.lock import FolderTaken, lock_folder
from garabato.server.peers import is_loopback, read_address
from garabato.server.picows_door import frame_head
from garabato.server.seatkey import seat_key


def test_codes_have_no_lookalikes_and_spell_nothing() -> None:
    assert not set(LETTERS) & set("AEIOUY0158")
    codes = {draw_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(tidy_code(code) == code and len(code) == LENGTH for code in codes)


@pytest.mark.parametrize(
    ("typed", "code"),
    [("bcdf", "BCDF"), (" b c-d f ", "BCDF"), ("8CD5", "BCDS"), ("BCD", None), ("BCDFG", None), ("BCDA", None), ("", None), ("ÇCDF", None)],
)
def test_codes_are_read_kindly(typed: str, code: str | None) -> None:
    assert tidy_code(typed) == code


@given(st.text(max_size=12))
def test_any_text_is_a_code_or_is_none(typed: str) -> None:
    code = tidy_code(typed)
    assert code is None or tidy_code(code) == code


@given(st.lists(st.floats(min_value=0, max_value=1), min_size=1, max_size=200))
def test_a_bucket_never_takes_more_than_its_burst_and_rate(gaps: list[float]) -> None:
    bucket, now, taken = Bucket(10.0, 5.0), 1000.0, 0
    start = now
    for gap in gaps:
        now += gap
        taken += bucket.takes(now)
    assert taken <= 5 + 10 * (now - start) + 1e-6


def test_a_bucket_forgives() -> None:
    bucket = Bucket(1.0, 2.0)
    assert [bucket.takes(10.0) for _ in range(3)] == [True, True, False]
    assert not bucket.is_empty(11.0)
    assert bucket.takes(11.0)
    assert bucket.is_empty(14.0)


def test_a_turnstile_forgets_addresses_that_ask_no_more() -> None:
    turnstile = Turnstile(1.0, 1.0, _most=3)
    assert [turnstile.takes(address, 0.0) for address in "aab"] == [True, False, True]
    assert turnstile.takes("c", 0.5)
    assert turnstile.takes("d", 1.2)
    assert not turnstile.takes("c", 1.2)
    assert len(turnstile._buckets) == 2


def test_a_turnstile_does_not_grow_with_a_crowd_of_addresses() -> None:
    turnstile = Turnstile(0.001, 1.0, _most=4)
    for number in range(50):
        assert turnstile.takes(str(number), 0.0)
        assert not turnstile.takes(str(number), 0.0)
        assert len(turnstile._buckets) <= 4


def test_a_doorstep_keeps_the_newest_for_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("garabato.server.doorstep.MOST", 3)
    now = 0.0
    doorstep = Doorstep(lambda: now)
    assert doorstep.note("a", "BCDF", "origin")
    assert not doorstep.note("b", "BCDF", "origin"), "no news: an operator has read of it"
    assert doorstep.note("a", "BCDF", "no_upgrade")
    assert (doorstep.why("a", "BCDF"), doorstep.why("b", "BCDF"), doorstep.why("a", "BCDG")) == ("no_upgrade", "origin", None)
    doorstep.clear("b", "BCDF")
    assert doorstep.why("b", "BCDF") is None
    for who in "cdef":
        doorstep.note(who, "BCDF", "origin")
    assert len(doorstep._whys) <= 3
    now = 61.0
    assert doorstep.why("f", "BCDF") is None


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("192.0.2.1", "192.0.2.1"),
        (" 192.0.2.1:80", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("[2001:db8::1]:443", "2001:db8::1"),
        ("fe80::1%eth0", "fe80::1"),
        ("unknown", None),
        ("", None),
    ],
)
def test_an_address_is_read(text: str, read: str | None) -> None:
    assert read_address(text) == (read and ip_address(read))


def test_a_window_counts_what_is_in_it() -> None:
    window = Window(10.0)
    assert [window.add(at) for at in (0.0, 5.0, 9.0, 10.0, 20.0)] == [1, 2, 3, 3, 1]


def test_heads_are_counted() -> None:
    heads = Heads()
    heads.enter("a")
    heads.enter("a")
    heads.leave("a")
    assert heads == {"a": 1}
    heads.leave("a")
    assert not heads


def test_a_key_is_a_hash_of_its_own_in_every_room() -> None:
    token = "t" * 22
    assert seat_key("BCDF", token) == seat_key("BCDF", token) != seat_key("BCDG", token)
    assert token not in seat_key("BCDF", token)
    assert len(seat_key("BCDF", token)) == 32


@pytest.mark.parametrize(
    ("size", "head"),
    [(0, b"\x82\0"), (125, b"\x82\x7d"), (126, b"\x82\x7e\0\x7e"), (65535, b"\x82\x7e\xff\xff"), (65536, b"\x82\x7f\0\0\0\0\0\x01\0\0")],
)
def test_frames_have_the_head_of_the_rfc(size: int, head: bytes) -> None:
    assert frame_head(Frame(text=False, payload=b"x" * size)) == head
    assert frame_head(Frame(text=True, payload=b"x" * size)) == b"\x81" + head[1:]


def test_every_sentence_is_in_the_catalogue() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(server.__path__[0]).glob("*.py"))
    named = set(re.findall(r'"((?:rest|refused|notice|too|ink)-[a-z-]+)"', source)) | {f"trouble-{reason}" for reason in get_args(Reason)}
    catalogue = "".join(path.read_text(encoding="utf-8") for path in Path("web/texts").glob("*/en.ftl"))
    assert len(named) > 10
    assert not {sentence for sentence in named if not re.search(rf"^{sentence} =", catalogue, re.MULTILINE)}


# ---------------------------------------------------------------- addresses


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("localhost", True),
        ("a.localhost", True),
        ("127.3.4.5", True),
        ("::1", True),
        ("", True),
        ("192.168.1.5", False),
        ("table.example", False),
    ],
)
def test_loopback(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback


def test_the_lan_address_is_never_this_machines_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_way_out", lambda: "127.0.0.1")
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda _: ("", [], ["127.0.1.1", "192.168.1.5"]))
    assert lan_address() == "192.168.1.5"
    monkeypatch.setattr(socket, "gethostbyname_ex", lambda _: ("", [], ["127.0.1.1"]))
    assert lan_address() is None


def test_without_a_network_there_is_no_lan_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(addresses, "_NOBODY", ("256.0.0.1", 9))
    monkeypatch.setattr(socket, "gethostbyname_ex", unreachable)
    assert lan_address() is None


def test_home() -> None:
    assert home_url(Config(), "192.168.1.5") == "http://192.168.1.5:8000/"
    assert home_url(Config(), None) == "http://localhost:8000/"
    assert home_url(Config(public_url="https://fun.example"), "192.168.1.5") == "https://fun.example/"


# ---------------------------------------------------------------- the folder


def test_a_folder_is_locked_until_it_is_let_go(tmp_path: Path) -> None:
    with lock_folder(tmp_path / "data"), pytest.raises(FolderTaken):
        lock_folder(tmp_path / "data")
    lock_folder(tmp_path / "data").close()


# ---------------------------------------------------------------- the command


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Config]:
    configs: list[Config] = []
    monkeypatch.setattr(cli, "serve", lambda config, extras: (configs.append(config), extras.on_ready()))
    monkeypatch.setattr(cli, "set_up_logs", lambda **_: None)
    for name in (
        "PORT",
        "GARABATO_PORT",
        "GARABATO_DATA",
        "GARABATO_PUBLIC_URL",
        "GARABATO_BASE_PATH",
        "GARABATO_TRUSTED_PROXY",
        "GARABATO_HOST",
    ):
        monkeypatch.delenv(name, raising=False)
    return configs


def test_serve_understands_its_options(served: list[Config], capsys: pytest.CaptureFixture[str]) -> None:
    options = [
        "--port",
        "8080",
        "--data",
        "/d",
        "--public-url",
        "https://fun.example/x/",
        "--base-path",
        "doodle",
        "--trusted-proxy",
        "10.0.0.0/8",
    ]
    assert cli.main(["serve", *options, "--trusted-proxy", "::1"]) == 0
    (config,) = served
    assert (config.port, config.folder, config.public_url, config.base_path) == (8080, Path("/d"), "https://fun.example/x/", "/doodle/")
    assert config.trusted == (ip_network("10.0.0.0/8"), ip_network("::1"))
    assert "https://fun.example/x/" in capsys.readouterr().out


def test_serve_reads_the_environment(served: list[Config], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "9001")
    monkeypatch.setenv("GARABATO_BASE_PATH", "/a/b")
    monkeypatch.setenv("GARABATO_TRUSTED_PROXY", "10.0.0.1 10.0.0.2")
    assert cli.main(["serve"]) == 0
    assert cli.main(["serve", "--port", "9002"]) == 0
    monkeypatch.setenv("GARABATO_PORT", "9003")
    assert cli.main(["serve"]) == 0
    assert [config.port for config in served] == [9001, 9002, 9003]
    assert served[0].base_path == "/a/b/"
    assert len(served[0].trusted) == 2


@pytest.mark.parametrize(
    "options", [["--port", "0"], ["--port", "x"], ["--public-url", "fun.example"], ["--trusted-proxy", "here"], ["--what"]]
)
@pytest.mark.usefixtures("served")
def test_serve_refuses_what_it_does_not_understand(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["serve", *options])
    assert end.value.code == 2
    assert capsys.readouterr().err


def test_a_public_address_brings_its_path() -> None:
    assert cli.greeting(Config(base_path="/doodle/"), None).count("http://localhost:8000/doodle/") == 1
