"""The timing windows, in the order of the lists: an action, a combat, a referendum, a diablerie.

What is opened is read off the decisions and, where nobody could do anything, off the journal.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from table_talk import Table

TOPS = ("unlock", "master", "minion", "influence", "discard")
"""The windows between actions."""


@pytest.fixture
def table() -> Table:
    """Five Methuselahs, nothing in play yet."""
    return Table()


def windows(table: Table, answers: dict[str, Callable[[], None]] | None = None) -> list[str]:
    """The windows of what is going on until it is over, in order, each once in a row.

    answers: what is done the first time that a decision in a window waits; everybody else passes.
    """
    wanted = dict(answers or {})
    opened: list[str] = []
    read = 0

    def note(name: str) -> None:
        if not opened or opened[-1] != name:
            opened.append(name)

    while True:
        decision = table.asked()
        journal = table.state.journal
        for line in journal[read:]:
            if line.what == "window passed over":
                note(line.word)
        read = len(journal)
        if decision is None or table.over():
            return [name for name in opened if name not in TOPS]
        note(decision.window)
        if decision.window in wanted:
            wanted.pop(decision.window)()
        else:
            table.pass_on()


STRIKES = ["strike", "as_strike_chosen", "strikes_chosen", "prevent", "strike_resolved"]
"""K4a to K5e of one pair of strikes that does damage."""
BOTH_STRIKE = ["strike", "as_strike_chosen", "strike_declared", *STRIKES[1:]]
"""The same where both strike: the first strike may be answered before the second is chosen."""
ANNOUNCED = ["announced", "action"]
"""A3 and A4."""
UNBLOCKED = ["declined", "would_succeed"]
"""A8' and A8''."""


def test_a_blocked_action_with_combat(table: Table) -> None:
    """Lists A and K: announcement, block, two rounds, the end of combat, after resolution."""
    pug = table.you.ready("Pug Jackson")
    table.you.holds("Resist Earth's Grasp", "Flash", "Undead Strength", "Undead Strength", "Blur")
    wauneka = table.prey.ready("Wauneka")
    table.prey.holds("Torn Signpost", "Immortal Grapple", "Skin of Rock", "Taste of Vitae")

    table.you.acts(by=pug, word="bleed")
    opened = windows(
        table,
        {
            "action": lambda: table.prey.blocks(wauneka),
            "additional": lambda: table.you.plays("Blur", by=pug, level="CEL"),
            "press": lambda: table.you.plays("Flash", by=pug, level="cel 2"),
        },
    )
    before = ["before_range", "range", "before_strikes"]
    assert opened == [
        *ANNOUNCED,
        "attempt",
        "would_block",
        "blocked",
        "before_combat",
        *before,
        *BOTH_STRIKE,
        "additional",
        "as_played",
        "additional",
        *STRIKES,
        "additional",
        *STRIKES,
        "additional",
        "press",
        "as_played",
        "press",
        "end_of_round",
        *before,
        *BOTH_STRIKE,
        "additional",
        "press",
        "end_of_round",
        "combat_would_end",
        "combat_about_to_end",
        "after_combat",
        "after_resolution",
    ]


def test_a_combat_that_is_ended_by_a_strike(table: Table) -> None:
    """The rest of the round is skipped, its end is held (R0, 7. End of Round)."""
    jeremy = table.you.ready("Jeremy MacNeil")
    majesty = table.you.holds("Majesty")
    wauneka = table.prey.ready("Wauneka")
    table.prey.holds("Taste of Vitae")

    table.you.acts(by=jeremy, word="bleed")
    opened = windows(
        table,
        {
            "action": lambda: table.prey.blocks(wauneka),
            "strike": lambda: table.you.plays(majesty, by=jeremy, level="PRE"),
        },
    )
    assert opened[opened.index("strike") :] == [
        "strike",
        "as_played",
        "as_strike_chosen",
        "strike_declared",
        "as_strike_chosen",
        "strikes_chosen",
        "end_of_round",
        "combat_would_end",
        "combat_about_to_end",
        "after_combat",
        "after_resolution",
    ]
    assert not table.locked(jeremy)


def test_a_failed_attempt_leads_back_to_the_action(table: Table) -> None:
    """A4, A5 and A4 again: nobody locks, and the same minion may try again."""
    wauneka = table.you.ready("Wauneka", blood=3)
    nassir = table.prey.ready("Nassir")

    table.you.acts(by=wauneka, word="hunt")
    opened = windows(table, {"action": lambda: table.prey.blocks(nassir)})
    assert opened == [*ANNOUNCED, "attempt", "action", *UNBLOCKED, "after_resolution"]


def test_a_successful_bleed_with_a_redirection(table: Table) -> None:
    """A change of target in A8' leads back to A4, then to the other end of list A."""
    sully = table.you.ready("Sully")
    ayelech = table.prey.ready("Ayelech")
    deflection = table.prey.holds("Deflection")
    table.grand_prey.ready("Mazz")

    def deflect() -> None:
        table.prey.plays(deflection, by=ayelech, level="DOM")
        table.prey.chooses(seat=table.grand_prey)

    table.you.acts(by=sully, word="bleed")
    opened = windows(table, {"declined": deflect})
    assert [name for name in opened if name != "choose"] == [
        *ANNOUNCED,
        "declined",
        "as_played",
        "action",
        *UNBLOCKED,
        "after_resolution",
    ]
    assert table.prey.pool() == 30
    assert table.grand_prey.pool() == 29


def test_a_referendum(table: Table) -> None:
    """List R: terms after the action succeeded, before votes, casting, after resolution."""
    alexa = table.you.ready("Alexa Draper")
    boon = table.you.holds("Consanguineous Boon")
    table.prey.ready("Belinde")

    table.you.acts(boon, by=alexa)
    opened = windows(table, {"choose": lambda: table.you.chooses(word="Nosferatu")})
    assert opened == [
        "as_played",
        *ANNOUNCED,
        *UNBLOCKED,
        "before_referendum",
        "choose",
        "before_votes",
        "polling",
        "after_resolution",
    ]


def test_a_diablerie_with_a_blood_hunt(table: Table) -> None:
    """List D inside list A: attempt, unit, before the hunt, referendum, burning."""
    nassir = table.you.ready("Nassir")
    belinde = table.prey.torpor("Belinde")
    ayelech = table.prey.ready("Ayelech")

    table.you.acts(by=nassir, word="diablerie", target=belinde)
    opened = windows(table, {"polling": lambda: table.prey.votes("for", minion=ayelech)})
    assert opened == [
        *ANNOUNCED,
        *UNBLOCKED,
        "diablerie",
        "before_hunt",
        "before_votes",
        "polling",
        "hunt_passed",
        "after_resolution",
    ]
    assert table.where(nassir) == "ash_heap"
    assert table.where(belinde) == "ash_heap"
