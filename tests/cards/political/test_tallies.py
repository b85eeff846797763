"""Who voted how, and what follows: Scorn of Adonis, Bribes, Vox Senis, Astrid Thomas and others."""

from __future__ import annotations

import pytest

from methuselah.engine import atoms
from methuselah.rules.politics.votes import make_abstain, tally
from politics_talk import carried, motion, polling, sacrifice
from table_talk import Table

# -- Scorn of Adonis ----------------------------------------------------------------------------


@pytest.mark.ruling("Scorn of Adonis", 1)
@pytest.mark.ruling("Scorn of Adonis", 2)
def test_scorn_burns_one_pool_of_each_who_voted_against(table: Table) -> None:
    """Before it or after it, with however many votes; with a card too; nobody else."""
    scorner = table.you.ready("Barth (G3)")
    table.you.ready("Massimo Falconi")
    table.you.holds("Scorn of Adonis", motion())
    primogen = table.prey.ready("Chrysanthemum")
    prince = table.prey.ready("Ayelech")
    table.grand_prey.holds(motion(name="Burned"))
    friend = table.predator.ready("Inês Tristão")

    table.you.acts("Motion", by=scorner)
    table.prey.votes("against", minion=primogen)
    table.you.plays("Scorn of Adonis", by=scorner)
    table.prey.votes("against", minion=prince)
    table.grand_prey.votes("against", mode="hand")
    table.predator.votes("for", minion=friend)
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [30, 29, 29, 30, 30]
    assert table.waits_for(table.you)


def test_scorn_counts_no_votes_that_were_cancelled(table: Table) -> None:
    """A minion forced to abstain has cast nothing."""
    scorner = table.you.ready("Barth (G3)")
    table.you.holds("Scorn of Adonis", motion())
    primogen = table.prey.ready("Chrysanthemum")

    table.you.acts("Motion", by=scorner)
    table.prey.votes("against", minion=primogen)
    make_abstain(table.state, primogen)
    table.you.plays("Scorn of Adonis", by=scorner)
    table.nobody_reacts()

    assert table.prey.pool() == 30


def test_only_an_acting_toreador_scorns(table: Table) -> None:
    """Clan and role."""
    other = table.you.ready("Nassir")
    table.you.ready("Barth (G3)")
    table.you.holds("Scorn of Adonis", motion())

    table.you.acts("Motion", by=other)
    polling(table)
    assert not table.you.can_play("Scorn of Adonis")


@pytest.mark.ruling("Party Out Of Bounds", 1)
@pytest.mark.ruling("Scorn of Adonis", 3)
@pytest.mark.ruling("Bribes", 1)
@pytest.mark.ruling("Awe", 1)
@pytest.mark.ruling("Poison Pill", 3)
@pytest.mark.ruling("Confusion of the Eye", 1)
def test_nothing_is_played_while_a_referendum_passes_by_itself(table: Table) -> None:
    """Neither before votes nor in the polling step: there are none."""
    prince = table.you.ready("Enam (G3)")
    scorner = table.you.ready("Barth (G3)")
    cards = ("Scorn of Adonis", "Bribes", "Awe")
    table.you.holds("Cryptic Rider", motion(), motion(name="Second"), *cards)
    table.prey.ready("Agrippina (G1)")
    reactions = ("Confusion of the Eye", "Poison Pill", "Party Out Of Bounds")
    table.prey.ready("Barth (G3)")
    table.prey.holds(*reactions)

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", minion=prince)
    table.you.plays("Cryptic Rider", by=prince)
    table.nobody_reacts()
    table.you.acts("Second", by=scorner)
    offered: set[str] = set()
    while not table.over():
        for seat in (table.you, table.prey):
            offered |= {table.state.definition(o.card).name for o in seat.options("play")}
        table.pass_on()

    assert not offered & {*cards, *reactions}
    assert table.you.pool() == 32


# -- Bribes -------------------------------------------------------------------------------------


def test_bribes_pays_whoever_voted_only_for_it(table: Table) -> None:
    """You at once; others at the tally: not who voted both ways, against, or not at all."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Bribes", motion())
    friend = table.prey.ready("Chrysanthemum")
    both_ways = table.grand_prey.ready("Ayelech")
    table.grand_prey.holds(motion(name="Burned"))
    enemy = table.predator.ready("Inês Tristão")

    table.you.acts("Motion", by=prince)
    table.you.plays("Bribes", by=prince)
    polling(table)
    assert table.you.pool() == 31
    table.you.votes("for", minion=prince)
    table.prey.votes("for", minion=friend)
    table.grand_prey.votes("for", minion=both_ways)
    table.grand_prey.votes("against", mode="hand")
    table.predator.votes("against", minion=enemy)
    assert table.prey.pool() == 30
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [32, 31, 30, 30, 30]


def test_bribes_is_played_before_votes_are_cast(table: Table) -> None:
    """Not in the polling step any more."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Bribes", motion())

    table.you.acts("Motion", by=prince)
    table.until("before_votes", table.you)
    assert table.you.can_play("Bribes")
    polling(table)
    assert not table.you.can_play("Bribes")


