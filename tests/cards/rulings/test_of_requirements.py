"""What an action requires, by itself or by the card in play that allows it [LSJ 20080604].

A made-up modifier asks, since few cards do: only usable after an action that requires an Anarch.
"""

from __future__ import annotations

import pytest

from block_talk import made_vampire
from combat_talk import COMPANION, fight, rest
from fight_talk import replaced
from made_up import paper
from methuselah.engine.definitions import Definition
from methuselah.language import action_requires, employs, gain_pool, modifier
from politics_talk import motion, polling
from table_talk import Seat, Table

ANARCH = made_vampire("Anarch", "POT", capacity=5)
BARON = "Casey Snyder"
ASSAMITE = replaced("Nassir", clans=("Banu Haqim",))
PRINCE = "Mkhokheli"
RAVNOS = "Brian Thompson (G4)"


def asker(word: str) -> Definition:
    """A modifier that is played after an action that requires this."""
    asks = modifier(action_requires(word), gain_pool(1), at=("after_resolution",))
    return paper("Asker", asks)


def was_asked(table: Table, acting: Seat) -> bool:
    """Whether the asker could be played before the action was over."""
    found = False
    while not table.over():
        decision = table.asked()
        found = found or (
            decision is not None
            and decision.seat == acting.number
            and any(o.verb == "play" and table.fits(o, {"card": "Asker"}) for o in decision.options)
        )
        table.pass_on()
    return found


@pytest.mark.ruling("Open War", 3)
@pytest.mark.ruling("Open War", 4)
@pytest.mark.parametrize(
    ("word", "may"), [("anarch", True), ("baron", True), ("camarilla", False), ("Brujah", False)]
)
def test_open_war_requires_an_anarch(table: Table, word: str, may: bool) -> None:
    """For a baron is one."""
    baron = table.you.ready(BARON)
    table.you.ready(COMPANION)
    table.you.holds("Open War", asker(word))

    table.you.acts("Open War", by=baron)
    assert was_asked(table, table.you) is may


def open_war(table: Table) -> None:
    """The second action of the war: at a location."""
    table.you.in_play("Open War")
    table.prey.in_play("The Labyrinth")
    table.you.acts("Open War", by=table.you.ready(ANARCH), level="burn")


def munich(table: Table) -> None:
    """An Independent vampire burns a Powerbase: Munich."""
    vampire = table.you.ready(replaced("Ryan", sect="independent"))
    table.you.acts(table.prey.in_play("Powerbase: Munich"), by=vampire)


def los_angeles(table: Table) -> None:
    """Another Methuselah's powerbase is stolen."""
    table.prey.in_play("Powerbase: Los Angeles")
    table.you.acts("Powerbase: Los Angeles", by=table.you.ready(ANARCH))


def the_arboretum(table: Table) -> None:
    """A referendum to burn it."""
    table.prey.in_play("Elysium: The Arboretum")
    table.you.acts("Elysium: The Arboretum", by=table.you.ready(PRINCE))


def aranthebes(table: Table) -> None:
    """It is shuffled away."""
    table.prey.in_play("Aranthebes, The Immortal")
    table.you.acts("Aranthebes, The Immortal", by=table.you.ready(PRINCE))


def allegiance(table: Table) -> None:
    """To Tegyrius."""
    table.you.ready("Tegyrius, Vizier (G2)")
    table.you.acts("Tegyrius, Vizier (G2)", by=table.you.ready(ASSAMITE))


def contract(table: Table) -> None:
    """The chosen one hunts down the marked one."""
    hunter = table.you.ready(ASSAMITE)
    table.you.holds("Priority Contract")
    table.prey.ready("Octane")
    table.begins("master")
    table.you.plays("Priority Contract")
    table.you.acts("Priority Contract", by=hunter)


def nightmare(table: Table) -> None:
    """A Ravnos hunts another."""
    table.prey.in_play("Week of Nightmares")
    table.prey.ready("Andrei Puxon (G2)")
    table.you.acts("Week of Nightmares", by=table.you.ready(RAVNOS, blood=1))


