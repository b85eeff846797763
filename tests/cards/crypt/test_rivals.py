"""Vampires that bleed or fight better, or worse, against some: a clan, a sect, a kind of minion."""

from __future__ import annotations

import pytest

from combat_talk import COMBAT_ENDS, DODGE, fight, made_up, rest
from fight_talk import damage_to
from methuselah.engine.traits import sect_of
from methuselah.language import presses
from methuselah.rules.action.blocks import intercept
from methuselah.rules.combat.strike_effects import strength
from methuselah.rules.politics.votes import tally
from politics_talk import motion, polling
from table_talk import Table

BLEEDS = [
    ("Gentha Shale (G4)", "Nefertiti (G2)", 1, 2),
    ("Constanza Vinti (G2)", "Emily Carson (G5)", 1, 3),
    ("Count Germaine (G4 ADV)", "Rake (G1)", 1, 3),
    ("Osvaldo Kühnemann (G6)", "Emily Carson (G5)", 1, 2),
    ("Osvaldo Kühnemann (G6)", "Anson (G1)", 1, 2),
    ("Brunhilde (G3)", "Emily Carson (G5)", 1, 2),
    ("Katarina (G2)", "Spleen, Georgio Gutterpunk (G2)", 1, 2),
    ("Luther (G2)", "Gillian Krader (G2)", 1, 2),
    ("Cornelius Ottavio (G2)", "Rosa Hernández (G4)", 2, 3),
    ("Martin Franckel (G3)", "Sabine Lafitte (G1)", 0, 1),
    ("Martin Franckel (G3)", "Keith Moody (G4)", 0, 1),
    ("Preston Varrick (G4)", "Carlton Van Wyk", 1, 2),
    ("Stephen Bateson (G5)", "Sabine Lafitte (G1)", 1, 2),
    ("Stravinsky (G2)", "Duality (G4)", 2, 3),
    ("Queen Anne (G2)", "Sabine Lafitte (G1)", 2, 3),
    ("Ranjan Rishi, Camarilla Scholar (G2)", "Constanza Vinti (G2)", 1, 2),
    ("Peter Blaine (G2)", "Emily Carson (G5)", 1, 2),
    ("Elisabetta Romano (G2)", "Lalitha (G2)", 1, 2),
    ("Ganesh (G5)", "Domenic Giovanni (G6)", 1, 2),
    ("L'Épuisette (G4)", "Nik Sikko", 1, 2),
    ("Otieno (G4)", "Fish (G4)", 1, 2),
    ("Sigrid Bekker (G2)", "Ryan", 1, 2),
]
"""Who bleeds, whom the prey must control, the bleed without and with."""


def bled(table: Table, name: str) -> int:
    """The pool that the prey loses to a bleed of this vampire."""
    vampire = table.you.ready(name)
    table.you.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=vampire)
    table.nobody_reacts()
    assert table.waits_for(table.you)
    assert table.grand_prey.pool() == 30
    return 30 - table.prey.pool()


@pytest.mark.parametrize(("name", "rival", "without", "with_it"), BLEEDS)
def test_a_rival_of_the_prey_changes_the_bleed(
    table: Table, name: str, rival: str, without: int, with_it: int
) -> None:
    """The Methuselah who is bled controls one of those."""
    table.prey.ready(rival, locked=True)

    assert bled(table, name) == with_it


@pytest.mark.parametrize(("name", "rival", "without", "with_it"), BLEEDS)
def test_a_rival_of_somebody_else_changes_nothing(
    table: Table, name: str, rival: str, without: int, with_it: int
) -> None:
    """Not one's own, nor one of the grand prey; the prey has a minion of another kind."""
    table.you.ready(rival)
    table.grand_prey.ready(rival)
    table.prey.ready("Igo the Hungry (G1)", locked=True)

    assert bled(table, name) == without


@pytest.mark.parametrize(
    ("name", "rival", "number"),
    [
        ("Gentha Shale (G4)", "Nefertiti (G2)", 1),
        ("Brunhilde (G3)", "Emily Carson (G5)", 1),
        ("Ranjan Rishi, Camarilla Scholar (G2)", "Constanza Vinti (G2)", 1),
        ("Peter Blaine (G2)", "Emily Carson (G5)", 1),
        ("Martin Franckel (G3)", "Sabine Lafitte (G1)", 0),
        ("Count Germaine (G4 ADV)", "Rake (G1)", 3),
        ("Osvaldo Kühnemann (G6)", "Emily Carson (G5)", 2),
    ],
)
def test_a_rival_in_torpor_counts_where_the_text_does_not_say_ready(
    table: Table, name: str, rival: str, number: int
) -> None:
    """A ready one is asked for, or one that is controlled."""
    table.prey.torpor(rival)

    assert bled(table, name) == number


