"""Rulings that allies share which play cards as vampires."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from action_talk import told
from combat_talk import COMPANION, MANEUVER, fight, rest
from made_up import of_level, paper
from methuselah.engine.traits import discipline_level
from methuselah.language import (
    TARGET,
    THIS,
    action,
    ally,
    burn_card,
    choose,
    employs,
    employs_from_hand,
    environmental_damage,
    gain_pool,
    hand_strike,
    keyword,
    modifier,
    monster,
    not_,
    on,
    ranged_strike,
    sends_to_torpor,
    static,
    stealth,
    strike,
    use,
)
from table_talk import Table


class Player(NamedTuple):
    """An ally, the basic Discipline lent to it, its capacity then, where it goes when burned."""

    name: str
    code: str
    capacity: int
    gone: str = "ash_heap"
    bleeds: bool = True
    level: str = ""

    def comes(self, table: Table, **how: Any) -> int:
        """It is yours and ready, at its level, with an infernal vampire beside it."""
        if self.level:
            table.you.in_play(PACT, on=table.you.ready("Muse"))
        return table.you.ready(self.name, level=self.level, **how)


PACT = paper("Pact", static("infernal"), kind="equipment")


AKHENATEN = Player("Akhenaten, The Sun Pharaoh", "nec", 3, gone="library")
RAFASTIO = Player("Rafastio Ghoul", "tha", 3)
TALAQ = Player("Talaq, The Immortal", "tha", 3)
THUG = Player("Ghouled Street Thug", "pot", 2, bleeds=False)
TOP = Player("High Top", "cel", 4, bleeds=False)
NOCTURN = Player("Nocturn", "obt", 1, level="obt")
ALIA = Player("Alia, God's Messenger", "aus", 1)
DAIMON = Player("Infernal Servitor", "dai", 1, level="DAI")


HERALD = Player("Herald of Topheth", "dai", 5)
THUGGEE = Player("Marijava Thuggee", "obf", 1)
THORNE = Player("Grey Thorne", "pot", 1)
RUNNER = Player("Tunnel Runner", "ani", 1)
JUIZ = Player("The Vozhd of Juiz de Fora", "ani", 5, bleeds=False)
VIVIENNE = Player("Vivienne Géroux", "cel", 1)


LAST_LIFE = [
    pytest.param(AKHENATEN, marks=pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 1)),
    pytest.param(RAFASTIO, marks=pytest.mark.ruling("Rafastio Ghoul", 1)),
    pytest.param(TALAQ, marks=pytest.mark.ruling("Talaq, The Immortal", 2)),
    pytest.param(THUG, marks=pytest.mark.ruling("Ghouled Street Thug", 1)),
    pytest.param(TOP, marks=pytest.mark.ruling("High Top", 1)),
    pytest.param(NOCTURN, marks=pytest.mark.ruling("Nocturn", 1)),
    pytest.param(DAIMON, marks=pytest.mark.ruling("Infernal Servitor", 1)),
    pytest.param(ALIA, marks=pytest.mark.ruling("Alia, God's Messenger", 1)),
    pytest.param(HERALD, marks=pytest.mark.ruling("Herald of Topheth", 2)),
    pytest.param(THUGGEE, marks=pytest.mark.ruling("Marijava Thuggee", 1)),
    pytest.param(VIVIENNE, marks=pytest.mark.ruling("Vivienne Géroux", 2)),
    pytest.param(THORNE, marks=pytest.mark.ruling("Grey Thorne", 3)),
    pytest.param(RUNNER, marks=pytest.mark.ruling("Tunnel Runner", 3)),
    pytest.param(JUIZ, marks=pytest.mark.ruling("The Vozhd of Juiz de Fora", 1)),
]


@pytest.mark.parametrize("who", LAST_LIFE)
def test_its_last_life_ends_its_action(table: Table, who: Player) -> None:
    """Paid for an action modifier: the bleed, or another action, fails."""
    player = who.comes(table, blood=1)
    table.you.ready(COMPANION)
    hides = modifier(stealth(+1), at=("action",), even_if_unneeded=True)
    table.you.holds(of_level(who.code, hides, blood_cost=1), paper("Errand", action(gain_pool(1))))

    if who.bleeds:
        table.you.acts(word="bleed", by=player)
    else:
        table.you.acts("Errand", by=player)
    table.you.plays("Lesson", by=player)
    rest(table)

    assert table.where(player) == who.gone
    assert (table.prey.pool(), table.you.pool()) == (30, 30)
    assert table.waits_for(table.you)


@pytest.mark.parametrize("who", LAST_LIFE)
def test_its_last_life_ends_combat_before_its_strike(table: Table, who: Player) -> None:
    """Paid for a strike: nobody is struck."""
    player = who.comes(table, blood=1)
    nassir = table.prey.ready("Nassir")
    table.you.holds(of_level(who.code, strike(hand_strike(+2)), blood_cost=1))

    fight(table, player, nassir)
    full = table.blood(nassir)
    table.you.plays("Lesson", by=player)
    rest(table)

    assert table.where(player) == who.gone
    assert table.blood(nassir) == full


@pytest.mark.parametrize(
    "who",
    [
        pytest.param(RAFASTIO, marks=pytest.mark.ruling("Rafastio Ghoul", 2)),
        pytest.param(THUG, marks=pytest.mark.ruling("Ghouled Street Thug", 2)),
        pytest.param(TOP, marks=pytest.mark.ruling("High Top", 2)),
        pytest.param(NOCTURN, marks=pytest.mark.ruling("Nocturn", 2)),
        pytest.param(DAIMON, marks=pytest.mark.ruling("Infernal Servitor", 2)),
        pytest.param(ALIA, marks=pytest.mark.ruling("Alia, God's Messenger", 2)),
        pytest.param(HERALD, marks=pytest.mark.ruling("Herald of Topheth", 3)),
        pytest.param(THUGGEE, marks=pytest.mark.ruling("Marijava Thuggee", 2)),
        pytest.param(VIVIENNE, marks=pytest.mark.ruling("Vivienne Géroux", 3)),
        pytest.param(THORNE, marks=pytest.mark.ruling("Grey Thorne", 4)),
        pytest.param(RUNNER, marks=pytest.mark.ruling("Tunnel Runner", 4)),
        pytest.param(JUIZ, marks=pytest.mark.ruling("The Vozhd of Juiz de Fora", 2)),
    ],
)
def test_the_sun_takes_a_life(table: Table, who: Player) -> None:
    """1 aggravated damage of its own card, at long range: no torpor."""
    player = who.comes(table)
    nassir = table.prey.ready("Nassir")
    sun = environmental_damage(1, aggravated=True)
    burst = strike(ranged_strike(1, aggravated=True, anyway=(sun,)))
    table.you.holds(of_level(who.code, burst), MANEUVER)

    fight(table, player, nassir)
    full = table.blood(player)
    table.you.plays(MANEUVER.name, by=player)
    table.you.plays("Lesson", by=player)
    rest(table)

    if full == 1:
        assert table.where(player) == who.gone
    else:
        assert (table.where(player), table.blood(player)) == ("ready", full - 1)
    assert table.where(nassir) == "torpor"


@pytest.mark.parametrize(
    "who",
    [
        pytest.param(AKHENATEN, marks=pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 3)),
        pytest.param(RAFASTIO, marks=pytest.mark.ruling("Rafastio Ghoul", 3)),
        pytest.param(TALAQ, marks=pytest.mark.ruling("Talaq, The Immortal", 4)),
        pytest.param(THUG, marks=pytest.mark.ruling("Ghouled Street Thug", 3)),
        pytest.param(TOP, marks=pytest.mark.ruling("High Top", 3)),
        pytest.param(NOCTURN, marks=pytest.mark.ruling("Nocturn", 3)),
        pytest.param(DAIMON, marks=pytest.mark.ruling("Infernal Servitor", 3)),
        pytest.param(ALIA, marks=pytest.mark.ruling("Alia, God's Messenger", 3)),
        pytest.param(HERALD, marks=pytest.mark.ruling("Herald of Topheth", 4)),
        pytest.param(THUGGEE, marks=pytest.mark.ruling("Marijava Thuggee", 3)),
        pytest.param(VIVIENNE, marks=pytest.mark.ruling("Vivienne Géroux", 4)),
        pytest.param(THORNE, marks=pytest.mark.ruling("Grey Thorne", 5)),
        pytest.param(RUNNER, marks=pytest.mark.ruling("Tunnel Runner", 5)),
        pytest.param(JUIZ, marks=pytest.mark.ruling("The Vozhd of Juiz de Fora", 3)),
    ],
)
def test_its_last_life_pays_for_an_action(table: Table, who: Player) -> None:
    """The action resolves fully, then it burns."""
    player = who.comes(table, blood=1)
    table.you.ready(COMPANION)
    table.you.holds(of_level(who.code, blood_cost=1))

    table.you.acts("Lesson", by=player)
    rest(table)

    assert table.you.pool() == 31
    assert table.where(player) == who.gone


@pytest.mark.parametrize(
    "who",
    [
        pytest.param(AKHENATEN, marks=pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 4)),
        pytest.param(RAFASTIO, marks=pytest.mark.ruling("Rafastio Ghoul", 4)),
        pytest.param(
            TALAQ._replace(code="qui"), marks=pytest.mark.ruling("Talaq, The Immortal", 5)
        ),
        pytest.param(THUG, marks=pytest.mark.ruling("Ghouled Street Thug", 4)),
        pytest.param(TOP, marks=pytest.mark.ruling("High Top", 4)),
        pytest.param(NOCTURN, marks=pytest.mark.ruling("Nocturn", 4)),
        pytest.param(DAIMON, marks=pytest.mark.ruling("Infernal Servitor", 4)),
        pytest.param(ALIA, marks=pytest.mark.ruling("Alia, God's Messenger", 4)),
        pytest.param(HERALD, marks=pytest.mark.ruling("Herald of Topheth", 5)),
        pytest.param(THUGGEE, marks=pytest.mark.ruling("Marijava Thuggee", 4)),
        pytest.param(VIVIENNE, marks=pytest.mark.ruling("Vivienne Géroux", 5)),
        pytest.param(THORNE, marks=pytest.mark.ruling("Grey Thorne", 6)),
        pytest.param(RUNNER, marks=pytest.mark.ruling("Tunnel Runner", 6)),
        pytest.param(JUIZ, marks=pytest.mark.ruling("The Vozhd of Juiz de Fora", 4)),
    ],
)
def test_torpor_burns_it(table: Table, who: Player) -> None:
    """A card that it plays sends it there."""
    player = who.comes(table)
    table.you.ready(COMPANION)
    table.you.holds(of_level(who.code, action(sends_to_torpor(THIS), stealth=1)))

    table.you.acts("Lesson", by=player)
    rest(table)

    assert table.where(player) == who.gone


@pytest.mark.parametrize("name", ["mortal", "monster"])
@pytest.mark.ruling("Corrupt Construction", 1)
@pytest.mark.ruling("Ghouled Street Thug", 6)
@pytest.mark.ruling("Grey Thorne", 8)
@pytest.mark.ruling("Hellhound", 1)
@pytest.mark.ruling("Marijava Thuggee", 6)
@pytest.mark.ruling("Vivienne Géroux", 7)
@pytest.mark.ruling("Rafastio Ghoul", 6)
@pytest.mark.ruling("Repo Man", 2)
def test_ghouls_are_monsters(table: Table, name: str) -> None:
    """What hunts monsters finds them, what hunts mortals does not."""
    ghouls = (
        "Corrupt Construction",
        "Ghouled Street Thug",
        "Grey Thorne",
        "Hellhound",
        "Marijava Thuggee",
        "Rafastio Ghoul",
        "Repo Man",
        "Vivienne Géroux",
    )
    monsters = {table.you.ready(ghoul) for ghoul in ghouls}
    mortals = {table.you.ready("Vagabond Mystic"), table.prey.ready("Loyal Street Gang")}
    which = monster if name == "monster" else keyword("mortal")
    hunts = use(choose(on(ally, which)), burn_card(TARGET), at=("minion",), key="hunt")
    table.you.in_play(paper("Hunter", hunts, kind="event"))

    table.you.uses("Hunter")
    assert table.you.choices() == (monsters if name == "monster" else mortals)


@pytest.mark.parametrize(
    "who",
    [
        pytest.param(AKHENATEN, marks=pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 8)),
        pytest.param(RAFASTIO, marks=pytest.mark.ruling("Rafastio Ghoul", 12)),
        pytest.param(TALAQ, marks=pytest.mark.ruling("Talaq, The Immortal", 12)),
        pytest.param(THUG, marks=pytest.mark.ruling("Ghouled Street Thug", 7)),
        pytest.param(TOP, marks=pytest.mark.ruling("High Top", 11)),
        pytest.param(NOCTURN, marks=pytest.mark.ruling("Nocturn", 11)),
        pytest.param(DAIMON, marks=pytest.mark.ruling("Infernal Servitor", 10)),
        pytest.param(ALIA, marks=pytest.mark.ruling("Alia, God's Messenger", 10)),
        pytest.param(HERALD, marks=pytest.mark.ruling("Herald of Topheth", 11)),
        pytest.param(THUGGEE, marks=pytest.mark.ruling("Marijava Thuggee", 12)),
        pytest.param(RUNNER, marks=pytest.mark.ruling("Tunnel Runner", 13)),
        JUIZ,
    ],
)
@pytest.mark.parametrize(
    ("words", "more", "playable"),
    [
        ("independent", 0, True),
        ("camarilla vampire", 0, False),
        ("vampire with capacity {} or more", 0, True),
        ("vampire with capacity {} or more", 1, False),
    ],
)
def test_it_plays_as_an_independent_vampire(
    table: Table, who: Player, words: str, more: int, playable: bool
) -> None:
    """Of its capacity; but only what requires a Discipline lent to it."""
    player = who.comes(table)
    table.you.ready(COMPANION)
    plain = paper("Plain", action(gain_pool(1)), requires=("independent",))
    table.you.holds(of_level(who.code, requires=(words.format(who.capacity + more),)), plain)

    assert table.you.can_play("Lesson", by=player) is playable
    assert not table.you.can_play("Plain", by=player)


@pytest.mark.parametrize(
    ("who", "may"),
    [
        pytest.param(AKHENATEN, False, marks=pytest.mark.ruling("Akhenaten, The Sun Pharaoh", 5)),
        pytest.param(RAFASTIO, False, marks=pytest.mark.ruling("Rafastio Ghoul", 5)),
        pytest.param(THUG, False, marks=pytest.mark.ruling("Ghouled Street Thug", 5)),
        pytest.param(TOP, False, marks=pytest.mark.ruling("High Top", 5)),
        pytest.param(NOCTURN, False, marks=pytest.mark.ruling("Nocturn", 5)),
        pytest.param(DAIMON, False, marks=pytest.mark.ruling("Infernal Servitor", 5)),
        pytest.param(ALIA, False, marks=pytest.mark.ruling("Alia, God's Messenger", 5)),
        pytest.param(HERALD, False, marks=pytest.mark.ruling("Herald of Topheth", 6)),
        pytest.param(THUGGEE, False, marks=pytest.mark.ruling("Marijava Thuggee", 5)),
        pytest.param(VIVIENNE, False, marks=pytest.mark.ruling("Vivienne Géroux", 6)),
        pytest.param(THORNE, False, marks=pytest.mark.ruling("Grey Thorne", 7)),
        pytest.param(RUNNER, False, marks=pytest.mark.ruling("Tunnel Runner", 7)),
        pytest.param(JUIZ, False, marks=pytest.mark.ruling("The Vozhd of Juiz de Fora", 5)),
        pytest.param(Player("Mkhokheli", "", 6), True),
    ],
)
def test_it_commits_no_diablerie_by_a_card(table: Table, who: Player, may: bool) -> None:
    """Amaranth [RTR 19970630]."""
    fighter = who.comes(table)
    table.you.in_play(paper("Muscle", static("strength", +4), kind="equipment"), on=fighter)
    victim = table.prey.ready("Normal (G1)", blood=1)
    table.you.holds("Amaranth")

    fight(table, fighter, victim)
    if who == THUG:  # it has another strike
        table.you.does("hand strike")
    offered = False
    while not table.over():
        offered = offered or table.you.can_play("Amaranth")
        table.pass_on()

    assert offered is may
    assert table.where(victim) == "torpor"


@pytest.mark.ruling("Rafastio Ghoul", 11)
@pytest.mark.ruling("Talaq, The Immortal", 11)
@pytest.mark.ruling("High Top", 10)
@pytest.mark.ruling("Nocturn", 10)
@pytest.mark.ruling("Infernal Servitor", 9)
@pytest.mark.ruling("Alia, God's Messenger", 9)
@pytest.mark.ruling("Herald of Topheth", 10)
@pytest.mark.ruling("Marijava Thuggee", 11)
@pytest.mark.ruling("Tunnel Runner", 12)
@pytest.mark.ruling("The Vozhd of Juiz de Fora", 10)
@pytest.mark.parametrize(
    "who", [RAFASTIO, TALAQ, TOP, NOCTURN, DAIMON, ALIA, HERALD, THUGGEE, VIVIENNE, RUNNER, JUIZ]
)
def test_what_its_card_employs_it_may_have(table: Table, who: Player) -> None:
    """The retainer requires basic Blood Sorcery, as the card that employs it does."""
    mine = who.comes(table)
    servant = table.you.holds(paper("Servant", levels={who.code: employs()}, life=1))
    calls = action(employs_from_hand(not_(keyword("none"))), stealth=1, kind="employ")
    table.you.holds(of_level(who.code, calls))
    table.you.acts("Lesson", by=mine)
    table.you.chooses(servant)
    rest(table)

    assert told(table, "attached", card=servant, other=mine) == 1


@pytest.mark.ruling("High Top", 6)
@pytest.mark.ruling("High Top", 7)
@pytest.mark.ruling("High Top", 9)
@pytest.mark.ruling("Nocturn", 6)
@pytest.mark.ruling("Nocturn", 7)
@pytest.mark.ruling("Nocturn", 9)
@pytest.mark.ruling("Infernal Servitor", 6)
@pytest.mark.ruling("Infernal Servitor", 8)
@pytest.mark.ruling("Alia, God's Messenger", 6)
@pytest.mark.ruling("Alia, God's Messenger", 8)
@pytest.mark.ruling("Herald of Topheth", 7)
@pytest.mark.ruling("Herald of Topheth", 9)
@pytest.mark.ruling("Marijava Thuggee", 7)
@pytest.mark.ruling("Marijava Thuggee", 8)
@pytest.mark.ruling("Marijava Thuggee", 10)
@pytest.mark.ruling("Tunnel Runner", 8)
@pytest.mark.ruling("Tunnel Runner", 9)
@pytest.mark.ruling("Tunnel Runner", 11)
@pytest.mark.ruling("The Vozhd of Juiz de Fora", 6)
@pytest.mark.ruling("The Vozhd of Juiz de Fora", 7)
@pytest.mark.ruling("The Vozhd of Juiz de Fora", 9)
@pytest.mark.parametrize(
    "who", [TOP, NOCTURN, DAIMON, ALIA, HERALD, THUGGEE, VIVIENNE, RUNNER, JUIZ]
)
@pytest.mark.parametrize(
    ("code", "playable"),
    [("qui", False), ("{}", True), ("{upper}", False), ("{}_qui", False), ("{}_tha", False)],
)
def test_it_plays_the_basic_level_of_one_discipline(
    table: Table, who: Player, code: str, playable: bool
) -> None:
    """Not two together, whichever lends them; another card that lends the same adds no level."""
    player = who.comes(table)
    table.you.ready(COMPANION)
    again = paper("Again", static("plays as a vampire", word=who.code), kind="equipment")
    other = paper("Other", static("plays as a vampire", word="tha"), kind="equipment")
    table.you.in_play(again, on=player)
    table.you.in_play(other, on=player)
    table.you.holds(of_level(code.format(who.code, upper=who.code.upper())))

    assert table.you.can_play("Lesson", by=player) is playable


@pytest.mark.ruling("High Top", 8)
@pytest.mark.ruling("Nocturn", 8)
@pytest.mark.ruling("Infernal Servitor", 7)
@pytest.mark.ruling("Alia, God's Messenger", 7)
@pytest.mark.ruling("Herald of Topheth", 8)
@pytest.mark.ruling("Marijava Thuggee", 9)
@pytest.mark.ruling("Tunnel Runner", 10)
@pytest.mark.ruling("The Vozhd of Juiz de Fora", 8)
@pytest.mark.parametrize(
    "who", [TOP, NOCTURN, DAIMON, ALIA, HERALD, THUGGEE, VIVIENNE, RUNNER, JUIZ]
)
def test_it_does_not_have_the_discipline(table: Table, who: Player) -> None:
    """To whatever looks for a minion that has it."""
    player = who.comes(table)
    table.you.ready(COMPANION)
    table.asked()

    assert discipline_level(table.state, player, who.code) == 0
