"""Vampires in the phases of a turn: blood gained and lost, unlocking, cards found and moved."""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, rest
from fight_talk import damage_to
from made_up import omen, paper
from methuselah.language import may_prevent
from table_talk import Table

# -- unlock phase ---------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["ready", "torpor"])
@pytest.mark.parametrize(("pool", "blood"), [(20, 3), (21, 1), (7, 1), (8, 3)])
def test_jeremy_counts_your_pool(table: Table, pool: int, blood: int, place: str) -> None:
    """1 blood more if it is even, 1 less if it is odd; the pool of others is not asked."""
    jeremy = table.you.puts("Jeremy Talbot (G3)", place, blood=2)
    table.you.ready(COMPANION)
    table.you.pool(pool)
    table.prey.pool(pool + 1)
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert table.blood(jeremy) == blood
    table.until_turn_of(table.prey, "minion")
    assert table.blood(jeremy) == blood


@pytest.mark.parametrize(
    ("place", "blood", "now"), [("ready", 0, 2), ("ready", 1, 1), ("torpor", 0, 0)]
)
def test_danielle_without_blood(table: Table, place: str, blood: int, now: int) -> None:
    """2 blood in your unlock phase, if she is ready and has none."""
    danielle = table.you.puts("Danielle Diron (G3)", place, blood=blood)
    theirs = table.prey.ready("Danielle Diron (G3)", blood=0)
    other = table.you.ready("Dirk (G4)", blood=0)
    table.you.holds("Fame")
    table.begins("unlock")
    table.until_turn_of(table.you, "master")
    assert table.blood(danielle) == now
    assert (table.blood(other), table.blood(theirs)) == (0, 0)


def test_ramona_takes_blood_of_gangrel(table: Table) -> None:
    """1 from a ready one of yours, once in your unlock phase; from no other."""
    ramona = table.you.ready("Ramona (G2)", blood=1)
    giver = table.you.ready("Katarina (G2)", blood=3)
    empty = table.you.ready("Beckett (G3)", blood=0)
    table.you.torpor("Antonino (G3)", blood=2)
    table.you.ready("Rake (G1)", blood=2)
    theirs = table.prey.ready("Brunhilde (G3)", blood=2)
    table.begins("unlock")
    table.you.uses(ramona)
    assert not {empty, theirs} & table.you.choices()
    assert table.you.choices() == {giver, ramona}
    table.you.chooses(giver)
    assert (table.blood(ramona), table.blood(giver)) == (2, 2)
    assert not table.you.may("use", card=ramona)


def test_ramona_takes_nothing_in_the_turn_of_another(table: Table) -> None:
    """Your unlock phase."""
    ramona = table.you.ready("Ramona (G2)", blood=1)
    table.you.ready("Katarina (G2)", blood=3)
    table.you.holds("The Barrens")
    table.until_turn_of(table.prey, "unlock")
    assert not table.you.may("use", card=ramona)


@pytest.mark.parametrize(
    ("name", "place", "may"),
    [("Lupo Giovanni (G6)", "ready", True), ("Lupo Giovanni (G6)", "torpor", False)],
)
def test_lupo_feeds_a_giovanni(table: Table, name: str, place: str, may: bool) -> None:
    """1 blood from the bank to another ready one of yours, once, while he is ready."""
    lupo = table.you.puts(name, place, blood=1)
    wanted = table.you.ready("Gillespi Giovanni (G2)", blood=1)
    other = table.you.ready("Silvia Giovanni (G2)", blood=1)
    table.you.torpor("Diego Giovanni (G5)", blood=1)
    table.you.ready("Dirk (G4)", blood=1)
    table.prey.ready("Rafaele Giovanni (G2)", blood=1)
    table.begins("unlock")
    assert table.you.may("use", card=lupo) == may
    if may:
        table.you.uses(lupo)
        assert table.you.choices() == {wanted, other}
        table.you.chooses(wanted)
        assert [table.blood(one) for one in (lupo, wanted, other)] == [1, 2, 1]
        assert not table.you.may("use", card=lupo)


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_quentin_merged_feeds_an_older_one(table: Table, place: str) -> None:
    """1 blood from the bank to a ready older vampire, whosever it is, once, while he is ready."""
    quentin = table.you.merged("Quentin King III (G3)", blood=3)
    wanted = table.you.ready(made_vampire("Older", capacity=8), blood=2)
    theirs = table.prey.ready(made_vampire("Elder", capacity=9), blood=2)
    table.you.ready(made_vampire("Peer", capacity=7), blood=2)
    table.you.torpor(made_vampire("Fallen", capacity=9), blood=2)
    table.begins("unlock")
    table.until("unlock", table.you)
    table.you.uses(quentin)
    assert table.you.choices() == {wanted, theirs}
    chosen = wanted if place == "ready" else theirs
    table.you.chooses(chosen)
    assert table.blood(chosen) == 3
    assert table.blood(quentin) == 3
    assert not table.you.may("use", card=quentin)


