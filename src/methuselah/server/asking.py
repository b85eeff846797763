"""The hand of a seat and what is asked of it, as a page draws them: with words for each option."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal

from methuselah.engine.decisions import NOBODY, NOTHING, Decision, Option
from methuselah.engine.state import State
from methuselah.engine.views import View
from methuselah.language.speaking import gist
from methuselah.pool import Face
from methuselah.rules.action.action import Action, stealth
from methuselah.rules.action.blocks import intercept
from methuselah.server.pacing import Pacing
from methuselah.table.naming import Telling, costs_of
from methuselah.table.questions import ask_words, window_words
from methuselah.table.seats import times_of
from methuselah.table.speech import spoken
from methuselah.table.why_not import why_not_play
from methuselah.table.words import option_lines

__all__ = [
    "DECLINING",
    "HandCard",
    "OptionNow",
    "Question",
    "Reference",
    "fails",
    "gists_of_plays",
    "hand_now",
    "question_now",
]

DECLINING: Final = ("pass", "done", "decline", "keep")
"""Verbs by which somebody does nothing."""
PLAYING: Final = ("play", "use")
"""Verbs by which a card is played or used."""
WEIGHED: Final = frozenset({"polling", "bid", "secret", "terms", "choose", "discard", "hand"})
"""Windows and steps in which no option is more likely than another one: nothing is proposed."""
Use = Literal["", "play", "vote", "choose", "discard"]
"""What can be done with a card of a hand."""
USES: Final[dict[str, Use]] = {
    "discard": "discard",
    "burn option": "discard",
    "vote": "vote",
    "gain vote": "vote",
    "choose": "choose",
    "strike out": "choose",
}
"""What is done with a card of the hand by verbs that do not play it."""
BEST: Final[tuple[Use, ...]] = ("play", "vote", "choose", "discard", "")
"""Uses of a card, the first of them named where there are several."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A card by name: in a hand, an ash heap, on a button. krcg 0 and "" is a back."""

    id: int
    krcg: int
    name: str


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the viewer's hand. options: the indexes of what can be done with it now; use: what
    that is, "play", "vote", "choose" or "discard", "" for nothing; why: one sentence where it
    cannot be played; brief: the same without the rule behind it.
    """

    id: int
    krcg: int
    name: str
    types: tuple[str, ...]
    disciplines: tuple[str, ...]
    combo: bool
    clans: tuple[str, ...]
    cost: tuple[tuple[str, str], ...]
    gist: str
    options: tuple[int, ...]
    use: Use
    why: str
    brief: str


@dataclass(frozen=True, slots=True)
class OptionNow:
    """One answer. declines: it does nothing; plays: a card is played or used; fails: it comes to
    nothing, as things lie open; cards: what it is about, on the table and in the hand, first what
    it is found under; target: the card that takes it by itself when it is chosen, -1 for none;
    times: how often in a row it may be taken at once, 1 for nearly all.
    """

    index: int
    words: str
    declines: bool
    plays: bool
    fails: bool
    cards: tuple[int, ...]
    target: int
    times: int


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of the viewer. at: the number of the answer, which must be sent with it;
    hint: what the card does whose effect asks; proposes: the first option that does something may
    be shown as the likely one; together: others are asked too; closes:
    milliseconds after which she passes, 0 for none.
    """

    at: int
    words: str
    window: str
    rule: str
    about: Reference | None
    hint: str
    proposes: bool
    options: tuple[OptionNow, ...]
    together: bool
    closes: int


def hand_now(telling: Telling) -> tuple[HandCard, ...]:
    """The hand of who looks on, each card with what can be done with it now."""
    if telling.viewer == NOBODY:
        return ()
    hand = telling.state.seats[telling.viewer].hand
    return tuple(_hand_card(telling, card) for card in hand)


def _hand_card(telling: Telling, card: int) -> HandCard:
    """Equal cards of a hand are one option: it stands at each of them."""
    state, seat, decision = telling.state, telling.viewer, telling.decision
    face: Face = state.definition(card).face
    same = _same(state, seat, card)
    options: tuple[int, ...] = ()
    if decision is not None:
        options = tuple(
            index
            for index, option in enumerate(decision.options)
            if option.card in same or option.target in same
        )
    use = _use(() if decision is None else (decision.options[index] for index in options))
    nothing = ("", "")
    brief, why = nothing if use == "play" else why_not_play(state, seat, card, telling.language)
    said = gist(state.definition(card), telling.language)
    return HandCard(
        id=card,
        krcg=face.id,
        name=face.name,
        types=face.types,
        disciplines=face.disciplines,
        combo=face.combo,
        clans=face.clans,
        cost=costs_of(face),
        gist=spoken(state, said, telling.language),
        options=options,
        use=use,
        why=why,
        brief=brief,
    )


