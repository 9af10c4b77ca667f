"""Tests of Thumbs."""
