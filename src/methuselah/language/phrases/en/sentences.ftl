### How sentences are put together: lists, ways to use a card, what it does in play.

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-comma = { $first }, { $last }
where = { $letter } is { $amount }
where-all = , where { $clauses }
nothing = nothing

## What "this minion" is.

self = { $this ->
    [vampire] this vampire
    [ally] this ally
    [imbued] this imbued
    [employer] the employer
    [bearer] the bearer
    [attached] the attached minion
    [subject] that minion
    [tested] it
   *[minion] this minion
}

## Actions: `$directed` is "yes" for the mark Ⓓ.

directed-mark = { $directed ->
    [yes] Ⓓ
   *[no] {""}
}
stealth-mark = { $stealth ->
    [0] {""}
   *[other] { SIGNED($stealth) } stealth
}
action-card = { directed-mark } { stealth-mark } action
more-bleed = { $more ->
    [0] {""}
   *[other] with { SIGNED($more) } bleed
}
action-bleed = { directed-mark } bleed { more-bleed } { $stealth ->
    [0] {""}
   *[other] at { stealth-mark }
}
    .brief = { $more ->
        [0] bleed
       *[other] { SIGNED($more) } bleed
    }
action-bleed-taken = { directed-mark } { stealth-mark } bleed action { more-bleed }
action-card-taken = { directed-mark } { stealth-mark } action
action-political-taken = { stealth-mark } political action
action-equip-taken = { stealth-mark } equip action
action-hunt-taken = { stealth-mark } hunt action
action-employ-taken = { stealth-mark } employ retainer action
action-recruit-taken = { stealth-mark } recruit ally action
action-costs = { $action } that costs { $cost }
spending = burn { $cost }
action-power = { stealth-mark } action to get this power
action-power-taken = { stealth-mark } action to get this power
action-hunt = { stealth-mark } hunt action
action-leave-torpor = { stealth-mark } leave torpor action
action-leave-torpor-taken = { stealth-mark } leave torpor action
action-political = { stealth-mark } political action
action-equip = { stealth-mark } equip action
action-employ = { stealth-mark } employ retainer action
action-recruit = { stealth-mark } recruit ally action
act = { $who } can take { ARTICLE($action) }
act-by = { $who }
act-by-any = any minion
act-by-controller = any minion you control
act-by-bearer = { self }
act-only = { $act } { $only }
act-deed = { $act }: { $deed }

## Ways that are played or used.

only-usable = only usable { $when }
usable-if = if { $condition }
by-who = by { $who }
by-locked = by a locked { $this ->
    [vampire] vampire
   *[minion] minion
}
    .who = by { $who } while locked
usable-locked = usable by a locked minion too
by-helper = by a ready minion other than the acting one
    .who = by { $who } other than the acting minion
by-bystander = by a minion that is not in this combat
    .who = by { $who } that is not in this combat
use = { $who } can { $deed }
    .free = { $deed }
use-by-you = you
use-by-combatant = a minion in combat
use-by-bearer = { self }
use-when = { $when }, { $use }
paid = { $cost }: { $deed }
passes = if the referendum passes, { $effects }
enters = as this card enters play, { $effects }
you-can = you can { $effect }

## When a card or an ability can be used.

at-unlock = during your unlock phase
    .other = during another Methuselah's unlock phase
    .any = during any unlock phase
at-master = during your master phase
    .other = during another Methuselah's master phase
    .any = during any master phase
at-minion = during your minion phase
    .other = during another Methuselah's minion phase
    .any = during any minion phase
at-influence = during your influence phase
    .other = during another Methuselah's influence phase
    .any = during any influence phase
at-discard = during your discard phase
    .other = during another Methuselah's discard phase
    .any = during any discard phase
