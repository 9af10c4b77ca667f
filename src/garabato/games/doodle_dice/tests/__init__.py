"""Tests of Doodle Dice."""
