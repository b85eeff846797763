"""What a card is to the engine: frozen data, written with the words of `language`.

A definition says how a card may be played (modes), what it allows while it is in play (uses,
actions), what it changes by being there (statics) and what it answers to (triggers). Every
part is a `Node`: a frozen record of plain values and other nodes, so that it can be printed as
JSON, linted over the whole pool and saved inside a frame (design, laws of the cards 2).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, TypeAlias

from methuselah.engine.scope import Scope
from methuselah.pool.printed import Face

__all__ = [
    "ACTOR",
    "ACTORS",
    "BURN_OPTION",
    "DEFINITIONS",
    "EMPTY",
    "EVEN_LOCKED_ACTOR",
    "LOCKED_ACTOR",
    "NODES",
    "NO_MASKS",
    "TORPID_ACTOR",
    "TORPID_ACTORS",
    "Amount",
    "Block",
    "Condition",
    "Definition",
    "Effect",
    "Heard",
    "Masks",
    "Mode",
    "Node",
    "Static",
    "Strike",
    "Trigger",
    "Which",
    "bit_of",
    "defined",
    "joined",
]

ACTOR: Final = "actor"
LOCKED_ACTOR: Final = "locked actor"
EVEN_LOCKED_ACTOR: Final = "even locked actor"
TORPID_ACTOR: Final = "actor in torpor"
TORPID_ACTORS: Final = (TORPID_ACTOR, "even locked actor in torpor")
ACTORS: Final = (ACTOR, LOCKED_ACTOR, EVEN_LOCKED_ACTOR, *TORPID_ACTORS)
"""Who plays an action card: an unlocked minion, only a locked one (Force of Will), or a vampire in
torpor, unlocked or not."""

State: TypeAlias = Any
"""The state of a game. It is made of definitions, so they do not know its class: what inherits from
a node says `engine.state.State`, and is held to that."""

NODES: Final[dict[str, Any]] = {}
"""Every class of node by name, for the codec and the linter."""


@dataclass(frozen=True)
class Node:
    """A piece of a definition."""

    def __init_subclass__(cls) -> None:
        _know(cls)


def _know(kind: Any) -> None:
    """Every node is known by its name: a saved game names the nodes of its frames by class."""
    known = NODES.get(kind.__name__, kind)
    ours = [one for one in (known, kind) if one.__module__.startswith("methuselah.")]
    if len({(one.__module__, one.__qualname__) for one in ours}) > 1:
        raise ValueError(f"{kind.__module__} and {known.__module__} both have a {kind.__name__}")
    NODES[kind.__name__] = kind


@dataclass(frozen=True)
class Effect(Node):
    """Something that happens. `run` calls atoms or pushes frames; it never asks itself."""

    chooses: ClassVar[bool] = False
    """Whether something is chosen as it runs, on which what follows depends."""
    known_as: ClassVar[str] = ""
    """What other cards say about a card with this effect: "cancels", "redirects", ..."""
    makes_fight: ClassVar[bool] = False
    """Whether it makes minions enter combat."""

    def run(self, state: State, me: Scope) -> None:
        """Do it for the controller of the effect."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def possible(self, state: State, me: Scope) -> bool:
        """Whether what it needs to begin is there: a choice has something to choose."""
        return True

    def takes(self, state: State, me: Scope) -> tuple[int, int]:
        """As a price or cost: the blood (life) of its minion, and the pool of "you", that go."""
        return (0, 0)

    def stands(self, state: State, me: Scope) -> bool:
        """Whether what it chose at announcement is legal still."""
        return True

    def skip_fallen(self, state: State, me: Scope, *, piles_only: bool = False) -> None:
        """Forget those of several that it chose which are legal no more ([RTR 20080808]).

        piles_only: only of cards that are in no place on the table.
        """

    def targets(self, me: Scope) -> tuple[int, ...]:
        """The cards that it chose."""
        return ()

    def changes_action(self) -> bool:
        """Whether it is the action in progress that it changes or ends, whoever is acting."""
        return False


@dataclass(frozen=True)
class Condition(Node):
    """Something that is true or not. Nothing changes by asking."""

    def holds(self, state: State, me: Scope) -> bool:
        """Whether it is true now."""
        raise AssertionError(f"{type(self).__name__} cannot be asked")


