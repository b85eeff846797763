"""No Secrets From the Magaji, who blocks though locked; Set's Curse, an ally out of another."""

from __future__ import annotations

import pytest

from action_talk import action_of, trick
from block_talk import COMPANION, PAUSE, made_vampire
from combat_talk import rest
from fight_talk import damage_to
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.engine.traits import keywords_of
from methuselah.language import (
    THIS_CARD,
    cannot_block,
    end_action,
    reaction,
    shuffles_into_library,
    static,
    trigger,
    vampire,
)
from methuselah.rules.action.action import stealth
from methuselah.rules.action.bleed import bleed_of
from scenes.in_play import only_one_on_each
from table_talk import Table

SECRETS = "No Secrets From the Magaji"
CURSE = "Set's Curse"
MAGAJI = "Sobayifa (G3)"
SNAKE = made_vampire("Snake", "SER", capacity=6)
DAWN = trick(cannot_block(vampire), at=("attempt",), name="Dawn")
WANDERER = paper(
    "Wanderer", trigger("burned", shuffles_into_library(THIS_CARD)), kind="ally", life=2
)
FAIL = trick(end_action("failed"), at=("attempt",), name="Fail")
EXILE = paper("Exile", static("leaves the game"), kind="equipment")
WINK = paper("Wink", reaction())


# -- No Secrets From the Magaji -------------------------------------------------------------------


def test_secrets_are_kept_from_no_magaji(table: Table) -> None:
    """+1 stealth; a ready magaji; unlocked."""
    magaji, other = table.you.ready(MAGAJI), table.you.ready("Misrak (G4)")
    card, _ = table.you.holds(SECRETS, PAUSE)
    assert not table.you.can_play(SECRETS, by=other)
    table.you.acts(SECRETS, by=magaji)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert table.on(card) == magaji
    assert not table.locked(magaji)
    assert table.waits_for(table.you)


def watched(table: Table, *, bribes: int = 0, locked: bool = True, by: object = "Ryan") -> tuple:
    """Ryan of yours will bleed your prey, whose magaji has the card."""
    ryan = table.you.ready(by)  # type: ignore[arg-type]
    table.you.ready(COMPANION)
    for number in range(bribes):
        table.you.in_play(
            paper(f"Bribe {number}", static("stealth", +1), kind="equipment"), on=ryan
        )
    magaji = table.prey.ready(MAGAJI, locked=locked)
    card = table.prey.in_play(SECRETS, on=magaji)
    return ryan, magaji, card


@pytest.mark.parametrize(("bribes", "caught"), [(0, True), (1, True), (2, False)])
@pytest.mark.parametrize("locked", [True, False])
def test_the_magaji_blocks_vampires(table: Table, bribes: int, caught: bool, locked: bool) -> None:
    """Locked or not, with 1 intercept more; who fails burns the card."""
    ryan, magaji, card = watched(table, bribes=bribes, locked=locked)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(magaji)
    rest(table)
    assert (damage_to(table, ryan) > 0) is caught
    assert table.prey.pool() == 30 - (not caught)
    assert table.where(card) == ("attached" if caught else "ash_heap")
    assert table.waits_for(table.you)


def test_secrets_burn_as_the_attempt_fails(table: Table) -> None:
    """At once: nothing is left of them for the rest of the action."""
    ryan, magaji, card = watched(table, bribes=2)
    table.you.holds(PAUSE)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(magaji)
    table.until("attempt", table.you)
    assert table.where(card) == "attached"
    table.until("action", table.you)
    assert table.where(card) == "ash_heap"


