"""What is the operator's alone: the admin page, the counters, who is shut out."""

import asyncio
import re
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from garabato.server.bans import Bans
from garabato.server.keys import FILE, Keys, shown_key, token_in
from garabato.server.office import Office
from tests.support.household import Home
from tests.support.visits import visit

KEY = "a-key-of-more-than-16"
AT_HOME = {"peer": "127.0.0.1", "keys": Keys(admin=KEY)}
SIGNED = ("anybody", KEY)
ROOM = {"game": "doodles", "language": "en"}


async def settled() -> None:
    """Everything has happened that was to happen now."""
    for _ in range(10):
        await asyncio.sleep(0)


async def sent(browser: httpx.AsyncClient, action: str, **fields: str) -> httpx.Response:
    """Send one of the page's forms."""
    page = (await browser.get("/admin", auth=SIGNED)).text
    stamp = re.search(r'name="stamp" value="(\w+)"', page)
    assert stamp is not None
    return await browser.post(f"/admin/{action}", data={"stamp": stamp[1], **fields}, auth=SIGNED)


# ---------------------------------------------------------------- the key


def test_the_key_lies_in_the_data_folder_for_its_owner_only(tmp_path: Path) -> None:
    token = token_in(tmp_path)
    assert len(token) > 30
    assert token_in(tmp_path) == token, "it stays the same"
    assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("authorization", "shown"),
    [
        ("Bearer abc", "abc"),
        ("bearer  abc ", "abc"),
        ("Basic YW5hOmE6Yg==", "a:b"),
        ("Basic %%%", None),
        ("Basic /w==", None),
        ("Digest x", None),
        ("", None),
    ],
)
def test_a_key_is_shown(authorization: str, shown: str | None) -> None:
    assert shown_key({"authorization": authorization}) == shown


def test_keys_are_not_printed() -> None:
    assert KEY not in repr(Keys(admin=KEY, metrics=KEY))


