"""The HTTP side, without a network."""

import gzip
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest

from garabato.server.asgi import App
from tests.support.household import Home
from tests.support.visits import visit


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><head><title>G</title></head>", encoding="utf-8")
    (tmp_path / "assets" / "main-abc123.js").write_text("let x = 1;" * 500, encoding="utf-8")
    (tmp_path / "assets" / "main-abc123.js.gz").write_bytes(gzip.compress(b"let x = 1;" * 500))
    (tmp_path / "assets" / "main-abc123.js.br").write_bytes(b"brotli")
    (tmp_path / "icon.svg").write_text("<svg/>", encoding="utf-8")
    return tmp_path


def test_a_room_is_made_and_asked_about(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        made = await browser.post("/api/rooms", json={"game": "doodles", "language": "es"})
        assert made.status_code == 201
        code = made.json()["code"]
        assert len(code) == 4
        status = await browser.get(f"/api/rooms/{code.lower()}")
        assert status.json() == {"code": code, "stage": "lobby", "game": "doodles", "people": 0}
        home.house.tables.clear()
        again = await browser.get(f"/api/rooms/{code}")
        assert again.json() == status.json(), "also when it has to be taken from the store"
        home.house.tables.clear()
        home.store.end(code)
        gone = await browser.get(f"/api/rooms/{code}")
        assert (gone.status_code, gone.json()) == (410, {"why": "closed", "text": "trouble-closed"})

    visit(do, client_folder)


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        ({"game": "chess", "language": "es"}, 400, "unknown_game"),
        ({"game": "doodles", "language": "Spanish"}, 400, "bad_request"),
        ({"game": "doodles"}, 400, "bad_request"),
        ({"game": "doodles", "language": "es", "more": 1}, 400, "bad_request"),
        ("no object", 400, "bad_request"),
    ],
)
def test_a_room_that_cannot_be_made(client_folder: Path, body: Any, status: int, why: str) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        answer = await browser.post("/api/rooms", json=body)
        assert (answer.status_code, answer.json()["why"]) == (status, why)
        assert answer.json()["text"] in {"rest-unknown-game", "notice-not-taken"}
        assert not home.house.tables

    visit(do, client_folder)