@pytest.mark.parametrize(
    ("rival", "number"), [("Miranda Sanova (G1)", 3), ("Adana de Sforza (G4)", 3)]
)
def test_count_germaine_and_titles(table: Table, rival: str, number: int) -> None:
    """Primogen and Inner Circle members are titled in the Camarilla."""
    table.prey.ready(rival, locked=True)
    assert bled(table, "Count Germaine (G4 ADV)") == number


@pytest.mark.parametrize("rival", ["Xaviar (G3)", "Sir Ralph Hamilton (G3)", "Theo Bell (G6)"])
def test_count_germaine_is_content_with_others(table: Table, rival: str) -> None:
    """An Independent with votes is titled but Independent; others have no title; Anarchs."""
    table.prey.ready(rival, locked=True)
    assert bled(table, "Count Germaine (G4 ADV)") == 1


@pytest.mark.parametrize(("rival", "number"), [("Duality (G4)", 3), ("Lambach (G2 ADV)", 2)])
def test_stravinsky_hates_younger_tzimisce(table: Table, rival: str, number: int) -> None:
    """Less capacity than his 9."""
    table.prey.ready(rival, locked=True)
    assert bled(table, "Stravinsky (G2)") == number


def test_martin_franckel_bleeds_whom_the_bleed_reaches(table: Table) -> None:
    """The Methuselah who is bled now counts: a bleed that is deflected is counted again."""
    martin = table.you.ready("Martin Franckel (G3)")
    table.you.ready("Dirk (G4)")
    table.grand_prey.ready("Sabine Lafitte (G1)")
    dominator = table.prey.ready("Emily Carson (G5)")
    table.prey.holds("Deflection")

    table.you.acts(word="bleed", by=martin)
    table.prey.plays("Deflection", by=dominator, level="dom")
    table.prey.chooses(seat=table.grand_prey)
    table.nobody_reacts()

    assert (table.prey.pool(), table.grand_prey.pool()) == (30, 29)


# -- standing conditions -------------------------------------------------------------------------


@pytest.mark.parametrize(("has_it", "number"), [(True, 2), (False, 1)])
def test_urraca_bleeds_better_with_the_edge(table: Table, has_it: bool, number: int) -> None:
    """While her controller has it; that of another is of no use."""
    table.gives_edge(table.you if has_it else table.predator)
    assert bled(table, "Urraca (G4)") == number


@pytest.mark.parametrize(
    ("name", "friend", "without", "with_it"),
    [
        ("Damian (G6)", "Dark Selina (G5)", 1, 2),
        ("Rurik Rakoczy (G5)", "Ludmijla Rakoczy (G5)", 1, 2),
        ("Margaret Milliner (G4)", "Francis Milliner (G4)", 1, 2),
    ],
)
@pytest.mark.parametrize("place", ["ready", "torpor", "nowhere"])
def test_a_friend_who_must_be_ready(
    table: Table, name: str, friend: str, without: int, with_it: int, place: str
) -> None:
    """In torpor it is not ready."""
    if place != "nowhere":
        table.you.puts(friend, place)
    assert bled(table, name) == (with_it if place == "ready" else without)


@pytest.mark.parametrize(
    ("name", "friend", "number"),
    [("Damian (G6)", "Dark Selina (G5)", 1), ("Rurik Rakoczy (G5)", "Ludmijla Rakoczy (G5)", 2)],
)
def test_a_friend_of_somebody_else(table: Table, name: str, friend: str, number: int) -> None:
    """You must control the cardinal; Ludmijla is ready whoever controls her."""
    table.grand_prey.ready(friend)
    assert bled(table, name) == number


@pytest.mark.parametrize(("pool", "votes"), [(10, 2), (11, 1)])
def test_uresseg_scents_weakness(table: Table, pool: int, votes: int) -> None:
    """10 or fewer pool of the prey: +1 bleed, and +1 vote beside the 2 of an archbishop."""
    table.prey.pool(pool)
    uresseg = table.you.ready("Üresség (G6)")
    table.you.ready("Dirk (G4)")
    table.you.holds(motion())
    table.you.acts("Motion", by=uresseg)
    polling(table, table.you)
    before = tally(table.state)[0]
    table.you.votes("for", minion=uresseg)
    assert tally(table.state)[0] - before == votes + 1


