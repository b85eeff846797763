"""One sentence for each kind of line of the journal (`engine/journal.py`).

`SENTENCES[line.what](telling, line)`; what is left out of the log, and how lines are put together,
is in `chronicle`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from methuselah.engine.decisions import NOBODY, NOTHING
from methuselah.engine.views import Line, Shown
from methuselah.table.naming import Telling, level_words, plural, short_name

__all__ = ["SENTENCES", "named"]

Sentence = Callable[[Telling, Line], str]


# -- names --------------------------------------------------------------------------------------


def named(card: Shown) -> str:
    """A card of a line by name, "" where the reader does not know it."""
    return short_name(card.name)


def _card(card: Shown, otherwise: str = "a card") -> str:
    return short_name(card.name) or otherwise


def _on(telling: Telling, line: Line) -> str:
    """The minion with its Methuselah."""
    name = _card(line.card, "a face-down card")
    if line.seat in (NOBODY, telling.viewer):
        return name
    return f"{name} ({telling.named(line.seat)})"


def _why(card: Shown) -> str:
    return f" ({short_name(card.name)})" if card.name else ""


def _seats(telling: Telling, seats: tuple[int, ...]) -> str:
    return " and ".join(telling.seat(seat) for seat in seats)


# -- sentences ----------------------------------------------------------------------------------


def _seat_does(verb: str, *, why: bool = False) -> Sentence:
    """ "Ventrue gains 6 pool": a Methuselah and a verb with the number in it."""

    def sentence(telling: Telling, line: Line) -> str:
        words = telling.does(line.seat, verb.format(n=line.number, word=line.word))
        return words + (_why(line.card) if why else "")

    return sentence


def _card_does(verb: str, *, why: bool = False) -> Sentence:
    """ "Ryan (Ventrue) burns 2 blood": a card and a verb."""

    def sentence(telling: Telling, line: Line) -> str:
        other = _card(line.other, "")
        words = verb.format(n=line.number, word=line.word, other=other)
        return f"{_on(telling, line)} {words}" + (_why(line.other) if why else "")

    return sentence


def _turn(telling: Telling, line: Line) -> str:
    whose = telling.whose(line.seat)
    return f"Turn {line.number}: {whose} turn"


def _announced(telling: Telling, line: Line) -> str:
    doing = {
        "bleed": "bleeds",
        "hunt": "hunts",
        "equip": "equips",
        "employ": "employs a retainer",
        "recruit": "recruits an ally",
        "political": "calls for a vote",
        "leave torpor": "leaves torpor",
        "rescue": "goes to rescue",
        "diablerie": "goes to diablerize",
        "become anarch": "becomes an Anarch",
        "power": "gets a power",
        "burn imbued": "goes to burn an incapacitated imbued",
        "red list": "hunts a marked minion",
        "card": "acts",
    }.get(line.word, line.word)
    words = f"{_on(telling, line)} {doing}"
    if line.word == "bleed" and line.seats:
        words += f" {_seats(telling, line.seats)}"
    elif line.seats:
        words += f", directed at {_seats(telling, line.seats)}"
    if line.other.card != NOTHING and line.other.name:
        words += f": {named(line.other)}"
    return words


def _played(telling: Telling, line: Line) -> str:
    words = telling.does(line.seat, f"plays {_card(line.card)}")
    level = level_words(line.word)
    words += f" {level}" if level.startswith("[") else ""
    return words + (f" with {named(line.other)}" if line.other.name else "")


def _used(telling: Telling, line: Line) -> str:
    words = telling.does(line.seat, f"uses {_card(line.card)}")
    if line.other.name and line.other.card != line.card.card:
        words += f" with {named(line.other)}"
    return words


def _voted(telling: Telling, line: Line) -> str:
    source = named(line.card) or "the Edge"
    return telling.does(line.seat, f"casts {plural(line.number, 'vote')} {line.word} ({source})")


def _tallied(telling: Telling, line: Line) -> str:
    by = f" by {line.number}" if line.number else ""
    return f"The referendum has {line.word}{by}"


def _referendum(telling: Telling, line: Line) -> str:
    if line.word == "blood hunt":
        return f"Referendum: a blood hunt on {_on(telling, line)}?"
    return f"Referendum: {_card(line.other)}, called by {_on(telling, line)}"


def _combat(telling: Telling, line: Line) -> str:
    return f"Combat: {_card(line.card)} and {_card(line.other)}"


def _strikes(telling: Telling, line: Line) -> str:
    how = {
        "hand": "strikes with hands",
        "damage": "strikes",
        "melee": "strikes",
        "dodge": "dodges",
        "ends": "strikes: combat ends",
        "steal": "strikes to steal blood",
        "destroy": "strikes to destroy equipment",
        "take": "strikes to steal equipment",
        "none": "has no strike",
    }.get(line.word, "strikes")
    own = line.other.card == line.card.card
    return f"{_on(telling, line)} {how}{'' if own else _why(line.other)}"


def _seized(telling: Telling, line: Line) -> str:
    if line.word == "take":
        return f"{_card(line.other)} steals {_card(line.card)}"
    return f"{_card(line.other)} destroys {_card(line.card)}"


def _damaged(telling: Telling, line: Line) -> str:
    return f"{_on(telling, line)} takes {line.number} damage"


def _placed(telling: Telling, line: Line) -> str:
    name = _on(telling, line)
    if line.word == "ready":
        return f"{name} is in the ready region"
    if line.word == "torpor":
        return f"{name} goes to torpor"
    if line.word == "permanent":
        return f"{name} is in play"
    return ""


def _took_card(verb: str, how: str) -> Sentence:
    """ "You draw Blood Doll, face up": a card that comes into a hand for all to see."""

    def sentence(telling: Telling, line: Line) -> str:
        return f"{telling.does(line.seat, verb)} {_card(line.card)}{how}"

    return sentence


def _drew(telling: Telling, line: Line) -> str:
    if line.card.name and line.seat == telling.viewer:
        return f"you draw {named(line.card)}"
    return telling.does(line.seat, "draws a card")


def _drew_crypt(telling: Telling, line: Line) -> str:
    if line.card.name and line.seat == telling.viewer:
        return f"you draw {named(line.card)} from the crypt"
    return telling.does(line.seat, "draws a crypt card")


def _saw(telling: Telling, line: Line) -> str:
    if line.card.name and line.seat == telling.viewer:
        return f"you see {named(line.card)}"
    return telling.does(line.seat, "looks at a card")


def _saw_in_hand(telling: Telling, line: Line) -> str:
    if line.card.name and line.seat == telling.viewer:
        return f"you see {named(line.card)} in {telling.whose(line.number)} hand"
    return telling.does(line.seat, "looks at a hand")


def _points(telling: Telling, line: Line) -> str:
    points = line.number / 2
    gains = "loses" if line.what.startswith("lost") else "gains"
    return telling.does(line.seat, f"{gains} {points:g} victory point{'' if points == 1 else 's'}")


def _game_over(telling: Telling, line: Line) -> str:
    why = {"last standing": "one is left", "time": "time is up", "agreement": "by agreement"}
    reason = why.get(line.word, line.word)
    if line.seat == NOBODY:
        return f"The game is over ({reason}): nobody wins"
    return f"The game is over ({reason}): {telling.does(line.seat, 'wins')}"


def _redirected(telling: Telling, line: Line) -> str:
    return f"{_card(line.card)} now bleeds {telling.seat(line.seat)}"


def _moved(what: str) -> Sentence:
    """Blood or counters from a card to a pool or to another card."""

    def sentence(telling: Telling, line: Line) -> str:
        source = _card(line.card, "a face-down vampire")
        if line.other.card == NOTHING and line.seat != NOBODY:
            pool = "your pool" if line.seat == telling.viewer else "the pool"
            return telling.does(line.seat, f"moves {line.number} {what} from {source} to {pool}")
        target = _card(line.other, "a face-down vampire")
        return f"{line.number} {what} moves from {source} to {target}"

    return sentence


def _moved_pool(telling: Telling, line: Line) -> str:
    target = _card(line.card, "a face-down vampire")
    return telling.does(line.seat, f"moves {line.number} pool to {target}")


def _gained_votes(telling: Telling, line: Line) -> str:
    who = named(line.card) or telling.seat(line.seat)
    side = f" {line.word}" if line.word else ""
    return f"{who} gains {plural(line.number, 'vote')}{side}{_why(line.other)}"


def _fizzled(telling: Telling, line: Line) -> str:
    why = {"cost": "the cost cannot be paid", "target": "its target is gone"}
    return f"the action has no effect: {why.get(line.word, line.word)}"


def _range(telling: Telling, line: Line) -> str:
    return f"{line.word} range"


def _became(telling: Telling, line: Line) -> str:
    return f"{_on(telling, line)} is now {line.word}" if line.word else ""


def _nothing(telling: Telling, line: Line) -> str:
    return ""


SENTENCES: Final[dict[str, Sentence]] = {
    "turn": _turn,
    "phase": _seat_does("begins the {word} phase"),
    "skipped turn": _seat_does("skips the turn"),
    "skipped phase": _seat_does("skips the {word} phase"),
    "window passed over": _nothing,
    "announced": _announced,
    "played": _played,
    "used": _used,
    "answered": _card_does("has its effect"),
    "cancelled": _card_does("is cancelled"),
    "attempts to block": _card_does("tries to block"),
    "failed to block": _card_does("fails to block"),
    "block cancelled": _card_does("does not try to block any more"),
    "blocks": _card_does("blocks"),
    "redirected": _redirected,
    "goes on unblocked": _card_does("goes on as if unblocked"),
    "takes over the action": _card_does("takes over the action of {other}"),
    "succeeded": _card_does("succeeds"),
    "fizzled": _fizzled,
    "action ended": _card_does("acts no more: the action ends"),
    "action cancelled": _card_does("acts no more: the action is cancelled"),
    "action over": _card_does("is done ({word})"),
    "bled": _seat_does("is bled for {n}", why=True),
    "gained pool": _seat_does("gains {n} pool", why=True),
    "burned pool": _seat_does("burns {n} pool", why=True),
    "moved pool": _moved_pool,
    "gained blood": _card_does("gains {n} blood", why=True),
    "burned blood": _card_does("burns {n} blood", why=True),
    "moved blood": _moved("blood"),
    "moved counters": _moved("counters"),
    "returned to hand": _card_does("returns to the hand"),
    "stole blood": _card_does("steals {n} blood from {other}"),
    "drained": _card_does("drains off {n} blood"),
    "counters": lambda telling, line: (
        f"{_on(telling, line)} now has {plural(line.number, 'counter')}"
    ),
    "corruption": lambda telling, line: (
        f"{_on(telling, line)} now has {plural(line.number, 'corruption counter')}"
    ),
    "locked": _card_does("locks"),
    "unlocked": _card_does("unlocks"),
    "moved": _placed,
    "attached": _card_does("is put on {other}"),
    "burned": _card_does("is burned"),
    "burns": _card_does("burns"),
    "discarded": lambda telling, line: telling.does(line.seat, f"discards {_card(line.card)}"),
    "removed from the game": _nothing,
    "changed control": lambda telling, line: telling.does(
        line.seat, f"controls {_card(line.card)}"
    ),
    "merged": _card_does("is merged with its other version"),
    "shuffled": _seat_does("shuffles the {word}"),
    "drew": _drew,
    "drew openly": _took_card("draws", ", face up"),
    "took in hand": _took_card("takes", " into the hand"),
    "drew from the crypt": _drew_crypt,
    "saw": _saw,
    "saw in hand": _saw_in_hand,
    "became": _became,
    "took the Edge": _seat_does("takes the Edge"),
    "burned the Edge": _seat_does("burns the Edge"),
    "gained victory points": _points,
    "lost victory points": _points,
    "took seats": lambda telling, line: f"the new order of seats: {_seats(telling, line.seats)}",
    "bid": _seat_does("bids {n} pool"),
    "talks of trade": lambda telling, line: telling.does(
        line.seat, f"talks of a trade with {_seats(telling, line.seats)}"
    ),
    "offers": _took_card("offers", ""),
    "asks for": _took_card("asks for", ""),
    "takes back": _took_card("takes", " out of the terms"),
    "offers pool": _seat_does("offers {n} pool"),
    "asks for pool": _seat_does("asks for {n} pool"),
    "refuses to trade": _seat_does("refuses the trade"),
    "trades": lambda telling, line: telling.does(
        line.seat, f"trades with {_seats(telling, line.seats)}"
    ),
    "named": lambda telling, line: telling.does(line.seat, f"names {_card(line.card)}"),
    "revealed number": _seat_does("has chosen {n}"),
    "stays in the game": _seat_does("stays in the game: the withdrawal has failed"),
    "anted": lambda telling, line: telling.does(line.seat, f"antes {_card(line.card)}"),
    "called the hunt": lambda telling, line: telling.does(
        line.seat, f"calls a blood hunt on {_card(line.card)}"
    ),
    "announced withdrawal": _seat_does("announces a withdrawal"),
    "ousted": _seat_does("is ousted"),
    "withdrew": _seat_does("withdraws from the game"),
    "time called": lambda telling, line: "time is called",
    "game over": _game_over,
    "master phase actions": _seat_does("has {n} master phase actions"),
    "trifle": _seat_does("gains a master phase action, a trifle", why=True),
    "marked": _card_does("is marked for this turn"),
    "transfers": _seat_does("has {n} transfers"),
    "strikes": _strikes,
    "additional strikes": _card_does("gains {n} additional strikes"),
    "combat": _combat,
    "round": lambda telling, line: f"round {line.number}",
    "combat over": lambda telling, line: "combat is over",
    "maneuvered": _card_does("maneuvers to {word} range"),
    "range": _range,
    "pressed": _card_does("presses to {word}"),
    "damaged": _damaged,
    "prevented": _card_does("prevents {n} damage"),
    "seized": _seized,
    "exchanged": _card_does("is exchanged for {other}"),
    "revealed": _card_does("is revealed"),
    "diablerizes": _card_does("diablerizes {other}"),
    "diablerie undone": _card_does("is saved from diablerie"),
    "took": _card_does("is taken by {other}"),
    "awarded": _card_does("is awarded to {other}"),
    "fetched": _card_does("is fetched from the {word} for {other}"),
    "blood hunt": _card_does("is blood hunted"),
    "referendum": _referendum,
    "tallied": _tallied,
    "cancelled the referendum": lambda telling, line: "the referendum is cancelled",
    "voted": _voted,
    "gained votes": _gained_votes,
    "abstains": _card_does("abstains"),
    "votes changed": _card_does("now votes {word}"),
    "contested": _card_does("is contested"),
    "contested herself": _card_does("would contest its own copy and is burned"),
    "won the contest": _card_does("is no longer contested"),
    "yielded": _card_does("is yielded"),
    "title contested": _card_does("contests the title of {word}"),
    "lost title": _card_does("is no longer {word}"),
    "won the title": _card_does("holds the title alone"),
}
"""For each kind of line how it is said."""
