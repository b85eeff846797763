"""Vampires that gain, lock or burn for small reasons, and those who fight their youngers."""

from __future__ import annotations

import pytest

from action_talk import action_of
from block_talk import PAUSE, UNLOCKER, made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import damage_to, replaced
from made_up import of_level, paper
from methuselah.language import action, add, gain_pool, master, static
from methuselah.rules.action.action import stealth as stealth_of
from scenes.changes import more_strength_against
from scenes.rulings import keeps_votes_in_any_sect, scarce_asks_for_the_clan_of_now
from table_talk import Table

AMISA = "Amisa (G2)"
BARTHOLOMEW = "Bartholomew (G2)"
BLANCHE = "Blanche Hill (G2)"
FAIRUZA = "Fairuza (G5)"
GEMINI = "Gemini (G3)"
GREENSLEEVES = "Greensleeves (G4)"
KHALID = "Khalid (G3)"
OGWON = "Ogwon (G5)"
SAQQAF = "Saqqaf, Keeper of the Grand Temple of Set (G2)"
SPIRIDONAS = "Spiridonas (G2)"
TERRELL = "Terrell Harding (G3)"
WISE_FROG = "Wise Frog (G6)"
CLOAK = paper("Cloak", static("stealth", +1), kind="equipment")


# -- bleeds ------------------------------------------------------------------------------------


@pytest.mark.ruling(SPIRIDONAS, 1)
@pytest.mark.rules_text("003 Spiridonas 1")
@pytest.mark.ruling(SPIRIDONAS, 2)
@pytest.mark.parametrize(("blood", "x"), [(9, 7), (5, 3), (3, 1)])
def test_spiridonas_burns_x_and_two_for_x(table: Table, blood: int, x: int) -> None:
    """After blocks are declined, too; once in a turn, and again in the next one of his."""
    spiridonas = table.you.ready(SPIRIDONAS, blood=blood)
    table.you.ready(COMPANION)
    table.prey.ready("Ryan")
    table.you.holds(PAUSE)
    table.you.acts(by=spiridonas, word="bleed")
    table.until("action", table.prey)
    table.prey.passes()
    table.you.uses(spiridonas)
    if x > 1:
        numbers = {option.number for option in table.you.options("choose")}
        assert numbers == set(range(1, x + 1))
        table.you.chooses(number=x)
    assert table.blood(spiridonas) == 0
    assert not table.you.may("use", card=spiridonas)
    rest(table)
    assert table.prey.pool() == 30 - 1 - x


@pytest.mark.ruling(SPIRIDONAS, 2)
def test_spiridonas_burns_once_in_a_turn(table: Table) -> None:
    """1 for 3 blood; not again in the next action of the turn, but in that of the next one."""
    spiridonas = table.you.ready(SPIRIDONAS, blood=9)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    table.you.holds(PAUSE)
    table.you.acts(by=spiridonas, word="bleed")
    table.you.uses(spiridonas)
    table.you.chooses(number=1)
    assert table.blood(spiridonas) == 6
    assert not table.you.may("use", card=spiridonas)
    rest(table)
    assert table.prey.pool() == 28
    table.you.uses("Unlocker")
    turn = table.state.turn
    table.you.acts(by=spiridonas, word="hunt")
    while not table.over():
        assert not table.you.may("use", card=spiridonas)
        table.pass_on()
    assert table.state.turn == turn
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    table.you.acts(by=spiridonas, word="bleed")
    assert table.you.may("use", card=spiridonas)


def test_spiridonas_needs_three_blood_and_his_own_action(table: Table) -> None:
    """Neither with 2, nor in another's bleed."""
    spiridonas = table.you.ready(SPIRIDONAS, blood=2)
    other = table.you.ready("Meaghan")
    table.prey.ready("Ryan")
    table.you.holds(PAUSE)
    table.you.acts(by=spiridonas, word="bleed")
    while not table.over():
        assert not table.you.may("use", card=spiridonas)
        table.pass_on()
    table.you.acts(by=other, word="bleed")
    while not table.over():
        assert not table.you.may("use", card=spiridonas)
        table.pass_on()


