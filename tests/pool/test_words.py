"""A change of notation is no change of text; a change of words is."""

from __future__ import annotations

import pytest

from methuselah.pool.words import digest, plain


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("(D) Bleed.", "Ⓓ Bleed."),
        ("During {a bleed} action.{}", "During a bleed action."),
        ("Burn a /Blood Doll/.", "Burn a <Blood Doll>."),
        ("Burn a Blood Doll.", "Burn a <Blood Doll>."),
        ("an Assamite or two Assamites", "a Banu Haqim or two Banu Haqim"),
        ("Requires a Follower of Set.", "Requires a Ministry."),
        ("other Followers of Set", "other Ministries"),
        ("Requires Thaumaturgy.", "Requires Blood Sorcery."),
    ],
)
def test_a_change_of_notation_is_no_change(before: str, now: str) -> None:
    assert digest(before) == digest(now)


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ("Requires an Assamite.", "Requires a Ministry."),
        ("+1 stealth", "+2 stealth"),
        ("Bleed.", "Ⓓ Bleed."),
        ("[dom] Bleed.", "[DOM] Bleed."),
        ("lock or unlock", "lock and/or unlock"),
    ],
)
def test_a_change_of_words_is_a_change(before: str, now: str) -> None:
    assert digest(before) != digest(now)


def test_slashes_between_words_and_symbols_stay() -> None:
    assert plain("and/or [dom]/[DOM] 1/2") == "and/or [dom]/[DOM] 1/2"
