"""Says the parts of one way or ability: a `Voice` with what it says of choices, cards and lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from methuselah.engine.definitions import Block, Node, Which
from methuselah.engine.forms import Form
from methuselah.language.changing.effects import Counter
from methuselah.language.changing.life import AddLife
from methuselah.language.changing.memory import Remember
from methuselah.language.choosing.choices import (
    Choose,
    ChooseNumber,
    ChooseSeat,
    ChooseX,
    EachSeat,
    Later,
    May,
    OneOf,
    When,
)
from methuselah.language.combat.endings import AtEnd
from methuselah.language.combat.fighting import EnterCombat
from methuselah.language.combat.moments import InRound
from methuselah.language.reading.amounts import Chosen, Counters, Plus
from methuselah.language.reading.conditions import Compare, Fits, Unless
from methuselah.language.reading.seats import YOU, Seats
from methuselah.language.reading.which import THIS_CARD, Among, Played, Ref, Those
from methuselah.language.speaking import nouns
from methuselah.language.speaking.comparing import compare, counted, in_sum, unless
from methuselah.language.speaking.forms import form_arguments
from methuselah.language.speaking.parts import parts_of
from methuselah.language.speaking.voice import Voice, in_a_word
from methuselah.language.voting.referendums import Counted
from methuselah.wording.book import Spoken

__all__ = ["SPECIAL", "Speaker"]


class Speaker(Voice):
    """Says the parts of one way or ability; it remembers what it mentioned."""

    def say(self, node: Node, form: str = "", **more: Any) -> str:
        """A node in words, in one of its forms; a word without a phrase is said by its name."""
        special = SPECIAL.get(type(node))
        return self.plain(node, form, **more) if special is None or form else special(self, node)

    def which(self, which: Which, form: str = "") -> str:
        """Cards or Methuselahs: "each ready vampire", "a ready vampire", "this vampire"."""
        return nouns.which(self, which, form)

    def whose(self, which: Which) -> str:
        """ "your", "their", "your prey's"."""
        return nouns.whose(self, which)

    def state(self, fits: Fits) -> dict[str, Any]:
        """What a known card is, with a noun or without: "a ready vampire", "ready"."""
        kind, said = nouns.said_of(self, fits.card, fits.which)
        return {"said": Spoken(said), "said-is": kind}

    def is_life(self, node: Counter | Counters | AddLife) -> bool:
        """Whether the counters are life: those of an ally."""
        if isinstance(node, Counter):
            return nouns.has_life(self, node.cards)
        return nouns.has_life(self, node.which if isinstance(node, Counters) else node.to)

    def becoming(self, form: Form) -> dict[str, Any]:
        """What the message of an effect can ask about the form that it gives."""
        return form_arguments(self, form)

    def choice(self, choice: Choose | ChooseSeat) -> str:
        """A choice of which nothing is said later."""
        if choice.name in self.aside:
            return self.message("choose", which=self.which(Seats("chosen", None, choice.name)))
        if isinstance(choice, ChooseSeat) and choice.name == "bled" and choice.only is not None:
            self.pending.pop(choice.name, None)  # the condition speaks of whom is bled
            return self.plain(choice)
        if choice.name in self.mentions:
            self.pending[choice.name] = choice
            return ""
        if isinstance(choice, ChooseSeat):
            return self.plain(choice)
        return self.message("choose", which=nouns.chosen(self, choice))


def _later(speaker: Speaker, node: Node) -> str:
    assert isinstance(node, Later)
    return speaker.say(node.choice)


def _choice(speaker: Speaker, node: Node) -> str:
    assert isinstance(node, (Choose, ChooseSeat))
    return speaker.choice(node)


def _block(speaker: Speaker, node: Node) -> str:
    assert isinstance(node, Block)
    return speaker.block(node)


def _number(speaker: Speaker, node: Node) -> str:
    """A number is said where it is used."""
    return ""


def _x(speaker: Speaker, node: Node) -> str:
    """The X of a cost is any number, unless the card says which."""
    assert isinstance(node, ChooseX)
    return speaker.plain(node) if node.least or node.most is not None else ""


def _at_end(speaker: Speaker, node: Node) -> str:
    """In what happens at the end "this card" may be another one."""
    assert isinstance(node, AtEnd)
    card = "this" if node.of == THIS_CARD else "that"
    return speaker.within(lambda: speaker.plain(node), card=card)


def _enter_combat(speaker: Speaker, node: Node) -> str:
    """What it gives "during that combat" needs no "this combat"."""
    return speaker.within(lambda: speaker.plain(node), span="combat")


def _counted(speaker: Speaker, node: Node) -> str:
    """What was counted as the event happened."""
    assert isinstance(node, Counted)
    return speaker.plain(node) if speaker.counted is None else speaker.in_words(speaker.counted)


def _remember(speaker: Speaker, node: Node) -> str:
    """What is remembered; where it is chosen for that, that it is."""
    assert isinstance(node, Remember)
    value = node.value
    if value == Ref("nobody"):
        forgotten = Ref(f"remembered {node.name}")
        return speaker.message("forget", value=speaker.which(forgotten))
    if value == YOU:
        return ""  # what is done with the name says who that is
    name = value.name if isinstance(value, Ref) else value.word if isinstance(value, Seats) else ""
    form = "remember-chosen" if name in speaker.pending else "remember"
    return speaker.message(form, value=speaker.which(value))


def _when(speaker: Speaker, node: Node) -> str:
    """What the condition asks of a choice is said behind the choice itself."""
    assert isinstance(node, When)
    asked = node.condition.card if isinstance(node.condition, Fits) else None
    if not isinstance(asked, Ref) or asked.name not in speaker.pending or speaker.brief:
        if _only_chooses(speaker, node):
            return ""  # what is chosen is said where it is used
        return speaker.plain(node)
    chosen = speaker.message("choose", which=speaker.which(asked))
    return speaker.listed([chosen, speaker.plain(node)], "and")


def _only_chooses(speaker: Speaker, node: When) -> bool:
    """Saying its effects to see would use up what is chosen."""
    effects = [effect for block in (node.then, node.otherwise) for effect in block.effects]
    return all(
        isinstance(one, Choose | ChooseSeat) and one.name in speaker.mentions for one in effects
    )


def _one_of(speaker: Speaker, node: Node) -> str:
    """Where the ways are choices, each is said at once: later it is "that Methuselah"."""
    assert isinstance(node, OneOf)
    ways = [
        [one for one in way.effects if isinstance(one, Choose | ChooseSeat)] for way in node.ways
    ]
    if any(len(way.effects) != len(all_of) for way, all_of in zip(node.ways, ways, strict=True)):
        return speaker.plain(node)
    said = [speaker.listed([_at_once(speaker, one) for one in way], "and") for way in ways]
    return speaker.listed(said, "or")


def _at_once(speaker: Speaker, choice: Choose | ChooseSeat) -> str:
    """A choice, said where it is made."""
    speaker.pending[choice.name] = choice
    one = Ref(choice.name) if isinstance(choice, Choose) else Seats("chosen", None, choice.name)
    return speaker.message("choose", which=speaker.which(one))


def _may(speaker: Speaker, node: Node) -> str:
    assert isinstance(node, May)
    return speaker.within(lambda: speaker.plain(node), mood="can")


def _each_seat(speaker: Speaker, node: Node) -> str:
    """For each of several Methuselahs, who is "they" in it."""
    assert isinstance(node, EachSeat)
    asked = _pending_in(speaker, node.effects)
    before = [speaker.message("choose", which=speaker.which(one)) for one in asked[:1]]
    seats = speaker.which(node.seats)
    effects = speaker.within(lambda: speaker.block(node.effects), you="them", mood="told")
    word = {"seats-is": in_a_word(node.seats)}
    said = speaker.message("each-seat", seats=seats, effects=effects, **word)
    return speaker.listed([*before, said], "and")


def _in_round(speaker: Speaker, node: Node) -> str:
    """What is chosen once, before all the rounds, is not chosen in each of them."""
    assert isinstance(node, InRound)
    asked = _pending_in(speaker, node.effects)
    before = [speaker.message("choose", which=speaker.which(one)) for one in asked[:1]]
    return speaker.listed([*before, speaker.plain(node)], "and")


def _pending_in(speaker: Speaker, effects: Block) -> list[Ref]:
    """What these effects speak of that was chosen before them, and was not said yet."""
    parts = parts_of(effects)
    own = {part.name for part in parts if isinstance(part, Choose)}
    asked = [one for one in parts if isinstance(one, Ref) and one.name in speaker.pending]
    return [one for one in asked if one.name not in own]


def _which(speaker: Speaker, node: Node) -> str:
    assert isinstance(node, Which)
    return speaker.which(node)


SPECIAL: Final[dict[type, Callable[[Speaker, Node], str]]] = {
    Later: _later,
    Choose: _choice,
    ChooseSeat: _choice,
    ChooseNumber: _number,
    ChooseX: _x,
    AtEnd: _at_end,
    EnterCombat: _enter_combat,
    Counted: _counted,
    Block: _block,
    Chosen: counted,
    Plus: in_sum,
    Remember: _remember,
    May: _may,
    OneOf: _one_of,
    When: _when,
    EachSeat: _each_seat,
    InRound: _in_round,
    Unless: unless,
    Compare: compare,
    Those: _which,
    Ref: _which,
    Among: _which,
    Played: _which,
    Seats: _which,
}
"""What is not one message with its fields: choices, lists, and cards by what they are."""
