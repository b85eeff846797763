### The course of actions, turns and phases.

at-moment-blocked = if the action is blocked, { $effects }
at-moment-resolution = as the action resolves, { $effects }
at-moment-after-resolution = after the action is resolved, { $effects }
at-moment-successful-bleed = if the bleed is successful, { $effects }
redirect = change the target of the bleed to { $to }
    .brief = redirect the bleed
may-repeat = this action can be performed again this turn
no-repeat = { DOES($which, "cannot") } perform the same action again this turn
locks-failed-blockers = minions that attempt to block from now on and fail are locked
lock-tried = lock the minions that failed to block
attempt = { DOES($which, "attempts") } to block
    .brief = attempt to block
fail-attempt = the block attempt fails
resign-attempt = the block attempt is resigned
pay-or-resign = {""}
cancel-attempt = { $mood ->
    [can] cancel the block attempt
   *[told] the block attempt is cancelled
}
resolve-unblocked = the action resolves as if unblocked instead
no-stealth = the acting minion's stealth is reduced to 0
    .brief = stealth to 0
continue-unblocked = continue the action as if unblocked
spend-master-action = use a master phase action
spend-out-of-turn = use a master phase action of your next master phase, out of turn
action-cost = { $blood } blood
life-cost = { $life } life
pool-cost = { $pool } pool
spend-transfers = use { $amount } { $amount ->
    [one] transfer
   *[other] transfers
}
mark = { $name-is ->
    [not-thirsty] {""}
    [fed] {""}
    [voted] it has voted
    [discarded] it is remembered
    [forcing-votes] {""}
    [fighter] choose { $which }
    [hunting-ground] {""}
   *[other] mark { $which }
}
skip-unlock = { DOES($which, "does") } not unlock as normal during their next unlock phase
take-action-card-back-owner = if an action card was played, it returns to its owner's hand
take-action-card-back-you = if an action card was played, take it back in your hand
end-action-blocked = block resolution is cancelled, and the action is still blocked
end-action-ended = the action ends
end-action-failed = the action is unsuccessful
cancel-card = cancel that card { $free ->
    [yes] , and its cost is not paid
   *[no] {""}
}
later-this-turn-discard-phase = during the discard phase, { $effects }
in-your-discard-phase = during your next discard phase, { $effects }
in-your-influence-phase = at the start of your next influence phase, { $effects }
later-this-turn-end-of-turn = at the end of the turn, { $effects }
gain-discard-action = get { SIGNED($amount) } discard phase action
next-action = { $change-alone } during the next action of { self } this turn
next-actions = the next { $amount } actions of minions you control this turn get { $change-alone }
next-reaction-costs = the next reaction card played this action costs { SIGNED($more) } blood or life
voids-next-redirection = the next card that would change the target of this bleed is canceled as it is played
action-cost-blood = the action cost blood
may-during-action = { $span-is ->
    [combat] { $once ->
        [yes] once this combat
       *[no] for the rest of this combat
    }
    [phase] once more during this phase
    [round] once this round
    [turn] once this turn
   *[action] { $once ->
        [yes] once during this action
       *[no] during this action
    }
}, { $payer ->
    [you] for { $who } you
   *[who] { $who }
} can { $effects } { provided }
remember-turn = {""}
remember-directed-at = {""}
borrow = take control of { $which } until { $ends-is ->
    [loan-ends] your next unlock phase
    [loan-ends-with-next-action] the end of the next action
   *[other] { $next-turn-is ->
        [yes] the end of your next turn
       *[no] the end of the turn
    }
}
bleed-terms = bleed with { SIGNED($more) } bleed

## Promises for the case of a block.

block-grant = { $to-is ->
    [minion] if this results in a block, { $change-alone-is ->
        [yes] { $change-alone }
       *[no] { $change }
    }
   *[other] { $to } can { $change }
} in { $first-round ->
    [yes] the first round of
   *[no] {""}
} the resulting combat
change-maneuver = get 1 optional maneuver
change-maneuver-long = get 1 optional maneuver, only usable to get to long range
change-maneuver-close = get 1 optional maneuver, only usable to get to close range
change-prevention = prevent 1 damage
change-cannot-use-equipment = cannot use equipment
    .alone = { self } cannot use equipment
change-press = get 1 optional press
change-press-continue = get 1 optional press, only usable to continue combat
change-press-end = get 1 optional press, only usable to end combat
change-maneuver-or-press = get 1 optional maneuver or press
if-blocked-may = if this action is blocked, { self } can have { $effects } in the first round of the combat
if-blocked = if this action is blocked, { self } can use this strike in the first round: { $strike }
if-it-blocks = { $strike-is ->
    [none] if { self } blocks, neither combatant can strike in the first round
   *[other] if { self } blocks, { self } can use this strike in the first round: { $strike }
}

## Corruption and named counters.

corruption = { $amount-is ->
    [negative] burn { UNSIGNED($amount) } of your corruption counters on { $which }
   *[other] put { $amount } corruption { $amount ->
        [one] counter
       *[other] counters
    } on { $which }
}
corrupted-enough = your corruption counters on { $which } equal or exceed its capacity or cost
burn-corruption-on = burn your corruption counters on { $which }
burn-counter = burn 1 corruption counter on { $which }
burn-counter-of = burn 1 corruption counter on { $which }
named-counter = { $burn-is ->
    [all] burn all { $name } counters on { $which }
    [one] burn 1 { $name } counter on { $which }
   *[none] put 1 { $name } counter on { $which }
}

## Who acts, and cards that become minions.

becomes-acting = unlock the acting minion, lock { self }, who becomes the acting minion
capable = { self } could perform the action
    .only = by a minion that could perform the action
fights-instead = instead of resolving the block, unlock the acting minion, and { self } and the blocking minion lock and enter combat (the action is still blocked)
takes-an-action = { $which } can take an action now
block-as = attempt to block it as { $form } with { $form-capacity } capacity { $form-more }
become-minion = { becoming } as { $form } with { $number } life{ form-numbers } { becoming-like } { $form-more }
become-vampire = { becoming } as { $form } with { $number } capacity{ form-numbers } { becoming-like } { $form-more }
form = { ARTICLE(form-noun) } { $name-is ->
    [none] {""}
   *[other] without a name or text of its own
}
form-sect = { $sect-is ->
    [none] {""}
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [independent] Independent
   *[other] { $sect }
}
fetch-discipline = search your { $places-or } for a Discipline master card and put it on { $to }
after-resolution = after resolution, even if the action is blocked: { $effects }
bleeds-at-most = no more than { $most } pool is burned by this bleed
fight-each-other = { $first } and { $second } enter combat with each other
gain-transfers = get { SIGNED($amount) } { $amount ->
    [one] transfer
   *[other] transfers
}
lose-transfers = lose all transfers in the influence phase of this turn
unless-it-blocks-resolution = as the action resolves, if { $which } did not block it: { $effects }
unless-it-blocks = if { DOES($which, "does") } not block this action, after its resolution: { $effects }
has-not-blocked = if it has not blocked: { $effects }
spares-blocker = the blocking minion does not lock for this block
oblige = { DOES($seats, "gets") } a { $name } counter (never more than { $most }), which they can burn the Edge to be rid of with all others of its name. In each unlock phase of theirs: { $effects }
