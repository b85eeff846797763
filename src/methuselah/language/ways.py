"""The ways to use a card: as an action, a modifier, a reaction, a strike, a master, in play.

Each function reads its parts by what they are: conditions are the "only usable" clauses,
choices are made as the card is played, everything else is the effect, in printed order.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Final, TypedDict, Unpack

from methuselah.engine.advance import WATCHED
from methuselah.engine.definitions import (
    ACTOR,
    Amount,
    Block,
    Condition,
    Effect,
    Mode,
    Node,
    Static,
    Strike,
    Trigger,
    Which,
)
from methuselah.language.changing.effects import Add, Change, add
from methuselah.language.choosing.choices import Aim, Announced, Choose
from methuselah.language.names import (
    CHANGES,
    EVENTS,
    OF_METHUSELAHS,
    ActionKind,
    Event,
    Limit,
    Press,
    Replacement,
    RowKind,
    Unsaid,
    User,
    Window,
    known,
)
from methuselah.language.reading.conditions import (
    BLOCKER_NEEDS_INTERCEPT,
    NEEDS_INTERCEPT,
    NEEDS_STEALTH,
    NOT_LIMITED,
    either,
    is_action,
    unless,
)
from methuselah.language.reading.identity import YoungerThan
from methuselah.language.reading.qualities import IsOn
from methuselah.language.reading.seats import AGAINST_BLED, Seats
from methuselah.language.reading.which import BLOCKER, THIS_CARD, Ref
from methuselah.rules.action.reversals import CHANGES_BLEED

__all__ = [
    "ANYTIME", "DURING_ACTION", "WAKES", "Part", "Price", "action", "acts", "bleed", "bleeds",
    "burns_when", "combat_card", "employs", "equips", "event", "master", "modifier", "political",
    "price", "reaction", "recruits", "static", "title_of_the_eldest", "trigger",
    "use",
]  # fmt: skip

DURING_ACTION: Final[tuple[Window, ...]] = ("action", "attempt", "declined")
"""When action modifiers and reactions are played, unless they say otherwise."""
ANYTIME: Final[tuple[Window, ...]] = (
    "unlock",
    "master",
    "minion",
    "influence",
    "discard",
    "announced",
    "action",
    "attempt",
    "declined",
    "after_resolution",
    "before_votes",
    "polling",
    "before_combat",
    "before_range",
    "before_strikes",
    "strikes_chosen",
    "strike_resolved",
    "end_of_round",
)
"""Whenever its controller has the impulse, but not between two moments that belong together."""
WAKES: Final[tuple[Window, ...]] = (
    "as_played",
    "action",
    "attempt",
    "blocked",
    "declined",
    "before_votes",
    "polling",
    "before_combat",
    "after_combat",
    "after_resolution",
)
"""Whenever a reaction may be played, and as a card is played during an action."""
# tests/laws/test_windows.py holds this against the windows of all reactions.

BEFORE_COMBAT: Final = ("action modifier", "reaction")
"""What is never played while a combat is in progress."""

Part = Node
"""A condition, a choice, a price or an effect."""


class Terms(TypedDict, total=False):
    """What each way to play a card may say besides."""

    once: Limit | Unsaid
    replace: Replacement
    x: Amount


@dataclass(frozen=True)
class Price(Effect):
    """What a use of a card in play costs at once."""

    effects: Block


def price(*effects: Effect) -> Price:
    """Lock this card, burn a blood: paid before the effect; unusable without. No reducible cost."""
    for effect in effects:
        of = getattr(effect, "which", None)
        if isinstance(effect, Change) and isinstance(of, Ref) and of.is_choice:
            raise ValueError(f'a price comes before the choice: {effect.what} "{of.name}" after it')
    return Price(Block(effects))


@dataclass(frozen=True)
class BleedTerms(Effect):
    """A bleed as an action, with so much more bleed."""

    more: int = 0


def bleeds(more: int = 0) -> BleedTerms:
    """Bleed with +N bleed: your prey, or whom `choose_seat(..., name="bled")` chose."""
    return BleedTerms(more)


def bleed(more: int | Amount, *, limited: bool = True, when: Condition | None = None) -> Add:
    """More bleed for this action; limited unless the card does not say so."""
    return add("bleed", more, word="limited" if limited else "", when=when)


def _mode(play: str, parts: tuple[Part, ...], **terms: Any) -> Mode:
    """A mode of the parts by what they are; an effect is whatever else can happen."""
    only: list[Condition] = []
    cost: list[Effect] = []
    announce: list[Effect] = []
    effect: list[Effect] = []
    for part in parts:
        if isinstance(part, Condition):
            only.append(part)
        elif isinstance(part, Price):
            cost.extend(part.effects.effects)
        elif isinstance(part, Announced):
            announce.append(part)
        elif isinstance(part, Effect):
            effect.append(part)
        else:
            raise TypeError(f"{part} is no condition, choice, price or effect")
    if play in BEFORE_COMBAT:
        for one in effect:
            _begun(play, one)
    _apart(announce)
    return Mode(
        play=play,
        only=tuple(only),
        cost=Block(tuple(cost)),
        announce=Block(tuple(announce)),
        effect=Block(tuple(effect)),
        traits=tuple(dict.fromkeys(_traits(Block(tuple(effect))))),
        **terms,
    )


def _apart(choices: list[Effect]) -> None:
    """Refuse a choice that can only be made when another has been: the way would be unplayable."""
    known: set[str] = set()
    for choice in choices:
        if not isinstance(choice, Choose):
            continue
        needs = known & {*_names(choice.which)} if choice.least != 0 else set()
        if needs:
            raise ValueError(
                f'what can be chosen as "{choice.name}" depends on the choice "{min(needs)}", '
                f"which is not made yet when the way is looked at. Say later(choose(...)): chosen "
                f"as it resolves."
            )
        known.add(choice.name)


def _names(node: Node) -> tuple[str, ...]:
    """The names of the cards without which a filter finds nothing."""
    if isinstance(node, IsOn | YoungerThan) and isinstance(node.which, Ref):
        return ()  # on anything, younger than anybody, while that is not chosen
    found: tuple[str, ...] = (node.name,) if isinstance(node, Ref) else ()
    for inner in inside(node):
        found = (*found, *_names(inner))
    return found


def _begun(play: str, node: Node) -> None:
    """Refuse what would change a combat that has not begun: nothing would come of it."""
    if isinstance(node, Add) and node.until in ("combat", "round"):
        raise ValueError(
            f'no combat is in progress when the {play} adds "{node.kind}" until="{node.until}". '
            f'Say if_blocked(...) or if_it_blocks(...), or until="action".'
        )
    for inner in inside(node):
        if not isinstance(inner, Announced):
            _begun(play, inner)


def _traits(node: Node) -> tuple[str, ...]:
    """What other cards may say about an effect or any part of it."""
    found: tuple[str, ...] = (node.known_as,) if isinstance(node, Effect) and node.known_as else ()
    if isinstance(node, Add) and node.kind == "bleed":
        found = (CHANGES_BLEED,)
    for inner in inside(node):
        found = (*found, *_traits(inner))
    return found


def inside(node: Node) -> list[Node]:
    """The nodes that are fields of a node, alone or in a tuple."""
    found: list[Node] = []
    for part in fields(node):
        value = getattr(node, part.name)
        inner = value if isinstance(value, tuple) else (value,)
        found += [one for one in inner if isinstance(one, Node)]
    return found


# -- actions ----------------------------------------------------------------------------------


BY_THE_RULES: Final = ("rescue", "diablerie", "become anarch", "burn imbued", "red list")
"""Kinds of action that do nothing that a card says."""


def action(
    *parts: Part,
    stealth: int = 0,
    kind: ActionKind = "card",
    who: Which | None = None,
    by: User = ACTOR,
    **terms: Unpack[Terms],
) -> Mode:
    """An action card; by="locked actor": of a locked minion. `bleeds(+2)` makes it a bleed."""
    more = 0
    for part in parts:
        if isinstance(part, BleedTerms):
            kind, more = "bleed", part.more
    if kind in BY_THE_RULES:
        said = "leave kind out, and say what the action does as its effects"
        raise ValueError(f'kind="{kind}": the rules alone say what that does; {said}.')
    fights = any(isinstance(part, Effect) and part.makes_fight for part in parts)
    rest = tuple(_aimed(part, fights) for part in parts if not isinstance(part, BleedTerms))
    return _mode(
        "action",
        rest,
        windows=("minion",),
        by=by,
        kind=kind,
        stealth=stealth,
        bleed=more,
        who=who,
        **terms,
    )


def _aimed(part: Part, fights: bool) -> Part:
    """What an action chooses it targets ([LSJ 20031010]); at "target" it is directed."""
    if isinstance(part, Choose):
        return replace(part, aimed=True, fights=fights and part.name == "target")
    return replace(part, fights=fights) if isinstance(part, Aim) else part


def equips(*parts: Part, who: Which | None = None, **terms: Unpack[Terms]) -> Mode:
    """Equipment: an equip action at +1 stealth (R0, Equip)."""
    return replace(action(*parts, stealth=1, kind="equip", who=who, **terms), play="equipment")


def employs(*parts: Part, who: Which | None = None) -> Mode:
    """A retainer: employed at +1 stealth (R0, Employ Retainer)."""
    return replace(action(*parts, stealth=1, kind="employ", who=who), play="retainer")


def recruits(*parts: Part, who: Which | None = None) -> Mode:
    """An ally: recruited at +1 stealth (R0, Recruit Ally)."""
    return replace(action(*parts, stealth=1, kind="recruit", who=who), play="ally")


def political(
    *parts: Part,
    passes: tuple[Effect, ...],
    terms: tuple[Effect, ...] = (),
    once: Limit | Unsaid = "",
) -> Mode:
    """A political action: at nobody; the terms are chosen when it succeeds (R0, The Referendum)."""
    made = action(*parts, stealth=1, kind="political", once=once)
    return replace(made, play="political action", terms=Block(terms), passes=Block(passes))


def acts(
    *parts: Part,
    who: Which | None = None,
    stealth: int = 0,
    directed: bool = False,
    key: str = "",
    kind: ActionKind = "card",
    by: User = "any",
    passes: tuple[Effect, ...] = (),
    terms: tuple[Effect, ...] = (),
) -> Mode:
    """An action that this card allows while it is in play; directed: at the card itself."""
    made = action(*parts, stealth=stealth, who=who, kind=kind)
    made = replace(made, terms=Block(terms), passes=Block(passes))
    return replace(made, play="act", by=by, directed=directed, key=key)


# -- modifiers and reactions ------------------------------------------------------------------


def _needs(mode: Mode, effects: tuple[Effect, ...], *, even_if_unneeded: bool) -> Mode:
    """Stealth and intercept only when needed; limited bleeds once; bleeds only in bleeds (R0)."""
    only = list(mode.only)
    windows = mode.windows
    for effect in effects:
        if not isinstance(effect, Add):
            continue
        more = not isinstance(effect.amount, int) or effect.amount > 0
        if effect.kind in ("stealth", "intercept") and more and not even_if_unneeded:
            if effect.until == "action":
                only.append(NEEDS_STEALTH if effect.kind == "stealth" else _need_of(effect))
                windows = tuple(name for name in windows if name == "attempt")
        elif effect.kind == "bleed":
            only.append(is_action("bleed"))
            if effect.word == "limited":
                only.append(_within_limit(effect))
    return replace(mode, only=tuple(dict.fromkeys(only)), windows=windows)


def _need_of(effect: Add) -> Condition:
    """Whose intercept it is that must be needed: of whoever plays it, or of the blocking minion."""
    return BLOCKER_NEEDS_INTERCEPT if effect.to == BLOCKER else NEEDS_INTERCEPT


def _within_limit(effect: Add) -> Condition:
    """One limited increase at a time; what does not increase the bleed now is free of that."""
    if effect.when is None or effect.when == AGAINST_BLED:
        return NOT_LIMITED
    return either(NOT_LIMITED, unless(effect.when))


def modifier(
    *parts: Part,
    by: User = "acting",
    who: Which | None = None,
    at: tuple[Window, ...] = DURING_ACTION,
    even_if_unneeded: bool = False,
    **terms: Unpack[Terms],
) -> Mode:
    """An action modifier of the acting minion, or of a `helper` of hers."""
    mode = _mode("action modifier", parts, by=by, who=who, windows=at, **terms)
    return _needs(mode, mode.effect.effects, even_if_unneeded=even_if_unneeded)


def reaction(
    *parts: Part,
    by: User = "reacting",
    who: Which | None = None,
    at: tuple[Window, ...] = DURING_ACTION,
    even_if_unneeded: bool = False,
    **terms: Unpack[Terms],
) -> Mode:
    """A reaction of a ready unlocked minion, or of a `locked` one."""
    mode = _mode("reaction", parts, by=by, who=who, windows=at, **terms)
    return _needs(mode, mode.effect.effects, even_if_unneeded=even_if_unneeded)


# -- combat -----------------------------------------------------------------------------------


def combat_card(
    *parts: Part,
    at: tuple[Window, ...],
    by: User = "combatant",
    who: Which | None = None,
    strike: Strike | None = None,
    maneuver: bool = False,
    press: Press | Unsaid = "",
    **terms: Unpack[Terms],
) -> Mode:
    """A combat card, played in these windows of combat."""
    gives: Any = {"strike": strike, "maneuver": maneuver, "press": press}
    return _mode("combat", parts, by=by, who=who, windows=at, **gives, **terms)


# -- masters and events -----------------------------------------------------------------------


def master(
    *parts: Part,
    at: tuple[Window, ...] = ("master",),
    out_of_turn: bool = False,
    own_turn: bool = False,
    **terms: Unpack[Terms],
) -> Mode:
    """A master card; out of turn, and in one's own turn too."""
    turns: Any = {"out_of_turn": out_of_turn, "own_turn": own_turn}
    return _mode("master", parts, by="methuselah", windows=at, **turns, **terms)