@pytest.mark.parametrize(("pool", "left"), [(10, 8), (11, 10)])
def test_uresseg_bleeds_the_weak(table: Table, pool: int, left: int) -> None:
    """At the threshold and above it."""
    table.prey.pool(pool)
    uresseg = table.you.ready("Üresség (G6)")
    table.you.ready("Dirk (G4)")
    table.you.acts(word="bleed", by=uresseg)
    table.nobody_reacts()
    assert table.prey.pool() == left


def test_followers_of_set_bleed_the_controller_of_sir_ralph_better(table: Table) -> None:
    """Any of them who bleeds her; not others, nor one that bleeds somebody else."""
    table.prey.ready("Sir Ralph Hamilton (G3)", locked=True)
    setite = table.you.ready("Abdelsobek (G5)")
    other = table.you.ready("Preston Varrick (G4)")
    table.you.acts(word="bleed", by=setite)
    table.nobody_reacts()
    assert table.prey.pool() == 28
    table.you.acts(word="bleed", by=other)
    table.nobody_reacts()
    assert table.prey.pool() == 27


def test_followers_of_set_bleed_others_as_ever(table: Table) -> None:
    """Sir Ralph's controller is not the one who is bled."""
    table.grand_prey.ready("Sir Ralph Hamilton (G3)")
    assert bled(table, "Abdelsobek (G5)") == 1


# -- strength in combat with some ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "opponent", "number"),
    [
        ("Dominique Santo Paulo (G4)", "Echo (G4)", 2),
        ("Dominique Santo Paulo (G4)", "Beast, The Leatherface of Detroit (G2)", 2),
        ("Dominique Santo Paulo (G4)", "Dirk (G4)", 1),
        ("Marguerite Foccart (G4 ADV)", "Rake (G1)", 2),
        ("Marguerite Foccart (G4 ADV)", "Sir Ralph Hamilton (G3)", 1),
        ("Rake (G1)", "Emily Carson (G5)", 2),
        ("Rake (G1)", "Dirk (G4)", 1),
        ("Sir Ralph Hamilton (G3)", "Dirk (G4)", 2),
        ("Sir Ralph Hamilton (G3)", "Rake (G1)", 1),
        ("Sir Ralph Hamilton (G3)", "Keith Moody (G4)", 1),
        ("Mark Decker (G3)", "Renegade Garou", 3),
        ("Mark Decker (G3)", "Dirk (G4)", 2),
        ("Erinyi (G2)", "Luther (G2)", 0),
        ("Erinyi (G2)", "Katarina (G2)", 1),
        ("Francis Milliner (G4)", "Anson (G1)", 2),
        ("Francis Milliner (G4)", "Yitzak (G3)", 2),
        ("Francis Milliner (G4)", "Dirk (G4)", 1),
        ("Alfred Benezri (G3)", "Carlton Van Wyk", 0),
        ("Alfred Benezri (G3)", "Dirk (G4)", 1),
        ("Echo (G4)", "Lord Fianna (G5)", 2),
        ("Echo (G4)", "Dirk (G4)", 1),
        ("Ransam, The Old Man (G4)", "Sabine Lafitte (G1)", 2),
        ("Ransam, The Old Man (G4)", "Keith Moody (G4)", 1),
        ("Sheva Carr (G5)", "Charles Delmare (G5)", 2),
        ("Sheva Carr (G5)", "Dirk (G4)", 1),
        ("Alessandro Garcia (G4)", "Claudia (G5)", 2),
        ("Alessandro Garcia (G4)", "Dirk (G4)", 1),
        ("Batsheva (G4)", "America Johnson (G5)", 2),
        ("Batsheva (G4)", "Dirk (G4)", 1),
        ("Kevin Jackson (G7)", "Rake (G1)", 2),
        ("Kevin Jackson (G7)", "Dirk (G4)", 1),
        ("Batsheva (G4 ADV)", "Osric Vladislav (G5)", 2),
        ("Batsheva (G4 ADV)", "Dirk (G4)", 1),
        ("Righteous Endeavor (G5)", "Xeper, Sultan of Lepers (G6)", 2),
        ("Righteous Endeavor (G5)", "Dirk (G4)", 1),
    ],
)
def test_strength_in_combat_with_some(table: Table, name: str, opponent: str, number: int) -> None:
    """It depends on the opposing minion; whom a bystander opposes is of no account."""
    fighter = table.you.ready(name)
    opposing = table.prey.ready(opponent, blood=4)
    fight(table, fighter, opposing)
    rest(table)

    assert damage_to(table, opposing) == number


