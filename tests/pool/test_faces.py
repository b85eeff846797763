"""What is printed on a card is read without loss."""

from __future__ import annotations

import pytest

from methuselah.pool import ANY_GROUP, X_COST, pool
from methuselah.pool.words import digest


def test_the_pool_holds_every_official_card():
    assert len(pool()) == 4149
    assert len(pool().crypt) == 1785
    assert len(pool().library) == 2364


def test_govern_the_unaligned_costs_one_blood_and_requires_dominate():
    govern = pool()["Govern the Unaligned"]
    assert govern.id == 100845
    assert govern.types == ("action",)
    assert govern.disciplines == ("dom",)
    assert (govern.blood_cost, govern.pool_cost, govern.conviction_cost) == (1, None, None)
    assert govern.library
    assert not govern.crypt
    assert not govern.unique


def test_a_printed_x_is_not_a_number():
    assert pool()["Creeping Sabotage"].blood_cost == X_COST
    assert pool()["Deep Song"].blood_cost is None


def test_a_vampire_shows_capacity_group_title_and_city():
    anson = pool()["Anson"]
    assert (anson.capacity, anson.group, anson.title) == (8, 1, "prince")
    assert (anson.sect, anson.city, anson.clans) == ("camarilla", "Seattle", ("Toreador",))
    assert anson.disciplines == ("aus", "dom", "CEL", "PRE")
    assert anson.unique
    assert anson.blood_cost is None


def test_any_group_is_told_from_no_group():
    assert pool()["Anarch Convert"].group == ANY_GROUP
    assert pool()["Blood Doll"].group is None


def test_two_disciplines_are_both_needed_or_either():
    either = next(f for f in pool().library if len(f.disciplines) == 2 and not f.combo)
    both = next(f for f in pool().library if len(f.disciplines) == 2 and f.combo)
    assert f"[{both.disciplines[0]}][{both.disciplines[1]}]" in both.text
    assert f"[{either.disciplines[0]}][{either.disciplines[1]}]" not in either.text


@pytest.mark.parametrize(
    ("name", "keywords"),
    [
        ("Academic Hunting Ground", {"unique", "location", "hunting ground"}),
        ("Vessel", {"trifle"}),
        ("Sudden Reversal", {"out-of-turn"}),
        ("Underbridge Stray", {"animal"}),
        ("Govern the Unaligned", set()),
        ("Deep Song", set()),  # a frenzy at superior only
        (".44 Magnum", {"weapon", "gun"}),
    ],
)
def test_keywords_are_the_sentences_made_of_keywords_alone(name, keywords):
    assert pool()[name].keywords == keywords


@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("Underbridge Stray", (1, 0, 0)),
        ("War Ghoul", (5, 4, 0)),
        ("Raven Spy", (1, None, None)),  # a retainer has life only
        ("Govern the Unaligned", (None, None, None)),
        ("Anson", (None, None, None)),
    ],
)
def test_life_strength_and_bleed_are_those_of_allies_and_retainers(name, numbers):
    face = pool()[name]
    assert (face.life, face.strength, face.bleed) == numbers


def test_every_ally_has_life_strength_and_bleed_and_every_retainer_life():
    for face in pool().library:
        if "ally" in face.types:
            assert None not in (face.life, face.strength, face.bleed), face.name
        if "retainer" in face.types:
            assert face.life is not None, face.name


def test_requirements_in_words():
    assert pool()["Second Tradition: Domain"].requires == ("prince or justicar",)
    assert pool()["Govern the Unaligned"].requires == ()
    assert pool()["The Missing Voice"].requires == (), "that one binds a single level"


def test_every_prince_baron_and_archbishop_has_a_city_and_nobody_else():
    for face in pool().crypt:
        assert bool(face.city) == (face.title in {"prince", "baron", "archbishop"}), face.name


def test_the_digest_ignores_white_space_and_nothing_else():
    govern = pool()["Govern the Unaligned"]
    assert digest(govern.text) == govern.digest == digest(govern.text.replace(" ", "\n"))
    assert digest(govern.text.replace("3", "2")) != govern.digest
    assert len(govern.digest) == 6


def test_digests_of_cards_that_are_played_together_differ():
    texts = {f.text for f in pool()}
    assert len({f.digest for f in pool()}) >= len(texts) - 2


def test_banned_cards_carry_the_date():
    assert pool()["Anthelios, The Red Star"].banned == "2016-02-16"
    assert pool()["Govern the Unaligned"].banned is None


def test_a_card_is_legal_thirty_days_after_its_first_set_and_now_on_the_day_of_it():
    """Since September 2025 sets are legal as they come out."""
    assert pool()["Govern the Unaligned"].legal_from == "1994-09-15"
    newest = max(pool(), key=lambda face: face.legal_from)
    assert newest.legal_from == newest.printings[0].date > "2025-09-20"


def test_only_five_crypt_cards_are_not_unique():
    assert sorted(f.printed_name for f in pool().crypt if not f.unique) == [
        "Aabbt Kindred",
        "Fida'i",
        "Grotesque",
        "The Horde",
        "Valkyrie",
    ]