TAJDID = "Tajdid"


@pytest.mark.parametrize(("place", "may"), [("ready", True), ("torpor", False)])
def test_ur_shulgi_finds_tajdid(table: Table, place: str, may: bool) -> None:
    """In your unlock phase, once, while he is ready: that card and no other."""
    elder = table.you.puts("Ur-Shulgi, The Shepherd (G2)", place)
    card, _ = table.you.library(TAJDID, "Fame")
    table.prey.library(TAJDID)
    table.begins("unlock")
    assert table.you.may("use", card=elder) == may
    if may:
        table.you.uses(elder)
        assert table.you.choices() == {card}
        table.you.chooses(card)
        assert not table.you.may("use", card=elder)
    assert table.where(card) == ("hand" if may else "library")


@pytest.mark.rules_text("003 Ur-Shulgi 1")
def test_ur_shulgi_bleeds_for_two(table: Table) -> None:
    """+1 bleed is printed."""
    elder = table.you.ready("Ur-Shulgi, The Shepherd (G2)")
    table.you.ready(COMPANION)
    table.you.acts(word="bleed", by=elder)
    rest(table)
    assert table.prey.pool() == 28


BEATRICE = 'Béatrice "Oracle171" Tremblay (G4)'


@pytest.mark.parametrize("others", [0, 1, 2])
def test_beatrice_hurts_another_imbued(table: Table, others: int) -> None:
    """1 damage that is not prevented, in your unlock phase; you choose which."""
    beatrice = table.you.ready(BEATRICE)
    yours = [table.you.ready('Leaf "Potter116" Pankowski (G4)') for _ in range(others)]
    fallen = table.you.puts('Jennie "Cassie247" Orne (G4)', "incapacitated")
    vampire = table.you.ready("Dirk (G4)")
    table.you.ready(COMPANION)
    theirs = table.prey.ready('Leaf "Potter116" Pankowski (G4)')
    table.prey.holds("Fame")
    shield = paper("Shield", may_prevent(1), kind="equipment")
    shields = [table.you.in_play(shield, on=one) for one in yours]
    table.begins("unlock")
    if others == 2:
        assert table.you.choices() == set(yours)
        table.you.chooses(yours[1])
    while (decision := table.asked()) is not None and decision.window != "minion":
        assert not any(table.you.may("use", card=card) for card in shields)
        table.pass_on()
    hurt = [damage_to(table, one) for one in yours]
    assert hurt == [[], [1], [0, 1]][others]
    table.until_turn_of(table.prey, "master")
    assert [damage_to(table, one) for one in yours] == hurt
    assert [damage_to(table, one) for one in (beatrice, fallen, vampire, theirs)] == [0] * 4


MUKHTAR = "Mukhtar Bey (G4)"


@pytest.mark.parametrize(
    ("number", "last", "whose", "place"),
    [
        (5, True, "you", "ash_heap"),
        (4, True, "you", "ready"),
        (5, False, "you", "ready"),  # the fifth is no Gehenna card
        (6, True, "you", "ash_heap"),
    ],
)
def test_mukhtar_at_the_end_of_the_world(
    table: Table, number: int, last: bool, whose: str, place: str
) -> None:
    """Five Gehenna cards in play, whosever they are, in your unlock phase."""
    mukhtar = getattr(table, whose).ready(MUKHTAR)
    other = table.you.ready("Dirk (G4)")
    for count in range(number):
        seat = table.seats[count % 3]
        seat.in_play(omen(f"Omen {count}", gehenna=last or count < number - 1))
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert table.where(mukhtar) == place
    assert table.where(other) == "ready"