def test_kevin_jackson_makes_brujah_stronger(table: Table) -> None:
    """Both fight better; not one of another clan."""
    kevin = table.you.ready("Kevin Jackson (G7)")
    rake = table.prey.ready("Dónal O'Connor (G6)")
    other = table.prey.ready("Sheva Carr (G5)")
    fight(table, kevin, rake)
    rest(table)
    assert (damage_to(table, kevin), damage_to(table, rake)) == (2, 2)
    assert strength(table.state, other) == 1


def test_righteous_endeavor_blocks_the_infernal(table: Table) -> None:
    """+1 intercept against them: 1 stealth does not help."""
    hidden = table.you.ready("Verrix, Naughty Boy (G6)")
    elihu = table.you.ready("Xeper, Sultan of Lepers (G6)", blood=3)
    righteous = table.prey.ready("Righteous Endeavor (G5)")
    table.you.acts(word="hunt", by=elihu)
    table.prey.blocks(righteous)
    table.nobody_reacts()
    assert table.locked(righteous)
    assert table.where(hidden) == "ready"


def test_righteous_endeavor_misses_others(table: Table) -> None:
    """The stealth of a hunt is enough against it: an attempt could not succeed."""
    hunter = table.you.ready("Preston Varrick (G4)", blood=0)
    table.you.ready("Rake (G1)", blood=1)
    righteous = table.prey.ready("Righteous Endeavor (G5)")
    table.you.acts(word="hunt", by=hunter)
    assert intercept(table.state, righteous) == 0
    assert not table.locked(righteous)
    assert table.blood(hunter) == 1


@pytest.mark.parametrize(("place", "number"), [("ready", 2), ("torpor", 1)])
def test_viri_with_zizi(table: Table, place: str, number: int) -> None:
    """Zizi must be in your ready region."""
    viri = table.you.ready("Viri (G6)")
    table.you.puts("Zizi (G6)", place)
    table.begins()
    assert strength(table.state, viri) == number


def test_viri_with_zizi_of_somebody_else(table: Table) -> None:
    """Another Methuselah's ready region."""
    viri = table.you.ready("Viri (G6)")
    table.prey.ready("Zizi (G6)")
    table.begins()
    assert strength(table.state, viri) == 1


# -- merged --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Marguerite Foccart (G4)", "Batsheva (G4)"])
def test_strength_while_merged(table: Table, name: str) -> None:
    """+1 strength wherever she is; the base version has none of it."""
    merged = table.you.merged(name)
    table.prey.ready(name)
    table.begins()
    assert strength(table.state, merged) == 2


@pytest.mark.ruling("Marguerite Foccart (G4 ADV)", 1)
def test_marguerite_foccart_is_anarch_once_merged(table: Table) -> None:
    """Her base version is Camarilla."""
    merged = table.you.merged("Marguerite Foccart (G4)")
    table.begins()
    assert sect_of(table.state, merged) == "anarch"


# -- Don Michael, Margaret -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "cost"), [("Margaret Milliner (G4)", 1), ("Sarah Raines (G3)", 0)]
)
def test_margaret_milliner_pays_more_for_fortitude(table: Table, name: str, cost: int) -> None:
    """1 additional blood for a card without a cost; another vampire pays none."""
    margaret = table.you.ready(name)
    opponent = table.prey.ready("Dirk (G4)")
    table.you.holds("Soak")
    fight(table, margaret, opponent)
    full = table.blood(margaret)
    table.you.plays("Soak", by=margaret, level="for")

    assert table.blood(margaret) == full - cost


def test_don_michael_cannot_end_combat(table: Table) -> None:
    """No strike: combat ends, no press to end; he is stronger from the second round on."""
    don = table.you.ready("Don Michael Antonio Giovanni (G4)")
    opponent = table.prey.ready("Preston Varrick (G4)")
    table.you.holds(COMBAT_ENDS, DODGE)
    press = made_up("Press To End", modes=(presses(only="press end"),))
    onward = made_up("Press On", modes=(presses(only="press continue"),))
    table.you.holds(press, onward)
    fight(table, don, opponent)
    assert strength(table.state, don) == 1
    assert not table.you.may("strike", word="ends")
    table.until("press", table.you)
    assert not table.you.may("play", card="Press To End")
    table.you.plays("Press On", by=don)
    table.until("strike", table.you)
    assert strength(table.state, don) == 2
    assert strength(table.state, opponent) == 1
