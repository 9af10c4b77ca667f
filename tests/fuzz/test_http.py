"""Whatever is asked over HTTP, as the API describes it or not: an answer, and where it is no, one that the page has a sentence for."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import Phase, given, settings
from litestar import Litestar
from schemathesis import Case
from schemathesis.config import SchemathesisConfig

from garabato.server.app import build_app
from garabato.server.rest import rest_app
from tests.support.household import Home
from tests.support.visits import RealLoop

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
SENTENCES = "".join(path.read_text("utf-8") for path in (ROOT / "web/texts").glob("*/en.ftl"))


def described() -> dict[str, Any]:
    """The API in its own words."""
    app: Litestar = rest_app(Home().house, None)
    schema: dict[str, Any] = json.loads(json.dumps(app.openapi_schema.to_schema()))
    return schema


SCHEMA = described()
OPERATIONS = [(method.upper(), path) for path, methods in SCHEMA["paths"].items() for method in methods]
BOTH = SchemathesisConfig.from_dict({"generation": {"mode": "all"}})
"""Questions as they are described and others."""


class Asker:
    """One house, and one loop for all questions."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self._runner = runner
        self._home = runner.run(self._open())
        self._app: Any = build_app(self._home.house, None, client=ROOT / "none")

    @staticmethod
    async def _open() -> Home:
        return Home(loop=RealLoop())

    def ask(self, case: Case) -> httpx.Response:
        """Ask, after so long that no limit remembers the question before."""
        self._home.loop.at += 3600
        self._home.house.tables.clear()
        return self._runner.run(self._send(case.as_transport_kwargs(base_url="http://table.example")))

    async def _send(self, how: dict[str, Any]) -> httpx.Response:
        body = {name: how[name] for name in ("json", "files") if how.get(name) is not None}
        if how.get("data") is not None:
            body["content"] = how["data"]
        given_headers = (how["headers"] or {}).items()
        headers = [(name.encode("latin-1", "replace"), str(value).encode("latin-1", "replace")) for name, value in given_headers]
        transport = httpx.ASGITransport(self._app, client=("192.0.2.1", 5000))
        async with httpx.AsyncClient(transport=transport) as browser:
            return await browser.request(how["method"], how["url"], headers=headers, params=how.get("params"), **body)


@pytest.fixture(scope="module")
def asker() -> Iterator[Asker]:
    with asyncio.Runner() as runner:
        yield Asker(runner)


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_no_question_makes_it_fail(asker: Asker, method: str, path: str) -> None:
    seen: set[int] = set()

    @settings(phases=[Phase.explicit, Phase.reuse, Phase.generate])  # a shorter question that fails as well is not worth minutes
    @given(schemathesis.openapi.from_dict(SCHEMA, config=BOTH)[path][method].as_strategy())
    def probe(case: Case) -> None:
        answer = asker.ask(case)
        seen.add(answer.status_code)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400 and answer.status_code != 422:  # 422: what is wrong with a deck, at length
            problem = answer.json()
            assert set(problem) == {"why", "text"}
            assert re.search(rf"^{re.escape(problem['text'])} =", SENTENCES, re.MULTILINE), problem

    probe()
    assert seen, "something was asked"
