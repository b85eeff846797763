"""Action modifiers of the Ravnos, Salubri and Tzimisce decks of the Fifth Edition."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from combat_talk import fight, rest
from methuselah.rules.action.action import stealth
from methuselah.rules.action.bleed import bleed_amount
from methuselah.rules.action.blocks import intercept
from table_talk import Table

WAITS = trick(at=("announced", "action", "attempt", "declined"))
"""Something that you could play: it keeps the windows of an action open."""
COMPANION = "Meaghan"


def test_inferior_forced_confessional_takes_intercept(table: Table) -> None:
    """-1 intercept for the blocking minion: it fails, and others may still try."""
    yael = table.you.ready("Yael")
    table.you.holds("Forced Confessional")
    ryan = table.prey.ready("Ryan")
    ashley = table.prey.ready("Ashley")

    table.you.acts(by=yael, word="bleed")
    assert not table.you.can_play("Forced Confessional")
    table.prey.blocks(ryan)
    table.you.plays("Forced Confessional", by=yael, level="dom")
    assert not table.prey.may("block", minion=ryan) or intercept(table.state, ryan) == -1
    table.prey.blocks(ashley)
    assert intercept(table.state, ashley) == 0


def test_superior_forced_confessional_fails_the_attempt_for_good(table: Table) -> None:
    """That minion does not attempt again; another may. Inferior Dominate does not do it."""
    aniel = table.you.ready("Aniel")
    table.you.holds("Forced Confessional")
    ryan = table.prey.ready("Ryan")
    ashley = table.prey.ready("Ashley")

    table.you.acts(by=aniel, word="bleed")
    table.prey.blocks(ryan)
    table.you.plays("Forced Confessional", by=aniel, level="DOM")
    assert table.prey.may("block", minion=ashley)
    assert not table.prey.may("block", minion=ryan)
    table.nobody_reacts()
    assert table.prey.pool() == 29
    assert not table.locked(ryan)


def test_forced_confessional_requires_a_salubri_with_the_level(table: Table) -> None:
    """Yael has no superior Dominate, Jackson Asher is no Salubri."""
    yael = table.you.ready("Yael")
    jackson = table.you.ready("Jackson Asher")
    table.you.holds("Forced Confessional", WAITS)
    ryan = table.prey.ready("Ryan")

    table.you.acts(by=jackson, word="bleed")
    table.prey.blocks(ryan)
    table.until("attempt", table.you)
    assert not table.you.can_play("Forced Confessional")
    assert not table.you.can_play("Forced Confessional", by=yael)


def test_superior_seduction_keeps_any_vampire_from_blocking(table: Table) -> None:
    """As the action is announced, and for this action only: an older one too, but no ally."""
    claus = table.you.ready("Claus Wegener")
    lupo = table.you.ready("Lupo")
    table.you.holds("Seduction", WAITS)
    tara = table.prey.ready("Tara")
    gang = table.prey.ready("Loyal Street Gang")

    table.you.acts(by=claus, word="bleed")
    table.you.plays("Seduction", by=claus, level="DOM")
    assert not any(option.target == gang for option in table.you.options("choose"))
    table.you.chooses(tara)
    table.until("action", table.you)
    assert not table.prey.may("block", minion=tara)
    assert table.prey.may("block", minion=gang)
    table.nobody_reacts()
    assert table.prey.pool() == 29

    table.you.acts(by=lupo, word="bleed")
    table.until("action", table.you)
    assert table.prey.may("block", minion=tara)


def test_inferior_seduction_chooses_a_younger_vampire(table: Table) -> None:
    """One of the same capacity is not younger; an ally is no vampire."""
    ingrid = table.you.ready("Ingrid Russo")
    table.you.holds("Seduction")
    dimple = table.prey.ready("Dimple")
    krid = table.prey.ready("Krid")
    same = table.prey.ready("Agrippina")
    table.prey.ready("Loyal Street Gang")

    table.you.acts(by=ingrid, word="bleed")
    table.you.plays("Seduction", by=ingrid, level="dom")
    assert {option.target for option in table.you.options("choose")} == {dimple, krid}
    table.you.chooses(dimple)
    assert not table.prey.may("block", minion=dimple)
    assert table.prey.may("block", minion=krid)
    table.prey.blocks(same)
    rest(table)
    assert table.prey.pool() == 30


@pytest.mark.ruling("Seduction", 1)
@pytest.mark.ruling("Seduction", 2)
def test_seduction_comes_before_other_modifiers_and_after_the_replacement(table: Table) -> None:
    """The action card is replaced first; after Conditioning it is too late."""
    claus = table.you.ready("Claus Wegener")
    table.you.holds("Govern the Unaligned", "Conditioning", "Seduction")
    table.prey.ready("Dimple")

    table.you.acts("Govern the Unaligned", by=claus, level="dom")
    table.until("announced", table.you)
    assert len(table.you.hand()) == 3
    assert table.you.can_play("Seduction")
    assert not table.you.can_play("Conditioning")
    table.you.passes()
    table.until("action", table.you)
    assert table.you.can_play("Conditioning")
    assert not table.you.can_play("Seduction")


@pytest.mark.ruling("Unleashing the Bestial Soul", 1)
@pytest.mark.parametrize("level", ["dom", "DOM"])
def test_unleashing_the_bestial_soul_silences_one_minion(table: Table, level: str) -> None:
    """It plays no reaction cards; superior, the next one by another costs 1 blood more."""
    aniel = table.you.ready("Aniel")
    table.you.ready(COMPANION)
    table.you.holds("Unleashing the Bestial Soul")
    ryan = table.prey.ready("Ryan", locked=True)
    rufina = table.prey.ready("Lauren", locked=True, blood=2)
    table.prey.holds("On the Qui Vive", "On the Qui Vive", "Wake with Evening's Freshness")

    table.you.acts(by=aniel, word="bleed")
    table.you.plays("Unleashing the Bestial Soul", by=aniel, level=level)
    table.you.chooses(ryan)
    table.until("as_played", table.prey)
    assert table.prey.can_play("On the Qui Vive", by=ryan)
    table.until("action", table.prey)
    assert table.blood(aniel) == 5
    assert not table.prey.can_play("On the Qui Vive", by=ryan)
    table.prey.plays("On the Qui Vive", by=rufina)
    table.until("action", table.prey)
    assert table.blood(rufina) == (1 if level == "DOM" else 2)
    table.prey.plays("Wake with Evening's Freshness", by=rufina)
    table.nobody_reacts()
    assert table.blood(rufina) == (1 if level == "DOM" else 2)


def test_unleashing_makes_a_reaction_too_dear_for_an_empty_vampire(table: Table) -> None:
    """Without blood it cannot be played; an ally pays with life."""
    aniel = table.you.ready("Aniel")
    table.you.ready(COMPANION)
    table.you.holds("Unleashing the Bestial Soul")
    empty = table.prey.ready("Lauren", locked=True, blood=0)
    gang = table.prey.ready("Loyal Street Gang", locked=True)
    table.prey.holds("On the Qui Vive", "On the Qui Vive")

    table.you.acts(by=aniel, word="bleed")
    table.you.plays("Unleashing the Bestial Soul", by=aniel, level="DOM")
    table.you.chooses(aniel)
    table.until("action", table.prey)
    assert not table.prey.can_play("On the Qui Vive", by=empty)
    life = table.blood(gang)
    table.prey.plays("On the Qui Vive", by=gang)
    table.until("action", table.prey)
    assert table.blood(gang) == life - 1
    assert table.prey.can_play("On the Qui Vive", by=empty)


def test_visions_of_gehenna_keeps_allies_out(table: Table) -> None:
    """Inferior: no ally blocks, vampires may."""
    oleg = table.you.ready("Oleg Kaprizov")
    table.you.holds("Visions of Gehenna")
    gang = table.prey.ready("Loyal Street Gang")
    ryan = table.prey.ready("Ryan")

    table.you.acts(by=oleg, word="bleed")
    table.you.plays("Visions of Gehenna", by=oleg, level="pre")
    assert not table.prey.may("block", minion=gang)
    assert table.prey.may("block", minion=ryan)
    assert bleed_amount(table.state, action_of(table)) == 1


def test_superior_visions_of_gehenna_bleeds_for_two_more(table: Table) -> None:
    """Limited, and only in a bleed; no ally blocks."""
    zafira = table.you.ready("Zafira")
    table.you.holds("Visions of Gehenna", "Monkey Wrench")
    gang = table.prey.ready("Loyal Street Gang")

    table.you.acts(by=zafira, word="bleed")
    table.you.plays("Visions of Gehenna", by=zafira, level="PRE")
    assert not table.prey.may("block", minion=gang)
    assert not table.you.can_play("Monkey Wrench")
    table.nobody_reacts()
    assert table.prey.pool() == 27


def test_superior_visions_of_gehenna_needs_a_bleed(table: Table) -> None:
    """A hunt takes the inferior level only."""
    zafira = table.you.ready("Zafira", blood=1)
    table.you.holds("Visions of Gehenna")

    table.you.acts(by=zafira, word="hunt")
    table.until("action", table.you)
    assert table.you.can_play("Visions of Gehenna", level="pre")
    assert not table.you.can_play("Visions of Gehenna", level="PRE")


@pytest.mark.ruling("Invigorate", 1)
def test_invigorate_by_the_discipline_that_is_used(table: Table) -> None:
    """An Anarch with any one of them plays it; others do not."""
    prentis = table.you.ready("Prentis Derby")
    table.you.ready(COMPANION)
    table.you.holds("Invigorate")

    table.you.acts(by=prentis, word="bleed")
    table.until("action", table.you)
    for level in ("ani", "dom", "pro"):
        assert table.you.can_play("Invigorate", level=level)


def test_invigorate_requires_an_anarch_with_a_discipline(table: Table) -> None:
    """Monica Chang has Dominate only; Jackson Asher is no Anarch."""
    monica = table.you.ready("Monica Chang")
    jackson = table.you.ready("Jackson Asher")
    table.you.holds("Invigorate", WAITS)

    table.you.acts(by=jackson, word="bleed")
    table.until("action", table.you)
    assert not table.you.can_play("Invigorate")
    table.nobody_reacts()
    table.you.acts(by=monica, word="bleed")
    table.until("action", table.you)
    assert table.you.can_play("Invigorate", level="dom")
    assert not table.you.can_play("Invigorate", level="ani")


def test_invigorate_keeps_allies_from_blocking(table: Table) -> None:
    """[dom] This action; vampires may block."""
    monica = table.you.ready("Monica Chang")
    table.you.holds("Invigorate")
    gang = table.prey.ready("Loyal Street Gang")
    ryan = table.prey.ready("Ryan")

    table.you.acts(by=monica, word="bleed")
    table.you.plays("Invigorate", by=monica, level="dom")
    assert not table.prey.may("block", minion=gang)
    assert table.prey.may("block", minion=ryan)


@pytest.mark.parametrize(("level", "where", "blood"), [("ani", "ready", 4), ("pro", "torpor", 6)])
def test_invigorate_strengthens_the_hand(table: Table, level: str, where: str, blood: int) -> None:
    """[ani] +1 strength, [pro] aggravated hand strikes, in the combat of this action."""
    prentis = table.you.ready("Prentis Derby")
    table.you.ready(COMPANION)
    table.you.holds("Invigorate")
    ira = table.prey.ready("Enam", blood=6)

    table.you.acts(by=prentis, word="bleed")
    table.you.plays("Invigorate", by=prentis, level=level)
    table.prey.blocks(ira)
    rest(table)

    assert (table.where(ira), table.blood(ira)) == (where, blood)
    assert table.blood(prentis) == 3


def test_obedient_flesh_hides_and_hinders_allies(table: Table) -> None:
    """[dom][pro] +1 stealth when needed, 1 blood; allies get -1 intercept, vampires do not."""
    prentis = table.you.ready("Prentis Derby")
    table.you.ready(COMPANION)
    table.you.holds("Obedient Flesh")
    gang = table.prey.ready("Loyal Street Gang")
    ryan = table.prey.ready("Ryan")

    table.you.acts(by=prentis, word="bleed")
    assert not table.you.can_play("Obedient Flesh")
    table.prey.blocks(gang)
    table.you.plays("Obedient Flesh", by=prentis, level="dom_pro")
    assert (intercept(table.state, gang), intercept(table.state, ryan)) == (-1, 0)
    assert stealth(table.state, action_of(table)) == 1
    assert table.blood(prentis) == 3


def test_superior_obedient_flesh_arms_a_fighter_for_a_round(table: Table) -> None:
    """+1 strength, a maneuver, and 1 damage prevented; once each round."""
    marialena = table.you.ready("Marialena")
    table.you.holds("Obedient Flesh", "Obedient Flesh")
    enam = table.prey.ready("Lauren")

    fight(table, marialena, enam)
    table.you.plays("Obedient Flesh", by=marialena, level="DOM_PRO")
    table.until("range", table.you)
    assert not table.you.can_play("Obedient Flesh")
    assert table.you.may("use maneuver")
    table.you.passes()
    table.you.does("use prevention")
    rest(table)

    assert table.blood(enam) == 2
    assert table.blood(marialena) == 3  # 1 for the card, 1 for being blocked


def test_veil_the_legions_is_played_by_another_vampire(table: Table) -> None:
    """Ready, unlocked and not acting; +1 stealth; one each action."""
    acting = table.you.ready("Lupo")
    dimple = table.you.ready("Dimple")
    krid = table.you.ready("Krid")
    locked = table.you.ready("Normal", locked=True)
    table.you.holds("Veil the Legions", "Veil the Legions", WAITS)
    ryan = table.prey.ready("Ryan")
    table.prey.in_play("KRCG News Radio")

    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(ryan)
    table.until("attempt", table.you)
    assert not table.you.can_play("Veil the Legions", by=locked)
    assert not table.you.can_play("Veil the Legions", by=acting)
    table.you.plays("Veil the Legions", by=dimple, level="obf")
    assert stealth(table.state, action_of(table)) == 1
    table.prey.uses("KRCG News Radio")
    table.until("attempt", table.you)
    assert not table.you.can_play("Veil the Legions", by=krid)


@pytest.mark.ruling("Veil the Legions", 1)
def test_veil_the_legions_is_for_its_own_controller(table: Table) -> None:
    """A vampire of somebody else does not play it."""
    acting = table.you.ready("Lupo")
    table.you.holds(WAITS)
    table.grand_prey.ready("Agrippina")
    table.grand_prey.holds("Veil the Legions")
    ryan = table.prey.ready("Ryan")

    table.you.acts(by=acting, word="bleed")
    table.prey.blocks(ryan)
    table.until("attempt", table.you)
    assert not table.grand_prey.can_play("Veil the Legions")


@pytest.mark.ruling("Veil the Legions", 2)
def test_superior_veil_the_legions_hides_the_next_actions(table: Table) -> None:
    """X blood for the next X actions of any minion of yours; an action that is ended counts."""
    agrippina = table.you.ready("Agrippina", blood=4)
    first, second, third = (table.you.ready(name) for name in ("Lupo", "Dimple", "Krid"))
    table.you.holds("Veil the Legions", "Change of Target")
    ryan = table.prey.ready("Ryan")
    ashley = table.prey.ready("Ashley")
    table.prey.in_play("KRCG News Radio")

    table.you.acts(by=first, word="bleed")
    table.prey.blocks(ryan)
    table.you.plays("Veil the Legions", by=agrippina, level="OBF")
    table.you.chooses(number=1)
    assert table.blood(agrippina) == 3
    table.nobody_reacts()
    assert table.prey.pool() == 29

    table.you.acts(by=second, word="bleed")
    assert stealth(table.state, action_of(table)) == 1
    table.prey.blocks(ashley)
    table.prey.uses("KRCG News Radio")
    table.you.plays("Change of Target", by=second)
    table.you.acts(by=third, word="bleed")
    assert stealth(table.state, action_of(table)) == 0
    rest(table)


def test_superior_veil_the_legions_is_played_once_each_turn(table: Table) -> None:
    """Once at superior in a turn, whoever plays it; at inferior in other actions."""
    agrippina = table.you.ready("Agrippina")
    florentina = table.you.ready("Florentina Lengauer")
    first, second = table.you.ready("Lupo"), table.you.ready("Angel")
    table.you.holds("Veil the Legions", "Veil the Legions", WAITS)
    ryan = table.prey.ready("Ryan")
    ashley = table.prey.ready("Ashley")

    table.you.acts(by=first, word="bleed")
    table.prey.blocks(ryan)
    table.you.plays("Veil the Legions", by=agrippina, level="OBF")
    table.you.chooses(number=0)
    table.nobody_reacts()
    table.you.acts(by=second, word="bleed")
    table.prey.blocks(ashley)
    table.until("attempt", table.you)
    assert table.you.can_play("Veil the Legions", by=florentina, level="obf")
    assert not table.you.can_play("Veil the Legions", by=florentina, level="OBF")