@pytest.mark.ruling(GREENSLEEVES, 1)
@pytest.mark.parametrize(
    ("humo", "word", "may"),
    [("you", "bleed", True), ("none", "bleed", False), ("you", "hunt", False)],
)
def test_greensleeves_helps_humo_to_bleed(table: Table, humo: str, word: str, may: bool) -> None:
    """1 blood for +1 bleed, once in the action, before it resolves; nobody else, nothing else."""
    green = table.you.ready(GREENSLEEVES, blood=4)
    table.you.ready(COMPANION)
    acting = table.you.ready("Humo" if humo == "you" else "Tock", blood=1)
    table.prey.ready("Ryan")
    table.you.holds(PAUSE)
    table.you.acts(by=acting, word=word)
    table.until("action", table.you)
    assert table.you.may("use", card=green) == may
    if may:
        bleed = action_of(table)
        assert bleed.kind == "bleed"
        table.you.uses(green)
        assert not table.you.may("use", card=green)
    rest(table)
    assert table.blood(green) == 4 - may
    if word == "bleed":
        assert table.prey.pool() == 29 - may


def test_greensleeves_helps_no_humo_of_another(table: Table) -> None:
    """Not even where Greensleeves could."""
    green = table.prey.ready(GREENSLEEVES, blood=4)
    humo = table.you.ready("Humo", blood=2)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.you.acts(by=humo, word="bleed")
    while not table.over():
        assert not table.prey.may("use", card=green)
        table.pass_on()


@pytest.mark.parametrize(
    ("seat", "place", "burned"), [("prey", "ready", 0), ("prey", "torpor", 1), ("you", "ready", 1)]
)
def test_fairuza_bleeds_less_where_somebody_is_ready(
    table: Table, seat: str, place: str, burned: int
) -> None:
    """-1 bleed while the Methuselah whom she bleeds controls a ready minion."""
    fairuza = table.you.ready(FAIRUZA)
    table.you.ready(COMPANION)
    getattr(table, seat).puts("Ryan", place, locked=True)
    table.grand_prey.ready("Rayne")
    table.you.acts(by=fairuza, word="bleed")
    rest(table)
    assert table.prey.pool() == 30 - burned


@pytest.mark.parametrize("victim", ["Ryan", "Renegade Garou", "Korah"])
def test_fairuza_burns_a_blood_or_life_of_the_prey(table: Table, victim: str) -> None:
    """Of a minion of your prey, in torpor too; directed, without stealth."""
    fairuza = table.you.ready(FAIRUZA)
    table.you.ready(COMPANION)
    ones = {
        "Ryan": table.prey.ready("Ryan"),
        "Renegade Garou": table.prey.ready("Renegade Garou"),
        "Korah": table.prey.torpor("Korah"),
    }
    table.predator.ready("Rayne")
    table.grand_prey.ready("Octane")
    table.you.acts(fairuza, by=fairuza)
    assert table.you.choices() == set(ones.values())
    blood = table.blood(ones[victim])
    table.you.chooses(ones[victim])
    assert table.prey.may("block", minion=ones["Ryan"])
    rest(table)
    assert table.blood(ones[victim]) == blood - 1


# -- pool and blood ----------------------------------------------------------------------------


