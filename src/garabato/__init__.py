"""Garabato: one online table for doodling party games."""
