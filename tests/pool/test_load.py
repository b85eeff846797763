"""Cards are found by their names, and a name that is none gets a suggestion."""

from __future__ import annotations

import pytest

from methuselah.pool import NotACard, pool


def test_the_pool_is_read_once():
    assert pool() is pool()


@pytest.mark.parametrize(
    "name",
    ["The Rack", "Rack, The", "rack, the", "the  RACK"],
)
def test_a_name_is_found_however_it_is_written(name):
    assert pool()[name].id == pool()["The Rack"].id


def test_accents_and_apostrophes_do_not_matter():
    assert pool()["Ines Tristao"] is pool()["Inês Tristão"]
    assert pool()["Wake with Evening\u2019s Freshness"] is pool()["Wake with Evening's Freshness"]


def test_a_vampire_without_a_group_is_the_oldest_one_and_a_group_tells_them_apart():
    assert pool()["Theo Bell"].group == 2
    assert pool()["Theo Bell (G6)"].group == 6
    found = pool().search("Theo Bell", group=6).face
    assert found is not None
    assert found.group == 6
    advanced = pool().search("Theo Bell (ADV)", group=2).face
    assert advanced is not None
    assert advanced.advanced


def test_a_misspelt_name_is_not_a_card_but_suggests_one():
    assert pool().get("Govern the Unalined") is None
    search = pool().search("Govern the Unalined")
    assert search.face is None
    assert str(search.remedy) == 'Did you mean "Govern the Unaligned"?'
    with pytest.raises(NotACard, match=r'"Govern the Unalined" is not a card. Did you mean'):
        pool()["Govern the Unalined"]


def test_a_name_close_to_nothing_suggests_nothing():
    search = pool().search("qqqqqqqqqq")
    assert (search.face, search.suggestions, search.remedy) == (None, (), None)


def test_every_card_is_found_by_its_own_name_and_by_its_number():
    for face in pool():
        assert pool()[face.name] is face
        assert pool()[face.id] is face


def test_the_digest_of_the_pool_is_sixteen_hexadecimal_characters():
    assert len(pool().digest) == 16
    int(pool().digest, 16)