@pytest.mark.ruling(SAQQAF, 1)
@pytest.mark.parametrize(
    ("code", "blocked", "gains"), [("ser", False, 1), ("pre", False, 0), ("ser", True, 0)]
)
def test_saqqaf_gains_after_an_action_of_serpentis(
    table: Table, code: str, blocked: bool, gains: int
) -> None:
    """If it is successful, though it comes to nothing; once in a turn."""
    saqqaf = table.you.ready(SAQQAF)
    other = table.you.ready(replaced("Missy Shillingford"))
    guard = table.prey.ready("Ryan")
    table.you.holds(of_level(code, action(add("bleed", 0))), PAUSE)
    table.you.acts("Lesson", by=saqqaf)
    if blocked:
        table.prey.blocks(guard)
    offered = False
    while not table.over():
        if table.you.may("use", card=saqqaf):
            table.you.uses(saqqaf)
            offered = True
            assert table.over() or not table.you.may("use", card=saqqaf)
        else:
            table.pass_on()
    assert offered == bool(gains)
    assert table.you.pool() == 30 + gains
    assert not table.locked(other)


def test_saqqaf_gains_again_in_the_next_turn(table: Table) -> None:
    """Once in each turn, though he acts twice in it."""
    saqqaf = table.you.ready(SAQQAF)
    table.you.ready(COMPANION)
    table.you.in_play(UNLOCKER)
    names = ("First", "Second", "Third")
    for name in names:
        table.you.holds(paper(name, levels={"ser": action(gain_pool(1))}))
    table.you.holds(PAUSE)
    turn = table.state.turn
    for number, may in enumerate((True, False, True)):
        if number == 1:
            table.you.uses("Unlocker")
        if number == 2:
            table.until_turn_of(table.prey)
            table.until_turn_of(table.you, "minion")
        before = table.you.pool()
        table.you.acts(names[number], by=saqqaf)
        assert (table.state.turn == turn) == (number < 2)
        while not table.over():
            if table.you.may("use", card=saqqaf):
                table.you.uses(saqqaf)
            else:
                table.pass_on()
        assert table.you.pool() - before == 1 + may


@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_khalid_sells_cards_of_obfuscate(table: Table, place: str) -> None:
    """For a master phase action and such a card, 1 pool; if he is ready."""
    khalid = table.you.puts(KHALID, place)
    table.you.ready(COMPANION)
    hidden, other, fame = table.you.holds("Cloak the Gathering", "Bonding", "Fame")
    table.prey.holds("Cloak the Gathering")
    table.begins("master")
    table.asked()
    assert table.you.may("use", card=khalid) == (place == "ready")
    if place == "ready":
        table.you.uses(khalid)
        assert (table.where(hidden), table.where(other)) == ("ash_heap", "hand")
        assert table.you.pool() == 31
        assert not table.you.may("play", card=fame)  # the action is used
        assert not table.you.may("use", card=khalid)


def test_khalid_sells_one_card_in_a_phase(table: Table) -> None:
    """Whatever master phase actions are left."""
    khalid = table.you.ready(KHALID)
    table.you.ready("Anson (G1)")  # two master phase actions
    paid, _ = table.you.holds("Cloak the Gathering", "Cloak the Gathering")
    table.you.holds(paper("Place", master(gain_pool(1))))
    table.begins("master")
    table.you.uses(khalid)
    table.you.chooses(paid)
    assert not table.you.may("use", card=khalid)
    table.you.plays("Place")
    assert table.you.pool() == 32


@pytest.mark.parametrize(
    ("place", "turn", "may"),
    [("ready", "you", True), ("torpor", "you", False), ("ready", "prey", False)],
)
def test_gemini_moves_a_blood_to_the_pool_of_the_prey(
    table: Table, place: str, turn: str, may: bool
) -> None:
    """From the uncontrolled region of your prey to her pool, once in your unlock phase."""
    gemini = table.you.puts(GEMINI, place)
    young = table.prey.uncontrolled("Korah", blood=2)
    table.prey.uncontrolled("Octane", blood=0)
    table.you.uncontrolled("Rayne", blood=1)
    table.gives_edge(getattr(table, turn))
    if turn == "you":
        table.begins("unlock")
    else:
        table.until_turn_of(table.prey)
    table.asked()
    assert table.you.may("use", card=gemini) == may
    if may:
        table.you.uses(gemini)
        assert (table.blood(young), table.prey.pool(), table.you.pool()) == (1, 31, 30)
        assert not table.you.may("use", card=gemini)


