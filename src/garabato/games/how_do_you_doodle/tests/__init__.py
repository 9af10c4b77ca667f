"""Tests of How Do You Doodle?"""