def _same(state: State, seat: int, card: int) -> tuple[int, ...]:
    """This card of a hand and its equals."""
    return tuple(
        other for other in state.seats[seat].hand if state.faces[other] == state.faces[card]
    )


def _use(options: Iterable[Option]) -> Use:
    """What can be done with a card, at best."""
    uses: list[Use] = [USES.get(option.verb, "play") for option in options]
    return min(uses, key=BEST.index, default="")


RULEBOOKS: Final = ("R0 ", "RB24 ")
"""How a place in the rulebook begins; a ruling stands in brackets."""


def _rule_words(telling: Telling, rule: str) -> str:
    """Where the rules ask so, as a reader knows the place."""
    for book in RULEBOOKS:
        if rule.startswith(book):
            return telling.say("in-rulebook", place=rule.removeprefix(book))
    if rule.startswith("[") and rule.endswith("]"):
        return telling.say("in-ruling", name=rule[1:-1])
    return rule


def _hint(telling: Telling, decision: Decision) -> str:
    """A choice that an effect asks for says of itself little more than "choose"."""
    if decision.kind == "window" or decision.about not in telling.state.cards:
        return ""
    said = gist(telling.state.definition(decision.about), telling.language)
    return spoken(telling.state, said, telling.language)


def fails(state: State, option: Option) -> bool:
    """Whether an option comes to nothing as things lie open: a block with too little intercept."""
    action = state.frame(Action)
    if option.verb != "block" or action is None:
        return False
    return intercept(state, option.minion) < stealth(state, action)


def gists_of_plays(state: State, decision: Decision, language: str) -> tuple[str, ...]:
    """What the card of each option does that is played from a hand; "" for all other options."""
    hand = state.seats[decision.seat].hand
    return tuple(
        spoken(state, gist(state.definition(option.card), language), language)
        if option.verb == "play" and option.card in hand
        else ""
        for option in decision.options
    )


def _about(state: State, seat: int, option: Option) -> tuple[int, ...]:
    """The cards that an option is about; equal cards of a hand are one option."""
    hand = state.seats[seat].hand
    named = [card for card in (option.minion, option.card, option.target) if card != NOTHING]
    equal = [same for card in named if card in hand for same in _same(state, seat, card)]
    return tuple(dict.fromkeys((*named, *equal)))


def _by_itself(option: Option, window: str) -> int:
    """The card that takes an option by itself when it is chosen, NOTHING for none: a target, a
    discard, a master card in its phase, the vampire that hunts.
    """
    if option.verb == "discard" or (option.verb == "play" and window == "master"):
        return option.card
    return option.minion if option.verb == "act" and option.word == "hunt" else option.target


def _option(
    state: State, seat: int, index: int, option: Option, words: str, window: str
) -> OptionNow:
    return OptionNow(
        index=index,
        words=words,
        declines=option.verb in DECLINING,
        plays=option.verb in PLAYING,
        fails=fails(state, option),
        cards=() if option.verb in DECLINING else _about(state, seat, option),
        target=_by_itself(option, window),
        times=times_of(state, option),
    )


def question_now(telling: Telling, decision: Decision, seen: View, pacing: Pacing) -> Question:
    """What is asked of who looks on."""
    assert seen.decision is not None
    about = seen.decision.about
    state, language = telling.state, telling.language
    words = option_lines(state, decision, language)
    return Question(
        at=pacing.at,
        words=ask_words(state, decision, language),
        window=spoken(state, window_words(decision.window, language), language),
        rule=_rule_words(telling, decision.rule),
        about=Reference(about.card, about.krcg, about.name) if about.name else None,
        hint=_hint(telling, decision) if about.name else "",
        proposes=decision.window not in WEIGHED,
        options=tuple(
            _option(state, decision.seat, index, option, words[index], decision.window)
            for index, option in enumerate(decision.options)
        ),
        together=pacing.together,
        closes=pacing.closes,
    )
