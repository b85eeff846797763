"""What the terminal says about itself: help, commands, the player aid."""

from __future__ import annotations

from typing import Final

__all__ = ["AID", "PLAIN_HELP", "REACTION_NOTE", "SCREEN_HELP"]

PLAIN_HELP: Final = """\
Answer with the number of an option. Other commands:
  p            pass: take the option marked p
  e            pass until this action (or phase, or turn) is over
  r            pass until something concerns you
  ?            why your hand cards cannot be played now
  ? 3          why the third card of your hand cannot be played now
  ? bleed      why nobody of yours can bleed now (also: hunt, block, equip, diablerie, ...)
  hand         your hand
  table        everybody and everything on the table
  log          the last lines of the log
  text NAME    the official text and rulings of a card; text 3 for a card of your hand
  u            undo your last decision
  rewind       the decisions that the table can go back to; rewind 3 goes back to the third
  misplay 3    the same, where a card was played too early: the steps before are closed for who
               played it, and open for all others
  forfeit STEP you have nothing for the steps before this one: forfeit before strikes
  save FILE    save the game
  aid          the player aid: what happens in which phase
  help         this list
  quit         leave the game"""

REACTION_NOTE: Final = "Numbers are as if nobody reacts."

AID: Final = """\
You oust your prey, to your left, by bringing her pool to 0: that is 1 victory point and 6 pool.
Your predator, to your right, tries the same with you. The last one left gains 1 more point.
Most victory points win.

Your turn
1. Unlock: unlock your cards; 1 pool if you have the Edge.
2. Master: play one master card; a trifle gives one more.
3. Minion: unlocked ready minions act: bleed, hunt, equip, employ, recruit, vote, cards.
   An empty vampire must hunt before anything else.
4. Influence: 4 transfers (1, 2, 3 in the first turns). 1 moves 1 pool to an uncontrolled
   vampire, 2 move 1 back, 4 and 1 pool draw a crypt card.
5. Discard: discard one card and draw another.

Actions
Acting locks the minion. A directed action can be blocked by its target alone, any other by your
prey and your predator. A block succeeds if intercept is at least stealth; then there is combat.
An action card is paid for only if the action succeeds.

Combat, one round
Before range, maneuvers (close or long), before strikes, strikes, damage, additional strikes,
press, end. A hand strike does 1 damage at close range. Blood mends damage; a vampire that cannot
mend goes to torpor."""

SCREEN_HELP: Final = """\
1-9, letters   take the option with this key; arrows and Enter do the same
p, Space       pass: the option that does nothing
e              pass until this action (or phase, or turn) is over
r              rest: pass until something concerns you; Esc stops passing
u              undo your last decision
B              go back to an earlier decision
M              take back what was played too early: the steps before are closed for who played it
F              forfeit the steps before one: they are passed for you
Tab            from the options to your hand and back
c              the official text and rulings of the card under the cursor
?              why a card of your hand cannot be played now
l              the whole log
t              the table in words
h              this page
q              leave, with a save if you like

▮ an unlocked minion, ▬ a locked one, ▁ one in torpor, ▯ an uncontrolled vampire.
Anson 5/7 has 5 blood of capacity 7; AUS is superior Auspex, aus inferior; +2 are 2 cards on it.
▸ in your hand marks what you can play now. Numbers after an option are as if nobody reacts."""
