"""A game in progress on a server: people's answers, the programs' answers, and who looks on.

One lock for each table: an answer is taken, written down and shown before the next one. What a
page has seen is always in the database already, so that a crash takes nothing back.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import msgspec

from methuselah.engine.decisions import NOBODY
from methuselah.engine.state import State
from methuselah.players.search import SearchPlayer
from methuselah.server.beats import is_a_beat
from methuselah.server.clock import Clock
from methuselah.server.going_back import Marks, may_take_back, points
from methuselah.server.messages import (
    Answer,
    Around,
    CancelOrder,
    Consent,
    Drawn,
    Forfeit,
    GoBack,
    LetPlay,
    Message,
    Offer,
    Order,
    Outlook,
    Pace,
    PaceNow,
    Points,
    PointsNow,
    Refused,
    Reply,
    Say,
    SetAgain,
    Undo,
    Why,
    WhyNot,
    Wish,
    encode,
)
from methuselah.server.pacing import Pacer
from methuselah.server.pages import Page
from methuselah.server.presence import Presence
from methuselah.server.replaying import Replay
from methuselah.server.resuming import manners_of, playing_for, wishes_of
from methuselah.server.screen import outlook, screen
from methuselah.server.store import Manner, NotKept, SeatKept, Store, StoredAnswer
from methuselah.server.talk import Talk, Word
from methuselah.table.consequences import ahead
from methuselah.table.record import write
from methuselah.table.seats import SPANS, Due, Table
from methuselah.table.why_not import why_not
from methuselah.wording.wrong import Wrong, told

__all__ = ["LiveTable", "Page"]

UNHURRIED: Final = 400
"""Milliseconds between two things that programs do, unless a page says otherwise."""
SLOWEST: Final = 5_000
LOG: Final = logging.getLogger(__name__)


async def _chosen(due: Due, state: State) -> int:
    """The answer that is due; a program that thinks for long does so beside the pages."""
    if isinstance(due.player, SearchPlayer):
        return await asyncio.to_thread(due.choose, state)
    return due.choose(state)


class LiveTable:
    """One game, the pages that look at it, and the programs that play in it."""

    def __init__(self, name: str, table: Table, seats: Sequence[SeatKept], store: Store) -> None:
        """Nobody has come yet."""
        self.name = name
        self.table = table
        self.seats = tuple(seats)
        self.store = store
        self.pages: set[Page] = set()
        self.delay = UNHURRIED
        self.paused = False
        self.paused_by = NOBODY
        self._stepping = False
        self._set_again = NOBODY
        self._manners: dict[int, Manner] = {}
        self._lock = asyncio.Lock()
        self._kept = len(table.game.log)
        self._playing: asyncio.Task[None] | None = None
        self._again = False
        self.pacer = Pacer(table, self.people)
        self.talk = Talk(self.people)
        self.presence = Presence(self.people)
        self.marks = Marks()
        self.clock = Clock()
        self._replay: Replay | None = None

    def seat_of(self, key: str) -> int:
        """The seat that a key opens, NOBODY for none."""
        if key:
            for number, seat in enumerate(self.seats):
                if seat.key and secrets.compare_digest(seat.key, key):
                    return number
        return NOBODY

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if not seat.player]

    def again(self) -> Replay:
        """The game that is over, to be seen again."""
        if self._replay is None or self._replay.length != len(self.table.game.log):
            self._replay = Replay(self.name, self.table.game, self.table.players)
        return self._replay

    def behaves(self, manners: Mapping[int, Manner]) -> None:
        """People are asked as they wanted to be before the server was stopped."""
        self._manners = dict(manners)
        for seat, manner in manners.items():
            if seat in self.pacer.wishes:
                self.pacer.wishes[seat] = wishes_of(manner)

    def export(self) -> bytes:
        """The game as a file, with what was said."""
        record = self.table.game.record()
        return write(msgspec.structs.replace(record, talk=tuple(self.talk.words)))

    # -- resting -------------------------------------------------------------------------

    def may_rest(self) -> bool:
        """Whether nobody looks on, nothing goes on, and all that was said and done is written."""
        gathering, playing = self.pacer.gathering, self._playing
        return not (
            self.pages
            or (playing is not None and not playing.done())
            or (gathering is not None and gathering.answers)
            or self.talk.back is not None
            or self._kept < len(self.table.game.log)
        )

    async def rest(self) -> None:
        """Write down how much of the time is over: it is all that has changed since."""
        over = self.table.result is not None
        await self.store.add(self.name, self._kept, (), over, self.clock.spent)

    # -- pages ---------------------------------------------------------------------------

    async def enter(self, page: Page) -> None:
        """A page opens: it is shown everything, and programs play on."""
        async with self._lock:
            self.pages.add(page)
            self._has_come(page.seat)
            await self._show(page)
            if self.talk.words or self.talk.back is not None:
                await page.send(encode(Around(tuple(self.talk.words), self.talk.back)))
            self._runs()
            await page.send(self._pace())
            await self._tell(self._present())
            if self._set_again != NOBODY:
                await page.send(encode(SetAgain(self._set_again)))
        self._go_on()

    def leave(self, page: Page) -> None:
        """A page closes; the game waits for it."""
        self.pages.discard(page)
        self._runs()
        if page.seat in self.people and all(other.seat != page.seat for other in self.pages):
            self.presence.left(page.seat)
            later = asyncio.get_running_loop().call_later
            for after in (0, self.presence.away):
                later(after, lambda: asyncio.ensure_future(self._tell(self._present())))

    def _has_come(self, seat: int) -> None:
        """She answers for herself from now on."""
        if self.presence.came(seat):
            del self.table.players[seat]
            self.pacer.stood_in.discard(seat)

    async def _let_play(self, seat: int) -> None:
        """A program answers for somebody who is away, and agrees to what the others agree to."""
        self.presence.stand_in(seat)
        self.table.players[seat] = playing_for(seat, self.table.state.setting.seed)
        self.pacer.leave(seat)
        await self._tell(self._present())
        if self.talk.back is not None:
            await self._around(seat, Consent(True))

    def _present(self) -> bytes:
        return encode(self.presence.told())

    def _runs(self) -> None:
        """The clock runs while somebody is here and nothing is paused."""
        runs = bool(self.pages) and not self.paused and self.table.result is None
        self.clock.run(runs)
        if runs and self.clock.left >= 0:
            asyncio.get_running_loop().call_later(self.clock.left, self._go_on)

    async def _show(self, page: Page) -> None:
        pacing = self.pacer.pacing(page.seat)
        page.shown += 1
        drawn = screen(
            self.table, page.seat, self.name, page.told, pacing, page.language, page.shown
        )
        page.told = len(self.table.state.journal)
        await page.send(encode(Drawn(drawn)))
        then = outlook(pacing.state, page.seat, page.language)
        foreseen = ahead(pacing.state, page.seat, page.language)
        if then or foreseen:
            await page.send(encode(Outlook(drawn.at, then, foreseen)))

    async def _show_all(self) -> None:
        for page in tuple(self.pages):
            await self._show(page)

    async def set_again(self, seat: int) -> None:
        """The same people may play once more: a seat has set the table for them."""
        if self._set_again == NOBODY:
            self._set_again = seat
            await self._tell(encode(SetAgain(seat)))

    # -- playing -------------------------------------------------------------------------

    async def take(self, page: Page, message: Message) -> None:
        """What a page sends; a refusal goes back to that page alone."""
        try:
            async with self._lock:
                await self._take(page, message)
        except ValueError as error:
            await page.send(encode(Refused(told(error, page.language))))
            return
        self._go_on()

    async def _take(self, page: Page, message: Message) -> None:
        if isinstance(message, Why):
            words = self._why(page, message)
            await page.send(encode(WhyNot(words)))
            return
        if isinstance(message, Pace):
            await self._set_pace(page.seat, message)
            return
        if page.seat == NOBODY:
            raise Wrong("looking-on")
        if isinstance(message, Points):
            await page.send(encode(PointsNow(tuple(points(self.table, page.seat, self.marks)))))
            return
        if isinstance(message, LetPlay):
            await self._let_play(message.seat)
            return
        if isinstance(message, Say | Offer | Reply | GoBack | Consent):
            await self._around(page.seat, message)
            return
        if self.talk.back is not None:
            raise Wrong("consent-first")
        if isinstance(message, Answer):
            self._answer(page.seat, message)
            await self._keep(person=True)
        elif isinstance(message, Forfeit):
            self.pacer.forfeit(page.seat, message.step)
            await self._keep(person=True)
        elif isinstance(message, Undo):
            await self._undo(page.seat)
        elif isinstance(message, Wish):
            self._wish(page.seat, message)
        elif isinstance(message, Order):
            if message.until and message.until not in SPANS:
                raise Wrong("no-such-end", until=message.until)
            self.table.order(page.seat, message.until)
        elif isinstance(message, CancelOrder):
            self.table.cancel_order(page.seat)
        await self._keep_manners()
        await self._show_all()

    async def _set_pace(self, seat: int, message: Pace) -> None:
        """Programs play faster or slower, or stop; all at the table are told who has stopped
        them. Who looks on may do so where only programs sit.
        """
        if seat == NOBODY and self.people:
            raise Wrong("looking-on")
        self.delay = min(SLOWEST, max(0, message.delay))
        if message.pause and not self.paused:
            self.paused_by = seat
        self.paused = message.pause
        self._stepping = message.step
        self._runs()
        await self._tell(self._pace())

    def _pace(self) -> bytes:
        return encode(PaceNow(self.delay, self.paused, self.paused_by, self.clock.left))

    async def _tell(self, said: bytes) -> None:
        """The same to every page."""
        for page in tuple(self.pages):
            await page.send(said)

    def _answer(self, seat: int, message: Answer) -> None:
        decision, gathering = self.table.decision, self.pacer.gathering
        if gathering is None and decision is not None and decision.seat != seat:
            raise Wrong("somebody-else-asked")
        if message.at != self.pacer.at(seat):
            raise Wrong("stale")
        if gathering is not None:
            self.pacer.answer(seat, message.option)
            return
        if decision is None:
            over = self.table.result is not None
            raise Wrong("over" if over else "not-asked")
        if not 0 <= message.option < len(decision.options):
            raise Wrong("option", n=len(decision.options))
        self.table.repeat(message.option, message.times)

    def _wish(self, seat: int, message: Wish) -> None:
        wishes = self.pacer.wishes[seat]
        if message.stops is not None:
            wishes = wishes.stopping(message.stops)
        self.pacer.wish(seat, replace(wishes, full=message.full, hold=message.hold))

    def _why(self, page: Page, message: Why) -> str:
        seat, state = page.seat, self.table.state
        if seat == NOBODY:
            raise Wrong("ask-from-a-seat")
        if message.action:
            return why_not(state, seat, message.action, page.language)
        hers = message.card in state.seats[seat].hand
        if not hers and message.card not in state.cards:
            raise Wrong("not-here")
        return why_not(state, seat, message.card, page.language)

    async def _undo(self, seat: int) -> None:
        """Take back one's own last decision: alone against programs always, else only while
        nobody else has answered and nothing hidden has come to light since. What was answered
        while others are still asked is taken back at once.
        """
        gathering = self.pacer.gathering
        if gathering is not None and gathering.answers.pop(seat, None) is not None:
            return
        if not self.table.can_undo():
            raise Wrong("nothing-to-undo")
        if self.people != [seat]:
            may_take_back(self.table, self.people, seat)
        self.pacer.forget()
        self.table.undo()
        await self._cut(len(self.table.game.log))

    # -- talk, deals, going back ---------------------------------------------------------------

    async def _around(self, seat: int, message: Say | Offer | Reply | GoBack | Consent) -> None:
        state, talk = self.table.state, self.talk
        if isinstance(message, Say):
            talk.say(Word(seat, "talk", message.words.strip(), state.turn))
        elif isinstance(message, Offer):
            talk.offer(seat, message.to, message.words, state.turn, len(state.seats))
        elif isinstance(message, Reply):
            talk.reply(seat, message.deal, message.verdict)
        elif isinstance(message, Consent):
            if talk.consent(seat, message.agrees):
                await self._go_back()
        else:
            point = next(
                (one for one in points(self.table, seat, self.marks) if one.to == message.to), None
            )
            if point is None:
                raise Wrong("no-way-back")
            if message.misplay and not point.misplay:
                raise Wrong("no-misplay")
            where = point.to, point.turn, point.seat, point.window
            talk.ask_back(seat, *where, message.misplay)
            agree = [talk.consent(one, True) for one in (seat, *self.presence.stood_in)]
            if any(agree):
                await self._go_back()
        fresh = talk.fresh()
        if fresh:
            await self.store.hear(self.name, fresh)
        await self._tell(encode(Around(tuple(talk.words), talk.back)))

    async def _go_back(self) -> None:
        """All have agreed."""
        back = self.talk.end_back()
        self.pacer.forget()
        place = self.marks.place(back.to)
        if back.misplay:
            self.table.misplay(back.asked, place)
        else:
            self.table.go_back(place)
        await self._cut(place)
        await self._keep(person=False)
        await self._show_all()

    # -- programs ------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Let programs and standing orders answer in the background, one at a time.

        Asked while they still show their last answer, they look at the table once more.
        """
        self._again = True
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._play())

    async def _play(self) -> None:
        try:
            while self._again:
                self._again = False
                while await self._step():
                    await asyncio.sleep(self.delay / 1000 if self.pages else 0)
                async with self._lock:
                    await self._keep(person=False)
                    await self._show_all()
        except NotKept as error:
            LOG.error("game %s: %s", self.name, error)
            for page in tuple(self.pages):
                await page.send(encode(Refused(told(error, page.language))))
        except Exception:
            LOG.exception("game %s stopped at answer %d", self.name, len(self.table.game.log))
            for page in tuple(self.pages):
                await page.send(encode(Refused(told(Wrong("fault"), page.language))))

    async def _step(self) -> bool:
        """Let the table go on until something is to be seen; False when somebody is waited for."""
        async with self._lock:
            table = self.table
            seen = len(table.state.journal)
            if self.talk.back is not None or not (self.pages or self.people):
                return False
            if table.result is None and self.clock.is_up():
                table.game.call_time()
            while (not self.paused or self._stepping) and (self._gathered() or await self._one()):
                if is_a_beat(table, seen):
                    await self._keep(person=False)
                    await self._show_all()
                    self._stepping = False
                    return True
                await asyncio.sleep(0)
            return False

    def _gathered(self) -> bool:
        """Ask all who may do something in the window that opens; whether it was carried out."""
        if not self.table.game.halted:
            return False
        if self.pacer.gathering is None:
            self.pacer.open()
            if self.pacer.several:
                asyncio.get_running_loop().call_later(self.pacer.beat + 0.001, self._go_on)
        return self.pacer.carry_out()

    async def _one(self) -> bool:
        """One answer that nobody needs to be waited for."""
        due = self.table.due()
        if due is None:
            return False
        self.table.put(due, await _chosen(due, self.table.state))
        if due.by_hand:
            await self._keep(person=True)
        return True

    # -- keeping -------------------------------------------------------------------------

    async def _keep(self, *, person: bool) -> None:
        """Write down the answers since the last time; those of a person lead back to where they
        were decided.
        """
        log = self.table.game.log
        fresh = log[self._kept :]
        if fresh:
            decided = self.table.decided if person else ()
            answers = [StoredAnswer(e, self._kept + n in decided) for n, e in enumerate(fresh)]
            over = self.table.result is not None
            await self.store.add(self.name, self._kept, answers, over, self.clock.spent)
            self._kept = len(log)

    async def _keep_manners(self) -> None:
        """Write down how people want to be asked, where that has changed."""
        now = manners_of(self.table, self.pacer)
        changed = {seat: one for seat, one in now.items() if self._manners.get(seat) != one}
        if changed:
            await self.store.behave(self.name, changed)
            self._manners |= changed

    async def _cut(self, length: int) -> None:
        self._kept = length
        await self.store.cut(self.name, self._kept)
