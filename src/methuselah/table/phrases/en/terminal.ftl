### The terminal: its headings, its lines, its answers to commands, help and player aid.

you-alone = You
lies-face-down = face down
strength = strength { $n }
stealth-of = stealth { $n }
intercept-of = intercept { $n }
a-blood-hunt = blood hunt
as-played-here = As played here
rulings = Rulings

where-ready = ready
where-torpor = torpor
where-contested = contested
where-uncontrolled = uncontrolled
where-research = research area
where-in-play = in play

line-seat = { $name }: { $facts }
line-where = { $where }: { $cards }
line-term = { $name }: { $text }
line-hand = { $name } ({ $facts }): { $does }
line-hand-bare = { $name } ({ $facts })
line-moment = turn { $turn }, { $name }: { $window }
line-action = { $name }: { $what }
line-target = target { $name }
line-directed = directed at { $names }
line-bleed = bleed { $n }
line-blocker = { $name } blocks with intercept { $n }
line-combat = Combat, round { $n }, { $range } range: { $sides }
line-referendum = Referendum, { $what }: { $yes } for, { $no } against

panel-piles = library { $n } crypt { $crypt } ash { $ash }
panel-pool = pool
panel-pool-low = pool low
panel-edge = EDGE
panel-hand = hand { $n }
panel-torpor = in torpor

phase-unlock = Unlock
phase-master = Master
phase-minion = Minion
phase-influence = Influence
phase-discard = Discard

stage-turn = Turn { $n }
stage-over = the game is over
stage-turn-of = { $who ->
    [you] Your turn
   *[other] { $who }'s turn
}
stage-decides = { DOES($who, "decides", "decide") }
stage-bleed = for { $n }
stage-versus = v.
stage-blocks = blocks
stage-would-block = would block
stage-too-low = too low
stage-no-attempt = no block attempt
stage-if-it-lands = { $who ->
    [you] your
   *[other] { $who }'s
} pool { $n } → { $then } if it lands
stage-combat = Combat
stage-round = round { $n }, { $range } range
stage-goes-on = goes on
stage-strike = strike: { $strike }
stage-referendum = Referendum
stage-blood-hunt = a blood hunt on { $name }
stage-for = for { $n }
stage-against = { $n } against
stage-cast = { $name } { $n ->
    [one] 1 vote
   *[other] { $n } votes
} { $word }
stage-impulse = Impulse

doing-bleed = bleeds
doing-hunt = hunts
doing-equip = equips
doing-employ = employs a retainer
doing-recruit = recruits an ally
doing-political = calls for a vote
doing-leave-torpor = leaves torpor
doing-rescue = rescues
doing-diablerie = diablerizes
doing-become-anarch = becomes an Anarch
doing-power = gets a power
doing-burn-imbued = burns an incapacitated imbued
doing-red-list = hunts a marked minion
doing-card = acts

key-pass = pass
key-end = end
key-rest = rest
key-undo = undo
key-why = why
key-card = card
key-hand = hand
key-log = log
key-table = table
key-help = help
key-quit = quit

terminal-log = Log
terminal-hand = Hand
terminal-table = The table
terminal-help = Help
terminal-why-not = Why not
terminal-options = Options, as if nobody reacts
terminal-over = The game is over: q leaves, u takes back.
terminal-game-over = The game is over.
terminal-looking-on = You look on.
terminal-order = { $order }: Esc stops
terminal-esc-closes = Esc closes
terminal-enter-takes = Enter takes it, Esc changes nothing
terminal-leave = Leave the table
terminal-leave-how = Save the game to this file? Enter saves and leaves, an empty line leaves without saving, Esc goes back to the table.
terminal-left = The game is left.
terminal-you-leave = You leave the table.
terminal-input-ended = The input has ended: the game is left.
terminal-saved = The game is saved in { $file }.
terminal-not-saved = { $file }: the game was not saved: { $reason }. Choose another file.
terminal-greeting = Methuselah. Seed { $seed }. Seats clockwise:
terminal-uncontrolled = Your uncontrolled vampires: { $names }
terminal-your-hand = Your hand:
terminal-type-help = Type help for the commands. Numbers are as if nobody reacts.
terminal-passed = { $n ->
    [one] (passed for you once)
   *[other] (passed for you { $n } times)
}
terminal-no-command = "{ $line }" is no command. Answer 1 to { $n }, or help.
terminal-no-option = { $option } is not an option: answer 1 to { $n }.
terminal-no-pass = You cannot pass here: choose an option.
terminal-from-now-on = From now on: { $order }.
terminal-answer-first = This question must be answered first.
terminal-hand-has = Your hand has { $n ->
    [one] 1 card: give the number 1.
   *[other] { $n } cards: give a number from 1 to { $n }.
}
terminal-empty-hand = Your hand is empty.
terminal-give-a-name = Give a name: text Govern the Unaligned; or a number of your hand: text 3.
terminal-nothing-to-undo = There is nothing to undo: you have not decided anything yet.
terminal-undone = Undone.
terminal-no-way-back = There is nothing to go back to.
terminal-one-of-them = Go back to one of them: { $how } 1.
terminal-number-of-them = Give a number from 1 to { $n }; { $how } alone lists them.
terminal-gone-back = The table has gone back.
terminal-go-back-to = Go back to
terminal-take-back = Played too early: take back
terminal-nothing-before = Nothing from you before
terminal-nothing-in-progress = There is no step to forfeit now.
terminal-give-a-step = Give a step: { $steps }.
terminal-steps-closed = The steps before this one are closed for you: { $step }.
terminal-give-a-file = Give a file: save FILE.
terminal-no-card = There is no card under the cursor. Tab goes to your hand.
terminal-face-down = That card lies face down.

