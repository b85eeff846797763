"""Cards and Methuselahs in words: "a ready younger vampire you control".

Each test stands before the noun, is the noun, or stands behind it: the form that its message
has (`.before`, `.noun` with `.nouns`, `.after`; negated `.not-before`, `.not-after`) says which,
so that each language keeps its own order. `gender` and `count` let its words agree.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from methuselah.engine.definitions import Mode, Which
from methuselah.language.choosing.choices import Choose, ChooseSeat
from methuselah.language.combat.fates import Fated
from methuselah.language.reading.action_facts import Involved
from methuselah.language.reading.conditions import Exists
from methuselah.language.reading.identity import IsAmong, Marked
from methuselah.language.reading.qualities import AnyOf, ChosenAs, Has, Is, Not, Test, creeds
from methuselah.language.reading.seats import PREY, YOU, Seats
from methuselah.language.reading.which import Among, Played, Ref, Those
from methuselah.language.speaking.parts import message_of
from methuselah.language.speaking.voice import Voice
from methuselah.wording.book import Spoken, slug

__all__ = ["chosen", "has_life", "said_of", "which", "whose"]

OWNED: Final = ("hand", "library", "crypt", "ash_heap", "uncontrolled")
"""Places of a Methuselah: "in your hand", not "a card you control in a hand"."""
ANYWHERE: Final = frozenset(("ready", "torpor", "permanent", "attached"))
UNSAID: Final = frozenset(("played", "permanent", "attached"))
"""Places that the kind of card says by itself."""
ITSELF: Final = frozenset((Is("this"), Is("bearer")))
"""The one card that a phrase can be about: it needs no article."""
ALLIES: Final = frozenset((Is("ally"), Has("type", "ally")))
VAMPIRES: Final = ("clan", "sect", "title", "capacity", "discipline")
"""Traits that make a minion a vampire, for the noun."""
IN_PLAY: Final = frozenset(("ready", "torpor", "incapacitated"))


@dataclass
class Noun:
    """The words around a noun as they are gathered."""

    nouns: list[str] = field(default_factory=list)
    first: list[str] = field(default_factory=list)
    before: list[str] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    gender: str = "m"


def which(speaker: Voice, which: Which, form: str = "") -> str:
    """Cards or Methuselahs; form: "" as the effect means it, "a", "the", "many", or
    "bare"."""
    if isinstance(which, Seats):
        return _seats(speaker, which, form)
    if isinstance(which, Ref):
        return _ref(speaker, which)
    if isinstance(which, Among):
        parts = (speaker.which(choice, form or "a") for choice in which.choices)
        both = not form and all(isinstance(choice, Ref) for choice in which.choices)
        return speaker.listed(parts, "and" if both else "or")
    if isinstance(which, (Those, Played)):
        return _determined(speaker, which, "a" if form == "one" else form or "each")
    return (form and speaker.form(which, form)) or speaker.plain(which)


def whose(speaker: Voice, which: Which) -> str:
    """ "your", "your prey's", "its controller's"."""
    if which == YOU and speaker.context["you"] == "them":
        return speaker.message("seats-them", "whose")
    if which == PREY and speaker.context["you"] == "them":
        return speaker.message("seats-their-prey", "whose")
    if isinstance(which, Seats) and which.name != "chosen":
        said = speaker.form(which, "whose")
        if said:
            return said
    return speaker.message("whose", who=speaker.which(which))


# -- Methuselahs ----------------------------------------------------------------------------------


def _seats(speaker: Voice, seats: Seats, form: str) -> str:
    """The first mention of one that is chosen says among whom."""
    if seats.name in ("chosen", "remembered"):
        pending = speaker.pending.pop(seats.word, None)
        if pending is not None and not isinstance(pending, Choose):
            return _first_of(speaker, pending)
        return speaker.message("seats-chosen", word=seats.word)
    if seats == YOU and speaker.context["you"] == "them":
        return speaker.message("seats-them")
    if seats == PREY and speaker.context["you"] == "them":
        return speaker.message("seats-their-prey")
    return speaker.form(seats, form) or speaker.plain(seats)


def _first_of(speaker: Voice, choice: ChooseSeat) -> str:
    """The first mention: how many, among whom, and which of them."""
    if choice.most == 1:
        said = _one_of(speaker, choice.seats)
    else:
        args = speaker.arguments(choice)
        kind = "some-seats" if choice.least == 1 else "least-seats"
        said = speaker.message(kind, **{"seats-many": args["seats-many"], "least": args["least"]})
    if choice.only is None or isinstance(choice.only, Exists):  # who has what is chosen next
        return said
    return speaker.message("one-if", who=said, condition=speaker.say(choice.only))


def _one_of(speaker: Voice, seats: Which) -> str:
    assert isinstance(seats, Seats)
    return speaker.form(seats, "one") or speaker.which(seats)


# -- cards ----------------------------------------------------------------------------------------


def _ref(speaker: Voice, ref: Ref) -> str:
    """This card, this minion, or what was chosen: at its first mention with all its words."""
    name = ref.name.removeprefix("remembered ")
    if name in speaker.aims:
        return speaker.which(speaker.aims[name], "" if name in speaker.each_aimed_at else "a")
    pending = speaker.pending.pop(name, None)
    if isinstance(pending, Choose):
        said = chosen(speaker, pending)
        speaker.chosen[name] = pending
        return said
    found = speaker.chosen.get(name)
    if found is not None and isinstance(found.which, (Those, Played)):
        many = found.most != 1
        del speaker.chosen[name]  # what is remembered under the same name may stand in the words
        noun = _noun(speaker, found.which, 2 if many else 1)
        speaker.chosen[name] = found
        form = "those" if many else "the-other" if _is_the_other(speaker, found.which) else "that"
        return speaker.message(form, phrase=_join(noun.nouns), gender=noun.gender)
    if ref.name != name and message_of(speaker.book, ref) == "ref":
        return speaker.message("ref-remembered")
    return speaker.plain(ref)


def _is_the_other(speaker: Voice, which: Which) -> bool:
    """Whether it is chosen beside another one of the same kind that was chosen before."""
    tests = which.tests if isinstance(which, Those) else ()
    before = (test.test for test in tests if isinstance(test, Not))
    return any(isinstance(test, ChosenAs) and test.name in speaker.chosen for test in before)


MANY: Final = 50
"""So many or more are any number."""


def chosen(speaker: Voice, choice: Choose) -> str:
    """ "a vampire", "2 vampires", "up to 2 vampires", "one or more vampires"; by whom, or none."""
    fixed = "yes" if choice.least == choice.most else "no"
    if isinstance(choice.most, int) and choice.most >= MANY:
        fixed = "any" if choice.least == 0 else "some"
    if choice.most == 1:
        said = speaker.which(choice.which, "a")
    else:
        which = choice.which
        words = speaker.which(which, "many")
        gender = _noun(speaker, which, 2).gender if isinstance(which, Those | Played) else "m"
        most = speaker.amount(choice.most)
        said = speaker.message("some-of", fixed=fixed, most=most, phrase=words, gender=gender)
    if choice.least == 0 and fixed == "no":
        said = speaker.message("chosen-or-none", phrase=said)
    if choice.by is not None:
        said = speaker.message("chosen-by", phrase=said, who=speaker.which(choice.by))
    return said


def _determined(speaker: Voice, which: Those | Played, form: str) -> str:
    if len(which.tests) == 1 and isinstance(same := which.tests[0], IsAmong):
        if isinstance(same.which, Ref):
            said = speaker.which(same.which)
            ready = isinstance(which, Those) and which.places == ("ready",)
            return speaker.message("if-ready", phrase=said) if ready else said
    many = form == "many"
    noun = _noun(speaker, which, 2 if many else 1)
    after = [] if speaker.brief > 1 else noun.after[:1] if speaker.brief else noun.after
    before = [*noun.first, *noun.before]
    itself = set(which.tests) & ITSELF
    if itself:
        tests = tuple(test for test in which.tests if test not in ITSELF)
        rest = dataclasses.replace(which, tests=tests)
        more = [_determined(speaker, rest, "a")] if tests and form == "a" else []
        return speaker.listed([speaker.say(next(iter(itself))), *more], "comma")
    phrase = speaker.message(
        "phrase",
        before=_join(before),
        noun=_join(noun.nouns),
        after=_join(after),
    )
    return speaker.message(f"determined-{form}", phrase=phrase, gender=noun.gender)


STATES: Final = (Marked, Fated)
"""Tests that are said of a card as "ready" is, beside what `Is` says in these words."""
STATE_WORDS: Final = frozenset(("locked", "torpor", "ready", "titled", "unique"))
FEMININE: Final = frozenset(("card", "target", "revealed", "drawn", "number", "picked", "burned"))
"""Known cards that are called cards, not minions."""


def is_state(which: Which) -> bool:
    """Whether what is asked of a known card is said without a noun: "ready", "in your hand"."""
    if not isinstance(which, Those):
        return False
    tests = [test.test if isinstance(test, Not) else test for test in which.tests]
    somewhere = len(which.places) == 1 and not set(which.places) <= UNSAID
    anywhere = set(which.places) >= ANYWHERE or set(which.places) == IN_PLAY
    return (somewhere or (anywhere and bool(tests))) and all(map(_is_state, tests))


def _is_state(test: Test) -> bool:
    if isinstance(test, IsAmong):
        return isinstance(test.which, Involved) and test.which.word == "fighters"
    return isinstance(test, STATES) or (isinstance(test, Is) and test.word in STATE_WORDS)


def has_life(speaker: Voice, which: Which | None) -> bool:
    """Whether only allies are meant, whose counters are life, not blood (R0, Allies)."""
    if isinstance(which, Ref):
        name = which.name.removeprefix("remembered ")
        if name == "minion" and speaker.payer:
            return speaker.payer == "ally"
        if name in ("minion", "card"):
            return speaker.context["this"] == "ally"
        choice = speaker.chosen.get(name) or speaker.pending.get(name)
        return isinstance(choice, Choose) and has_life(speaker, choice.which)
    tests = which.tests if isinstance(which, Those | Played) else ()
    return any(test in ALLIES for test in tests)


def paid_by_user(speaker: Voice, mode: Mode) -> str:
    """The price of a use; another minion than that of the card may pay it."""
    if mode.who is not None and mode.by != "bearer":
        speaker.payer = "ally" if has_life(speaker, mode.who) else "vampire"
    said = speaker.block(mode.cost)
    speaker.payer = ""
    return said


def said_of(speaker: Voice, card: Which, asked: Which) -> tuple[str, Callable[[], str]]:
    """How it is said of a known card what it is, in a word, and the words."""
    if is_state(asked):
        return "state", lambda: state(speaker, asked, _gender_of(speaker, card))
    if isinstance(asked, Those) and set(asked.places) == IN_PLAY and len(asked.tests) == 1:
        (test,) = asked.tests
        inner = test.test if isinstance(test, Not) else test
        if isinstance(inner, Has) and inner.trait == "bears":
            return "bears" if inner is test else "lacks", lambda: str(inner.value)
    return "noun", lambda: which(speaker, asked, "a")


def _gender_of(speaker: Voice, card: Which) -> str:
    """Of what a known card is called: what was chosen has the noun of the choice."""
    if not isinstance(card, Ref):
        return "m"
    choice = speaker.chosen.get(card.name) or speaker.pending.get(card.name)
    if isinstance(choice, Choose) and isinstance(choice.which, Those):
        tests = choice.which.tests
        return _gender(speaker, tests, _kind(tests, choice.which.places))
    return "f" if card.name in FEMININE else "m"


def state(speaker: Voice, which: Which, gender: str) -> str:
    """What a known card is, without a noun: "ready and unlocked"."""
    assert isinstance(which, Those)
    noun = Noun(gender=gender)
    for test in which.tests:
        _sort(speaker, noun, test, 1)
    _place(speaker, noun, frozenset(which.places), None, 1)
    return speaker.listed([*noun.first, *noun.before, *noun.after], "and")


def _join(words: list[str]) -> str:
    return " ".join(word for word in words if word)


def _noun(speaker: Voice, which: Those | Played, count: int) -> Noun:
    """Sort the words of the tests and the places around the noun."""
    noun = Noun()
    places = which.places if isinstance(which, Those) else ("played",)
    kind = _kind(which.tests, places)
    noun.gender = _gender(speaker, which.tests, kind)
    owner = _owner(which.tests) if any(place in OWNED for place in places) else None
    for test in which.tests:
        if owner is not None and _is_owner(test):
            continue
        _sort(speaker, noun, test, count)
    if not noun.nouns:
        noun.nouns.append(speaker.message(f"noun-{kind}", form="many" if count > 1 else ""))
    _place(speaker, noun, frozenset(places), owner, count)
    return noun


def _kind(tests: tuple[Test, ...], places: tuple[str, ...]) -> str:
    """What a card is called of which no test says it."""
    if places[0] == "uncontrolled":
        return "crypt-card"
    if not IN_PLAY & set(places) or set(places) >= ANYWHERE:
        return "card"
    return "vampire" if _is_vampire(tests, frozenset(places)) else "minion"


def _is_vampire(tests: tuple[Test, ...], places: frozenset[str]) -> bool:
    """Whether only vampires are there, or can be what the tests ask."""
    if places == {"torpor"}:
        return True
    return any(
        test in (Is("titled"), Is("younger"), Is("older"))
        or (isinstance(test, Has) and test.trait in VAMPIRES and test.value not in creeds())
        for test in tests
    )


def _gender(speaker: Voice, tests: tuple[Test, ...], kind: str) -> str:
    """Of the noun that a test gives, or of what the card is called without one."""
    for test in tests:
        either = test.tests if isinstance(test, AnyOf) else (test,)
        if all(speaker.form(one, "noun") for one in either):
            return speaker.form(either[0], "gender") or "m"
    own = "gender" in speaker.book.forms(f"noun-{kind}")
    return speaker.book.say(f"noun-{kind}", {}, "gender") if own else "m"


def _owner(tests: tuple[Test, ...]) -> Test | None:
    return next((test for test in tests if _is_owner(test)), None)


def _is_owner(test: Test) -> bool:
    return test == Is("yours") or (isinstance(test, Has) and isinstance(test.value, Seats))


def _sort(speaker: Voice, noun: Noun, test: Test, count: int) -> None:
    """Put the words of one test where they belong."""
    agree: dict[str, Any] = {"gender": noun.gender, "count": count}
    if isinstance(test, AnyOf):
        _any_of(speaker, noun, test, count)
        return
    prefix = ""
    if isinstance(test, Not):
        prefix, test = "not-", test.test
        if isinstance(test, AnyOf):
            words = speaker.listed((speaker.say(one, **agree) for one in test.tests), "or")
            noun.after.append(speaker.message("that-is-not", words=words, **agree))
            return
    if not prefix:
        said = speaker.form(test, "nouns" if count > 1 else "noun", **agree)
        if said:
            noun.nouns.append(said)
            return
    before = speaker.form(test, prefix + "before", **agree)
    if before:
        (noun.first if prefix and test in ITSELF else noun.before).append(before)
        return
    after = speaker.form(test, prefix + "after", **agree)
    if not after:
        words = speaker.say(test, **agree)
        after = speaker.message("that-is-not" if prefix else "that-is", words=words, **agree)
    noun.after.append(after)


def _any_of(speaker: Voice, noun: Noun, either: AnyOf, count: int) -> None:
    """ "Camarilla or Anarch", "vampire or ally", "that is titled or with 4 blood"."""
    agree: dict[str, Any] = {"gender": noun.gender, "count": count}
    for form, into in (
        ("nouns" if count > 1 else "noun", noun.nouns),
        ("before", noun.before),
        ("after", noun.after),
    ):
        said = [speaker.form(test, form, **agree) for test in either.tests]
        if all(said):
            into.append(speaker.listed(dict.fromkeys(said), "or"))
            return
    words = speaker.listed((speaker.say(test, **agree) for test in either.tests), "or")
    noun.after.append(speaker.message("that-is", words=words, **agree))


def _place(
    speaker: Voice, noun: Noun, places: frozenset[str], owner: Test | None, count: int
) -> None:
    """ "ready", "in torpor", "in your hand"; nothing for anywhere in play."""
    if places >= ANYWHERE or places == IN_PLAY or places <= UNSAID:
        return
    args: dict[str, Any] = {
        "gender": noun.gender,
        "count": count,
        "whose": Spoken(lambda: _whose(speaker, owner)),
        "owner-is": _owner_is(speaker, owner),
    }
    first, *others = sorted(places)
    name = f"place-{first.replace('_', '-')}"
    forms = speaker.book.forms(name)
    if not others and "before" in forms and (owner is None or "owned" not in forms):
        noun.before.insert(0, speaker.message(name, "before", **args))
        return
    words = (_placed(speaker, place, owner, args) for place in (first, *others))
    noun.after.insert(0, speaker.listed(words, "or"))


def _placed(speaker: Voice, place: str, owner: Test | None, args: dict[str, Any]) -> str:
    """One place behind the noun: "in torpor", "in your hand"."""
    name = f"place-{place.replace('_', '-')}"
    owned = owner is not None and "owned" in speaker.book.forms(name)
    return speaker.message(name, "owned" if owned else "", **args)


def _owner_is(speaker: Voice, owner: Test | None) -> str:
    """Whose place it is, for a language that says "your hand" and "the hand of your prey"; of each
    of several Methuselahs it is theirs.
    """
    if isinstance(owner, Has) and isinstance(owner.value, Seats) and owner.value != YOU:
        return slug(owner.value.name)
    return speaker.context["you"]


def _whose(speaker: Voice, owner: Test | None) -> str:
    if isinstance(owner, Has) and isinstance(owner.value, Seats):
        return whose(speaker, owner.value)
    return whose(speaker, YOU)
