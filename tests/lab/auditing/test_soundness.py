"""What no definition can mean is refused, with the word and the remedy."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from kernel_form import COMPILED
from methuselah.cards import definitions
from methuselah.engine.definitions import Definition, Mode, Static, Trigger
from methuselah.lab.auditing.bygone import OVER, READ
from methuselah.lab.auditing.soundness import SOUND, unsound
from methuselah.lab.writing.vocabulary import MODULES
from methuselah.language import (
    ACTING,
    BLOCKER,
    CALLER,
    DIRECTED_AT_YOU,
    EACH,
    HUNTED,
    MERGED,
    NOT_PLAYED_THIS_TURN,
    OPPOSING,
    PREY,
    SUBJECT,
    TARGET,
    THIS,
    YOU,
    YOUR_TURN,
    action,
    acts,
    add,
    at_moment,
    burn_blood,
    burn_pool,
    choose,
    chosen_seat,
    combat_card,
    count,
    enters_combat,
    exists,
    fits,
    gain_blood,
    if_blocked_may,
    intercept,
    is_action,
    lock,
    locked,
    master,
    minion,
    modifier,
    on,
    reaction,
    ready,
    static,
    stealth,
    trigger,
    unless,
    unlock,
    use,
    vampire,
    when,
)
from methuselah.language.card import crypt_statics
from methuselah.language.names import EVENTS
from methuselah.language.speaking import parts_of
from methuselah.pool import pool

NAME = "Govern the Unaligned"


def made(*abilities: Mode | Static | Trigger) -> Definition:
    """A definition of these parts, on the face of some card."""
    face = pool()[NAME]
    return Definition(
        face,
        face.digest,
        modes=tuple(a for a in abilities if isinstance(a, Mode) and a.play != "use"),
        uses=tuple(a for a in abilities if isinstance(a, Mode) and a.play == "use"),
        statics=tuple(a for a in abilities if isinstance(a, Static)),
        triggers=tuple(a for a in abilities if isinstance(a, Trigger)),
    )


def untyped(function: Any) -> Any:
    """A word called as nobody would who has the types looked at."""
    return function


WRONG = {
    "an amount where cards are expected": (
        "arguments",
        lambda: action(untyped(lock)(count(on(vampire)))),
    ),
    "a place where a condition is expected": (
        "arguments",
        lambda: action(untyped(when)(ready(vampire), lock(THIS))),
    ),
    "a name that nothing was chosen under": ("names", lambda: action(lock(TARGET))),
    "a Methuselah whom nobody chose": (
        "names",
        lambda: action(choose(ready(vampire)), burn_pool(1, chosen_seat("aimed"))),
    ),
    "intercept before anybody attempts to block": (
        "never",
        lambda: reaction(intercept(+1), at=("action",)),
    ),
    "a reacting minion in the unlock phase": (
        "never",
        lambda: use(unlock(THIS), at=("unlock",), by="reacting bearer"),
    ),
    "a combatant in the minion phase": (
        "never",
        lambda: use(burn_blood(1, THIS), at=("minion",), by="combatant"),
    ),
    "a change of a combat that has not begun": (
        "spans",
        lambda: use(add("strength", +1, THIS, until="combat"), at=("master",)),
    ),
    "whoever attempts to block, in the master phase": ("spans", lambda: master(lock(BLOCKER))),
    "the opposing minion before combat": (
        "opposed",
        lambda: modifier(burn_blood(1, OPPOSING)),
    ),
    "a fight that may come or not": (
        "fights",
        lambda: action(
            choose(ready(minion)), when(exists(on(vampire)), enters_combat(TARGET)), stealth=1
        ),
    ),
    "a bar to playing nothing": ("wordless", lambda: static("cannot play")),
    "a word that nobody reads": ("unread", lambda: static("strength", +1, word="blood")),
    "a hunt that is over": (
        "bygone",
        lambda: trigger("action over", lock(THIS), who=EACH, when=HUNTED),
    ),
    "a bleed that is over, in an effect": (
        "bygone",
        lambda: trigger("action over", when(unless(is_action("bleed")), lock(THIS)), who=EACH),
    ),
    "a moment of an action that is over": (
        "bygone",
        lambda: trigger("action over", at_moment("end", lock(THIS)), who=EACH),
    ),
    "whoever acts as a phase begins": (
        "bygone",
        lambda: trigger("unlock phase", lock(ACTING), who=YOU),
    ),
    "the opposing minion before combat has begun": (
        "bygone",
        lambda: trigger("is blocked", lock(OPPOSING)),
    ),
    "a referendum that is over": (
        "bygone",
        lambda: trigger("referendum passed", lock(CALLER), who=on(vampire)),
    ),
    "two levels of a Discipline at once": ("too much", lambda: static("discipline", 2, word="dom")),
    "so much of a flag": (
        "too much",
        lambda: combat_card(add("cannot strike", 1, THIS, until="combat"), at=("strike",)),
    ),
    "a sect for good": (
        "for good",
        lambda: action(
            choose(ready(vampire)), add("sect", to=TARGET, until="game", word="camarilla")
        ),
    ),
    "a play of this turn that nothing counts": (
        "uncounted",
        lambda: modifier(NOT_PLAYED_THIS_TURN, stealth(+1)),
    ),
    "a minion phase that ends where an action begins": (
        "between",
        lambda: use(YOUR_TURN, unlock(THIS), at=("minion",), by="bearer"),
    ),
    "the stealth of a Methuselah": ("of whom", lambda: static("stealth", +1, PREY)),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_would_come_to_nothing_is_found(wrong: str) -> None:
    """One finding by the check that looks for it."""
    check, ability = WRONG[wrong]
    if COMPILED and check == "arguments":  # a compiled word refuses it by itself
        with pytest.raises(TypeError):
            ability()
        return
    definition = made(ability())

    assert list(SOUND[check](definition))
    assert {name for name, find in SOUND.items() if list(find(definition))} == {check}


RIGHT = {
    "a choice made first": lambda: action(choose(ready(vampire)), lock(TARGET)),
    "a choice made in a promise": lambda: modifier(
        if_blocked_may("before_range", burn_blood(1, OPPOSING))
    ),
    "intercept at an attempt": lambda: reaction(DIRECTED_AT_YOU, intercept(+1)),
    "a combat card against a combat card": lambda: combat_card(
        fits(OPPOSING, on(locked)), burn_blood(1, OPPOSING), at=("as_played",)
    ),
    "a fight after its choice": lambda: action(choose(ready(minion)), enters_combat(TARGET)),
    "what an event is about": lambda: trigger("unlock phase", burn_pool(1, YOU), who=YOU),
    "a hunt after its resolution": lambda: trigger(
        "announces",
        at_moment("after resolution", when(HUNTED, lock(SUBJECT))),
        who=on(vampire),
        when=is_action("hunt"),
    ),
    "a change while a later action goes on": lambda: trigger(
        "unlock phase", add("bleed", +1, THIS, until="turn", when=is_action("bleed")), who=YOU
    ),
    "the opposing minion as a combat ends": lambda: trigger("combat over", lock(OPPOSING)),
    "a level of a Discipline": lambda: static("discipline", word="dom"),
    "a sect for a time": lambda: action(
        choose(ready(vampire)), add("sect", to=TARGET, until="turn", word="camarilla")
    ),
    "an action in play": lambda: acts(choose(ready(vampire)), gain_blood(1, TARGET)),
}


@pytest.mark.parametrize("right", RIGHT)
def test_what_can_be_meant_is_not_found(right: str) -> None:
    """The same words where they mean something."""
    assert unsound(made(RIGHT[right]())) == []


@pytest.mark.parametrize(("written", "found"), [((), []), (("stealth",), ["stealth"])])
def test_what_stands_behind_merged_is_not_written_again(
    written: tuple[str, ...], found: list[str]
) -> None:
    """Ambrogino's +1 stealth is the face's: a second one would count twice."""
    face = pool()["Ambrogino Giovanni (G2 ADV)"]
    twice = tuple(static(kind, +1, when=MERGED) for kind in written)
    wrong = unsound(Definition(face, face.digest, statics=(*crypt_statics(face), *twice)))
    assert [one.split()[1] for one in wrong] == found


def test_everything_written_can_be_meant() -> None:
    """All definitions."""
    assert {d.name: wrong for d in definitions().values() if (wrong := unsound(d))} == {}


def test_what_reads_something_in_progress_are_words_and_events_that_there_are() -> None:
    """A class that was renamed would be looked for in vain."""
    written = {type(node).__name__ for d in definitions().values() for node in parts_of(d)}
    modules = (importlib.import_module(f"methuselah.language.{name}") for name in MODULES)
    classes = {name for module in modules for name in vars(module)}
    assert {name for words in READ.values() for name in words} <= classes | written
    assert set(OVER) <= set(EVENTS)