at-as-played = as a card is played
at-announced = as an action is announced
at-action = during an action
at-attempt = while there is a block attempt
at-would-block = as a block would succeed
at-blocked = after an action is blocked
at-declined = after blocks are declined
at-would-succeed = as an action would succeed
at-after-resolution = after an action is resolved
at-before-combat = before combat
at-before-range = before range is determined
at-range = while range is determined
at-before-strikes = before strikes are chosen
at-strike = as strikes are chosen
at-as-strike-chosen = as this minion chooses a strike
at-strikes-chosen = after strikes are chosen
at-prevent = as damage is inflicted
at-damaged = when damage is successfully inflicted
at-torpor = as a minion would be burned or go to torpor
at-strike-resolved = after strikes are resolved
at-additional = when additional strikes are gained
at-press = at the press step
at-end-of-round = at the end of a round of combat
at-combat-would-end = as combat would end
at-combat-about-to-end = as combat is about to end
at-before-votes = before votes are cast
at-polling = during the polling step
at-before-hunt = before a hunt
at-has-burned = {""}
at-hunt-passed = as a blood hunt passes
at-paying = {""}
at-oust = as a Methuselah is ousted
at-before-referendum = as a referendum is called
at-strike-declared = after the first strike is chosen
at-after-combat = after combat
at-diablerie = as a diablerie is about to happen
at-before-votes-polling = during a referendum
at-before-range-before-strikes-strikes-chosen-strike-resolved-end-of-round = during combat
at-combat = during combat

## How often; when it is replaced.

a-player = { $this ->
    [vampire] a vampire
    [imbued] an imbued
   *[minion] a minion
}
at-level = { $at ->
    [superior] {" "}at superior
    [basic] {" "}at basic
   *[all] {""}
}
once-turn = { $play ->
    [use] only once each turn
    [trigger] only once each turn
   *[other] { $shared ->
        [yes] only one { $name } can be played{ at-level } each turn
       *[no] { a-player } can play only one { $name }{ at-level } each turn
    }
}
once-phase = only once each phase
once-action = { $play ->
    [use] only once each action
    [trigger] only once each action
   *[other] { a-player } can play only one { $name }{ at-level } each action
}
once-combat = { $play ->
    [use] only once each combat
    [trigger] only once each combat
   *[other] { a-player } can play only one { $name }{ at-level } each combat
}
once-round = { $play ->
    [use] only once each round
    [trigger] only once each round
   *[other] { a-player } can play only one { $name }{ at-level } each round
}
once-strike = only once for each strike
once-referendum = { $play ->
    [use] only once each referendum
   *[other] { a-player } can play only one { $name }{ at-level } each referendum
}
once-unlock = only once between your unlock phases
once-game = only once each game
once-your-game = only once each game for each Methuselah
replace-combat = do not replace this card until the end of combat
replace-discard = do not replace this card until your next discard phase
replace-action = do not replace this card until the end of the action
replace-research = replace it with a card of your research area, if you like
replace-unlock = do not replace this card until your next unlock phase
replace-turn = do not replace this card until the end of the turn
replace-master = do not replace this card until your next master phase
replace-influence = do not replace this card until your next influence phase
replace-round = do not replace this card until the end of the round
replace-referendum = do not replace this card until the end of the referendum

## Combat.

strike = strike: { $strike }
    .brief = { $strike }
strike-with-maneuver = maneuver, or strike: { $strike }
    .brief = { $strike }, maneuver
maneuver = { $play ->
    [use] get 1 optional maneuver
   *[other] maneuver
}
press-press = { $play ->
    [use] get 1 optional press
   *[other] press
}
press-press-continue = press, only usable to continue combat
press-press-end = press, only usable to end combat
press-must-continue = press, which must be used to continue combat
press-must-end = press, which must be used to end combat

## What a card in play changes.

standing = { DOES($who, $change) }
standing-while = while { $when }, { $standing }
answer = { $event }, { $effect }
event-when = { $event }, if { $when }

## Words in a list.

listed-blood = blood
listed-pool = pool
listed-life = life
listed-clan = clan
listed-sect = sect
listed-disciplines = Disciplines
listed-equipment = equipment
listed-retainer = retainer
listed-weapon = weapon
listed-melee-weapon = melee weapon
listed-gun = gun
listed-reaction = reaction
listed-master = master
listed-combat = combat
listed-action-card = action card
listed-ally = ally
listed-political-action = political action
listed-action = action
listed-hunt = hunt
listed-bleed = bleed
listed-political = political
listed-equip = equip
listed-employ = employ
listed-recruit = recruit
listed-location = location
listed-hand = hand
listed-library = library
listed-ash-heap = ash heap