def test_mukhtar_burns_in_no_other_unlock_phase(table: Table) -> None:
    """That of your prey."""
    mukhtar = table.prey.ready(MUKHTAR)
    table.you.ready("Dirk (G4)")
    for count in range(5):
        table.you.in_play(omen(f"Omen {count}"))
    table.begins("unlock")
    table.until_turn_of(table.you, "minion")
    assert table.where(mukhtar) == "ready"
    table.until_turn_of(table.prey, "minion")
    assert table.where(mukhtar) == "ash_heap"


JAYNE = "Jayne Jonestown (G4)"
SOCIETY = "Society of Leopold"


@pytest.mark.parametrize(("place", "may"), [("ready", True), ("torpor", False)])
def test_jayne_moves_the_society(table: Table, place: str, may: bool) -> None:
    """To any ready vampire, in your unlock phase, while she is ready; its controller stays."""
    jayne = table.you.puts(JAYNE, place)
    bearer = table.prey.ready("Ryan", blood=3)
    wanted = table.grand_prey.ready("Mazz", blood=3)
    fallen = table.grand_prey.torpor("Dirk (G4)")
    ally = table.grand_prey.ready("Renegade Garou")
    society = table.predator.in_play(SOCIETY, on=bearer)
    fame = table.predator.in_play("Fame", on=bearer)
    table.begins("unlock")
    decision = table.asked()
    assert decision is not None
    assert (decision.window == "unlock") == may
    assert table.you.may("use", card=jayne) == may
    if may:
        table.you.uses(jayne)
        assert table.you.choices() == {wanted, bearer, jayne}
        assert not {fallen, ally, fame} & table.you.choices()
        table.you.chooses(wanted)
        assert table.on(society) == wanted
        assert table.on(fame) == bearer
        assert table.state.controller(society) == table.predator.number
        assert not table.you.may("use", card=jayne)


def test_jayne_without_the_society(table: Table) -> None:
    """Nothing to move."""
    jayne = table.you.ready(JAYNE)
    table.prey.in_play("Fame", on=table.prey.ready("Ryan"))
    table.begins("unlock")
    assert not table.you.may("use", card=jayne)


@pytest.mark.parametrize(
    ("name", "phase"),
    [(JAYNE, "unlock"), ("Quentin King III (G3)", "unlock"), ("Muricia (G4)", "unlock"),
     ("Pherydima (G4)", "discard"), ("Hartmut Stover (G3)", "discard")],
)  # fmt: skip
def test_only_your_own_phase_is_theirs(table: Table, name: str, phase: str) -> None:
    """In that of your prey they are not used, though they could be in yours."""
    if name.startswith("Quentin"):
        mine = table.you.merged(name, blood=3)
    else:
        mine = table.you.ready(name, blood=3, locked=name.startswith("Pherydima"))
    table.you.ready("Leon (G2)", blood=3)
    table.you.ready(made_vampire("Older", capacity=8), blood=2)
    table.prey.in_play(SOCIETY, on=table.prey.ready("Ryan", blood=3))
    table.prey.ready("Ramona (G2)", blood=1)
    table.prey.ready("Katarina (G2)", blood=4)
    table.prey.holds("Fame", "Blur")
    table.you.holds("Fame", "Blur")
    table.gives_edge(table.you)
    table.begins(phase)
    table.until(phase, table.you)
    assert table.you.may("use", card=mine)
    seen = False
    for _ in range(60):
        decision = table.asked()
        assert decision is not None
        if table.state.active == table.prey.number:
            seen |= decision.window == phase
            assert not table.you.may("use", card=mine)
        elif seen:
            break
        if decision.window in ("minion", "master", "unlock", "influence", "discard", "window"):
            table.pass_on()
        else:
            table.take(0)
    assert seen
