"""What people at a table say to each other: talk, deals, and asking to go back.

Deals are offered, accepted and declined, and nothing here or elsewhere holds anybody to them
(R0, Deals). A step back beyond one's own undo needs all people at the table: programs agree.
What was said is kept with the game, apart from its answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from methuselah.table.record import Word
from methuselah.wording.wrong import Wrong

__all__ = ["LONGEST_WORDS", "Back", "Talk", "Word"]

LONGEST_WORDS: Final = 280
MOST_WORDS: Final = 2_000
"""What is said in one game."""


class Back(msgspec.Struct):
    """Somebody asks to go back to the point with the mark `to`. turn, asked, window: where that
    is; agreed: who has agreed so far; awaited: who has not; misplay: `asked` has played too early.
    """

    seat: int
    to: int
    turn: int
    asked: int
    window: str
    agreed: list[int]
    awaited: list[int]
    misplay: bool = False


class Talk:
    """All that was said at a table, and what is open."""

    def __init__(self, people: Sequence[int], words: Sequence[Word] = ()) -> None:
        """As it was kept."""
        self.people = tuple(people)
        self.words = list(words)
        self.back: Back | None = None
        self.changed: set[int] = set()

    def say(self, word: Word) -> None:
        """Add what somebody says. Raises ValueError where it is nothing, too much or too long."""
        if not word.words.strip() and word.kind != "back":
            raise Wrong("nothing-said")
        if len(word.words) > LONGEST_WORDS:
            raise Wrong("too-long", n=LONGEST_WORDS)
        if len(self.words) >= MOST_WORDS:
            raise Wrong("enough-said")
        self.changed.add(len(self.words))
        self.words.append(word)

    def offer(self, seat: int, to: int, words: str, turn: int, seats: int) -> None:
        """Offer a deal to another seat; a program declines at once."""
        if not 0 <= to < seats or to == seat:
            raise Wrong("deal-to-another")
        state = "open" if to in self.people else "declined"
        self.say(Word(seat, "deal", words.strip(), turn, to, state))

    def reply(self, seat: int, number: int, verdict: str) -> None:
        """Accept or decline a deal that was offered to this seat, or withdraw its own."""
        if not 0 <= number < len(self.words) or self.words[number].kind != "deal":
            raise Wrong("no-such-deal")
        deal = self.words[number]
        mine = deal.seat if verdict == "withdrawn" else deal.to
        if verdict not in ("accepted", "declined", "withdrawn") or mine != seat:
            raise Wrong("not-yours-to-say")
        if deal.state != "open":
            raise Wrong("deal-closed", state=deal.state)
        self.words[number] = msgspec.structs.replace(deal, state=verdict)
        self.changed.add(number)

    # -- going back --------------------------------------------------------------------------

    def ask_back(
        self, seat: int, to: int, turn: int, asked: int, window: str, misplay: bool = False
    ) -> None:
        """Ask all others at the table to go back. Raises ValueError while somebody else asks."""
        if self.back is not None:
            raise Wrong("asks-already")
        others = [other for other in self.people if other != seat]
        self.back = Back(seat, to, turn, asked, window, [seat], others, misplay)

    def consent(self, seat: int, agrees: bool) -> bool:
        """An answer to that; whether all have agreed. Who refuses, or takes it back, ends it."""
        back = self.back
        if back is None:
            raise Wrong("nobody-asks")
        if not agrees:
            self._end("refused")
            return False
        if seat in back.awaited:
            back.awaited.remove(seat)
            back.agreed.append(seat)
        return not back.awaited

    def end_back(self) -> Back:
        """All have agreed: it is done."""
        assert self.back is not None
        back = self.back
        self._end("agreed")
        return back

    def _end(self, state: str) -> None:
        back, self.back = self.back, None
        assert back is not None
        if len(self.people) > 1:
            self.say(Word(back.seat, "back", back.window, back.turn, back.asked, state))

    def fresh(self) -> list[tuple[int, Word]]:
        """What has changed since the last time it was written down."""
        changed = [(number, self.words[number]) for number in sorted(self.changed)]
        self.changed.clear()
        return changed
