"""Vampires in referendums: votes for blood or cards, voters silenced, what follows success."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, DODGE, fight, rest
from methuselah.rules.politics.votes import tally
from politics_talk import carried, motion, polling
from table_talk import Table

PLAIN = "Preston Varrick (G4)"


# -- referendums ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Sundown (G3)", marks=pytest.mark.ruling("Sundown (G3)", 2)),
        pytest.param(
            "Danielle Diron (G3 ADV)", marks=pytest.mark.ruling("Danielle Diron (G3 ADV)", 2)
        ),
    ],
)
def test_a_vote_for_a_blood(table: Table, name: str) -> None:
    """+1 vote, once in the referendum, even locked."""
    caller = table.you.ready("Rake (G1)")
    voter = table.you.ready(name, locked=True)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    full = table.blood(voter)
    table.you.uses(voter)
    assert table.blood(voter) == full - 1
    assert not table.you.may("use", card=voter)
    before = tally(table.state)
    table.you.votes("for", minion=voter)
    assert sum(tally(table.state)) == sum(before) + 1


@pytest.mark.parametrize(
    ("name", "card", "votes"),
    [
        pytest.param("Modius (G7)", "Blood Doll", 1, marks=pytest.mark.ruling("Modius (G7)", 2)),
        pytest.param("Dr. John Dee (G4)", "Drawing Out the Beast", 0, marks=()),
    ],
)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_a_card_for_votes(table: Table, name: str, card: str, votes: int, place: str) -> None:
    """A discarded card is worth votes, once; the wrong card is not asked for."""
    caller = table.you.ready("Rake (G1)")
    voter = table.you.puts(name, place)
    table.you.holds(motion(), card)
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    assert table.you.may("use", card=voter) == bool(votes)
    if votes:
        table.you.uses(voter)
        assert not table.you.may("use", card=voter)


@pytest.mark.ruling("Dr. John Dee (G4)", 1)
def test_dr_john_dee_discards_blood_sorcery(table: Table) -> None:
    """+2 votes for a card that requires it, even locked; once."""
    caller = table.you.ready("Rake (G1)")
    john = table.you.ready("Dr. John Dee (G4)", locked=True)
    table.you.holds(motion(), "Theft of Vitae", "Theft of Vitae")
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    table.you.uses(john)
    if table.you.may("choose"):
        table.you.chooses("Theft of Vitae")  # type: ignore[arg-type]
    polling(table, table.you)
    assert not table.you.may("use", card=john)
    before = tally(table.state)[0]
    table.you.votes("for", minion=john)
    assert tally(table.state)[0] == before + 2 + 2


@pytest.mark.parametrize(("opponent", "may"), [("Emily Carson (G5)", False), (PLAIN, True)])
def test_ventrue_do_not_end_combat_with_dr_john_dee(table: Table, opponent: str, may: bool) -> None:
    """The strike is not offered to them."""
    john = table.you.ready("Dr. John Dee (G4)")
    theirs = table.prey.ready(opponent)
    table.prey.holds(COMBAT_ENDS, DODGE)
    fight(table, john, theirs)
    table.until("strike", table.prey)
    assert table.prey.may("play", card=DODGE.name)
    assert table.prey.may("play", card=COMBAT_ENDS.name) == may


def test_ayo_igoli_counts_the_titled(table: Table) -> None:
    """One vote for each ready titled vampire of yours."""
    caller = table.you.ready("Rake (G1)")
    table.you.ready("Constanza Vinti (G2)")
    table.you.torpor("Anson (G1)")
    table.prey.ready("Katarina (G2)")
    ayo = table.you.ready("Ayo Igoli (G4)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    before = tally(table.state)[0]
    table.you.votes("for", minion=ayo)
    assert tally(table.state)[0] == before + 2


def test_ayo_igoli_feeds_laibon(table: Table) -> None:
    """2 blood for a discard phase action."""
    ayo = table.you.ready("Ayo Igoli (G4)")
    young = table.you.uncontrolled("Kamiri wa Itherero (G4)")
    table.you.uncontrolled("Rake (G1)")
    table.begins("discard")
    table.you.uses(ayo)
    assert (table.blood(ayo), table.blood(young)) == (8, 2)
    assert not table.you.may("discard")


@pytest.mark.ruling("Kateline Nadasdy (G4)", 2)
@pytest.mark.ruling("Kateline Nadasdy (G4)", 4)
@pytest.mark.parametrize("place", ["ready", "torpor"])
def test_kateline_silences_a_voter(table: Table, place: str) -> None:
    """For 1 blood, once: votes already cast are gone; not those of the acting vampire."""
    caller = table.you.ready("Rake (G1)")
    kateline = table.you.puts("Kateline Nadasdy (G4)", place, locked=place == "ready")
    voter = table.prey.ready("Katarina (G2)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.prey.votes("against", minion=voter)
    assert tally(table.state)[1] == 2
    table.you.uses(kateline)
    offered = {option.target for option in table.you.options("choose")}
    assert caller not in offered
    table.you.chooses(voter)
    assert table.blood(kateline) == 6
    assert tally(table.state)[1] == 0
    assert not table.you.may("use", card=kateline)


@pytest.mark.ruling("Gravitnir (G4)", 2)
def test_gravitnir_silences_the_caller(table: Table) -> None:
    """For 1 blood the acting vampire abstains; locked too, once."""
    caller = table.you.ready("Rake (G1)")
    gravitnir = table.prey.ready("Gravitnir (G4)", locked=True)
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    table.prey.uses(gravitnir)
    assert table.blood(gravitnir) == 9
    assert not table.prey.may("use", card=gravitnir)
    polling(table, table.you)
    assert not table.you.may("vote", minion=caller)


@pytest.mark.ruling("Aaradhya, The Callous Tyrant (G6)", 1)
@pytest.mark.parametrize("passes", [True, False])
def test_aaradhya_unlocks_after_politics(table: Table, passes: bool) -> None:
    """After a successful political action, whatever became of the referendum."""
    mine = table.you.ready("Aaradhya, The Callous Tyrant (G6)")
    table.you.ready("Dirk (G4)")
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    polling(table, table.you)
    if passes:
        table.you.votes("for", minion=mine)
    table.you.uses(mine)
    assert not table.locked(mine)


@pytest.mark.parametrize("passes", [True, False])
def test_antonio_delgado_unlocks_in_the_discard_phase(table: Table, passes: bool) -> None:
    """He may, if his referendum passed."""
    mine = table.you.ready("Antonio Delgado (G2)")
    table.you.ready("Dirk (G4)")
    table.you.holds(motion())
    table.you.acts("Motion", by=mine)
    polling(table, table.you)
    if passes:
        carried(table, mine)
        table.you.does("do")
    else:
        rest(table)
        table.until_turn_of(table.you, "discard")
    assert table.locked(mine) != passes


def test_jolan_unlocks_after_recruiting(table: Table) -> None:
    """In the next discard phase."""
    mine = table.you.ready("Szechenyi Jolán, Mother of Horrors (G3)")
    table.you.ready("Dirk (G4)")
    table.you.holds("Vagabond Mystic")
    table.you.acts("Vagabond Mystic", by=mine)
    table.you.uses(mine)
    assert table.locked(mine)
    table.you.does("do")
    assert not table.locked(mine)


@pytest.mark.ruling("Kateline Nadasdy (G4)", 1)
def test_kateline_silences_the_ballots_of_a_priscus(table: Table) -> None:
    """Votes and ballots alike."""
    caller = table.you.ready("Rake (G1)")
    kateline = table.you.ready("Kateline Nadasdy (G4)")
    priscus = table.prey.ready("Righteous Endeavor (G5)")
    table.you.holds(motion())
    table.you.acts("Motion", by=caller)
    polling(table, table.you)
    table.you.uses(kateline)
    table.you.chooses(priscus)
    table.until("polling", table.you)
    assert not table.prey.may("vote", minion=priscus)