@pytest.mark.ruling("Delaying Tactics", 6)
def test_a_cancelled_referendum_has_no_tally(table: Table) -> None:
    """Neither bribes nor scorn."""
    caller = table.you.ready("Massimo Falconi")
    table.you.holds("Bribes", "Scorn of Adonis", motion())
    voter = table.prey.ready("Chrysanthemum")
    delayer = table.grand_prey.ready("Ryan")
    table.grand_prey.holds("Delaying Tactics")
    other = table.predator.ready("Ayelech")

    table.you.acts("Motion", by=caller)
    table.you.plays("Bribes", by=caller)
    table.you.plays("Scorn of Adonis", by=caller)
    table.prey.votes("for", minion=voter)
    table.predator.votes("against", minion=other)
    table.grand_prey.plays("Delaying Tactics", by=delayer)
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [31, 30, 30, 30, 30]


# -- Vox Senis ----------------------------------------------------------------------------------


def test_vox_senis_gives_each_methuselah_a_vote(table: Table) -> None:
    """Each casts her own, whatever the others do; also in a referendum of another."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    voice = table.predator.in_play("Vox Senis")

    table.you.acts("Motion", by=prince)
    polling(table)
    table.you.votes("for", mode="granted", card=voice)
    table.prey.votes("against", mode="granted", card=voice)
    table.predator.votes("against", mode="granted", card=voice)
    assert tally(table.state) == (1, 2)
    assert not table.you.may("vote", mode="granted")
    assert table.grand_prey.may("vote", mode="granted", number=1)


@pytest.mark.ruling("Vox Senis", 1)
def test_vox_senis_from_the_hand_is_three_votes_out_of_turn(table: Table) -> None:
    """It goes to the ash heap, can be cancelled as it is played, and owes a master action."""
    prince = table.you.ready("Mkhokheli")
    voice = table.you.holds(motion(), "Vox Senis")[1]
    hers = table.prey.holds("Vox Senis")
    table.grand_prey.holds("Sudden Reversal")

    table.you.acts("Motion", by=prince)
    polling(table)
    assert not table.you.can_play(voice)
    table.prey.plays("Vox Senis")
    assert table.grand_prey.can_play("Sudden Reversal")
    table.prey.votes("against", mode="granted", number=3)
    table.you.votes("for", minion=prince)
    assert tally(table.state) == (2, 3)
    table.nobody_reacts()

    assert table.where(hers) == "ash_heap"
    assert table.state.seats[1].owes_master == 1
    assert table.you.pool() == 30


# -- Astrid Thomas ------------------------------------------------------------------------------


def astrids(table: Table, word: str) -> tuple[int, int, int]:
    """Astrid, your Tremere prince and a rival one vote; the rival against what you want."""
    astrid = table.you.ready("Astrid Thomas (G1)")
    rival = table.prey.ready("Ayelech")
    silent = table.predator.ready("Chrysanthemum")
    toreador = table.grand_prey.ready("Mkhokheli")
    table.you.holds(motion())
    table.you.acts("Motion", by=astrid)
    table.you.votes("for", minion=astrid)
    table.prey.votes(word, minion=rival)
    table.grand_prey.votes("against", minion=toreador)
    return astrid, rival, silent


@pytest.mark.ruling("Astrid Thomas (G1)", 1)
@pytest.mark.ruling("Astrid Thomas (G1)", 2)
def test_tremere_vote_with_astrid_as_results_are_tallied(table: Table) -> None:
    """Not before; who has cast nothing abstains; other clans are free."""
    astrids(table, "against")
    assert tally(table.state) == (1, 2 + 2)
    table.nobody_reacts()

    told = [e for e in table.state.journal if e.what == "tallied"]
    assert [(e.word, e.number) for e in told] == [("passed", 1)]
    assert table.you.pool() == 31


@pytest.mark.ruling("Astrid Thomas (G1)", 3)
def test_without_votes_of_astrid_the_tremere_are_free(table: Table) -> None:
    """Her votes were cancelled."""
    astrid, _, _ = astrids(table, "against")
    make_abstain(table.state, astrid)
    table.nobody_reacts()

    assert table.you.pool() == 30


def test_astrid_in_torpor_leads_nobody(table: Table) -> None:
    """She has not voted."""
    table.you.torpor("Astrid Thomas (G1)")
    prince = table.you.ready("Ayelech")
    table.you.holds(motion())
    rival = table.prey.ready("Chrysanthemum")

    table.you.acts("Motion", by=prince)
    table.you.votes("for", minion=prince)
    table.prey.votes("against", minion=rival)
    assert tally(table.state) == (2, 1)
    table.nobody_reacts()

    assert [e.number for e in table.state.journal if e.what == "tallied"] == [1]


# -- Poison Pill --------------------------------------------------------------------------------


def test_poison_pill_gives_the_loss_back(table: Table) -> None:
    """As much as you lost by the effect, after it; you lose it all the same."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Anarchist Uprising")
    pill = table.prey.ready("Nassir")
    table.prey.ready("Ryan")
    table.prey.holds("Poison Pill")

    table.you.acts("Anarchist Uprising", by=prince)
    table.prey.plays("Poison Pill", by=pill)
    carried(table, prince)

    assert [seat.pool() for seat in table.seats] == [30 - 1 - 2, 28, 30, 30, 30]