def test_who_is_no_magaji_has_no_eye_for_vampires(table: Table) -> None:
    """No intercept without the title."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    table.you.in_play(paper("Bribe", static("stealth", +1), kind="equipment"), on=ryan)
    bearer = table.prey.ready("Misrak (G4)")
    table.prey.in_play(SECRETS, on=bearer)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(bearer)
    rest(table)
    assert table.prey.pool() == 29


def test_the_magaji_may_leave_it_be(table: Table) -> None:
    """Who attempts nothing keeps the card."""
    ryan, _, card = watched(table)
    table.you.acts(word="bleed", by=ryan)
    rest(table)
    assert table.prey.pool() == 29
    assert table.where(card) == "attached"


def test_allies_are_not_watched(table: Table) -> None:
    """Locked the magaji cannot block one; unlocked it has no intercept; it loses no card."""
    ally, magaji, card = watched(table, bribes=1, locked=False, by="Loyal Street Gang")
    table.you.acts(word="bleed", by=ally)
    table.prey.blocks(magaji)
    rest(table)
    assert damage_to(table, ally) == 0
    assert table.where(card) == "attached"


def test_a_locked_magaji_does_not_block_allies(table: Table) -> None:
    """The card speaks of vampires."""
    ally, magaji, _ = watched(table, by="Loyal Street Gang")
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=ally)
    table.until("action", table.prey)
    assert not table.prey.may("block", minion=magaji)


@pytest.mark.parametrize(
    ("name", "where", "may"),
    [
        (MAGAJI, "ready", True),
        (MAGAJI, "torpor", False),
        ("Misrak (G4)", "ready", False),
    ],
)
def test_a_ready_magaji_blocks(table: Table, name: str, where: str, may: bool) -> None:
    """Not one in torpor, nor who has lost the title."""
    ryan = table.you.ready("Ryan")
    table.you.ready(COMPANION)
    bearer = table.prey.puts(name, where, locked=True)
    table.prey.in_play(SECRETS, on=bearer)
    table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert table.prey.may("block", minion=bearer) is may


@pytest.mark.ruling(SECRETS, 1)
def test_secrets_burn_where_an_effect_prevents_the_block(table: Table) -> None:
    """The attempt was made, and vampires cannot block from then on."""
    ryan, magaji, card = watched(table)
    table.you.holds(DAWN)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(magaji)
    table.you.plays("Dawn", by=ryan)
    rest(table)
    assert table.prey.pool() == 29
    assert damage_to(table, magaji) == 0
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling(SECRETS, 1)
def test_secrets_burn_where_the_action_fails_meanwhile(table: Table) -> None:
    """An action that is made to fail during the attempt was not blocked."""
    ryan, magaji, card = watched(table)
    table.you.holds(FAIL)
    table.you.acts(word="bleed", by=ryan)
    table.prey.blocks(magaji)
    table.you.plays("Fail", by=ryan)
    rest(table)
    assert table.prey.pool() == 30
    assert table.where(card) == "ash_heap"


@pytest.mark.ruling(SECRETS, 2)
def test_secrets_wake_nobody(table: Table) -> None:
    """A locked magaji with it plays no reaction card."""
    ryan, magaji, _ = watched(table)
    table.prey.holds(WINK)
    other = table.prey.ready("Nassir")
    table.you.acts(word="bleed", by=ryan)
    table.until("action", table.prey)
    assert table.prey.can_play("Wink", by=other)
    assert not table.prey.can_play("Wink", by=magaji)


def test_secrets_once_for_each_vampire() -> None:
    """A second one is for another magaji."""
    only_one_on_each(SECRETS, on=MAGAJI, other="Ubende (G4)")


# -- Set's Curse ----------------------------------------------------------------------------------


@pytest.mark.parametrize("aim", ["ally", "retainer"])
def test_an_ally_or_retainer_is_cursed(table: Table, aim: str) -> None:
    """Anybody's; the card becomes an animal with 3 life, 2 strength, no bleed; for 2 blood."""
    snake = table.you.ready(SNAKE)
    other = table.you.ready(COMPANION)
    own = table.you.ready("Underbridge Stray", level="ani")
    ally, bearer = table.prey.ready("Loyal Street Gang"), table.grand_prey.ready("Ryan")
    retainer = table.grand_prey.in_play("Ghoul Retainer", on=bearer)
    table.grand_prey.in_play(".44 Magnum", on=bearer)
    table.prey.ready("Duck (G1)")
    card, _ = table.you.holds(CURSE, PAUSE)
    assert not table.you.can_play(CURSE, by=other)
    table.you.acts(CURSE, by=snake, level="ser")
    assert table.you.choices() == {own, ally, retainer}
    target, left = (ally, retainer) if aim == "ally" else (retainer, ally)
    table.you.chooses(target)
    assert stealth(table.state, action_of(table)) == 1
    assert action_of(table).targets == ((1,) if aim == "ally" else (2,))
    rest(table)
    assert table.where(target) == "ash_heap"
    assert table.where(left) in ("ready", "attached")
    assert (table.where(card), table.blood(card)) == ("ready", 3)
    assert table.blood(snake) == 4
    assert table.waits_for(table.you)


@pytest.mark.parametrize(("capacity", "may"), [(2, True), (3, False)])
def test_a_young_vampire_is_cursed(table: Table, capacity: int, may: bool) -> None:
    """At superior one of capacity 2 or less, in torpor too, and neither ally nor retainer."""
    snake = table.you.ready(SNAKE)
    table.you.ready(COMPANION)
    table.prey.ready("Loyal Street Gang")
    victim = table.prey.torpor(made_vampire("Victim", capacity=capacity))
    second = table.prey.ready("KoKo (G1)")
    card, _ = table.you.holds(CURSE, PAUSE)
    table.you.acts(CURSE, by=snake, level="SER")
    if not may:
        assert action_of(table).targets == (1,)
        rest(table)
        assert (table.where(victim), table.where(second)) == ("torpor", "ash_heap")
        return
    assert table.you.choices() == {victim, second}
    table.you.chooses(victim)
    assert stealth(table.state, action_of(table)) == 1
    rest(table)
    assert (table.where(victim), table.where(second)) == ("ash_heap", "ready")
    assert (table.where(card), table.blood(card), table.blood(snake)) == ("ready", 3, 4)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("level", ["ser", "SER"])
