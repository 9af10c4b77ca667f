"""Append-only logs and ink: one contract, several stores, and the thread that writes."""

from garabato.store.contract import LEASE, Batch, Claimed, Held, Store, StoredInk, StoreFailed, Unknown
from garabato.store.memory import MemoryStore
from garabato.store.sqlite import SqliteStore
from garabato.store.writer import Writer

__all__ = [
    "LEASE",
    "Batch",
    "Claimed",
    "Held",
    "MemoryStore",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "StoredInk",
    "Unknown",
    "Writer",
]
