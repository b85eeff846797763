"""Numbers and conditions: "there are no ...", "... is more than its capacity", their opposites."""

from __future__ import annotations

from methuselah.engine.definitions import Amount, Node
from methuselah.language.reading.amounts import ByLevel, Chosen, Plus
from methuselah.language.reading.conditions import Both, Compare, Either, Unless
from methuselah.language.speaking.voice import Voice
from methuselah.language.voting.referendums import Counted

__all__ = ["at_least", "compare", "counted", "difference", "in_sum", "unless"]

Numbers = int | Amount


def difference(amount: Numbers) -> tuple[Numbers, Numbers] | None:
    """What is taken from what, of "this minus that"; None for anything else."""
    if not isinstance(amount, Plus):
        return None
    taken = amount.first
    if isinstance(taken, Plus) and taken.times == -1 and taken.second == 0:
        return amount.second, taken.first
    return None


def at_least(speaker: Voice, greater: Numbers, smaller: Numbers, *, negated: bool = False) -> str:
    """A number is at least another, or is not."""
    if isinstance(greater, Counted) and speaker.counted is not None:
        greater = speaker.counted
    if (bound := difference(smaller)) is not None and bound[1] == -1:  # "1 more than"
        return _compared(speaker, greater, bound[0], more=True, negated=negated)
    if isinstance(greater, ByLevel) and isinstance(smaller, int):
        superior = (greater.superior >= smaller) != negated
        return speaker.message("at-superior" if superior else "at-inferior")
    parts = difference(greater)
    if parts is not None and isinstance(smaller, int):
        whole, taken = parts
        if isinstance(whole, int):
            return at_least(speaker, whole - smaller, taken, negated=negated)
        if smaller in (0, 1):
            return _compared(speaker, whole, taken, more=smaller == 1, negated=negated)
    if isinstance(smaller, Plus) and smaller.second == 1 and smaller.times == 1:
        return _compared(speaker, greater, smaller.first, more=True, negated=negated)
    if isinstance(smaller, int):
        return _bound(speaker, greater, smaller - 1 if negated else smaller, least=not negated)
    if isinstance(greater, int):
        return _bound(speaker, smaller, greater + 1 if negated else greater, least=negated)
    return _compared(speaker, greater, smaller, more=False, negated=negated)


def _compared(
    speaker: Voice, greater: Numbers, smaller: Numbers, *, more: bool, negated: bool
) -> str:
    """Two numbers that are both read from the table; that it is not more is that it is at most."""
    name = "more-than" if more else "compare"
    words = {"greater": speaker.in_words(greater), "smaller": speaker.in_words(smaller)}
    return speaker.message(name, "not" if negated else "", **words)


def _bound(speaker: Voice, amount: Numbers, number: int, *, least: bool) -> str:
    """ "2 or more", "9 or less", "there are no ...", "there is ..."."""
    form = (
        "none" if (number, least) == (0, False) else "some" if (number, least) == (1, True) else ""
    )
    if form and isinstance(amount, Amount):
        said = speaker.inside(lambda: speaker.form(amount, form))
        if said:
            return said
    alone = speaker.form(amount, "subject") if isinstance(amount, Amount) else ""
    words = {
        "amount": alone or speaker.in_words(amount),
        "amount-is": type(amount).__name__.lower(),
    }
    if least:
        return speaker.message("at-least", **words, least=number)
    return speaker.message("at-most", **words, most=number)


def compare(speaker: Voice, node: Node) -> str:
    """ "2 or more", "9 or less", or the level at which a card was played."""
    assert isinstance(node, Compare)
    return at_least(speaker, node.greater, node.smaller)


def unless(speaker: Voice, node: Node) -> str:
    """The opposite of a condition, in its own words if it has some; that of several, of each."""
    assert isinstance(node, Unless)
    said = node.condition
    if isinstance(said, Compare):
        return at_least(speaker, said.greater, said.smaller, negated=True)
    if isinstance(said, Either | Both):
        opposites = (speaker.say(Unless(one)) for one in said.conditions)
        return speaker.listed(opposites, "and" if isinstance(said, Either) else "or")
    return speaker.form(said, "not") or speaker.plain(node)


def counted(speaker: Voice, node: Node) -> str:
    """A number that was chosen before: between which limits."""
    assert isinstance(node, Chosen)
    chosen = speaker.numbers.get(node.name)
    if chosen is None:
        return speaker.plain(node)
    return speaker.message(
        "choose-number",
        least=speaker.in_words(chosen.least),
        most=speaker.in_words(chosen.most),
    )


def in_sum(speaker: Voice, node: Node) -> str:
    """A sum; a difference is written as the sum with what is negative."""
    assert isinstance(node, Plus)
    parts = difference(node)
    if parts is None:
        return speaker.plain(node)
    first, second = (speaker.in_words(part) for part in parts)
    return speaker.message("minus", first=first, second=second)