def test_other_pages_make_no_rooms(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        body = {"game": "doodles", "language": "es"}
        other = await browser.post("/api/rooms", json=body, headers={"origin": "http://evil.example"})
        assert (other.status_code, other.json()["why"]) == (403, "origin")
        own = await browser.post("/api/rooms", json=body, headers={"origin": "http://table.example:8000"})
        assert own.status_code == 201

    visit(do, client_folder)


def test_one_address_makes_only_so_many_rooms(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        body = {"game": "doodles", "language": "es"}
        answers = [(await browser.post("/api/rooms", json=body)).status_code for _ in range(21)]
        assert answers == [201] * 20 + [429]
        other = await browser.post("/api/rooms", json=body, headers={"x-forwarded-for": "198.51.100.1"})
        assert other.status_code == 201, "a person behind our proxy has an address of the own"

    visit(do, client_folder, trusted=(ip_network("192.0.2.0/24"),))


def test_codes_are_not_guessed_for_long(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        answers = [(await browser.get("/api/rooms/BCDF")).status_code for _ in range(51)]
        assert answers == [404] * 50 + [429]

    visit(do, client_folder)


def test_a_page_learns_why_it_got_no_socket(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        async def why(code: str = "BCDF") -> Any:
            return (await browser.get(f"/api/rooms/{code}/door")).json()

        unheard = {"why": "blocked", "text": "trouble-blocked"}
        assert await why() == unheard
        plain = await browser.get("/api/rooms/BCDF/socket")
        assert (plain.status_code, plain.headers["upgrade"]) == (426, "websocket")
        assert await why() == unheard, "nobody wanted a socket there"
        lost = await browser.get("/api/rooms/bcdf/socket", headers={"sec-websocket-key": "x"})
        assert (lost.status_code, lost.json()) == (426, {"why": "no_upgrade", "text": "trouble-no_upgrade"})
        assert await why() == lost.json()
        assert await why("BCDG") == unheard, "it was another room's"
        assert b'garabato_rejected_total{why="no_upgrade"} 1.0' in home.house.premises.metrics.text()
        home.loop.at += 61
        assert await why() == unheard, "that was long ago"

    visit(do, client_folder)


def test_a_forgotten_slash_is_put_right(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        answer = await browser.get("/draw")
        assert (answer.status_code, answer.headers["location"]) == (308, "/draw/")
        assert (await browser.get("/draw/")).status_code == 200

    visit(do, client_folder, base_path="/draw/")


def test_the_boxes_of_the_games(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        (box,) = [box for box in (await browser.get("/api/games")).json() if box["name"] == "doodles"]
        assert (box["seats_min"], box["seats_max"]) == (3, 7)
        assert box["presets"]["rulebook"]["rounds"] == 8
        assert set(box["presets"]["rulebook"]) == set(box["options"]["properties"]) == set(box["clauses"])
        assert "type" not in box["options"]["properties"]

    visit(do, client_folder)


def test_languages_name_themselves(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        names = (await browser.get("/api/languages")).json()
        assert {"code": "es", "name": "Español"} in names

    visit(do, client_folder)


@pytest.mark.parametrize(
    ("config", "headers", "lan", "url"),
    [
        ({}, {}, "192.168.1.5", "http://table.example:8000/BCDF"),
        ({}, {"host": "localhost:8000"}, "192.168.1.5", "http://192.168.1.5:8000/BCDF"),
        ({}, {"host": "127.0.0.1:8000"}, "192.168.1.5", "http://192.168.1.5:8000/BCDF"),
        ({}, {"host": "[::1]:8000"}, "192.168.1.5", "http://192.168.1.5:8000/BCDF"),
        ({}, {"host": "localhost:8000"}, None, "http://localhost:8000/BCDF"),
        ({"host": "127.0.0.1"}, {"host": "localhost:8000"}, "192.168.1.5", "http://localhost:8000/BCDF"),
        ({"public_url": "https://fun.example/doodle"}, {"host": "localhost:8000"}, "192.168.1.5", "https://fun.example/doodle/BCDF"),
        ({"base_path": "/doodle/"}, {}, None, "http://table.example:8000/doodle/BCDF"),
        (
            {"trusted": (ip_network("192.0.2.1"),)},
            {"host": "127.0.0.1:8000", "x-forwarded-host": "fun.example", "x-forwarded-proto": "https"},
            None,
            "https://fun.example/BCDF",
        ),
        (
            {"trusted": (ip_network("192.0.2.1"),)},
            {"x-forwarded-host": "fun.example, inner", "x-forwarded-proto": "https,http"},
            None,
            "https://fun.example/BCDF",
        ),
        ({}, {"x-forwarded-host": "evil.example", "x-forwarded-proto": "https"}, None, "http://table.example:8000/BCDF"),
    ],
)
def test_the_address_for_others(client_folder: Path, config: dict[str, Any], headers: dict[str, str], lan: str | None, url: str) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        assert (await browser.get("/api/rooms/bcdf/address", headers=headers)).json() == {"url": url}
        picture = await browser.get("/api/rooms/bcdf/qr.svg", headers=headers)
        assert picture.headers["content-type"] == "image/svg+xml"
        assert picture.text.startswith("<svg")
        assert (await browser.get("/api/rooms/nope1/qr.svg", headers=headers)).json()["why"] == "unknown_room"

    visit(do, client_folder, lan=lan, **config)


def test_one_address_has_only_so_many_codes_drawn(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        answers = [(await browser.get(f"/api/rooms/BCDF/{what}")).status_code for what in ["address"] * 200 + ["address", "qr.svg"]]
        assert answers == [200] * 200 + [429] * 2
        home.loop.at += 1
        assert (await browser.get("/api/rooms/BCDF/qr.svg")).status_code == 200

    visit(do, client_folder)


def test_health_and_readiness(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, home: Home) -> None:
        assert (await browser.get("/api/health")).json()["alive"] is True
        assert (await browser.get("/api/ready")).status_code == 200
        home.house.drain(lambda: None)
        assert (await browser.get("/api/ready")).status_code == 503
        refused = await browser.post("/api/rooms", json={"game": "doodles", "language": "es"})
        assert (refused.status_code, refused.json()["why"]) == (503, "moved")

    visit(do, client_folder)


def test_counters_are_for_this_machine_only(client_folder: Path) -> None:
    async def near(browser: httpx.AsyncClient, _: Home) -> None:
        assert "garabato_rooms " in (await browser.get("/metrics")).text
        assert (await browser.get("/metrics", headers={"x-forwarded-for": "1.1.1.1"})).status_code == 404

    async def far(browser: httpx.AsyncClient, _: Home) -> None:
        assert (await browser.get("/metrics")).status_code == 404

    visit(near, client_folder, peer="127.0.0.1")
    visit(far, client_folder)


def test_the_schema_is_there(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        paths = (await browser.get("/api/schema/openapi.json")).json()["paths"]
        assert {"/api/rooms", "/api/rooms/{code}", "/api/games", "/api/languages"} <= set(paths)

    visit(do, client_folder)


def test_an_unknown_question_has_an_answer_like_all_others(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        answer = await browser.get("/api/nothing")
        assert (answer.status_code, answer.json()) == (404, {"why": "not_found", "text": "notice-not-taken"})

    visit(do, client_folder)


def test_a_mistake_of_ours_says_nothing_of_itself(client_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        monkeypatch.setattr("garabato.server.rest.box", lambda _: 1 / 0)
        answer = await browser.get("/api/games")
        assert (answer.status_code, answer.json()) == (500, {"why": "internal", "text": "notice-not-taken"})

    visit(do, client_folder)


# ---------------------------------------------------------------- files


def test_the_shell_answers_for_rooms(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        for path in ("/", "/BCDF", "/bcdf", "/r/BCDF", "/index.html"):
            page = await browser.get(path)
            assert '<head><base href="/" />' in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert (await browser.get("/else/where")).status_code == 404

    visit(do, client_folder)


@pytest.mark.parametrize("prefix", ["/doodle", ""])
def test_the_shell_knows_its_base_path(client_folder: Path, prefix: str) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        assert '<base href="/doodle/" />' in (await browser.get(f"{prefix}/BCDF")).text
        assert (await browser.get(f"{prefix}/assets/main-abc123.js")).status_code == 200
        assert (await browser.get(f"{prefix}/api/health")).status_code == 200

    visit(do, client_folder, base_path="/doodle/")


def test_assets_are_kept_for_ever_and_packed(client_folder: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        packed = await browser.get("/assets/main-abc123.js", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert packed.text == "let x = 1;" * 500
        plain = await browser.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        tag = packed.headers["etag"]
        assert (await browser.get("/assets/main-abc123.js", headers={"if-none-match": tag})).status_code == 304
        head = await browser.head("/icon.svg")
        assert (head.content, head.headers["content-length"]) == (b"", "6")
        assert (await browser.post("/icon.svg")).status_code == 405
        assert (await browser.get("/assets/main-abc123.js.gz")).status_code == 404

    visit(do, client_folder)


@pytest.mark.parametrize("base", ["/", "/play/"])
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("worker.js", "text/javascript; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon-192.png", "image/png"),
        ("hand.woff2", "font/woff2"),
        ("strange.bin", "application/octet-stream"),
    ],
)
def test_what_installs_the_page_has_its_right_name_and_is_asked_for_anew(client_folder: Path, base: str, name: str, kind: str) -> None:
    (client_folder / name).write_bytes(b"{}")

    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        answer = await browser.get(f"{base}{name}")
        assert (answer.status_code, answer.content) == (200, b"{}")
        assert (answer.headers["content-type"], answer.headers["cache-control"]) == (kind, "no-cache")

    visit(do, client_folder, base_path=base)


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/nothing/here", "/api/health", "/api/nothing"])
def test_every_answer_is_strict(client_folder: Path, path: str) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        headers = (await browser.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")

    visit(do, client_folder)


def test_without_a_built_client_the_page_says_how_to_get_one(tmp_path: Path) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        assert "make setup" in (await browser.get("/")).text

    visit(do, tmp_path / "none")


@pytest.mark.parametrize("path", ["/../pyproject.toml", "/assets/../../x", "/%2e%2e/x", "//etc/passwd", "/\x00"])
def test_nothing_but_the_clients_files(client_folder: Path, path: str) -> None:
    async def do(browser: httpx.AsyncClient, _: Home) -> None:
        app: Any = browser._transport
        app_call: App = app.app
        statuses: list[int] = []

        async def send(message: Any) -> None:
            statuses.append(message.get("status", 0))

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        await app_call({"type": "http", "method": "GET", "path": path, "headers": []}, receive, send)
        assert statuses[0] == 404

    visit(do, client_folder)
