"""Nodes in words: the message of a node's class, with its fields as arguments.

A field `amount` is the argument `$amount`; `$amount-is` is one word about it for selectors: what
a string says, "none" for nothing, "yes" or "no", the class or the word of a node. A choice of
cards has three forms more: `$which-a` ("a ready vampire"), `$which-many` ("ready vampires") and
`$which-whose` ("your prey's"); several words or nodes may be joined by `-or`.

A choice is not said by itself if something is done with what was chosen: its words stand where
that is mentioned first ("gain blood: 3 to a younger vampire"), later mentions say "that vampire".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from methuselah.engine.definitions import (
    Amount,
    Block,
    Condition,
    Effect,
    Mode,
    Node,
    Strike,
    Which,
)
from methuselah.engine.forms import Form
from methuselah.language.changing.effects import Add, Counter
from methuselah.language.changing.life import AddLife
from methuselah.language.changing.promises import MayDuringAction
from methuselah.language.changing.upcoming import NextActions
from methuselah.language.choosing.aiming import AimAsChosen
from methuselah.language.choosing.choices import (
    Aim,
    Choose,
    ChooseNumber,
    ChooseSeat,
)
from methuselah.language.drawing.libraries import Search
from methuselah.language.names import OF_A_DISCIPLINE
from methuselah.language.reading.amounts import ByLevel, Chosen, Counters, taken_away
from methuselah.language.reading.conditions import Compare, Fits, Table
from methuselah.language.reading.identity import Having
from methuselah.language.reading.qualities import Has, Test, yours
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.reading.which import THIS, Ref, Those
from methuselah.language.speaking.parts import fields_of, message_of, parts_of
from methuselah.language.voting.votes import Allocate
from methuselah.wording.book import Book, Spoken, slug

__all__ = ["Voice", "in_a_word"]

LETTERS: Final = "XYZVW"
ABOUT_EACH: Final = ("add", "add-bleed")
"""The messages of changes that say of each card of a group what they would say of known ones."""
LEVELLED: Final = ("discipline", "no action at it without")
"""The changes that name a Discipline at either level; the superior one has a message of its own."""


class Voice:
    """Says messages, numbers and lists; it remembers what it mentioned. A `Speaker` says nodes.

    Every message may ask for seven things beside the fields of its node: `$this` is what "this
    minion" is ("vampire", "ally", "minion", "bearer", "attached", "employer", "subject", "tested"),
    `$name` the name of the card, `$mood` is "can" behind "you can", else "told", `$you` is "them"
    where "you" is each of several Methuselahs, else "you", `$card` is "that" where "this card" is
    another one, else "this", `$at` is the level to which a limit belongs, else "all", and `$span`
    is the duration that is said already, else "any".
    """

    def __init__(
        self, book: Book, about: object, *, brief: int = 0, this: str = "minion", name: str = ""
    ) -> None:
        self.book = book
        self.brief = brief
        self.context: dict[str, str] = {
            "this": this,
            "name": name,
            "mood": "told",
            "you": "you",
            "card": "this",
            "at": "all",
            "span": "any",
        }
        self.counted: Amount | None = None
        self.payer = ""  # "ally" or "vampire": who pays for a use, if not the card's minion
        self.chosen: dict[str, Choose] = {}
        self.pending: dict[str, Choose | ChooseSeat] = {}
        self.numbers: dict[str, ChooseNumber] = {}
        self.aims: dict[str, Which] = {}
        self.each_aimed_at: set[str] = set()
        self.letters: dict[Amount, str] = {}
        self.free = LETTERS
        self.clauses: list[Callable[[], str]] = []
        self.inline = 0
        parts = parts_of(about)
        self.mentions = _mentions(parts)
        self.aside = {one.but for one in parts if isinstance(one, Allocate) and one.but}
        for node in parts:
            if isinstance(node, (Choose, ChooseSeat)):
                self.pending.setdefault(node.name, node)
            elif isinstance(node, ChooseNumber):
                self.numbers.setdefault(node.name, node)
            elif isinstance(node, Chosen) and node.name == "X":
                self.free = LETTERS[1:]
            elif isinstance(node, Aim):
                self.aims[node.name] = node.which
                if isinstance(node, AimAsChosen):
                    self.each_aimed_at.add(node.name)

    def within(self, words: Callable[[], str], **context: str) -> str:
        """Say something with another context: behind "you can", of another minion."""
        before = self.context
        self.context = {**before, **context}
        said = words()
        self.context = before
        return said

    # -- messages ------------------------------------------------------------------------

    def message(self, name: str, form: str = "", **args: Any) -> str:
        """A message by its name, "" where the book has none."""
        if not self.book.has(name, form):
            return ""
        return self.book.say(name, {**self.context, **args}, form)

    def say(self, node: Node, form: str = "", **more: Any) -> str:
        """A node in words, in one of its forms."""
        raise AssertionError(node)

    def which(self, which: Which, form: str = "") -> str:
        """Cards or Methuselahs."""
        raise AssertionError(which)

    def whose(self, which: Which) -> str:
        """ "your", "their", "your prey's"."""
        raise AssertionError(which)

    def state(self, fits: Fits) -> dict[str, Any]:
        """What a known card is, with a noun or without."""
        raise AssertionError(fits)

    def is_life(self, node: Counter | Counters | AddLife) -> bool:
        """Whether the counters are life: those of an ally."""
        raise AssertionError(node)

    def becoming(self, form: Form) -> dict[str, Any]:
        """What the message of an effect can ask about the form that it gives."""
        raise AssertionError(form)

    def ability(self, this: str, ability: Node) -> str:
        """An ability of what a card becomes; `this` is what "this minion" is in it."""
        raise AssertionError(ability)

    def plain(self, node: Node, form: str = "", **more: Any) -> str:
        """A node by its message, whatever else is known of it."""
        name = message_of(self.book, node)
        if not name:
            return slug(type(node).__name__).replace("-", " ")
        if self.brief and not form and "brief" in self.book.forms(name):
            form = "brief"
        if name in ABOUT_EACH and isinstance(node, Add):
            node = _about_each(node)
        return self.book.say(name, {**self.context, **self.arguments(node), **more}, form)

    def form(self, node: Node, form: str, **more: Any) -> str:
        """A node in one of its forms, "" if it has not got it."""
        name = message_of(self.book, node)
        return self.plain(node, form, **more) if form in self.book.forms(name) else ""

    def arguments(self, node: Node) -> dict[str, Any]:
        """What the message of a node can ask for."""
        args: dict[str, Any] = {}
        for field in fields_of(type(node)):
            name = field.rstrip("_")
            value = getattr(node, field)
            args |= self._argument(name.replace("_", "-"), value)
            if name == "when" and isinstance(node, Add) and value is not None:
                args[name] = self._of_subject(value)
        if isinstance(node, Add) and (less := taken_away(node.amount)) is not None:
            args |= self._argument("amount", less) | {"amount-is": "taken"}
        if isinstance(node, Having):
            args["compared"] = Spoken(lambda: self._of_the_tested(node))
        elif isinstance(node, Fits):
            args |= self.state(node)
        elif isinstance(node, Form):
            args["keywords"] = Spoken(lambda: self._keywords(node))
        elif isinstance(node, Counter) and node.seats not in (None, YOU):
            args["amount"] = Spoken(lambda: self._of_them(node.amount))
        elif isinstance(node, MayDuringAction):
            args["effects"] = Spoken(
                lambda: self.within(lambda: self.say(node.effects), mood="can")
            )
            args["payer"] = "you" if _burns_pool(node.effects) else "who"
        elif isinstance(node, Search) and isinstance(node.which, Those):
            args |= self._argument("which", _anywhere(node.which))
        elif isinstance(node, Has) and isinstance(node.value, str):
            args["superior"] = (
                "yes" if node.trait == "discipline" and node.value.isupper() else "no"
            )
        if isinstance(node, Counter | Counters | AddLife):
            args["life"] = "yes" if self.is_life(node) else "no"
        kind = getattr(node, "kind", "")
        if kind and not isinstance(node, (Mode, Strike)):
            about = {**args, "amount": node.value} if isinstance(node, NextActions) else args
            change = f"change-{slug(kind)}"
            if kind in LEVELLED and getattr(node, "word", "").isupper():
                change = f"change-superior-{slug(kind)}"
            args["change"] = Spoken(lambda: self._change(change, about, ""))
            args["change-alone"] = Spoken(lambda: self._change(change, about, "alone"))
            args["change-brief"] = Spoken(lambda: self._change(change, about, "brief"))
            args["change-alone-is"] = "yes" if "alone" in self.book.forms(change) else "no"
        return args

    def _keywords(self, form: Form) -> str:
        """ "mortal", as an adjective or a noun beside the noun."""
        words = (
            self.message("keyword-value", **{"value": word, "value-is": slug(word)})
            for word in form.keywords
        )
        return " ".join(words)

    def _of_subject(self, condition: Condition) -> Spoken:
        """A condition of a passing change: "this minion" in it is whom the change is about."""
        return Spoken(lambda: self.within(lambda: self.say(condition), this="subject"))

    def _of_the_tested(self, test: Having) -> str:
        """A number of a card that is looked for: "this minion" in it is that card."""
        return self.within(lambda: self.say(Compare(test.amount, test.least)), this="tested")

    def _of_them(self, amount: int | Amount) -> str:
        """A number that is read for each of several Methuselahs: "you" in it is they."""
        return self.within(lambda: self.amount(amount), you="them")

    def _change(self, name: str, args: dict[str, Any], form: str) -> str:
        """What a standing or passing change is: "gets +1 stealth", or alone "+1 stealth"."""
        if not self.book.has(name):
            return name.removeprefix("change-").replace("-", " ")
        forms = self.book.forms(name)
        if form == "brief" and form not in forms:
            form = "alone"
        form = form if form in forms else ""
        return self.book.say(name, {**self.context, **args}, form)

    def _argument(self, name: str, value: Any) -> dict[str, Any]:
        args: dict[str, Any] = {f"{name}-is": in_a_word(value)}
        if isinstance(value, Table) and not self.say(value):
            args[f"{name}-is"] = "none"
        if args[f"{name}-is"] == "you":
            args[f"{name}-is"] = self.context["you"]
        if isinstance(value, bool):
            args[name] = args[f"{name}-is"]
        elif isinstance(value, (int, str)):
            args[name] = str(value).replace("_", "+") if name == "level" else value
            if f"played {value}" in OF_A_DISCIPLINE:
                args[f"{name}-discipline"] = Spoken(lambda: self._listed(str(value)))
        elif value is None:
            args[name] = ""
        elif isinstance(value, tuple):
            args[name] = Spoken(lambda: self.listed(self._each(value), "and"))
            args[f"{name}-or"] = Spoken(lambda: self.listed(self._each(value), "or"))
            args[f"{name}-several"] = "yes" if len(value) > 1 else "no"
        elif isinstance(value, Which):
            args[name] = Spoken(lambda: self.which(value))
            args[f"{name}-a"] = Spoken(lambda: self.which(value, "a"))
            args[f"{name}-many"] = Spoken(lambda: self.which(value, "many"))
            args[f"{name}-the"] = Spoken(lambda: self.which(value, "the"))
            args[f"{name}-one"] = Spoken(lambda: self.which(value, "one"))
            args[f"{name}-whose"] = Spoken(lambda: self.whose(value))
        elif isinstance(value, Fits):
            args[name] = Spoken(lambda: self.say(value))
            args[f"{name}-many"] = Spoken(lambda: self.which(value.which, "many"))
        elif isinstance(value, Amount):
            args[name] = Spoken(lambda: self.amount(value))
        elif isinstance(value, Node):
            args[name] = Spoken(lambda: self.say(value))
        if isinstance(value, Form):
            args |= self.becoming(value)
        return args

    def _each(self, values: tuple[Any, ...]) -> list[str]:
        return [
            self.say(one) if isinstance(one, Node) else self._listed(str(one)) for one in values
        ]

    def _listed(self, word: str) -> str:
        """A word in a list, "equipment": names of clans are the same everywhere."""
        if f"played {word}" in OF_A_DISCIPLINE:
            return self.message("discipline-word", **{"word": word, "word-is": word})
        return self.message(f"listed-{slug(word)}") or word

    def listed(self, parts: Iterable[str], joint: str) -> str:
        """ "this, that and the other"; what says nothing is left out."""
        words = [part for part in parts if part]
        if not words:
            return ""
        said = words[0]
        for place, word in enumerate(words[1:], 2):
            joined = f"list-{joint}" if place == len(words) else "list-comma"
            said = self.message(joined, first=said, last=word)
        return said

    # -- amounts -------------------------------------------------------------------------

    def amount(self, amount: int | Amount) -> str:
        """A number, or a letter for one that is read from the table and explained afterwards."""
        if isinstance(amount, int):
            return str(amount)
        if isinstance(amount, Chosen) and amount.name == "X":
            return self._chosen_x(amount)
        if self.inline and isinstance(amount, Chosen) and amount in self.letters:
            return self.letters[amount]
        if self.inline or isinstance(amount, ByLevel):
            return self.say(amount)
        letter = self.letters.get(amount)
        if letter is None:
            taken = len(self.letters)
            letter = self.letters[amount] = self.free[min(taken, len(self.free) - 1)]
            if not self.brief:
                self.clauses.append(self._clause(letter, amount))
        return letter

    def _chosen_x(self, amount: Chosen) -> str:
        """The X that a player chooses; between which limits, unless it is a part of the cost."""
        if "X" in self.numbers and amount not in self.letters and not self.inline:
            self.letters[amount] = "X"
            if not self.brief:
                self.clauses.append(self._clause("X", amount))
        return "X"

    def _clause(self, letter: str, amount: Amount) -> Callable[[], str]:
        """What a letter is, said after what was chosen for it."""
        context = self.context

        def said() -> str:
            words = self.within(lambda: self.inside(lambda: self.say(amount)), **context)
            return self.message("where", letter=letter, amount=words)

        return said

    def in_words(self, amount: int | Amount) -> str:
        """A number or what it is, without a letter: "the number of votes"."""
        return self.inside(lambda: self.amount(amount))

    def inside(self, words: Callable[[], str]) -> str:
        """Say something in which each number is in words, without letters."""
        self.inline += 1
        said = words()
        self.inline -= 1
        return said

    def where(self) -> str:
        """What the letters mean, once: ", where X is the number of ..."."""
        clauses, self.clauses = self.clauses, []
        said = self.listed([clause() for clause in clauses], "and")
        return self.message("where-all", clauses=said) if said else ""

    # -- effects -------------------------------------------------------------------------

    def block(self, block: Block) -> str:
        """Effects as one clause: "lock this card and gain 1 pool"."""
        return self.listed(self.each_effect(block), "and")

    def each_effect(self, block: Block) -> list[str]:
        """Each effect that says something."""
        return [words for effect in block.effects if (words := self.say(effect))]

    def predicate(self, condition: Condition) -> str:
        """A condition of use: "during a bleed", or "if this vampire is titled"."""
        return self.form(condition, "only")

    def predicates(self, conditions: Iterable[Condition], *more: str) -> list[str]:
        """Conditions of use in words: those that have words of their own for it, then "if ..."."""
        only, bare = list(more), []
        for condition in conditions:
            if "only" in self.book.forms(message_of(self.book, condition)):
                only.append(self.predicate(condition))
            else:
                bare.append(self.say(condition))
        said = self.listed(bare, "and")
        if said:
            only.append(self.message("usable-if", condition=said))
        return [words for words in dict.fromkeys(only) if words]


def _anywhere(which: Those) -> Those:
    """The same cards without the place that the phrase names itself."""
    tests = tuple(test for test in which.tests if test != yours)
    return Those(("permanent",), tests)


def _about_each(change: Add) -> Add:
    """A change of whoever is of a kind, now or later, said as that of each: "each ally gets"."""
    of = change.when
    if change.to is not None or not isinstance(of, Fits) or of.card != THIS:
        return change
    return replace(change, to=of.which, when=None)


def _mentions(parts: list[Node]) -> set[str]:
    """The names of choices that something is done with."""
    names = set()
    for node in parts:
        if isinstance(node, Ref):
            names.add(node.name.removeprefix("remembered "))
        elif isinstance(node, Seats) and node.word:
            names.add(node.word)
    return names


def in_a_word(value: Any) -> str:
    """What a selector can ask about a field: of several names the first."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value == () or value == "" or value == Block():
        return "none"
    if isinstance(value, tuple) and isinstance(value[0], str):
        return slug(value[0]) + ("-twice" if value[1:] == value[:1] else "")
    if isinstance(value, str):
        return slug(value)
    if isinstance(value, int):
        return "zero" if value == 0 else "negative" if value < 0 else "number"
    if isinstance(value, (Ref, Seats)):
        return slug(value.name)
    if isinstance(value, Which) and isinstance(word := getattr(value, "word", None), str):
        return f"{slug(type(value).__name__)}-{slug(word)}"
    if isinstance(value, (Effect, Condition, Amount, Test, Which, Strike)):
        return slug(type(value).__name__)
    return "some"


def _burns_pool(effects: Block) -> bool:
    """Whether it is "you" who may have the effects: a minion has no pool to burn."""
    return any(isinstance(one, Counter) and one.what == "burn pool" for one in effects.effects)
