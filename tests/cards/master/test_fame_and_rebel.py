"""Fame and Rebel: what happens to the vampire that bears them, and what it does."""

from __future__ import annotations

import pytest

from table_talk import Table

# -- Fame ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("blocker", "pool"), [("famous", 27), ("unknown", 30)])
def test_fame_costs_the_controller_three_pool_as_the_vampire_goes_to_torpor(
    table: Table, blocker: str, pool: int
) -> None:
    """Whoever played it; another vampire in torpor costs nothing."""
    ryan = table.you.ready("Ryan")
    table.you.ready("Sully")
    vampires = {
        "famous": table.prey.ready("Nassir", blood=0),
        "unknown": table.prey.ready("Lauren", blood=0),
    }
    fame = table.you.in_play("Fame", on=vampires["famous"])

    table.you.acts(by=ryan, word="bleed")
    table.prey.blocks(vampires[blocker])
    table.nobody_reacts()

    assert table.where(vampires[blocker]) == "torpor"
    assert [seat.pool() for seat in table.seats] == [30, pool, 30, 30, 30]
    assert table.on(fame) == vampires["famous"]
    assert table.waits_for(table.you, "minion")


@pytest.mark.ruling("Fame", 1)
def test_fame_is_paid_before_anybody_else_uses_an_unlock_effect(table: Table) -> None:
    """You may order it with your own effects, but cannot pass before it is paid."""
    famous = table.grand_prey.torpor("Ryan", blood=2)
    table.you.in_play("Fame", on=famous)
    vessel = table.you.ready("Sully")
    table.you.in_play("Vessel", on=vessel)
    table.prey.in_play("The Barrens")
    table.prey.holds("Misdirection")
    table.begins("unlock")

    decision = table.asked()
    assert decision is not None and decision.seat == table.you.number
    assert {option.verb for option in decision.options} == {"resolve", "use"}
    table.you.uses("Vessel")
    table.you.does("do", number=0)
    assert table.you.pool() == 30
    assert table.blood(vessel) == 3
    table.until("unlock", table.prey)

    assert table.prey.may("use", card="The Barrens")


def test_fame_costs_each_methuselah_a_pool_in_her_unlock_phase(table: Table) -> None:
    """Each once, in her own phase, while the vampire is in torpor."""
    famous = table.grand_prey.torpor("Ryan", blood=4)
    table.prey.in_play("Fame", on=famous)
    table.you.holds("Misdirection")
    table.begins("unlock")

    table.until("master", table.you)
    assert [seat.pool() for seat in table.seats] == [29, 30, 30, 30, 30]
    table.until_turn_of(table.grand_prey, "minion")
    assert [seat.pool() for seat in table.seats] == [29, 29, 29, 30, 30]
    table.grand_prey.acts(by=famous, word="leave torpor")
    table.nobody_reacts()
    table.until_turn_of(table.grand_predator, "discard")

    assert [seat.pool() for seat in table.seats] == [29, 29, 29, 30, 30]


def test_fame_may_oust(table: Table) -> None:
    """The last pool of the Methuselah whose unlock phase it is."""
    famous = table.grand_prey.torpor("Ryan", blood=2)
    table.prey.in_play("Fame", on=famous)
    table.you.pool(1)
    table.begins("unlock")

    table.until_turn_of(table.prey, "discard")

    assert table.you.is_out()
    assert table.predator.victory_points() == 1


# -- Rebel --------------------------------------------------------------------------------------


def test_a_vampire_has_one_archetype(table: Table) -> None:
    """A rebel is no legal target for a second Rebel; a trifle gives one more action."""
    rebel = table.you.ready("Ryan")
    other = table.you.ready("Nassir")
    table.you.in_play("Rebel", on=rebel)
    second = table.you.holds("Rebel")
    table.you.holds("Misdirection")
    table.begins("master")

    table.you.plays("Rebel")

    assert table.on(second) == other
    assert table.you.can_play("Misdirection")


@pytest.mark.parametrize(
    ("actor", "word", "gained"),
    [("Mkhokheli", "bleed", 1), ("Ryan", "bleed", 0), ("Horace Radcliffe", "hunt", 0)],
)
def test_a_rebel_that_blocks_a_titled_vampire_gains_a_blood(
    table: Table, actor: str, word: str, gained: int
) -> None:
    """Before block resolution: it has the blood as the combat begins."""
    acting = table.you.ready(actor, blood=4)
    table.you.ready("Sully")
    rebel = table.prey.ready("Wauneka", blood=1)
    table.prey.in_play("Rebel", on=rebel)
    table.prey.in_play("Sport Bike", on=rebel)
    bystander = table.prey.ready("Lauren", blood=1)
    table.prey.in_play("Rebel", on=bystander)

    table.you.acts(by=acting, word=word)
    table.prey.blocks(rebel)
    table.nobody_reacts()

    assert table.blood(rebel) == 1 + gained - 1
    assert table.blood(bystander) == 1


def test_a_rebel_gains_its_blood_before_the_block_resolves(table: Table) -> None:
    """Also for the political action of an untitled vampire; but once in a turn.

    The blood mends the damage of the first combat; there is none for the second.
    """
    ryan, prince = table.you.ready("Ryan"), table.you.ready("Mkhokheli")
    table.you.ready("Sully")
    table.you.holds("Kine Resources Contested")
    table.prey.holds("Wake with Evening's Freshness")
    rebel = table.prey.ready("Wauneka", blood=0)
    table.prey.in_play("Rebel", on=rebel)
    table.prey.in_play("Sport Bike", on=rebel)

    table.you.acts("Kine Resources Contested", by=ryan)
    table.prey.blocks(rebel)
    table.nobody_reacts()
    assert (table.where(rebel), table.blood(rebel)) == ("ready", 0)
    table.you.acts(by=prince, word="bleed")
    table.prey.plays("Wake with Evening's Freshness")
    table.prey.blocks(rebel)
    table.nobody_reacts()

    assert (table.where(rebel), table.blood(rebel)) == ("torpor", 0)


def test_a_rebel_gains_a_blood_in_each_turn(table: Table) -> None:
    """In the next turn of the prince it is "once each turn" again."""
    prince = table.you.ready("Mkhokheli")
    table.you.ready("Sully")
    rebel = table.prey.ready("Nassir", blood=3)
    table.prey.in_play("Rebel", on=rebel)

    for turn in range(2):
        if turn:
            table.until_turn_of(table.prey, "minion")
            table.until_turn_of(table.you, "minion")
        table.you.acts(by=prince, word="bleed")
        table.prey.blocks(rebel)
        table.nobody_reacts()
        assert table.blood(rebel) == 3


def test_a_rebel_blocks_a_titled_vampire_that_leaves_torpor(table: Table) -> None:
    """It is a titled vampire in torpor as well; there is no combat."""
    prince = table.you.torpor("Mkhokheli", blood=4)
    rebel = table.prey.ready("Wauneka", blood=1)
    table.prey.in_play("Rebel", on=rebel)
    table.prey.in_play("Sport Bike", on=rebel)

    table.you.acts(by=prince, word="leave torpor")
    table.prey.blocks(rebel)
    table.nobody_reacts()

    assert table.where(prince) == "torpor"
    assert table.blood(rebel) == 2
