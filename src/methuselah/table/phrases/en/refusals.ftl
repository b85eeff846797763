### Why something cannot be done now, and whose text says so.

colon = :
why-each = { $words }
why-its-text = its text
why-text-of = the text of { $name }
why-text-of-effect = the text of an effect in progress
why-text-that-cancelled = the text of the card that cancelled it

why-over = The game is over.
why-decision-of = It is { $who ->
    [you] your
   *[other] { $who }'s
} decision.
why-card-offered = { $name } can be used now: it is among the options.
why-not-here = { $name } is neither in your hand nor on the table.
why-no-such-action = "{ $asked }" is neither a card of yours nor an action. Ask about: { $known }.
why-action-offered = { $name }: you can, it is among the options.
why-not-implemented = this version cannot play it
why-not-offered = the rules do not offer it at this moment

## The moment

why-in-your-minion-phase = { $kind ->
    [action] an action card
    [equipment] an equipment
    [ally] an ally
    [retainer] a retainer
    [political-action] a political action
    [power] a power
   *[other] a { $word }
} is played in your own minion phase
why-event-in-discard-phase = an event is played in your own discard phase
why-master-in-master-phase = a master is played in your own master phase
why-modifier-in-own-action = an action modifier is played during an action of your own minion
why-reaction-in-others-action = a reaction is played during another Methuselah's action
why-modifier-in-own-turn = a modifier is played in your own turn
why-no-reaction-in-own-turn = no reaction is played in your own turn
why-only-combat-cards = in combat only combat cards are played
why-combat-card-in-combat = a combat card is played in combat
why-added-in-attempt = { $kind ->
    [stealth] stealth
   *[intercept] intercept
} may be added only when it is needed, during a block attempt
why-another-moment = it is used at another moment ({ $when }), not now
why-own-action-in-minion-phase = its action is taken in your own minion phase
why-once-each-none-now = it is used once each { $span }, and there is none now
why-act-in-minion-phase = your minions act in your own minion phase
why-transfers-in-influence-phase = transfers are spent in your own influence phase
why-discard-in-discard-phase = you discard once, in your own discard phase
why-not-in-this-edition = there is no such action in this edition

## What a Methuselah has

why-contests-herself = it is unique and you control one: nobody contests a card with herself
why-no-master-action = you have no master phase action left
why-out-of-turn-in-others-turn = an out-of-turn master is played in the turn of another Methuselah
why-out-of-turn-played = you have played an out-of-turn master since your last master phase
why-no-ready-minion-required = you control no ready minion that it requires: { $needs }
why-event-once = it was played in this game, and each event is once
why-no-discard-action = you have no discard phase action left
why-event-this-phase = you have played an event in this discard phase
why-no-ready-unlocked-minion = you have no ready unlocked minion
why-no-ready-minion = you have no ready minion
why-all-locked = all your ready minions are locked
why-needs-locked-minion = it is played by a locked minion, and you have none ready
why-not-in-combat = no minion of yours is in this combat
why-needs-another-minion = it is played by another ready minion of yours
why-no-minion-to-play-it = you have no minion that could play it
why-it-is-of = it is { $who ->
    [you] your
   *[other] { $who }'s
}
why-nothing-to-use = there is nothing to use on it: what it does it does by itself
why-nobody-can-use-it = nobody of yours can use it now
why-used-already = it has been used already
why-it-is-locked = it is locked
why-not-usable-now = it cannot be used now
why-empty-hand = your hand is empty
why-no-uncontrolled-vampire = you have no uncontrolled vampire
why-no-transfers-left = you have no transfers left
why-no-transfers-left-1996 = you have no transfers left; vampires come out as the phase ends
why-no-transfers-to = an effect keeps transfers from { $name }
why-controlled-already = { $name } stays uncontrolled: you control it already
why-scarce = { $name } is scarce: you have not the { $n } pool for it

## Minions

why-is-no = { $name } is no { $clans }
why-none-is = no minion of yours that could play it is { $clans }
why-off-path = { $name } does not follow the Path of { $path }
why-none-follows = no minion of yours that could play it follows the Path of { $path }
why-not-required = { $name } is not what it requires: { $need }
why-none-required = no minion of yours that could play it is what it requires: { $need }
why-no-vampire-for-discipline = { $name } is no vampire, and only a vampire has { $level }
why-without-discipline = { $name } does not have { $level }{ $superior ->
    [yes] , the superior level
   *[no] {""}
}
why-none-with-discipline = no minion of yours that could play it has { $level }{ $superior ->
    [yes] , the superior level
   *[no] {""}
}
why-not-named = { $name } is not one of those that its text names
why-not-the-bearer = { $name } is not the one that has it
why-stuck = { $name } is stuck: it cannot take the action it must take
why-other-first = { $name } must act first: mandatory actions come before others
why-must-hunt = { $name } must hunt: it has no blood
why-must-act-otherwise = { $name } must take another action first
why-minion-is-locked = { $name } is locked
why-recruited-this-turn = { $name } was recruited this turn
why-cannot-act = { $name } cannot act
why-slave = { $name } is a slave, and you have no ready { $clans }
why-sterile = { $name } is sterile and puts no vampire in play
why-only-one-of-these = { $name } can have only one of these
why-cannot-use-equipment = { $name } cannot use equipment
why-kept-from-reacting = an effect keeps { $name } from reacting

