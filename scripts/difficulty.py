# /// script
# requires-python = ">=3.11"
# dependencies = ["wordfreq>=3.1,<4"]
# ///
"""Fill the column `difficulty` of words/concepts.tsv: `uv run scripts/difficulty.py`.

A concept is as hard as its names are rare: the median over the languages of their Zipf frequency.
wordfreq is needed here only; the program itself reads the column.
"""

from pathlib import Path
from statistics import median

from wordfreq import zipf_frequency

WORDS = Path(__file__).parent.parent / "src" / "garabato" / "words"
EVERYDAY = 4.0
RARE = 3.4


def main() -> None:
    """Rewrite the column, whatever stands in it."""
    zipf: dict[str, list[float]] = {}
    for table in (WORDS / "names").glob("*.tsv"):
        for line in table.read_text(encoding="utf-8").splitlines()[1:]:
            concept, name, *_ = line.split("\t")
            zipf.setdefault(concept, []).append(zipf_frequency(name, table.stem))
    header, *lines = (WORDS / "concepts.tsv").read_text(encoding="utf-8").splitlines()
    rows = [line.split("\t") for line in lines]
    graded = [f"{concept}\t{tags}\t{grade(median(zipf[concept]))}" for concept, tags, _ in rows]
    (WORDS / "concepts.tsv").write_text("\n".join([header, *graded, ""]), encoding="utf-8")


def grade(frequency: float) -> int:
    """1 for everyday words, 2, 3 for rare ones."""
    return 1 if frequency >= EVERYDAY else 2 if frequency >= RARE else 3


if __name__ == "__main__":
    main()