@pytest.mark.parametrize(
    ("locked", "place", "pool"), [(False, "ready", 31), (True, "ready", 30), (False, "torpor", 31)]
)
def test_bartholomew_unlocked_as_your_turn_begins(
    table: Table, locked: bool, place: str, pool: int
) -> None:
    """1 pool, in torpor too; locked he gives nothing, though he unlocks then."""
    table.you.puts(BARTHOLOMEW, place, locked=locked)
    table.you.ready(COMPANION)
    table.predator.ready("Ryan")
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    assert table.you.pool() == pool


@pytest.mark.ruling(BLANCHE, 1)
def test_blanche_is_scarce_among_salubri() -> None:
    """As they are now."""
    scarce_asks_for_the_clan_of_now(BLANCHE)


@pytest.mark.parametrize(("word", "blood", "may"), [("hunt", 2, True), ("bleed", 2, False)])
def test_blanche_unlocks_after_a_hunt(table: Table, word: str, blood: int, may: bool) -> None:
    """Once in a turn; after no other action."""
    blanche = table.you.ready(BLANCHE, blood=blood)
    table.you.ready(COMPANION)
    table.you.holds(PAUSE)
    table.you.acts(by=blanche, word=word)
    while not table.over():
        if table.you.may("use", card=blanche):
            table.you.uses(blanche)
        else:
            table.pass_on()
    assert table.locked(blanche) == (not may)
    if may:
        turn = table.state.turn
        table.you.acts(by=blanche, word=word)
        assert table.state.turn == turn
        while not table.over():
            assert not table.you.may("use", card=blanche)
            table.pass_on()
        assert table.blood(blanche) == blood + 2
        table.until_turn_of(table.prey)
        table.until_turn_of(table.you, "minion")
        table.you.acts(by=blanche, word=word)
        table.until("after_resolution", table.you)
        assert table.you.may("use", card=blanche)


# -- locks, thefts and fights ------------------------------------------------------------------


@pytest.mark.ruling(AMISA, 1)
def test_amisa_keeps_her_votes() -> None:
    """In any sect."""
    keeps_votes_in_any_sect(AMISA, votes=2)


def test_amisa_locks_an_old_vampire(table: Table) -> None:
    """Capacity 8 or more, whosever, in torpor too."""
    amisa = table.you.ready(AMISA)
    mine = table.you.ready("Klaus Konrecht")  # 8
    theirs = table.prey.ready("Lukas")
    fallen = table.grand_prey.torpor("Khurshid")
    table.prey.ready("Korah")  # 7
    table.prey.ready("Renegade Garou")
    table.you.acts(amisa, by=amisa)
    assert table.you.choices() == {amisa, mine, theirs, fallen}
    table.you.chooses(theirs)
    assert action_of(table).targets == (1,)
    rest(table)
    assert table.locked(theirs)
    assert not table.locked(mine)


def test_terrell_steals_from_the_young(table: Table) -> None:
    """1 blood of a younger vampire that has any, in torpor too, at +1 stealth."""
    terrell = table.you.ready(TERRELL, blood=3)  # 7
    young, fallen = table.prey.ready("Don Cerro", blood=3), table.prey.torpor("Ryan", blood=2)
    table.prey.ready("Gwendolyn")
    table.prey.ready("Rayne", blood=0)
    third = table.grand_prey.ready("Octane", blood=2)
    table.prey.ready("Renegade Garou")
    table.you.holds(PAUSE)
    table.you.acts(terrell, by=terrell)
    assert table.you.choices() == {fallen, third}  # Don Cerro is his peer
    table.you.chooses(third)
    assert stealth_of(table.state, action_of(table)) == 1
    rest(table)
    assert (table.blood(terrell), table.blood(third)) == (4, 1)
    assert (table.blood(young), table.blood(fallen)) == (3, 2)


