"""Cards that say the same have the same definitions, once names, clans and numbers are masked."""

from __future__ import annotations

from methuselah.lab.auditing.alike import explanations, outliers, unneeded


def test_like_sentences_have_like_definitions() -> None:
    """Each card that says a sentence otherwise than the others is explained, or a defect."""
    found = [
        f"{one.card} {one.level} {one.sentence}, {one.like}: {one.words}" for one in outliers()
    ]
    assert not found, (
        "\n".join(found) + "\nread both texts and their rulings: mend the definition that is "
        "wrong, choose one spelling, or write the reason into explanations_alike.json"
    )


def test_every_explanation_is_needed() -> None:
    """One whose card is an outlier no more goes; none explains twice, or in a word."""
    assert not unneeded()
    places = [one.place for one in explanations()]
    assert len(places) == len(set(places))
    assert all(len(one.why.split()) > 8 for one in explanations())
