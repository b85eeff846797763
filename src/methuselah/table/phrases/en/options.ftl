### What can be answered: buttons and lines of the list. Questions stand in questions.ftl.

option-done = that is all
option-discard = discard { $card }
option-burn-option = discard { $card }, which none of your minions can use, for a new card
option-take = { $minion } takes { $target }
option-award = move { $card } to { $foe }
option-diablerize = { $minion } diablerizes { $foe }
option-slave-fights = lock { $minion }, who fights in the place of the blocked vampire
option-hunt-red-list = { $minion } enters combat with marked { $foe }
option-mark = mark { $foe } for this turn (a master phase action)
option-bid = bid { $n } pool for { $target }
option-use-promise = have { $own } use what { $card } gave it
option-gain-from-the-edge = gain 1 pool for the Edge
option-unlock-infernal = burn 1 pool to unlock { $target }
option-obey = have your { $word } counters take effect
option-burn-counters = burn the Edge to burn your { $word } counters
option-pay-for-contest = burn { $n } pool to go on contesting { $target }
option-yield = yield { $target }: it is burned
option-pay-for-title = { $target } burns { $n } blood to go on contesting the title
option-yield-title = { $target } yields the title for good
option-torpor-for-title = { $target } goes to torpor, having no blood for the title
option-call-hunt = call a blood hunt on { $foe }
option-withdraw = announce that you withdraw from the game
option-ante = ante the top card of your library, whatever it is
option-merge = merge { $card } with { $target } (4 transfers)
option-draw-from-the-crypt = draw a crypt card (4 transfers, 1 pool)

option-decline = do not
option-decline-diablerie = no diablerie: the vampire stays in torpor
option-decline-card = do not use { $card }
option-draw-again = put { $target } on the bottom of your library and draw another card
option-draw-one-more = draw one more card
option-keep = leave { $card } where it is
option-way = way { $n }
option-answer = use { $card }
option-answer-on = use { $card } on { $minion }

option-play = play { $card }{ $level }{ $price }
option-play-with = play { $card }{ $level } with { $minion }{ $price }
option-use = use { $card }{ $does }
option-use-with = use { $card } with { $minion }{ $does }

option-act-hunt = { $minion } hunts
option-act-leave-torpor = { $minion } leaves torpor (2 blood)
option-act-rescue = { $minion } rescues { $target } from torpor (2 blood)
option-act-diablerie = { $minion } diablerizes { $target }
option-act-become-anarch = { $minion } becomes an Anarch
option-act-take-equipment = { $minion } takes equipment from { $target }
option-act-burn-imbued = { $minion } burns { $target }, who is incapacitated
option-act-bleed = { $minion } bleeds { $who }
option-act-with = { $minion } { $kind ->
    [bleed] bleeds with
    [equip] equips with
    [employ] employs
    [recruit] recruits
    [power] gets the power
    [political] calls the referendum of
    [hunt] hunts with
   *[card] acts with
} { $card }
option-own-action = { $minion } takes its own action{ $does }
option-block = block { $acting } with { $minion }
option-block-nothing = block with { $minion }

option-choose-seat = { $who }, pool { $n }
option-choose-x = X is { $n }
described = { $name }: { $facts }
in-torpor = in torpor
uncontrolled = uncontrolled
locked = locked
on-card = on { $card }
option-allocate = { $n ->
    [one] { $n } point
   *[other] { $n } points
} to { $who }
option-fetch = put { $name } from your { $pile } on { $minion }
option-recover = { $minion } burns { $n } convictions and leaves the incapacitated region
option-avenge = { $minion } burns { $card } to inflict 1 unpreventable damage on { $foe }

option-hand-strike = strike with hands for { $n }
option-hand-strike-far = strike with hands, which does nothing at long range
option-given-strike = strike as given{ $from }
option-retainer-uses = { $target } uses { $card }
option-aim = strike at { $foe }
option-aim-retainer = strike at { $target }, a retainer
option-seize-take = steal { $card } of { $foe }
option-seize-destroy = destroy { $card } of { $foe }
option-use-maneuver = maneuver{ $to ->
    [long] {" "}to long range
    [close] {" "}to close range
   *[none] {""}
}{ $from }
option-use-press-end = press to end combat{ $from }
option-use-press-continue = press to continue combat{ $from }
option-use-prevention = prevent { $n } damage{ $from }
from-card = , from { $card }

votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
option-gain-vote = burn { $card } to gain { votes }
option-gain-vote-edge = burn the Edge to gain { votes }
option-vote = { votes } { $word }: { $card }
option-vote-minion = { votes } { $word }: { $minion }
option-vote-ballot = ballot { $word }: { $minion }
option-vote-edge = { votes } { $word }: burn the Edge
option-vote-hand = { votes } { $word }: discard { $card }
option-vote-burned = { votes } { $word }: of the Edge that you burned

option-transfer = 1 pool to { $target } ({ $have } of { $price })
option-take-back = 1 pool back from { $target } ({ $have } of { $price }, 2 transfers)
option-move-out = bring out { $target }, capacity { $price }, with { $have } blood

option-give = give { $what }
option-ask-for = ask for { $what }
option-strike-out = leave { $what } out of it
option-propose = propose this to { $who }
option-agree = agree: the trade is made
option-refuse = do not trade with { $who }

pass = pass
pass-unlock = finish your unlock phase
pass-master = no more master cards
pass-minion = no more actions
pass-influence = finish your influence phase
pass-discard = end your turn
pass-played = let { $card } be played
pass-block = do not block
pass-attempt-meets = pass: the block succeeds
pass-attempt-fails = pass: the block fails
pass-declined = let { $what } go on
pass-range = stay at { $word } range
pass-additional = no additional strike
pass-press-on = do not press: combat goes on
pass-press-end = do not press: combat ends
pass-damage = take the { $n } damage