def test_what_the_cursed_animal_is(table: Table, level: str) -> None:
    """It strikes for 2, has no bleed, plays no action card and bears nothing."""
    snake = table.you.ready(SNAKE)
    table.you.ready("Ryan")
    table.prey.ready("Loyal Street Gang" if level == "ser" else "KoKo (G1)")
    guard = table.prey.ready(made_vampire("Guard", capacity=8))
    card, _ = table.you.holds(CURSE, PAUSE)
    table.you.holds(".44 Magnum", "Ghoul Retainer", "Computer Hacking")
    table.you.acts(CURSE, by=snake, level=level)
    rest(table)
    table.until_turn_of(table.prey)
    table.until_turn_of(table.you, "minion")
    for name in (".44 Magnum", "Ghoul Retainer", "Computer Hacking"):
        assert not table.you.can_play(name, by=card)
        assert table.you.can_play(name, by=snake)
    assert keywords_of(table.state, card) == {"animal"}
    assert bleed_of(table.state, card) == 0
    table.you.acts(word="bleed", by=card)
    table.prey.blocks(guard)
    rest(table)
    assert (damage_to(table, guard), damage_to(table, card)) == (2, 1)


@pytest.mark.ruling(CURSE, 1)
def test_what_cannot_be_burned_leaves_no_animal(table: Table) -> None:
    """A vampire that gets a counter instead stays, and the card is burned."""
    snake = table.you.ready(SNAKE)
    table.you.ready(COMPANION)
    victim = table.prey.ready("KoKo (G1)")
    table.prey.in_play(paper("Charm", static("outlives burning", 3), kind="equipment"), on=victim)
    card, _ = table.you.holds(CURSE, PAUSE)
    table.you.acts(CURSE, by=snake, level="SER")
    rest(table)
    assert table.where(victim) == "torpor"
    assert table.where(card) == "ash_heap"
    assert table.blood(snake) == 4


def test_what_leaves_the_game_instead_was_not_burned(table: Table) -> None:
    """There is no animal then."""
    snake = table.you.ready(SNAKE)
    table.you.ready(COMPANION)
    victim = table.prey.ready("KoKo (G1)")
    table.prey.in_play(EXILE, on=victim)
    card, _ = table.you.holds(CURSE, PAUSE)
    table.you.acts(CURSE, by=snake, level="SER")
    rest(table)
    assert (table.where(victim), table.where(card)) == ("removed", "ash_heap")


@pytest.mark.ruling(CURSE, 2)
@pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 6)
@pytest.mark.ruling("Amam the Devourer", 2)
@pytest.mark.ruling("Nephren-Ka", 7)
@pytest.mark.ruling("Qetu the Evil Doer", 1)
@pytest.mark.ruling("Saatet-ta", 1)
@pytest.mark.ruling("Tutu the Doubly Evil One", 1)
@pytest.mark.parametrize(
    "name",
    [
        WANDERER,
        "Akhenaten, The Sun Pharaoh",
        "Amam the Devourer",
        "Nephren-Ka",
        "Qetu the Evil Doer",
        "Saatet-ta",
        "Tutu the Doubly Evil One",
    ],
)
def test_what_goes_into_the_library_instead_was_burned(
    table: Table, name: str | Definition
) -> None:
    """Who is shuffled into the library once burned was burned: the animal comes all the same."""
    snake = table.you.ready(SNAKE)
    table.you.ready(COMPANION)
    demon = table.prey.ready(name)
    card, _ = table.you.holds(CURSE, PAUSE)
    table.you.acts(CURSE, by=snake, level="ser")
    rest(table)
    assert table.where(demon) == "library"
    assert table.where(card) == "ready"


@pytest.mark.ruling(CURSE, 3)
def test_the_animal_has_cost_nothing(table: Table) -> None:
    """Not the 2 blood of the card that it was."""
    snake = table.you.ready(SNAKE)
    table.you.ready(COMPANION)
    table.prey.ready("Loyal Street Gang")
    card, _ = table.you.holds(CURSE, PAUSE)
    table.you.acts(CURSE, by=snake, level="ser")
    rest(table)
    face = table.state.definition(card).face
    assert (face.pool_cost or 0, face.blood_cost or 0) == (0, 0)
