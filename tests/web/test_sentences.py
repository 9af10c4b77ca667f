"""Whatever the room or the server may say, the page has a sentence for it, in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from garabato.ink import book
from garabato.room.messages import ServerSentBye
from garabato.room.own_deck import DeckMode

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "web" / "texts"
GARABATO = ROOT / "src" / "garabato"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the library's name)
        self.names.add(node.id.name)


class _Counted(Visitor):
    """The variants of every choice by a form of the language; choices by a number or a word are not counting."""

    def __init__(self) -> None:
        self.forms: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the library's name)
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & {"zero", "one", "two", "few", "many"}:
            self.forms.append(keys)
        self.generic_visit(node)


def sentences(path: Path) -> dict[str, frozenset[str]]:
    """Every sentence and attribute of a catalogue with its variables."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            for name, part in [(entry.id.name, entry.value), *((f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes)]:
                visitor = _Variables()
                visitor.visit(part)
                assert name not in found, f"{path}: {name} stands twice"
                found[name] = frozenset(visitor.names)
    return found


def spoken(*folders: str, pattern: str) -> set[str]:
    """The ids in the sources of these parts."""
    texts = (path.read_text("utf-8") for folder in folders for path in (GARABATO / folder).rglob("*.py") if "tests" not in path.parts)
    return {name for text in texts for name in re.findall(pattern, text)}


LANGUAGES = {
    "en": {"one", "other"},
    "es": {"one", "other"},
    "it": {"one", "other"},
    "ro": {"one", "few", "other"},
    "ru": {"one", "few", "many", "other"},
}
"""The languages of the house with their forms of counted things (Spanish and Italian count millions no other way)."""
SHARED = [TEXTS / "door", TEXTS / "room", TEXTS / "kit", TEXTS / "three-words", TEXTS / "decks", TEXTS / "keeping"]
"""What no game has for itself."""
FOLDERS = [*SHARED, *sorted(path for path in (GARABATO / "games").glob("*/texts") if path.is_dir())]
CATALOGUES = [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]
ENGLISH = sentences(TEXTS / "door/en.ftl") | sentences(TEXTS / "room/en.ftl")
TABLES = ENGLISH | sentences(TEXTS / "kit/en.ftl")


def label(path: Path) -> str:
    return "/".join(part for part in path.parts[-3:] if part != "texts")


def test_no_sentence_stands_in_two_shared_catalogues() -> None:
    ids = [name for folder in SHARED for name in sentences(folder / "en.ftl")]
    assert len(ids) == len({*ids})


@pytest.mark.parametrize("path", CATALOGUES, ids=label)
def test_every_language_says_the_same(path: Path) -> None:
    assert sentences(path) == sentences(path.with_stem("en"))


@pytest.mark.parametrize("path", CATALOGUES, ids=label)
def test_things_are_counted_as_the_language_counts(path: Path) -> None:
    counted = _Counted()
    counted.visit(FluentParser().parse(path.read_text("utf-8")))
    assert counted.forms or path.parent in SHARED
    assert all(forms == LANGUAGES[path.stem] for forms in counted.forms)


@pytest.mark.parametrize("path", CATALOGUES, ids=label)
def test_no_mark_is_a_typewriters_and_no_comma_a_cedilla(path: Path) -> None:
    text = path.read_text("utf-8").lower()
    assert not set(text) & set("'\"`\N{LATIN SMALL LETTER S WITH CEDILLA}\N{LATIN SMALL LETTER T WITH CEDILLA}")
    assert "..." not in text


def test_every_refusal_of_the_room_has_a_sentence() -> None:
    ids = spoken("room", "server", pattern=r'"(refused-[a-z-]+|too-fast)"')
    assert "refused-host-only" in ids
    assert ids <= ENGLISH.keys() | sentences(TEXTS / "keeping" / "en.ftl").keys()


def test_every_refusal_of_ink_has_a_sentence() -> None:
    ids = spoken("ink", "room", pattern=r'"(ink-[a-z-]+)"')
    assert book.NOT_NOW in ids
    assert ids <= ENGLISH.keys()


def test_every_goodbye_has_a_sentence_and_advice() -> None:
    reasons = get_args(next(f.type for f in __import__("msgspec").structs.fields(ServerSentBye) if f.name == "reason"))
    assert "kicked" in reasons
    assert {f"trouble-{reason}" for reason in reasons} <= ENGLISH.keys()
    assert {f"trouble-{reason}.advice" for reason in reasons} <= ENGLISH.keys()


def test_every_sentence_the_screens_say_is_there() -> None:
    pages = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".svelte", ".ts"} and ".test." not in path.name]
    sources = [path for path in pages if not {"kit", "three-words", "decks", "keeping"} & {*path.parts}]
    said = {name for path in sources for name in re.findall(r'(?<![.\w])t\("([a-z][\w.-]*)"', path.read_text("utf-8"))}
    assert "join" in said
    assert said <= ENGLISH.keys()


def test_every_sentence_at_the_desk_for_decks_is_there() -> None:
    """The server's own ones, too."""
    pages = (path.read_text("utf-8") for path in (ROOT / "web/src/decks").iterdir() if ".test." not in path.name)
    said = {name for page in pages for name in re.findall(r'\bt\("([a-z][\w.-]*)"', page)}
    found = spoken("room", "server", pattern=r'"(deck-[a-z-]+|rest-too-large|rest-too-many-decks)"')
    assert {"deck-put", "deck-line"} <= said
    assert {"deck-blank", "deck-hidden"} <= found
    decks = sentences(TEXTS / "decks/en.ftl")
    assert said | found <= (ENGLISH | decks).keys()
    assert {f"deck-mode-{mode}" for mode in get_args(DeckMode)} <= said
    assert decks.keys() <= said | found, "and none that nobody says"


def test_every_sentence_about_keeping_the_room_is_there() -> None:
    pages = [path.read_text("utf-8") for path in (ROOT / "web/src/keeping").iterdir() if ".test." not in path.name]
    asked = {name for page in pages for name in re.findall(r'"((?:keep|vote|about|bot)(?:-[a-z]+)*)"', page)}
    said = asked | {name for page in pages for name in re.findall(r'\bt\("([a-z][\w.-]*)"', page)}
    kept = sentences(TEXTS / "keeping/en.ftl").keys()
    assert said <= ENGLISH.keys() | kept
    assert {name for name in kept if not name.startswith("refused-")} <= said, "and none that nobody says"


def test_every_sentence_of_the_kit_is_there() -> None:
    sources = (ROOT / "web/src/kit").rglob("*.svelte")
    said = {name for path in sources for name in re.findall(r'\bt\(\s*"([a-z][\w.-]*)"', path.read_text("utf-8"))}
    assert "play-again" in said
    # Every game has its own title and what it says in a line.
    assert said - {"title", "tagline"} <= TABLES.keys()


@pytest.mark.parametrize("folder", sorted((GARABATO / "games").glob("*/web")), ids=lambda path: path.parent.name)
def test_every_sentence_of_a_games_own_screens_is_there(folder: Path) -> None:
    pages = [path for path in folder.iterdir() if path.suffix in {".svelte", ".ts"} and ".test." not in path.name]
    said = {name for path in pages for name in re.findall(r'\bt\(\s*"([a-z][\w.-]*)"', path.read_text("utf-8"))}
    assert said <= (TABLES | sentences(folder.parent / "texts/en.ftl")).keys()
