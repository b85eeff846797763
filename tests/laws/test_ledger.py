"""What is shipped about tested cards and rulings is what the tests say."""

from __future__ import annotations

import msgspec

from methuselah.lab.proving.ledger import LEDGER, Ledger, scan, source_tree


def test_the_shipped_ledger_is_what_the_tests_prove() -> None:
    """`make ledger` writes it again."""
    root = source_tree()
    assert root is not None

    assert msgspec.json.decode(LEDGER.read_bytes(), type=Ledger) == scan(root)


def test_a_ruling_is_never_both_linked_and_excused() -> None:
    """A ruling with a test needs no reason."""
    root = source_tree()
    assert root is not None
    ledger = scan(root)

    assert set(ledger.linked) & set(ledger.reasoned) == set()
