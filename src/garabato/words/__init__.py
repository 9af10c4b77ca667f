"""Concepts and their names by language, and the decks that stand in the games' folders."""

from garabato.words.cards import cards_of
from garabato.words.lexicon import judge_in
from garabato.words.tables import BadTable
from garabato.words.vocabulary import Words, decks, load

__all__ = ["BadTable", "Words", "cards_of", "decks", "judge_in", "load"]
