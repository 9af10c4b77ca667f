"""Tests of Doodles."""
