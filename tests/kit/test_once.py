"""A question about the same thing is asked once."""

from garabato.kit.once import once


def test_the_last_answer_is_kept_and_no_other() -> None:
    asked: list[list[int]] = []

    @once
    def total(numbers: list[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    one, same = [1, 2], [1, 2]
    assert [total(one), total(one), total(same), total(one)] == [3, 3, 3, 3]
    assert [each is one for each in asked] == [True, False, True]


def test_what_is_refused_is_not_kept() -> None:
    @once
    def inverse(numbers: list[int]) -> float:
        return 1 / numbers[0]

    zero = [0]
    for _ in range(2):
        try:
            inverse(zero)
        except ZeroDivisionError:
            zero[0] += 1
    assert inverse(zero) == 1 / zero[0]