help-answer = Answer with the number of an option (2x4: the transfer 2, four times). Other commands:
help-pass = pass: take the option marked p
help-end = pass until this action (or turn) is over
help-rest = pass until something concerns you
help-why = why your hand cards cannot be played now
help-why-card = why the third card of your hand cannot be played now
help-why-action = why nobody of yours can bleed now (also: hunt, block, equip, diablerie, ...)
help-hand = your hand
help-table = everybody and everything on the table
help-log = the last lines of the log
help-text = the official text and rulings of a card; text 3 for a card of your hand
help-undo = undo your last decision
help-rewind = the decisions that the table can go back to; rewind 3 goes back to the third
help-misplay = the same, where a card was played too early: the steps before are closed for who played it, and open for all others
help-forfeit = you have nothing for the steps before this one: forfeit before strikes
help-save = save the game
help-aid = the player aid: what happens in which phase
help-help = this list
help-term = what a word of the rules means
help-quit = leave the game

screen-option = take the option with this key; arrows and Enter do the same
screen-pass = pass: the option that does nothing
screen-end = pass until this action (or turn) is over
screen-rest = rest: pass until something concerns you; Esc stops passing
screen-undo = undo your last decision
screen-back = go back to an earlier decision
screen-misplay = take back what was played too early: the steps before are closed for who played it
screen-forfeit = forfeit the steps before one: they are passed for you
screen-other = from the options to your hand and back
screen-card = the official text and rulings of the card under the cursor
screen-why = why a card of your hand cannot be played now
screen-log = the whole log
screen-table = the table in words
screen-help = this page
screen-quit = leave, with a save if you like
screen-signs-bars = ▮ an unlocked minion, ▬ a locked one, ▁ one in torpor, ▯ an uncontrolled vampire.
screen-signs-numbers = Anson 5/7 has 5 blood of capacity 7; AUS is superior Auspex, aus inferior; +2 are 2 cards on it.
screen-signs-marks = ▸ in your hand marks what you can play now. Numbers after an option are as if nobody reacts.

aid-prey = You oust your prey, to your left, by bringing her pool to 0: that is 1 victory point and 6 pool.
aid-predator = Your predator, to your right, tries the same with you. The last one left gains 1 more point.
aid-points = Most victory points win.
aid-your-turn = Your turn
aid-unlock = 1. Unlock: unlock your cards; 1 pool if you have the Edge.
aid-master = 2. Master: play one master card; a trifle gives one more.
aid-minion = 3. Minion: unlocked ready minions act: bleed, hunt, equip, employ, recruit, vote, cards. An empty vampire must hunt before anything else.
aid-influence = 4. Influence: 4 transfers (1, 2, 3 in the first turns). 1 moves 1 pool to an uncontrolled vampire, 2 move 1 back, 4 and 1 pool draw a crypt card.
aid-discard = 5. Discard: discard one card and draw another.
aid-actions = Actions
aid-directed = Acting locks the minion. A directed action can be blocked by its target alone, any other by your prey and your predator.
aid-blocked = A block succeeds if intercept is at least stealth; then there is combat.
aid-paid = An action card is paid for only if the action succeeds.
aid-combat = Combat, one round
aid-steps = Before range, maneuvers (close or long), before strikes, strikes, damage, additional strikes, press, end.
aid-damage = A hand strike does 1 damage at close range. Blood mends damage; a vampire that cannot mend goes to torpor.