def test_danny_fights_younger_vampires_harder() -> None:
    """Than 7: neither peers nor allies."""
    more_strength_against(
        "Danny Larkshill (G2)",
        amount=1,
        against=("Octane", "Ryan"),
        others=("Korah", "Renegade Garou"),
    )


@pytest.mark.parametrize(
    ("foe", "first"), [("Ryan", True), ("Dodd", False), ("Renegade Garou", False)]
)
def test_wise_frog_strikes_the_young_first(table: Table, foe: str, first: bool) -> None:
    """A vampire younger than 5 that goes to torpor does not strike back."""
    frog = table.you.ready(WISE_FROG)
    other = table.prey.ready(foe, blood=0) if foe != "Renegade Garou" else table.prey.ready(foe)
    fight(table, frog, other)
    rest(table)
    assert (damage_to(table, frog) == 0) == first


def test_ogwon_hurts_the_young_who_fail_to_block(table: Table) -> None:
    """An ally or a younger vampire burns 1 as the action resolves, not before; nobody older."""
    ogwon = table.you.ready(OGWON)
    table.you.ready(COMPANION)
    young, old = table.prey.ready("Octane"), table.prey.ready("Korah")
    ally = table.prey.ready("Renegade Garou")
    bystander = table.prey.ready("Ryan")
    table.you.in_play(CLOAK, on=ogwon)
    full = [table.blood(card) for card in (young, ally, old, bystander)]
    table.you.acts(by=ogwon, word="bleed")
    for card in (young, old, ally):
        assert [table.blood(one) for one in (young, ally, old, bystander)] == full
        table.prey.blocks(card)
    rest(table)
    left = [table.blood(card) for card in (young, ally, old, bystander)]
    assert left == [full[0] - 1, full[1] - 1, *full[2:]]
    assert table.prey.pool() == 29


def test_who_failed_burns_one_where_another_blocks(table: Table) -> None:
    """A block that succeeds in the end resolves the action, too."""
    ogwon = table.you.ready(OGWON)
    table.you.ready(COMPANION)
    young, guard = table.prey.ready("Octane"), table.prey.ready("Rayne")
    table.you.in_play(CLOAK, on=ogwon)
    table.prey.in_play(paper("Eyes", static("intercept", +1), kind="equipment"), on=guard)
    table.you.acts(by=ogwon, word="bleed")
    table.prey.blocks(young)
    assert table.blood(young) == 6
    table.prey.blocks(guard)
    rest(table)
    assert table.blood(young) == 5
    assert table.blood(guard) == 2 - 1  # it fought, and has not failed
    assert table.prey.pool() == 30


@pytest.mark.parametrize("masked", [True, False])
def test_it_is_the_action_that_ogwon_performs(table: Table, masked: bool) -> None:
    """Whoever announced it: another takes it over, or he does."""
    ogwon = table.you.ready(OGWON)
    other = table.you.ready(made_vampire("Mask", "OBF", capacity=8))
    table.you.ready(COMPANION)
    cape = paper("Cape", static("discipline", word="OBF"), kind="equipment")
    table.you.in_play(cape, on=ogwon)
    young = table.prey.ready("Octane")
    table.you.holds("Mask of a Thousand Faces")
    first, second = (ogwon, other) if masked else (other, ogwon)
    table.you.in_play(CLOAK, on=second)
    table.you.acts(by=first, word="bleed")
    table.you.plays("Mask of a Thousand Faces", by=second)
    table.prey.blocks(young)
    rest(table)
    assert table.blood(young) == (6 if masked else 5)


def test_nobody_is_hurt_by_failing_to_block_another(table: Table) -> None:
    """Only Ogwon's actions."""
    table.you.ready(OGWON)
    acting = table.you.ready("Meaghan")
    young = table.prey.ready("Octane")
    table.you.in_play(CLOAK, on=acting)
    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(young)
    rest(table)
    assert table.blood(young) == 6