def test_a_pill_against_a_referendum_that_fails(table: Table) -> None:
    """Nothing is lost."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds("Anarchist Uprising")
    pill = table.prey.ready("Nassir")
    table.prey.holds("Poison Pill")

    table.you.acts("Anarchist Uprising", by=prince)
    table.prey.plays("Poison Pill", by=pill)
    polling(table)
    table.you.votes("against", minion=prince)
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [30] * 5


@pytest.mark.ruling("Poison Pill", 1)
@pytest.mark.ruling("Poison Pill", 2)
def test_a_gain_does_not_lessen_the_loss(table: Table) -> None:
    """Pool that is moved away is lost too; what is gained besides does not count."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(sacrifice())
    pill = table.prey.ready("Nassir")
    table.prey.holds("Poison Pill")

    table.you.acts("Sacrifice", by=prince)
    table.prey.plays("Poison Pill", by=pill)
    carried(table, prince)

    assert [seat.pool() for seat in table.seats] == [30 - 3, 30 - 3 + 5, 30, 30, 30]


# -- Confusion of the Eye -----------------------------------------------------------------------


@pytest.mark.parametrize(("bleeder", "left"), [("Nassir", 30), ("Angus the Unruled (G1)", None)])
def test_confusion_reduces_the_bleed_of_younger_vampires(
    table: Table, bleeder: str, left: int | None
) -> None:
    """A younger vampire's bleed; an older one's is not confused."""
    acting = table.you.ready(bleeder)
    eye = table.prey.ready("Agrippina (G1)")
    elder = table.prey.ready("Abid bin Haji, Scholar of Mirrors (G6)")
    table.prey.holds("Confusion of the Eye")

    table.you.acts(by=acting, word="bleed")
    users = {o.minion for o in table.prey.options("play", level="obf")}
    assert eye not in users or left is not None
    if left is None:
        assert users == set()
        return
    table.prey.plays("Confusion of the Eye", by=elder, level="obf")
    table.nobody_reacts()
    assert table.prey.pool() == left


def test_confusion_reduces_the_bleed_of_an_ally(table: Table) -> None:
    """Whatever its age."""
    ally = table.you.ready("Loyal Street Gang")
    eye = table.prey.ready("Agrippina (G1)")
    table.prey.holds("Confusion of the Eye")

    table.you.acts(by=ally, word="bleed")
    table.prey.plays("Confusion of the Eye", by=eye, level="obf")
    table.nobody_reacts()

    assert table.prey.pool() == 30


