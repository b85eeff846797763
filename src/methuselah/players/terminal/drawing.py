"""The parts of the screen as coloured text. Colour says nothing alone: shapes, words, numbers do.

A standing bar is an unlocked minion, a lying one a locked minion, as the cards lie on a table.
"""

from __future__ import annotations

from typing import Final

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from methuselah.engine.decisions import NOBODY
from methuselah.engine.state import State
from methuselah.engine.traits import disciplines_of, is_vampire
from methuselah.engine.views import CardView, SeatView, View
from methuselah.language.speaking import gist
from methuselah.pool import Face
from methuselah.rules.turn.influence import price_of
from methuselah.table.chronicle import Told
from methuselah.table.naming import (
    Telling,
    cost_words,
    kind_words,
    relation,
    relation_words,
    say,
    short_name,
)
from methuselah.table.situation import Situation

__all__ = [
    "ASH",
    "BLOOD",
    "BONE",
    "CANDLE",
    "EMBER",
    "MOON",
    "SMOKE",
    "VEIL",
    "hand_row",
    "key_line",
    "log_grid",
    "mark_of",
    "name_of",
    "piles",
    "ring_rows",
    "seat_body",
    "seat_head",
]

BONE: Final = "#f2ebe0"
ASH: Final = "#c6bcc2"
SMOKE: Final = "#a398a9"
CANDLE: Final = "#ecc378"
BLOOD: Final = "#ff9a9c"
MOON: Final = "#9cc6f1"
EMBER: Final = "#f4a56b"
VEIL: Final = "#c3aef5"

MARKS: Final = ("●", "◆", "▲", "■", "▼", "★")
COLOURS: Final = ("#f2ebe0", "#74c6ec", "#5fcda9", "#c9a4f5", "#f39c80", "#ecc378")
LOW_POOL: Final = 6

READY: Final = "▮"
LOCKED: Final = "▬"
BACK: Final = "▯"


def mark_of(state: State, viewer: int, seat: int) -> tuple[str, str]:
    """The shape and the colour of a seat: the same all game, counted from the viewer."""
    order = state.order
    first = order.index(viewer) if viewer != NOBODY else 0
    place = (order.index(seat) - first) % len(order)
    if len(order) < len(MARKS) - 1 and place == len(order) - 1 and place > 1:
        place = 4
    return MARKS[place], COLOURS[place]


def name_of(telling: Telling, seat: int) -> str:
    """A Methuselah as she is called where she stands alone: "You", "Ventrue"."""
    return telling.say("you-alone") if seat == telling.viewer else telling.named(seat)


def marked(telling: Telling, seat: int) -> Text:
    """A Methuselah with her shape."""
    mark, colour = mark_of(telling.state, telling.viewer, seat)
    return Text(f"{mark} {name_of(telling, seat)}", style=colour)


# -- minions ----------------------------------------------------------------------------------


def _counters(telling: Telling, card: CardView) -> str:
    if is_vampire(telling.state, card.card):
        return f"{card.blood}/{card.capacity}"
    return telling.say("life", n=card.blood)


def minion(telling: Telling, card: CardView, role: str, *, wide: bool) -> Text:
    """A minion in a few words: bar, name, blood of capacity, title, Disciplines, what it has."""
    state = telling.state
    bar = LOCKED if card.locked else READY
    style = SMOKE if card.locked else BONE
    text = Text()
    text.append(f"{bar} ", style=style)
    colour = {"acting": EMBER, "blocking": MOON, "fighting": EMBER}.get(role, style)
    text.append(
        short_name(card.name) or telling.say("lies-face-down"),
        style=f"bold {colour}" if role else colour,
    )
    blood = _counters(telling, card)
    empty = card.blood == 0 and is_vampire(state, card.card)
    text.append(f" {blood}", style=BLOOD if empty else ASH)
    if role:
        text.append(f" {telling.say(f'spoken-{role}')}", style=f"italic {colour}")
    if wide:
        title = telling.title(card.card)
        if title:
            text.append(f"  {title}", style=VEIL)
        disciplines = " ".join(disciplines_of(state, card.card))
        if disciplines:
            text.append(f"  {disciplines}", style=SMOKE)
        if card.locked and card.controller == telling.viewer:
            text.append(f"  {telling.say('locked')}", style=f"italic {SMOKE}")
    if card.attached:
        names = [short_name(on.name) or telling.say("a-card") for on in card.attached]
        text.append("  +" + ", ".join(names) if wide else f" +{len(names)}", style=SMOKE)
    if card.counters:
        text.append(f" [{card.counters}]", style=SMOKE)
    return text