@dataclass(frozen=True)
class Amount(Node):
    """A number read from the table when it is needed."""

    def value(self, state: State, me: Scope) -> int:
        """How many, now."""
        raise AssertionError(f"{type(self).__name__} has no value")


@dataclass(frozen=True)
class Which(Node):
    """A choice of cards, in the order in which they lie.

    of_seats: it is a choice of Methuselahs instead, by the numbers of their seats.
    """

    of_seats: ClassVar[bool] = False

    def find(self, state: State, me: Scope) -> tuple[int, ...]:
        """All cards it fits."""
        raise AssertionError(f"{type(self).__name__} finds nothing")

    def fits(self, state: State, me: Scope, card: int) -> bool:
        """Whether it fits one card."""
        return card in self.find(state, me)

    def is_open(self, me: Scope) -> bool:
        """Whether it is the name of a choice that has not been made yet."""
        return False


@dataclass(frozen=True)
class Block(Effect):
    """Effects in printed order."""

    effects: tuple[Effect, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.effects)

    def run(self, state: State, me: Scope) -> None:
        """Effects in a block of their own see and leave the same choices."""
        RUN_BLOCK[0](state, self, me)

    def possible(self, state: State, me: Scope) -> bool:
        """Whether each effect could begin with what is known now: up to a choice made later."""
        for effect in self.effects:
            if not effect.possible(state, me):
                return False
            if effect.chooses:
                break
        return True

    def takes(self, state: State, me: Scope) -> tuple[int, int]:
        """What all of them take together."""
        each = [effect.takes(state, me) for effect in self.effects]
        return sum(blood for blood, _ in each), sum(pool for _, pool in each)

    def stands(self, state: State, me: Scope) -> bool:
        """Whether all that was chosen is legal still."""
        return all(effect.stands(state, me) for effect in self.effects)

    def skip_fallen(self, state: State, me: Scope, *, piles_only: bool = False) -> None:
        """Forget what was chosen and is legal no more."""
        for effect in self.effects:
            effect.skip_fallen(state, me, piles_only=piles_only)

    def targets(self, me: Scope) -> tuple[int, ...]:
        """Everything that was chosen, each card once."""
        return tuple(dict.fromkeys(card for e in self.effects for card in e.targets(me)))


EMPTY: Final = Block()

RUN_BLOCK: Final[list[Callable[[State, Block, Scope], None]]] = []
"""What runs a block inside another one: `programs` gives it."""


@dataclass(frozen=True)
class Strike(Node):
    """What a strike does (R0, Strike Effects)."""

    kind: str = "hand"
    """"hand", "melee" (strength with a weapon), "damage", "dodge", "ends" (combat ends), "steal"
    (blood or life), "destroy", "take" (steal equipment), "effect" (only what `hit` says) or
    "none"."""
    damage: int | Amount = 0
    """For "hand" and "melee" what is added to strength, for "damage" the points, for "steal" the
    blood."""
    ranged: bool = False
    first: bool = False
    """It has first strike."""
    aggravated: bool = False
    unpreventable: bool = False
    proof: str = ""
    """A Discipline whose cards cannot prevent its damage."""
    gun: bool = False
    dodges: bool = False
    """It is a dodge as well."""
    seizes: tuple[str, ...] = ("equipment",)
    """Types or keywords of what it destroys or takes."""
    undodgeable: bool = False
    """A dodge has no effect on it."""
    most: int = 0
    """The damage above this is ignored; 0: none is; -1: all of it is, it is reduced to zero."""
    spares: str = ""
    """A trait of minions at which it cannot be aimed: "flight"."""
    hit: Block = EMPTY
    """What else happens when it resolves and is not dodged; of one that ends combat, afterwards."""
    anyway: Block = EMPTY
    """What happens when it resolves, dodged or not: "unlock this vampire before combat ends"."""


