"""The kinds of action that a card in play says: what it does then is what the card says."""

from __future__ import annotations

import pytest

from combat_talk import rest
from made_up import paper
from methuselah.language import (
    acts,
    employs_from_hand,
    gain_pool,
    keyword,
    not_,
)
from methuselah.language.names import ActionKind
from methuselah.language.ways import BY_THE_RULES
from table_talk import Table


@pytest.mark.parametrize("kind", ["equip", "employ", "recruit", "card"])
def test_a_card_in_play_acts_by_its_own_effect(table: Table, kind: ActionKind) -> None:
    """The card itself is not brought: it is in play."""
    minion = table.you.ready("Nik Sikko")
    house = table.you.in_play(paper("House", acts(gain_pool(1), kind=kind), kind="master"))
    table.you.acts(house, by=minion)
    rest(table)

    assert table.you.pool() == 31
    assert table.where(house) == "permanent"
    assert table.on(house) != minion
    assert table.locked(minion)


def test_a_card_in_play_lets_a_minion_employ(table: Table) -> None:
    """A retainer from the hand, by an action to employ a retainer."""
    minion = table.you.ready("Nik Sikko")
    calls = acts(employs_from_hand(not_(keyword("none"))), kind="employ", stealth=1)
    house = table.you.in_play(paper("House", calls, kind="master"))
    retainer = table.you.holds("J. S. Simmons, Esq.")
    table.you.acts(house, by=minion)
    table.until("choose", table.you)
    table.you.chooses(retainer)
    rest(table)

    assert table.on(retainer) == minion
    assert table.where(house) == "permanent"


@pytest.mark.parametrize("kind", BY_THE_RULES)
def test_what_the_rules_alone_say_is_refused(kind: ActionKind) -> None:
    """Its effects would never come about."""
    with pytest.raises(ValueError, match=f'kind="{kind}".*leave kind out'):
        acts(gain_pool(1), kind=kind)
