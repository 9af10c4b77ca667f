"""What bots are called: things from a pencil case, so that nobody takes them for people."""

from collections.abc import Collection
from typing import Final

from garabato.room.names import tell_apart

NAMES: Final = {
    "en": ("Inky", "Smudge", "Crayon", "Scribble", "Chalky", "Blot", "Pastel", "Doodle", "Rubber", "Sketch"),
    "it": ("Matita", "Gessetto", "Pastello", "Macchia", "Pennello", "Gomma", "Schizzo", "Sgorbio", "Temperino", "Astuccio"),
    "es": ("Lapicín", "Tiza", "Borrón", "Pincel", "Cera", "Garabato", "Goma", "Boceto", "Trazo", "Mancha"),
    "ro": ("Creionel", "Creta", "Pensula", "Radiera", "Carioca", "Pata", "Penar", "Schița", "Cerneluță", "Mâzgălici"),
    "ru": ("Карандаш", "Мелок", "Кисточка", "Ластик", "Клякса", "Фломастер", "Штрих", "Пенал", "Точилка", "Каляка"),
}
"""By language; at least as many as there may be bots at a table."""


def bot_name(language: str, taken: Collection[str], start: int) -> str:
    """The first name from number `start` on that is not `taken`; English ones for a language without its own."""
    names = NAMES.get(language, NAMES["en"])
    turned = [names[(start + place) % len(names)] for place in range(len(names))]
    return next((name for name in turned if name not in taken), tell_apart(turned[0], taken))
