"""Step 6: a slip of the finger."""

SHORTEST = 4
"""Letters of the shortest word that may be mistyped."""
LONG = 7
"""From here on two slips are forgiven."""


def slips_allowed(form: str) -> int:
    """How many slips are forgiven in a word of this length."""
    return 0 if len(form) < SHORTEST else 1 if len(form) < LONG else 2


def within(one: str, other: str, most: int) -> bool:
    """Whether at most so many letters are wrong, missing, too many, or swapped with their neighbour."""
    if abs(len(one) - len(other)) > most:
        return False
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        last, before, row = before, row, [i]
        for j, meant in enumerate(other, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != meant))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == meant:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return False
    return row[-1] <= most