## What was done already, and what is forbidden

why-action-taken = { $name } has taken this action this turn
why-not-again = { $name } does not take the same action again this turn
why-done-bleed = { $name } has bled this turn already
why-done-political = { $name } has called a referendum this turn already
why-political-cancelled = this political action was cancelled, and is not taken again this turn
why-played-in-this-action = { $name } has played it in this action already
why-played-since-unlock = { $name } has played it since your last unlock phase
why-played-in-this = { $name } has played it in this { $span } already
why-once-a-game = it was played in this game already, and once is all
why-you-once-a-game = you have played it in this game already: once is all
why-once-a-turn = it was played in this turn already, and once is all
why-no-more-this-turn = nobody plays it any more this turn, for it was cancelled so
why-kept-from-play = an effect keeps it from being played
why-forbidden-to-play = an effect forbids { $name } to play it
why-forbidden-disciplines = an effect forbids { $name } what requires a Discipline
why-forbidden-bleed = an effect forbids { $name } to bleed
why-forbidden-hunt = an effect forbids { $name } to hunt
why-forbidden-political = an effect forbids { $name } to call a referendum
why-forbidden-rescue = an effect forbids { $name } to rescue vampires
why-forbidden-diablerie = an effect forbids { $name } to diablerize

## Actions

why-only-vampires-hunt = { $name } is no vampire: only vampires hunt
why-only-vampires-call = { $name } is no vampire: only vampires call referendums
why-full-of-blood = { $name } has all the blood that it can have
why-no-equipment-to-take = no other minion of yours has equipment that it may take
why-no-vampire = { $name } is no vampire
why-none-in-torpor = no vampire is in torpor
why-none-of-yours-in-torpor = no vampire of yours is in torpor
why-kept-from-directing = an effect keeps { $name } from directing an action at { $other }
why-kept-in-torpor = an effect keeps { $name } in torpor
why-not-2-blood-together = { $name } and { $other } do not have the 2 blood together
why-blood-cursed = { $name } is blood cursed: it cannot commit diablerie
why-cannot-be-diablerized = { $name } cannot be diablerized
why-anarch-already = { $name } is an Anarch already
why-has-a-title = { $name } has a title
why-not-the-blood = { $name } has not the blood for it

## Blocks

why-no-action-to-block = no action of another Methuselah is in progress
why-too-late-to-block = the time to block is over
why-declined-to-block = you have declined to block this action
why-directed-at-home = nobody may block an action directed at what its own Methuselah controls
why-not-the-target = a directed action is blocked by its target alone
why-neither-prey-nor-predator = an undirected action is blocked by the prey and predator of who acts
why-attempt-in-progress = blocks are declared while no block attempt is in progress
why-no-second-attempt = no minion attempts twice to block an action
why-cannot-pay-attempt = { $name } cannot pay what an attempt costs it
why-unblockable = the action cannot be blocked
why-kept-from-blocking = an effect keeps { $name } from blocking this action

## What its text asks, and what it costs

why-stealth-when-needed = stealth may be added only when it is needed, while a block attempt would succeed
why-intercept-when-needed = intercept may be added only when it is needed, by the minion that is trying to block
why-limited = the bleed was increased by a limited effect already, and one is the limit
why-close-range-alone = it is usable at close range alone
why-needs-the-edge = it needs the Edge, which you do not have
why-own-turn-alone = it is usable in your own turn alone
why-not-directed-at-you = the action is not directed at you
why-undirected-alone = the action is directed, and it is usable in undirected actions
why-not-blocked = the action was not blocked
why-not-successful = the action was not successful
why-has-not-blocked = this minion has not blocked the action
why-not-passed = the referendum has not passed
why-not-trying-to-block = this minion is not trying to block
why-may-not-block = this minion may not block the action
why-no-bleed-at-you = the action is no bleed against you
why-kind-of-action = it is usable in an action of this kind: { $kinds }
why-was-played = { $name } was played in this action
why-condition-of-its-text = the condition that its text sets does not hold
why-nothing-to-choose = there is nothing that it could choose
why-price-of-its-text = what its text asks as a price cannot be paid
why-costs-pool = it costs { $n } pool and you have { $has }
why-costs-blood-of-nobody = it costs { $n } blood, and no minion pays for it
why-costs-life = it costs { $n } life of { $name }
why-costs-blood = it costs { $n } blood and { $name } has { $has }
why-costs-blood-no-vampire = it costs blood, and { $name } has none: it is no vampire