@dataclass(frozen=True)
class Mode(Node):
    """One way to use a card: from the hand (a level of it), or while it is in play."""

    key: str = ""
    """"" or the Discipline level ("dom", "DOM", "cel_pre") or a name, unique in the card."""
    play: str = ""
    """As what it is played: "action", "action modifier", "reaction", "combat", "master",
    "equipment", "retainer", "ally", "political action", "event"; "use" for an ability of a card in
    play, "act" for an action that a card in play allows."""
    disciplines: tuple[str, ...] = ()
    """All of them are needed; upper case for superior."""
    windows: tuple[str, ...] = ()
    """Where it may be played or used (`language.names.Window`)."""
    by: str = ""
    """Who plays or uses it (`language.names.User`)."""
    who: Which | None = None
    """Which minions may, beyond that."""
    only: tuple[Condition, ...] = ()
    """The "only usable" conditions."""
    cost: Block = EMPTY
    """What is paid at once for a use."""
    announce: Block = EMPTY
    """What is chosen as it is played or announced."""
    effect: Block = EMPTY
    """What it does."""
    kind: str = "card"
    """Of an action, what it is (`language.names.ActionKind`)."""
    stealth: int = 0
    """Of an action, its own stealth."""
    bleed: int = 0
    """Of a bleed, what is added to the minion's bleed."""
    directed: bool = False
    """An action of a card in play that is aimed at the card itself."""
    limited: bool = False
    once: str = ""
    """The duration in which the minion, of a use this copy, may use it once
    (`language.names.Limit`)."""
    replace: str = ""
    """When the card is replaced, "" for at once (`language.names.Replacement`)."""
    terms: Block = EMPTY
    """Of a political action, what is chosen as it succeeds and its referendum is called."""
    passes: Block = EMPTY
    """The effect of its successful referendum."""
    strike: Strike | None = None
    """The strike that a combat card or a weapon gives."""
    maneuver: bool = False
    press: str = ""
    """The press that it gives, "" for none (`language.names.Press`)."""
    out_of_turn: bool = False
    """A master for the turns of others."""
    own_turn: bool = False
    """An out-of-turn master that may be played in one's own turn too."""
    traits: tuple[str, ...] = ()
    """What other cards may say about its effect: "cancels" (a card as it is played), "redirects" (a
    bleed)."""
    x: Amount | None = None
    """What the X in its cost is, where the player does not choose it."""
    fewer: Amount | None = None
    """How much less than its printed cost it costs whoever plays it."""


@dataclass(frozen=True)
class Static(Node):
    """A standing change: `kind` of every card that `who` fits, by `amount`, while `when`."""

    kind: str
    """What is changed (`language.names.RowKind`)."""
    amount: int | Amount = 0
    who: Which | None = None
    """Whose; None: its bearer's, or the card's own."""
    when: Condition | None = None
    word: str = ""
    """What the kind needs besides: a Discipline, a clan, a keyword."""


@dataclass(frozen=True)
class Trigger(Node):
    """An answer to an event about a card that `who` fits (None: about its own bearer or itself)."""

    event: str
    """What has happened, or begins (`language.names.Event`)."""
    who: Which | None = None
    when: Condition | None = None
    effect: Block = EMPTY
    optional: bool = False
    """Its controller may decline."""
    once: str = ""
    """The duration in which it answers once."""
    counting: Amount | None = None
    """A number read as the event happens, remembered as "counted"."""


Heard = tuple[int, int, int, int, int, int, Trigger, tuple[tuple[str, int], ...]]
"""A trigger that waits: card, index, subject, number, controller, minion, the trigger itself, which
the card may have no more when it answers (a minion that was something else), and what the card
remembered as it heard."""


# -- what can be played when, as bits ---------------------------------------------------------

_BITS: Final[dict[str, int]] = {}


def bit_of(window: str) -> int:
    """The bit of a window in the masks of what can be played when."""
    bit = _BITS.get(window)
    if bit is None:
        bit = _BITS[window] = 1 << len(_BITS)
    return bit


Masks = tuple[int, int, int, int]
"""The windows in which something can be played: by whoever it is, only in her own turn, only for
the acting minion's Methuselah, only for the others."""

NO_MASKS: Final[Masks] = (0, 0, 0, 0)


def joined(one: Masks, other: Masks) -> Masks:
    """The windows of either."""
    return (one[0] | other[0], one[1] | other[1], one[2] | other[2], one[3] | other[3])