def event(*parts: Part, **terms: Unpack[Terms]) -> Mode:
    """An event, put into play with a discard phase action."""
    return _mode("event", parts, by="methuselah", windows=("discard",), **terms)


# -- in play ----------------------------------------------------------------------------------


def use(
    *parts: Part,
    at: tuple[Window, ...],
    by: User = "controller",
    key: str = "",
    who: Which | None = None,
    once: Limit | Unsaid = "",
    even_if_unneeded: bool = False,
    strike: Strike | None = None,
    maneuver: bool = False,
    press: Press | Unsaid = "",
) -> Mode:
    """An ability of a card in play: its controller or its bearer uses it in these windows."""
    gives: Any = {"strike": strike, "maneuver": maneuver, "press": press}
    mode = _mode("use", parts, by=by, who=who, windows=at, key=key, once=once, **gives)
    return _needs(mode, mode.effect.effects, even_if_unneeded=even_if_unneeded)


def static(
    kind: RowKind,
    amount: int | Amount = 0,
    who: Which | None = None,
    when: Condition | None = None,
    word: str = "",
) -> Static:
    """A standing change, of its bearer unless it says whom."""
    known(kind, CHANGES, "change")
    return Static(kind, amount, who, when, word)


def burns_when(condition: Condition) -> Static:
    """Burn this card as soon as that is so, whatever brings it about."""
    return static(WATCHED, who=THIS_CARD, when=condition)


def title_of_the_eldest(clan: str) -> Static:
    """This title card passes to the eldest ready Laibon of a clan that has no title."""
    return static("title of the eldest", who=THIS_CARD, word=clan)


def trigger(
    event: Event,
    *effects: Effect,
    who: Which | None = None,
    when: Condition | None = None,
    optional: bool = False,
    once: Limit | Unsaid = "",
    counting: Amount | None = None,
) -> Trigger:
    """An answer to an event: `trigger("unlock phase", ..., who=YOU)`; without `who`, about this
    card or its bearer. Counts as it happens.
    """
    of_seats = known(event, EVENTS, "event") in OF_METHUSELAHS
    if of_seats != isinstance(who, Seats):
        about = "a Methuselah: who=YOU, OTHERS" if of_seats else "a card: who=THIS_CARD"
        raise ValueError(f'The event "{event}" is about {about} or the like.')
    return Trigger(event, who, when, Block(effects), optional, once, counting)