def role_of(now: Situation, card: int) -> str:
    """What a minion does just now."""
    if now.combat is not None and card in (now.combat.acting, now.combat.opposing):
        return "fighting"
    if now.action is not None:
        if card == now.action.acting:
            return "acting"
        if card == now.action.blocker:
            return "blocking"
    return ""


def _uncontrolled(state: State, card: CardView) -> str:
    if card.name:
        return f"{BACK} {short_name(card.name)} {card.blood}/{price_of(state, card.card)}"
    return f"{BACK}{card.blood}"


def _permanent(telling: Telling, card: CardView) -> str:
    words = short_name(card.name) or telling.say("lies-face-down")
    if card.counters:
        words += f" [{card.counters}]"
    return f"{LOCKED} {words}" if card.locked else words


# -- a seat -----------------------------------------------------------------------------------


def seat_head(telling: Telling, seat: SeatView) -> Text:
    """ "◆ Ventrue  prey": the title of a panel."""
    text = marked(telling, seat.seat)
    what = relation(telling.state, telling.viewer, seat.seat)
    if what not in ("you", ""):
        text.append(f"  {relation_words(what, telling.language)}", style=SMOKE)
    if telling.state.active == seat.seat and not seat.out:
        text.append(f" · {telling.word('turn')}", style=f"bold {EMBER}")
    return text


def piles(telling: Telling, seat: SeatView) -> str:
    """How many cards lie in her piles: the subtitle of a panel."""
    if seat.out:
        return ""
    ash = len(seat.ash_heap)
    return telling.say("panel-piles", n=seat.library_count, crypt=seat.crypt_count, ash=ash)


def numbers(telling: Telling, view: View, seat: SeatView) -> Text:
    """Pool, points, Edge and hand."""
    low = seat.pool <= LOW_POOL
    text = Text()
    text.append(f"{seat.pool:>2}", style=f"bold {BLOOD if low else BONE}")
    pool = telling.say("panel-pool-low" if low else "panel-pool")
    text.append(f" {pool}", style=BLOOD if low else SMOKE)
    text.append(f"  {telling.say('vp', n=seat.victory_points)}", style=ASH)
    if view.edge == seat.seat:
        text.append(f"  {telling.say('panel-edge')}", style=f"bold {CANDLE}")
    text.append(f"  {telling.say('panel-hand', n=seat.hand_count)}", style=SMOKE)
    return text


def seat_body(telling: Telling, view: View, seat: SeatView, now: Situation) -> Text:
    """The whole of a seat for a panel: numbers, then one line for each minion."""
    if seat.out:
        points = telling.say("vp", n=seat.victory_points)
        out = relation_words("out of the game", telling.language)
        return Text(f"{out}, {points}", style=SMOKE)
    lines = [numbers(telling, view, seat)]
    for card in seat.ready:
        lines.append(minion(telling, card, role_of(now, card.card), wide=True))
    for card in seat.torpor:
        lines.append(_torpor(telling, card))
    for card in seat.contested:
        contested = telling.say("where-contested")
        lines.append(Text(f"? {short_name(card.name)} {contested}", style=SMOKE))
    if seat.uncontrolled:
        hidden = [_uncontrolled(telling.state, card) for card in seat.uncontrolled]
        lines.append(_row(telling.say("where-uncontrolled"), hidden))
    if seat.permanent:
        lying = [_permanent(telling, card) for card in seat.permanent]
        lines.append(_row(telling.say("where-in-play"), lying))
    return Text("\n").join(lines)