BURN_OPTION: Final = "burn option"
"""Stands among the windows of a card that may be discarded if no minion could use it."""


def _masks_of(modes: tuple[Mode, ...], burn_option: bool) -> Masks:
    masks = (bit_of(BURN_OPTION), 0, 0, 0) if burn_option else NO_MASKS
    for mode in modes:
        bits = sum(bit_of(window) for window in mode.windows)
        if mode.play == "master" and not mode.out_of_turn:
            masks = joined(masks, (0, bits, 0, 0))
        elif mode.by in ("acting", "helper"):
            masks = joined(masks, (0, 0, bits, 0))
        elif mode.by in ("reacting", "locked", "even locked"):
            masks = joined(masks, (0, 0, 0, bits))
        elif mode.by not in ACTORS:
            masks = joined(masks, (bits, 0, 0, 0))
    return masks


def _ways_of(modes: tuple[Mode, ...]) -> dict[str, tuple[Mode, ...]]:
    windows = dict.fromkeys(window for mode in modes for window in mode.windows)
    return {window: tuple(mode for mode in modes if window in mode.windows) for window in windows}


# -- whole cards ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Definition:
    """A card as the engine plays it: its face, and what its text does."""

    face: Face
    digest: str = ""
    """The digest of the official text that this definition implements."""
    modes: tuple[Mode, ...] = ()
    """The ways to play it from the hand."""
    uses: tuple[Mode, ...] = ()
    """The abilities that somebody may use while it is in play."""
    actions: tuple[Mode, ...] = ()
    """The actions that it allows while it is in play."""
    statics: tuple[Static, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    entering: Block = EMPTY
    """What happens as it enters play, before it could contest anything."""
    enters: Block = EMPTY
    """What happens after it has entered play."""
    ways: dict[str, tuple[Mode, ...]] = field(default_factory=dict, repr=False, compare=False)
    """The modes of each window."""
    hooks: tuple[str, ...] = ()
    """The indexes under which it is found while in play."""
    masks: Masks = field(default=NO_MASKS, repr=False, compare=False)
    """The windows in which it could be played, actions aside, so that a hand is known to be of no
    use before any card is asked."""

    @property
    def id(self) -> int:
        """The krcg id."""
        return self.face.id

    @property
    def name(self) -> str:
        """The unique name, as krcg spells it."""
        return self.face.name

    def mode(self, key: str) -> Mode:
        """The mode with this key; a KeyError names the card if it has none."""
        for mode in self.modes:
            if mode.key == key:
                return mode
        raise KeyError(f"{self.name} has no mode {key!r}")


DEFINITIONS: Final[dict[int, Definition]] = {}
"""Every definition that has been loaded, by krcg id."""


WATCHED_TOO: Final = ("leaves the game when", "shuns", "title of the eldest")
"""Kinds of standing changes that are looked at after each step, as `burns when` is."""


def defined(
    face: Face,
    *,
    digest: str = "",
    modes: tuple[Mode, ...] = (),
    uses: tuple[Mode, ...] = (),
    actions: tuple[Mode, ...] = (),
    statics: tuple[Static, ...] = (),
    triggers: tuple[Trigger, ...] = (),
    enters: Block = EMPTY,
    entering: Block = EMPTY,
) -> Definition:
    """A definition with its indexes: the windows of its modes and the hooks of its abilities."""
    hooks = [static.kind for static in statics]
    hooks += ["on " + trigger.event for trigger in triggers]
    hooks += ["use " + window for use in uses for window in use.windows]
    if not all(use.by in ("bearer", "controller") for use in uses):  # others use it, too
        hooks += ["open use " + window for use in uses for window in use.windows]
    hooks += ["burns when" for static in statics if static.kind in WATCHED_TOO]
    hooks += ["act" for _ in actions]
    hooks += ["not replaced" for mode in modes if mode.replace == "in play"]
    return Definition(
        face,
        digest,
        modes,
        uses,
        actions,
        statics,
        triggers,
        entering,
        enters,
        _ways_of(modes),
        tuple(dict.fromkeys(hooks)),
        _masks_of(modes, face.burn_option),
    )