def test_the_page_asks_for_the_key(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        nobody = await browser.get("/admin")
        assert (nobody.status_code, nobody.headers["www-authenticate"][:5]) == (401, "Basic")
        assert (await browser.get("/admin", auth=("admin", "wrong"))).status_code == 401
        page = await browser.get("/admin", auth=SIGNED)
        assert page.status_code == 200
        assert page.headers["cache-control"] == "no-store"
        assert KEY not in page.text
        assert (await browser.get("/admin", headers={"authorization": f"Bearer {KEY}"})).status_code == 200

    visit(do, tmp_path, **AT_HOME)


@pytest.mark.parametrize(
    ("peer", "headers", "keys", "status"),
    [
        ("192.0.2.7", {}, Keys(admin=KEY), 404),
        ("127.0.0.1", {"x-forwarded-for": "192.0.2.7"}, Keys(admin=KEY), 404),
        ("127.0.0.1", {"host": "doodle.example.org"}, Keys(admin=KEY), 404),
        ("127.0.0.1", {"via": "1.1 proxy"}, Keys(admin=KEY), 404),
        ("127.0.0.1", {}, Keys(), 404),
        ("::1", {}, Keys(admin=KEY), 200),
        ("::ffff:127.0.0.1", {}, Keys(admin=KEY), 200),
        ("192.0.2.7", {}, Keys(admin=KEY, everywhere=True), 200),
    ],
)
def test_from_elsewhere_there_is_no_page_unless_it_was_wanted(
    tmp_path: Path, peer: str, headers: dict[str, str], keys: Keys, status: int
) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        assert (await browser.get("/admin", headers=headers, auth=SIGNED)).status_code == status
        for form in ("close", "last-call", "ban", "unban"):
            answer = await browser.post(f"/admin/{form}", headers=headers, auth=SIGNED, data={"code": "BCDF"})
            assert answer.status_code == (status if status == 404 else 403), "without the page's stamp no form counts"

    visit(do, tmp_path, peer=peer, keys=keys)


def test_keys_are_not_guessed_for_long(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        for _ in range(30):
            assert (await browser.get("/admin", auth=SIGNED)).status_code == 200, "right ones are not counted"
        guesses = [(await browser.get("/admin", auth=("a", str(number)))).status_code for number in range(12)]
        assert guesses == [401] * 10 + [429] * 2
        assert (await browser.get("/admin", auth=SIGNED)).status_code == 429, "then not even the right one"
        home.loop.at += 60
        assert (await browser.get("/admin", auth=SIGNED)).status_code == 200

    visit(do, tmp_path, **AT_HOME)


# ---------------------------------------------------------------- the page


def test_the_page_shows_the_rooms_and_needs_no_script(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        code = (await browser.post("/api/rooms", json=ROOM)).json()["code"]
        ann = home.player(code, "<script>Ann", token="t" * 22)
        await settled()
        assert ann.bye is None, ann.bye
        home.loop.at += 150
        page = (await browser.get("/admin", auth=SIGNED)).text
        assert f'<th scope="row" class="code">{code}</th><td>doodles</td><td>lobby</td><td class="number">1 of 1</td>' in page
        assert "2 min" in page
        assert "<dt>Rooms kept</dt><dd>1</dd>" in page
        assert not re.search(r"script|style=|<style|\son\w+=|Ann", page)
        assert '<base href="/" />' in page.replace('"/">', '"/" />')
        style = await browser.get("/admin/style.css")
        assert style.headers["content-type"] == "text/css; charset=utf-8"

    visit(do, tmp_path, **AT_HOME)


def test_a_store_that_does_not_answer_is_no_reason_to_show_nothing(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        home.store.open_rooms = lambda: 1 / 0  # type: ignore[method-assign]
        assert "<dt>Rooms kept</dt><dd>?</dd>" in (await browser.get("/admin", auth=SIGNED)).text

    visit(do, tmp_path, **AT_HOME)


def test_a_room_is_closed_and_gone_from_everywhere_at_once(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        code = (await browser.post("/api/rooms", json=ROOM)).json()["code"]
        ann = home.player(code, "Ann")
        await settled()
        answer = await sent(browser, "close", code=code.lower())
        assert f"Room {code.lower()} is closed." in answer.text
        assert ann.bye == {"type": "ServerSentBye", "reason": "closed", "again": False}
        assert code not in home.house.tables
        assert (await browser.get(f"/api/rooms/{code}")).json() == {"why": "closed", "text": "trouble-closed"}
        late = home.player(code, "Ann", token=ann.token)
        await settled()
        assert late.bye == {"type": "ServerSentBye", "reason": "closed", "again": False}
        again = await sent(browser, "close", code=code)
        assert (again.status_code, f"There is no open room {code}." in again.text) == (404, True)

    visit(do, tmp_path, **AT_HOME)


def test_a_room_that_is_not_in_memory_is_closed_too(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        code = (await browser.post("/api/rooms", json=ROOM)).json()["code"]
        home.house.tables.clear()
        await sent(browser, "close", code=code)
        assert home.store.open_rooms() == []

    visit(do, tmp_path, **AT_HOME)


@pytest.mark.parametrize("stored", [None, False])
def test_whoever_closes_a_room_while_it_is_stored_hears_of_it(stored: bool | None) -> None:
    home = Home()
    ann = home.player(home.room(), "Ann")
    home.shelf.held = True
    ann.command("Ready", ready=True)
    heard: list[bool] = []
    for _ in range(2):
        Office(home.house).close(ann.code, heard.append)
    home.shelf.answer = stored
    home.shelf.let_go()
    home.loop.settle()
    assert sorted(heard) == [False, True], "the second one finds it closed"
    assert home.store.open_rooms() == []


def test_a_store_that_fails_has_not_closed_it(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        code = (await browser.post("/api/rooms", json=ROOM)).json()["code"]
        home.store.end = lambda _: 1 / 0  # type: ignore[assignment,method-assign,return-value]
        assert (await sent(browser, "close", code=code)).status_code == 404

    visit(do, tmp_path, **AT_HOME)


def test_at_the_last_call_what_goes_on_goes_on(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        code = (await browser.post("/api/rooms", json=ROOM)).json()["code"]
        assert "Let new rooms be made again" in (await sent(browser, "last-call", on="1")).text
        refused = await browser.post("/api/rooms", json=ROOM)
        assert (refused.status_code, refused.json()) == (503, {"why": "moved", "text": "rest-no-new-rooms"})
        assert (await browser.get("/api/ready")).status_code == 503
        assert home.player(code, "Ann").bye is None
        await sent(browser, "last-call", on="")
        assert (await browser.post("/api/rooms", json=ROOM)).status_code == 201
        assert (await browser.get("/api/ready")).status_code == 200

    visit(do, tmp_path, **AT_HOME)


# ---------------------------------------------------------------- bans


def test_a_banned_address_gets_in_nowhere_and_is_told(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        code = (await browser.post("/api/rooms", json=ROOM)).json()["code"]
        home.address = "198.51.100.7"
        bad, home.address = home.player(code, "Bad"), "198.51.101.7"
        good = home.player(code, "Good")
        assert "Nobody gets in from 198.51.100.0/24." in (await sent(browser, "ban", address="198.51.100.0/24")).text
        assert bad.bye == {"type": "ServerSentBye", "reason": "kicked", "again": False}
        assert good.bye is None
        assert list(home.house.bans) == ["198.51.100.0/24"]
        answer = await sent(browser, "ban", address="somewhere")
        assert (answer.status_code, "somewhere is no address" in answer.text) == (400, True)
        page = (await sent(browser, "unban", address="198.51.100.0/24")).text
        assert "198.51.100.0/24 again" in page
        assert not list(home.house.bans)

    visit(do, tmp_path, **AT_HOME)


def test_a_banned_address_makes_no_rooms(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        home.house.bans.add("192.0.2.1")
        assert (await browser.post("/api/rooms", json=ROOM)).json()["text"] == "rest-no-new-rooms"

    visit(do, tmp_path)


def test_bans_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "banned.txt"
    bans = Bans(path)
    listed = ["192.0.2.1/32", "2001:db8:1:2::5/128"]
    assert [bans.add(text) for text in (" 192.0.2.1", "2001:db8:1:2::5", "192.0.2.1", "x")] == [*listed, "192.0.2.1/32", None]
    bans.remove("10.0.0.0/8")
    path.write_text(path.read_text() + "\n# a line of words\n10.0.0.0/8\n")
    again = Bans(path)
    assert list(again) == [*listed, "10.0.0.0/8"]
    asked = ("192.0.2.1", "192.0.2.2", "10.9.8.7", "2001:db8:1:2::/64", "2001:db8:1:3::/64", "", "nobody")
    assert [again.holds(address) for address in asked] == [True, False, True, True, False, False, False]


# ---------------------------------------------------------------- counters and questions


def test_counters_from_afar_need_a_key(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        assert (await browser.get("/metrics")).status_code == 401
        assert (await browser.get("/metrics", headers={"authorization": "Bearer counters-only"})).status_code == 200
        assert (await browser.get("/metrics", headers={"authorization": f"Bearer {KEY}"})).status_code == 401
        assert (await browser.get("/admin", headers={"authorization": "Bearer counters-only"})).status_code == 404

    visit(do, tmp_path, keys=Keys(admin=KEY, metrics="counters-only"))


@pytest.mark.parametrize(("keys", "status"), [(Keys(admin=KEY, everywhere=True), 200), (Keys(admin=KEY), 404)])
def test_an_admin_sees_the_counters_where_the_page_is_seen(tmp_path: Path, keys: Keys, status: int) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        assert (await browser.get("/metrics", auth=SIGNED)).status_code == status

    visit(do, tmp_path, keys=keys)


def test_rooms_are_counted_by_what_they_do(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        await browser.post("/api/rooms", json=ROOM)
        text = (await browser.get("/metrics")).text
        assert 'garabato_rooms_doing{game="doodles",phase="",stage="lobby"} 1.0' in text
        home.house.tables.clear()
        assert "garabato_rooms_doing{" not in (await browser.get("/metrics")).text, "what is no more is not counted as none"

    visit(do, tmp_path, peer="127.0.0.1")


def test_how_a_question_arrived(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        plain: dict[str, Any] = (await browser.get("/api/seen")).json()
        assert plain == {"url": "http://table.example:8000/", "address": "192.0.2.1", "proxied": False, "trusted": False}
        proxied = (await browser.get("/api/seen", headers={"x-forwarded-for": "198.51.100.1"})).json()
        assert (proxied["proxied"], proxied["trusted"], proxied["address"]) == (True, False, "192.0.2.1")

    visit(do, tmp_path)
