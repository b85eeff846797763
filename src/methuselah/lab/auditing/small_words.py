"""Small words, counted: a text that says "may" twice has two things that are free.

A definition may say more than its text (each level says again what is "as above") but not less.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from methuselah.engine.definitions import Definition
from methuselah.lab.auditing.printed import asked
from methuselah.lab.auditing.traces import counts_in

__all__ = ["SMALL", "Small", "miscounted"]


@dataclass(frozen=True)
class Small:
    """A small word: how texts say it, and the keys of which a definition has as many."""

    name: str
    words: str
    shown: str


SMALL: Final = (
    Small(
        "lock",
        r"\block (?:this|that|him|her|it\b|himself|herself|during|to\b|and\b|an? |"
        r"the (?:acting|blocking|opposing|chosen|attached|employer))|\blocks? to\b|, lock",
        r"does lock|.*Lock.*|Become.*|Commands",
    ),
    Small(
        "unlock",
        r"\bunlocks?\b(?! phase| as normal)",
        r".*unlock.*|.*Unlock.*|change awake|Block.*",
    ),
    Small(
        "may",
        r"(?<!who )(?<!that )\b(?:can|may)\b(?! only| have only| be| play| block| strike| still|"
        r" use| attempt| take| choose| contest| gain blood from only| bear|"
        r" have no more| prevent| meet| look at the card)",
        r"optional|may choose|as use|as act|OneOf|ChooseNumber|ChooseX|Grant|BlockGrant|.*May.*|"
        r"PayOrResign|EachSeat|change plays.*|Form|AskForHelp|Trades|ChooseReferendum|"
        r"GainConviction|"
        r"by actor in torpor|by even locked actor in torpor",
    ),
    Small(
        "discard",
        r"\bdiscards?\b(?! phase| afterward| (?:down )?to your hand)",
        r"event discard.*|.*Discard.*|Draw",
    ),
    Small(
        "burn blood",
        r"\bburns? (?:\d+|x|an additional \d+) (?:blood|life)\b",
        r"does burn blood|.*[Cc]ost.*|.*life.*|PayOrResign|change block.*|change attempts burn|"
        r"change vote tax|Move|.*Burn.*",
    ),
    Small(
        "burn pool",
        r"\bburns? (?:\d+|x|an additional \d+) pool\b",
        r"does burn pool|.*Pool.*|PayOrResign|.*[Cc]ost.*|.*Allocate.*|change most.*",
    ),
    Small(
        "gain blood",
        r"\b(?:gains?|add) (?:\d+|x) (?:blood|life)\b",
        r"does gain blood|Move|.*Blood.*|.*Life.*|.*life.*|Allocate.*|.*Heal.*|Put",
    ),
    Small("gain pool", r"\bgains? (?:\d+|x) pool\b", r"does gain pool|.*Pool.*|Move"),
    Small(
        "each",
        r"(?<!discipline )\beach (?:turn|combat|round|action|referendum)\b",
        r"once .*|Mark|Marked|.*Each.*|.*Once.*|Prevent.*|change .*|at .*phase|maneuver|"
        r"press|.*This.*",
    ),
    Small("younger", r"\byounger\b", r".*ounger.*|.*lder.*"),
    Small("in torpor", r"\bin torpor\b", r".*torpor.*"),
    Small(
        "unlocked",
        r"\bunlocked (?:ready )?(?:minion|vampire|ally|anarch)",
        r"not locked|locked|by .*|Involved",
    ),
    Small("master phase action", r"master phase action", r".*Master.*|.*master.*"),
    Small("discard phase action", r"discard phase action", r".*Discard.*|.*discard_.*"),
    Small("stealth action", r"\+\d stealth (?:<d> )?(?:political )?action", r"stealthy"),
    Small(
        "you control",
        r"\w+ you control\b(?! the edge)(?<!if you control)",
        r"acts by controller|NextPasses|yours|not yours|by helper|seat controller|"
        r"Fighter|fact bleeds you|fact directed at you",
    ),
    Small(
        "your region",
        r"(?:in|from|to) your (?:uncontrolled region|ash heap|hand\b)",
        r"yours|seat .*|.*Crypt.*|.*Search.*|Banish|Look.*|.*Hand.*|.*Conviction.*|"
        r".*Discard.*|Ret.*",
    ),
    Small(
        "unless",
        r"\bunless\b",
        r"Unless.*|Not|PayOrResign|not .*|Compare|OneOf|EachSeat|event .*|may choose|Instead",
    ),
    Small(
        "first",
        r"\bfirst\b(?! strike)",
        r"is first round|.*First.*|once .*|change first.*|Mark.*|Show.*|IfBlocked.*|Coordin.*|"
        r"QueueCombat|ChangeOrder|TopCard|EquipFirst|Strikes.*|RevealTop|change .*",
    ),
    Small(
        "another Methuselah",
        r"another methuselah|other methuselah",
        r"seat .*|not yours|by reacting|Monster|change no action.*|Unless|is minion card played",
    ),
    Small("title", r"\bto represent [^.]*title", r"GainTitle(?:OfCity)?"),
    Small("title lost", r"\bto represent [^.]*title", r"Lose(?:Given)?Title"),
    Small("ranged", r"\b\d+r damage\b", r"strike ranged|ranged|change environmental damage"),
    Small(
        "your turn",
        r"during your (?:unlock|master|minion|influence|discard) phase",
        r"is your turn|seat you|seat controller|seat subject|In.*Phase|change .*|.*Phase.*",
    ),
    Small(
        "enter combat",
        r"\benters? combat with",
        r"EnterCombat|.*Fight.*|.*Combat.*|change .*|event enters combat|.*Ambush.*|SendInto",
    ),
    Small(
        "requiring",
        r"\bcards? (?:that )?requir(?:ing|es?)\b",
        r"requires .*|.*Requires.*|OfText|change .*|HasPlayed|event played .*|TurnedOn|"
        r"PlayedBy|BeingPlayed|Lay.*|"
        r".*Requiring.*|Fetch.*",
    ),
    Small(
        "vampire",
        r"\b(?:an?|any|younger|older|unlocked|locked) vampires? (?:you|controlled|in|with|as)",
        r"vampire|not vampire|clan .*|sect .*|title .*|titled|younger.*|older.*|Older.*|Younger.*|"
        r"capacity .*|Capacity.*|Involved|Opposing.*|chosen .*|IsTrait|NextPasses|"
        r"change plays as a vampire|ref .*|discipline .*",
    ),
    Small(
        "ready",
        r"\bready (?:unlocked |locked |titled |younger )?(?:vampires?|minions?|all(?:y|ies))",
        r"in ready|event left ready region|by helper|by .*actor|by bearer|Involved|Fighter",
    ),
)
"""The words that are counted."""


@cache
def _compiled() -> tuple[tuple[str, re.Pattern[str], re.Pattern[str]], ...]:
    return tuple((one.name, re.compile(one.words), re.compile(one.shown)) for one in SMALL)


def miscounted(definition: Definition) -> Iterator[str]:
    """Each small word that the text says more often than the definition."""
    text, counts = asked(definition), counts_in(definition)
    for name, words, keys in _compiled():
        said = len(words.findall(text))
        if not said:
            continue
        shown = sum(number for key, number in counts.items() if keys.fullmatch(key))
        if shown < said:
            yield f'the text says "{name}" {said} times and the definition {shown}'