def _torpor(telling: Telling, card: CardView) -> Text:
    text = Text()
    text.append("▁ ", style=SMOKE)
    text.append(f"{short_name(card.name)} {_counters(telling, card)}", style=SMOKE)
    return text.append(f"  {telling.say('panel-torpor')}", style=f"italic {SMOKE}")


def _row(name: str, parts: list[str]) -> Text:
    text = Text(f"{name} ", style=SMOKE)
    return text.append("  ".join(parts), style=ASH)


# -- the ring on a small screen ----------------------------------------------------------------


def ring_rows(telling: Telling, view: View, now: Situation) -> list[Text]:
    """Two lines for each seat, in the order of the ring from the viewer."""
    state = telling.state
    first = view.viewer if view.viewer != NOBODY else state.order[0]
    place = state.order.index(first)
    rows: list[Text] = []
    for seat in (*state.order[place:], *state.order[:place]):
        one = view.seats[seat]
        head = seat_head(telling, one)
        if one.out:
            points = telling.say("vp", n=one.victory_points)
            rows += [head.append(f"  {points}", style=SMOKE), Text("")]
            continue
        head.append("  ")
        rows.append(head.append_text(numbers(telling, view, one)))
        rows.append(_minions_in_a_row(telling, one, now))
    return rows


def _minions_in_a_row(telling: Telling, seat: SeatView, now: Situation) -> Text:
    parts = [minion(telling, card, role_of(now, card.card), wide=False) for card in seat.ready]
    parts += [_torpor(telling, card) for card in seat.torpor]
    if seat.uncontrolled:
        counts = " ".join(f"{BACK}{card.blood}" for card in seat.uncontrolled)
        parts.append(Text(counts, style=SMOKE))
    if seat.permanent:
        lying = ", ".join(_permanent(telling, card) for card in seat.permanent)
        parts.append(Text(lying, style=SMOKE))
    return Text("  ").append_text(Text("  ").join(parts))


# -- the hand -----------------------------------------------------------------------------------


def hand_row(telling: Telling, card: int, playable: bool) -> Text:
    """One card of one's hand: a gold mark if it can be played, name, kind, level, cost, gist."""
    definition = telling.state.definition(card)
    face: Face = definition.face
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append("▸ " if playable else "  ", style=CANDLE)
    text.append(short_name(face.name), style=f"bold {BONE}" if playable else ASH)
    kinds = "/".join(kind_words(kind, telling.language, short=True) for kind in face.types)
    text.append(f"  {kinds}", style=SMOKE)
    does = gist(definition, telling.language)
    if face.disciplines and not does.startswith("["):
        text.append(" " + ("+" if face.combo else "/").join(face.disciplines), style=SMOKE)
    if face.clans:
        text.append(" " + "/".join(face.clans), style=SMOKE)
    cost = cost_words(face, telling.language)
    if cost:
        text.append(f"  {cost}", style=BLOOD)
    text.append(f"  {does}", style=BONE if playable else SMOKE)
    return text


def log_grid(told: list[Told], fresh: int) -> Grid:
    """The log, the newest lines (so many are fresh since the last question) marked by a bar."""
    old = len(told) - fresh
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=1)
    grid.add_column()
    for place, one in enumerate(told):
        bar = Text("▎" if place >= old else " ", style=CANDLE)
        words = Text(one.words, style=(f"bold {ASH}", BONE, SMOKE)[one.depth])
        grid.add_row(bar, Padding(words, (0, 0, 0, max(0, one.depth - 1))))
    return grid


KEYS: Final = {
    "p": "pass",
    "e": "end",
    "r": "rest",
    "u": "undo",
    "?": "why",
    "c": "card",
    "Tab": "hand",
    "l": "log",
    "t": "table",
    "h": "help",
    "q": "quit",
}
"""The commands as the last line of the screen shows them."""


def key_line(language: str, *, wide: bool) -> Text:
    """The commands in one line."""
    text = Text()
    for key, does in KEYS.items():
        text.append(key, style=f"bold {CANDLE}")
        words = say(language, f"key-{does}", {})
        text.append(f" {words}{'  ' if wide else ' '}", style=SMOKE)
    return text
