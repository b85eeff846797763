"""What a minion can have only one of is read from the face (language/changing/singles.py)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from methuselah.cards import definitions
from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.audit import audit
from methuselah.language import TARGET, THIS, among, choose, master, on, put_on, ready, vampire
from methuselah.language.changing.singles import limits_of, single
from methuselah.pool import pool


@pytest.mark.parametrize(
    ("name", "limits"),
    [
        ("Rutor's Hand", ("Rutor's Hand",)),
        ("Sport Bike", ("vehicle",)),
        ("Polaris Coach", ("haven", "vehicle")),
        ("Rebel", ("archetype",)),
        ("Ritual Challenge", ("Ritual Challenge",)),
        ("The Black Beast", ("The Black Beast",)),  # "only one Black Beast"
        ("Anarch Manifesto, An", ("An Anarch Manifesto",)),
        ("Form of Corruption", ()),  # of a Methuselah: its definition says it
        ("Vampiric Disease", ()),  # one counter, not one card
        ("Govern the Unaligned", ()),
    ],
)
def test_the_sentence_names_the_card_or_a_keyword(name: str, limits: tuple[str, ...]) -> None:
    """Of the same name, of one kind, of two kinds."""
    assert limits_of(pool()[name]) == limits


def test_a_way_that_puts_it_there_leaves_out_who_has_one() -> None:
    """The target is narrowed, or the minion that plays it; other ways stay as they are."""
    face = pool()["Rebel"]
    chosen = single(master(choose(on(vampire)), put_on(TARGET)), face)
    assert "bears" in repr(chosen.announce)
    assert not chosen.only
    itself = single(master(put_on(THIS)), face)
    assert "bears" in repr(itself.only)
    elsewhere = master(choose(on(vampire)))
    assert single(elsewhere, face) == elsewhere


def test_several_descriptions_say_it_themselves() -> None:
    """What is among several cannot be narrowed as one."""
    way = master(choose(among(ready(vampire), on(vampire))), put_on(TARGET))
    with pytest.raises(ValueError, match="each says not_"):
        single(way, pool()["Rebel"])


def bare(definition: Definition) -> Definition:
    """The same without its conditions."""
    return replace(definition, modes=tuple(replace(mode, only=()) for mode in definition.modes))


def test_the_audit_asks_where_a_condition_decides() -> None:
    """Aura of Invincibility is put there if the referendum passes: it says who cannot play it."""
    aura = definitions()[pool()["Aura of Invincibility"].id]
    assert not audit(aura)
    assert any("under a condition" in str(one) for one in audit(bare(aura)))