ALLOWED = [
    (open_war, "anarch"),
    (los_angeles, "anarch"),
    (munich, "independent"),
    (the_arboretum, "camarilla"),
    (aranthebes, "capacity 5 or more"),
    (allegiance, "Banu Haqim"),
    (contract, "Banu Haqim"),
    (nightmare, "Ravnos"),
]


@pytest.mark.ruling("Open War", 4)
@pytest.mark.ruling("Powerbase: Los Angeles", 2)
@pytest.mark.ruling("Powerbase: Munich", 1)
@pytest.mark.ruling("Elysium: The Arboretum", 2)
@pytest.mark.ruling("Aranthebes, The Immortal", 2)
@pytest.mark.ruling("Tegyrius, Vizier", 3)
@pytest.mark.ruling("Priority Contract", 3)
@pytest.mark.ruling("Week of Nightmares", 7)
@pytest.mark.parametrize(("acts", "word"), ALLOWED)
@pytest.mark.parametrize("asked", [True, False])
def test_an_action_of_a_card_in_play_requires_what_that_card_says(
    table: Table, acts: object, word: str, asked: bool
) -> None:
    """And nothing else: not the Giovanni of nobody."""
    table.you.ready(COMPANION)
    table.you.holds(asker(word if asked else "Giovanni"))

    acts(table)  # type: ignore[operator]
    assert was_asked(table, table.you) is asked


@pytest.mark.ruling("Club Illusion", 1)
@pytest.mark.ruling("The Anarch Free Press", 2)
@pytest.mark.parametrize("kind", ["bleed", "hunt"])
def test_what_an_anarch_gets_makes_no_action_require_one(table: Table, kind: str) -> None:
    """The bleed with Club Illusion, the hunt after which the Free Press adds blood."""
    anarch = table.you.ready(ANARCH, blood=2)
    table.you.ready(COMPANION)
    table.you.in_play("Club Illusion")
    press = table.you.in_play("The Anarch Free Press")
    table.you.holds(asker("anarch"))

    table.you.acts(by=anarch, word=kind)
    if kind == "bleed":
        table.you.uses("Club Illusion", by=anarch)
    else:
        table.you.uses(press)
    assert not was_asked(table, table.you)
    assert table.blood(anarch) == (1 if kind == "bleed" else 4)
    assert table.prey.pool() == (28 if kind == "bleed" else 30)


@pytest.mark.ruling("Charming Lobby", 14)
@pytest.mark.parametrize(("card", "may"), [("Charming Lobby", False), ("Motion", True)])
def test_what_the_named_card_requires_the_lobby_does_not(
    table: Table, card: str, may: bool
) -> None:
    """The vampire must be an Anarch, the action is none that requires one."""
    lobbyist = table.you.ready(made_vampire("Lobbyist", "PRE", capacity=5))
    table.you.ready("Barth (G3)")
    named = motion(requires=("anarch",))
    table.you.holds("Charming Lobby", named, asker("anarch"))

    table.you.acts(card, by=lobbyist, **({"level": "pre"} if card == "Charming Lobby" else {}))
    polling(table)
    assert was_asked(table, table.you) is may


@pytest.mark.ruling("Pack Alpha", 4)
def test_what_the_retainer_requires_the_action_does_not(table: Table) -> None:
    """It is employed in the combat of a bleed."""
    alpha = table.you.ready(made_vampire("Alpha", "ANI", capacity=5))
    wolf = paper(
        "Wolf",
        levels={"ani": employs()},
        life=1,
        requires=("anarch",),
        keywords=frozenset({"animal"}),
    )
    hound = table.you.holds(wolf)
    table.you.holds("Pack Alpha", asker("anarch"))
    foe = table.prey.ready("Octane")

    fight(table, alpha, foe)
    table.you.plays("Pack Alpha", by=alpha, level="ani")
    if table.asked().window == "choose":  # type: ignore[union-attr]
        table.you.chooses(level="ani")
    assert table.on(hound) == alpha
    assert not was_asked(table, table.you)
    rest(table)