def test_the_acting_vampire_casts_no_votes(table: Table) -> None:
    """The referendum goes on without it."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    eye = table.prey.ready("Agrippina (G1)")
    table.prey.holds("Confusion of the Eye")

    table.you.acts("Motion", by=prince)
    table.prey.plays("Confusion of the Eye", by=eye, level="OBF")
    polling(table)
    assert not table.you.may("vote", minion=prince)
    table.you.votes("for", mode="called")
    table.nobody_reacts()

    assert table.you.pool() == 31


def test_a_referendum_that_requires_a_title_fails(table: Table) -> None:
    """Parity Shift: at once, without a vote."""
    prince = table.you.ready("Mkhokheli")
    table.you.pool(20)
    table.you.holds("Parity Shift")
    eye = table.prey.ready("Agrippina (G1)")
    table.prey.holds("Confusion of the Eye")

    table.you.acts("Parity Shift", by=prince)
    table.until("choose", table.you)
    table.you.chooses(seat=table.prey)
    while table.you.options("allocate"):
        table.you.chooses(number=max(o.number for o in table.you.options("allocate")))
    table.prey.plays("Confusion of the Eye", by=eye, level="OBF")
    table.nobody_reacts()

    assert [seat.pool() for seat in table.seats] == [20, 30, 30, 30, 30]
    assert [e.word for e in table.state.journal if e.what == "tallied"] == ["failed"]


# -- Awe ----------------------------------------------------------------------------------------


@pytest.mark.ruling("Awe", 2)
@pytest.mark.parametrize(
    ("level", "x", "votes"), [("pre", 0, 1), ("pre", 2, 3), ("PRE", 0, 1), ("PRE", 2, 5)]
)
@pytest.mark.rules_text("003 Awe 1")
def test_awe_gives_votes_for_its_cost(table: Table, level: str, x: int, votes: int) -> None:
    """X + 1, or twice X + 1; X from 0 to the blood there is."""
    barth = table.you.ready("Barth (G3)", blood=3)
    table.you.holds("Awe", motion())

    table.you.acts("Motion", by=barth)
    table.you.plays("Awe", by=barth, level=level)
    assert {o.number for o in table.you.options("choose")} == {0, 1, 2, 3}
    table.you.chooses(number=x)
    table.until("polling", table.you)

    assert {o.number for o in table.you.options("vote", minion=barth)} == {votes}
    assert table.blood(barth) == 3 - x


# -- Arishat and T.J. ---------------------------------------------------------------------------


@pytest.mark.ruling("Arishat (G6)", 1)
@pytest.mark.ruling("Arishat (G6)", 2)
@pytest.mark.ruling("Arishat (G6)", 4)
@pytest.mark.parametrize("where", ["locked", "torpor"])
def test_arishat_forces_a_vampire_to_abstain(table: Table, where: str) -> None:
    """A priscus with its ballot, votes cast before; once each referendum, locked or in torpor."""
    prince = table.you.ready("Mkhokheli")
    priscus = table.you.ready("Korah (G2)")
    table.you.holds(motion())
    if where == "locked":
        arishat = table.prey.ready("Arishat (G6)", locked=True)
    else:
        arishat = table.prey.torpor("Arishat (G6)")
    blood = 9

    table.you.acts("Motion", by=prince)
    table.you.votes("for", minion=priscus)
    assert tally(table.state) == (3, 0)
    table.prey.uses(arishat)
    table.prey.chooses(priscus)
    assert tally(table.state) == (0, 0)
    table.until("polling")
    assert not table.prey.may("use", card=arishat)
    blood = table.blood(arishat)
    table.nobody_reacts()

    assert blood == table.blood(arishat)
    assert table.you.pool() == 30


@pytest.mark.ruling("Arishat (G6)", 5)
def test_arishat_keeps_her_vote_in_another_sect(table: Table) -> None:
    """The vote of an independent is a title tied to no sect."""
    arishat = table.you.ready("Arishat (G6)")
    table.you.holds(motion())
    table.until("minion", table.you)
    atoms.set_trait(table.state, arishat, "sect", "anarch")
    table.you.acts("Motion", by=arishat)
    polling(table)

    assert {o.number for o in table.you.options("vote", minion=arishat)} == {1}


def test_arishat_needs_a_blood(table: Table) -> None:
    """Without blood there is no use."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    arishat = table.prey.ready("Arishat (G6)", blood=0)

    table.you.acts("Motion", by=prince)
    polling(table)
    assert not table.prey.may("use", card=arishat)


@pytest.mark.ruling("T.J. (G4)", 1)
@pytest.mark.ruling("T.J. (G4)", 2)
@pytest.mark.parametrize(
    ("region", "blood", "locked", "may"),
    [("ready", 2, False, True), ("torpor", 2, False, True), ("ready", 1, False, False),
     ("ready", 2, True, False)],
)  # fmt: skip
def test_tj_cancels_a_referendum(
    table: Table, region: str, blood: int, locked: bool, may: bool
) -> None:
    """Of a titled Camarilla vampire; unlocked, with 2 blood, in torpor too."""
    prince = table.you.ready("Mkhokheli")
    table.you.holds(motion())
    tj = table.prey.puts("T.J. (G4)", region, blood=blood, locked=locked)

    table.you.acts("Motion", by=prince)
    if may:
        table.until("before_votes")
        assert table.prey.may("use", card=tj)
    table.until("polling", table.you)
    assert table.prey.may("use", card=tj) == may
    table.you.votes("for", minion=prince)  # it would be carried
    if may:
        table.prey.uses(tj)
        assert (table.blood(tj), table.locked(tj)) == (0, True)
    table.nobody_reacts()
    assert table.you.pool() == (30 if may else 31)


@pytest.mark.parametrize("caller", ["Nassir", "Korah (G2)"])
def test_tj_leaves_others_alone(table: Table, caller: str) -> None:
    """An untitled Camarilla vampire, a titled one of the Sabbat."""
    acting = table.you.ready(caller)
    table.you.holds(motion())
    tj = table.prey.ready("T.J. (G4)")

    table.you.acts("Motion", by=acting)
    polling(table)
    assert not table.prey.may("use", card=tj)
