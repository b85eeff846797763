### What changes for a while or as long as a card is in play, said of somebody; alone where it can.

## Numbers.

change-bleed = gets { SIGNED($amount) } bleed { limited }
    .alone = { SIGNED($amount) } bleed { limited }
limited = { $word ->
    [limited] (limited)
   *[other] {""}
}
change-stealth = gets { SIGNED($amount) } stealth
    .alone = { SIGNED($amount) } stealth
change-intercept = gets { SIGNED($amount) } intercept
    .alone = { SIGNED($amount) } intercept
change-strength = gets { SIGNED($amount) } strength
    .alone = { SIGNED($amount) } strength
change-strength-is = gets a strength of { $amount }
    .brief = strength { $amount }
change-hunt = gets { SIGNED($amount) } hunt
    .alone = { SIGNED($amount) } hunt
change-hunt-to-pool = gets { $amount } of the blood of the hunt moved to your pool
    .alone = move { $amount } of the blood gained by the hunt to your pool
change-life = gets { SIGNED($amount) } life
change-capacity = gets { SIGNED($amount) } capacity
    .alone = { SIGNED($amount) } capacity
change-capacity-at-most = is considered to have capacity { $amount } if { self } has more
change-hand-size = gets { SIGNED($amount) } hand size
    .alone = { SIGNED($amount) } hand size
change-transfers = gets { SIGNED($amount) } { $amount ->
    [one] transfer
   *[other] transfers
}
change-discard-cost = pays { $amount } pool to discard a card with a discard phase action
change-discard-actions = gets { SIGNED($amount) } discard phase action
change-master-actions = gets { SIGNED($amount) } master phase action
change-votes = gets { SIGNED($amount) } { $amount ->
    [one] vote
   *[other] votes
}
    .alone = { SIGNED($amount) } { $amount ->
        [one] vote
       *[other] votes
    }
change-card-cost = costs you { SIGNED($amount) } pool
change-cannot-be-played = cannot be played
priced-cards = { $card-is ->
    [none] { $plays-is ->
        [none] cards
       *[other] { $plays-or } cards
    }
   *[other] { $plays-is ->
        [none] { $card-many }
       *[other] { $plays-or } { $card-many }
    }
}
change-cards-cost = pays { SIGNED($amount) } { $of-or } for { priced-cards }
    .alone = { priced-cards } cost { $who-is ->
        [none] { self }
       *[other] { $who }
    } { more-or-less } { $of-or }
change-rescue-cost = costs { self } { SIGNED($amount) } blood to rescue from torpor
    .alone = rescuing { self } from torpor costs { more-or-less } blood
more-or-less = { $amount-is ->
    [negative] { UNSIGNED($amount) } less
   *[other] { $amount } more
}
change-block-cost = must burn { $amount } blood to attempt to block
    .alone = minions must burn { $amount } blood to attempt to block
change-block-cost-or-life = must burn { $amount } blood or life to attempt to block
change-action-cost-or-life = pays { SIGNED($amount) } blood or life for actions
change-action-pool-cost = pays { SIGNED($amount) } pool for actions
change-action-cost = pays { SIGNED($amount) } blood for { $word-is ->
    [leave-torpor] the leave torpor action
    [bleed] bleed actions
    [political] political actions
    [hunt] hunts
   *[other] actions
}
change-master-on-it = { $word ->
    [yours] makes your master cards that target { self } cost { SIGNED($amount) } pool
   *[other] makes master cards that target { self } cost { SIGNED($amount) } pool
}
change-vote-multiplier = has votes that count { $amount } times when results are tallied
    .alone = votes count { $amount } times when results are tallied
change-vote-tax = makes vampires burn { $amount } blood to vote against referendums that they call
    .alone = vampires must burn { $amount } blood to cast votes and ballots against referendums called by { self }
change-environmental-damage = takes { $amount }{ $word ->
    [R] R
   *[other] {""}
} { $word ->
    [unpreventable] unpreventable
   *[other] {""}
} environmental damage each round
    .brief = takes { $amount }{ $word ->
        [R] R
       *[other] {""}
    } damage each round

## Permissions and bars.

change-awake = wakes
change-cannot-block = cannot block
    .alone = this action cannot be blocked
    .brief = cannot block
change-cannot-play = cannot play { barred-cards }
barred-cards = { $word-is ->
    [reaction] reaction cards
    [action-modifier] action modifier cards
    [action] action cards
    [ally] allies
    [equipment] equipment
    [political-action] political actions
    [retainer] retainers
    [power] power cards
    [combat] combat cards
    [cel] cards requiring Celerity
    [pro] cards requiring Protean
    [vic] cards requiring Vicissitude
    [requiring-a-superior-discipline] cards requiring a superior Discipline
    [dom] cards requiring Dominate
    [pre] cards requiring Presence
    [dem] cards requiring Dementation
    [chi] cards requiring Chimerstry
    [obf] cards requiring Obfuscate
    [action-modifier-dem] action modifier cards requiring Dementation
    [action-modifier-chi] action modifier cards requiring Chimerstry
    [action-modifier-obf] action modifier cards requiring Obfuscate
    [combat-chi] combat cards requiring Chimerstry
    [combat-obf] combat cards requiring Obfuscate
    [action-modifier-dom] action modifier cards requiring Dominate
    [action-modifier-nec] action modifier cards requiring Necromancy
    [action-modifier-pre] action modifier cards requiring Presence
    [requiring-a-discipline] cards requiring Disciplines
   *[other] cards named { $word }
}
change-cannot-strike = { $word-is ->
    [else] cannot strike except to dodge or end combat
    [card] cannot play strike cards
   *[other] cannot strike: { strike-class }
}
strike-class = { $word-is ->
    [ends] combat ends
   *[other] { $word }
}
change-cannot-unlock = cannot unlock
    .alone = minions cannot unlock
change-must-act = { $word-is ->
    [hunt] must hunt
    [diablerie] must attempt diablerie
    [this-attack] must enter combat by the action of this card
   *[other] must bleed with +1 bleed
}
    .alone = { $word-is ->
        [hunt] { self } must hunt
        [diablerie] { self } must attempt diablerie
        [this-attack] { self } must enter combat by the action of this card
       *[other] { self } must bleed with +1 bleed
    }
change-unaffected-by-reactions = is not affected by { $word-is ->
    [dom] reaction cards requiring Dominate
    [pre] reaction cards requiring Presence
   *[other] reaction cards requiring { $word }
}
change-mirrors-strikes = flips a coin for each strike made against it (tails: no effect on it; heads: no more coins)
change-unblockable = cannot be blocked
    .alone = this action cannot be blocked
change-locks-as-it-votes = is locked as it votes
change-abstains = cannot cast votes or ballots
change-strike-damage = strikes { $word-is ->
    [none] {""}
    [hand] with its hands
    [weapon] with weapons
    [melee-weapon] with melee weapons
    [gun] with guns
    [ranged] at range
   *[other] with { discipline-word }
} for { SIGNED($amount) } damage
    .alone = { $word-is ->
        [none] { self }'s strikes inflict { SIGNED($amount) } damage
        [hand] { self }'s hand strikes inflict { SIGNED($amount) } damage
        [weapon] { self } inflicts { SIGNED($amount) } damage with weapons
        [melee-weapon] { self } inflicts { SIGNED($amount) } damage with melee weapons
        [gun] { self } inflicts { SIGNED($amount) } damage with guns
        [ranged] { self }'s ranged strikes inflict { SIGNED($amount) } damage
       *[other] { self }'s strikes with { discipline-word } inflict { SIGNED($amount) } damage
    }
change-aggravated-strike-damage = strikes for { SIGNED($amount) } aggravated damage
    .alone = { self }'s strikes inflict { SIGNED($amount) } aggravated damage
change-aggravates-damage-to = inflicts aggravated damage on { $word }
change-aggravated-damage-from = takes aggravated damage from each { $word }
change-aggravated-strikes = inflicts aggravated damage with { $word-is ->
    [hand] hand strikes
    [melee-weapon] melee weapon strikes
   *[other] strikes
}
    .alone = damage from { self }'s { $word-is ->
        [hand] hand strikes
        [melee-weapon] melee weapon strikes
       *[other] strikes
    } is aggravated
    .brief = aggravated { $word-is ->
        [hand] hand strikes
       *[other] strikes
    }
change-halves-strikes = has half of the damage of each strike (rounded up) prevented
    .alone = half of the damage of each strike of the opposing minion (rounded up) is prevented
change-strikes-as-in-later-rounds = can use strikes that require { discipline-word } and are not usable in the first round
change-aggravated-next-strike = inflicts aggravated damage with the next { $word-is ->
    [hand] hand strike
    [melee-weapon] melee weapon strike
   *[other] strike
}
change-undodgeable-strikes = strikes in a way that cannot be dodged
change-no-weapon-damage = inflicts no damage with weapons
change-only-first-damage = { $word-is ->
    [normal] has non-aggravated damage after the first of a round prevented
   *[other] has all damage after the first of a round prevented
}
change-uses-weapons = can use a weapon of its employer instead of its damage
change-only-hand-strikes = can use only hand strikes
    .alone = strikes that are not hand strikes cannot be used
    .brief = only hand strikes
change-prevents-strikes = prevents all damage from the opposing minion's strikes
change-bleed-replaced = bleeds for nothing
    .alone = the bleed burns no pool and is unsuccessful
change-late-discipline-cards = does not have cards that require a Discipline and are played during an action replaced until the end of that action, or until the hand is empty
change-late-combat-cards = does not have combat cards replaced until your next unlock phase
change-replaced-as-it-locks = does not replace cards played until { self } locks or the turn ends
change-late-reactions = does not have reaction cards replaced
    .alone = reaction cards are not replaced until the end of the action
change-gains-no-blood = cannot gain blood or life
change-acts-at-once = can act the turn it is recruited
change-plays-as-an-anarch = plays those cards as an Anarch vampire
change-plays-as-a-vampire = can play cards that require basic { discipline-word } as { as-a-vampire }
change-plays-combat-cards-as-a-vampire = can play combat cards that require basic { discipline-word } as { as-a-vampire }
change-plays-non-allies-as-a-vampire = can play non-ally cards that require basic { discipline-word } as { as-a-vampire }
change-plays-non-actions-as-a-vampire = can play non-action cards that require basic { discipline-word } as { as-a-vampire }
change-draws-from-it = can draw a card on this card instead of one from your library
change-may-draw-again = can put a card that you draw on the bottom of your library and draw another, once each turn
change-may-draw-one-more = { $word-is ->
    [none] can draw one more card to replace a card that it plays (discard afterward)
    [combat] can draw 1 additional card after a combat card that it played is replaced (discard down afterward)
    [mel] can draw 1 additional card after a card requiring Melpominee that it played is replaced (discard down afterward)
    [vic] can draw 1 additional card after a card requiring Vicissitude that it played is replaced (discard down afterward)
   *[other] can draw 1 additional card after a card ({ $word }) that it played is replaced (discard down afterward)
}
change-late-cards = does not replace the cards played until the end of the action
    .alone = do not replace the cards that you play until the end of the action
change-draws-from-prey = can draw the replacement of a card that you play from your prey's library, face up
change-plays-action-cards-as-if = can play action cards requiring { $word } as if { self } met that requirement
change-recruits-as-if = can recruit { $word } allies as if { self } met their requirements
change-plays-minion-cards-as-if = can play minion cards requiring { $word } as if { self } met that requirement
change-plays-as-if = can play cards requiring { qualifying-word } as if { self } met that requirement
change-plays-as-if-once = can meet the { qualifying-word } requirement to play any card, each requirement only once each game
qualifying-word = { $word-is ->
    [clan-sect] clan and/or sect
    [clan-sect-trait] clan, sect, or non-infernal vampire trait
   *[other] { $word }
}
change-plays-with-basic = can play cards that require { $word ->
    [any] a Discipline
   *[other] { discipline-word }
} as though { self } had the basic level of that Discipline
change-plays-with-superior = can play cards that require { $word ->
    [chosen] the chosen Discipline
   *[other] { discipline-word }
} as though { self } had the superior level of that Discipline
change-learns-superior = gets the superior level of the Discipline from each Master: Discipline card on { self }
change-burned-instead-of-unlocking = can burn this card instead of unlocking as normal
change-counter-instead-of-unlocking = burns 1 counter from this card instead of unlocking
change-does-not-lock-to-block = does not lock for the block
change-no-other-equipment = gets no bleed from other equipment
change-may-stay-locked = need not unlock as normal
change-does-not-unlock = does not unlock as normal
change-cannot-act-to-leave-torpor = cannot attempt to leave torpor
change-cannot-leave-torpor = cannot be moved to the ready region
change-immune-to-frenzy = is immune to frenzy cards
change-cannot-be-diablerized = cannot be diablerized
change-attempts-burn = has vampires burn { $amount } blood as they attempt to block them
change-master-actions-are = gets { $amount } master phase actions instead of one
change-burns-the-edge = cannot gain the Edge: it is burned instead
change-block-burns = must burn { top-cards } of their library to attempt to block
change-title-of-the-eldest = moves to (one of) the oldest ready untitled Laibon { $word } whenever its vampire is not a ready Laibon { $word } or is younger than one of those
change-leaves-the-game-when = is removed from the game
change-half-blood-cost = pays half as much blood, rounded down, for { $word-is ->
    [none] cards that cost blood
   *[other] cards other than { $word } cards that cost blood
}
change-inflicts-no-damage-in-combat = inflicts no damage in combat
change-spares-allies = inflicts no damage on allies
change-less-damage = takes { UNSIGNED($amount) } less damage from each strike or effect of the opposing minion
change-damage-at-most = takes at most { UNSIGNED($amount) } damage from any effect
change-hurts-thieves = inflicts 1 damage on a vampire for each life that it steals from { self }
change-less-of-all-damage = takes { UNSIGNED($amount) } less damage from each strike or damaging effect
change-lends-together = can play cards that require several of the Disciplines that this card lends
change-burns-when = is burned
change-cannot-have = cannot have { $word-is ->
    [ranged-weapon] ranged weapons
    [contract] contracts
    [equipment] equipment
    [retainer] retainers
   *[other] { $word }
}
change-damages-vampires-aggravated = makes all damage inflicted on vampires aggravated
    .alone = all damage inflicted on vampires is aggravated
change-range-each-round = fights each round at { $word } range
    .alone = each round of this minion's combats is at { $word } range
change-aims-no-action-at-it = cannot direct actions at this minion
change-no-action-at-it = cannot be the target of other Methuselahs' actions
change-no-action-at-it-requiring = cannot be the target of directed actions requiring { discipline-word }
change-attempt-cost = must burn { $amount } blood to attempt any action except hunts and actions to enter combat
change-takes-fallen-allies = steals and locks an opposing ally in combat instead of its being burned; without life it gains 1 life
change-shuns = cannot have or be the target of cards requiring { discipline-word } (any of these are burned)
change-no-card-at-it-requiring = cannot be the target of cards requiring { discipline-word }
change-no-action-at-it-without = cannot be the target of directed actions of minions without { discipline-word }
change-superior-no-action-at-it-without = cannot be the target of directed actions of minions without superior { discipline-word }
change-instead-of-replacing = burns 1 counter from this card instead of replacing a card
change-open-hand = plays with an open hand
change-sees-hands = may look at all Methuselahs' hands
change-discipline = gets +1 level of { $word-is ->
    [chosen] the chosen Discipline
   *[other] { discipline-word }
}
change-superior-discipline = has superior { discipline-word }
change-only-one = can have only one { $word }

change-acts-in-any-minion-phase = can act in any Methuselah's minion phase
change-ballots = gets { SIGNED($amount) } { $amount ->
    [one] ballot
   *[other] ballots
}
    .alone = { SIGNED($amount) } { $amount ->
        [one] ballot
       *[other] ballots
    }
change-blood-cost = pays { SIGNED($amount) } blood for cards that cost blood
change-pool-cost = pays { SIGNED($amount) } pool for cards that cost pool
change-no-first-conviction = gains no conviction as it enters play
change-recovers-in-unlock-phase = may leave the incapacitated region by burning { $amount } convictions in any unlock phase
change-no-cost = plays cards at no cost
change-no-own-blood-cost = burns no blood to pay what { $word-is ->
    [combat] combat cards
   *[other] { $word } cards
} cost by themselves
change-cannot-act = cannot act
change-cannot-bleed = cannot bleed
change-cannot-diablerize = cannot commit diablerie
change-cannot-rescue = cannot rescue vampires from torpor
change-contest-cost = costs { SIGNED($amount) } pool to go on contesting
change-title-contest-cost = pays { SIGNED($amount) } blood to go on contesting its title
change-cannot-have-titles = cannot receive any title
change-must-yield-title = must yield its contested title in the unlock phase
change-yields-title-at-once = yields its title at once if it would be contested
change-cannot-cast = cannot cast votes or ballots { $word } the referendum
change-strike-steals = steals { SIGNED($amount) } blood or life{ $word-is ->
    [tha] {" "}with strikes requiring Blood Sorcery
    [ranged] {" "}with ranged strikes
   *[other] {""}
}
change-cannot-enter-combat = cannot enter combat
change-loses-abilities = loses its abilities
change-cannot-gain-strikes = cannot gain additional strikes
change-cannot-direct-actions = cannot take directed actions
change-becomes-anarch-free = pays no blood for the action to become Anarch
change-cannot-hunt = cannot hunt
change-cannot-maneuver = cannot maneuver { $word-is ->
    [none] {""}
   *[other] to { $word } range
}
change-cannot-press = cannot press { $word-is ->
    [none] {""}
   *[other] to { $word } combat
}
change-cannot-react = cannot react
change-ends-when-quiet = ends combat after { $amount } { $amount ->
    [one] round
   *[other] rounds
} in which no card was played
    .alone = combat ends after { $amount } { $amount ->
        [one] round
       *[other] rounds
    } in which no card was played
change-forced-vote = must vote { $word ->
    [for] in favor
   *[other] { $word }
}
change-given-strike = can use this strike
change-immune = takes no { $word-is ->
    [none] damage
    [ally] damage from allies
    [retainer] damage from retainers
    [employer] damage from the employer
    [opposing-weapon] damage from the opposing minion's weapons
    [Baali] damage from Baali
   *[other] { $word } damage
}
change-blocks-as-an-ally = can block as an ally
change-reacts-as-if-unlocked = can play reaction cards that require { $word-is ->
    [aus] Auspex
   *[other] { $word }
} as if unlocked
change-intercept-at-most = cannot have more than { $amount } intercept
change-blocks-as-if-unlocked = may attempt to block as if unlocked
change-leaves-the-game = is removed from the game if it leaves play
change-may-block-anything = can block actions directed at anybody
change-methuselah-votes = gets { SIGNED($amount) } { $amount ->
    [one] vote
   *[other] votes
}
change-no-blood-hunt = is not subject to blood hunts
    .alone = blood hunts cannot be called on { self }
change-no-blood-hunt-after = brings no blood hunt on who diablerizes { self }
    .alone = if { self } is diablerized, no blood hunt can be called
change-no-strike = does not strike
change-oust-pool = gains { SIGNED($amount) } pool at an ousting
change-passes-automatically = calls a referendum that passes automatically
    .alone = the referendum passes automatically
change-plays-void = plays its next card without effect
change-press-damage = takes { $amount } unpreventable environmental damage at each press step
change-presses-to-continue = presses to continue combat each round
change-returns-damage = returns what the opposing minion inflicts on it, as environmental { $word-is ->
    [aggravated] aggravated
   *[none] {""}
} damage, during each strike resolution
    .brief = returns damage
change-draws-more = draws { $amount } more to replace each card, discarding as many
change-torpor-instead-of-hunting = goes to torpor if they must hunt
change-skip-phase = skips the { $word } phase
change-passes-play-to-the-right = passes the turn to the right instead of to the left, or to the left again
    .alone = turns pass to the right
change-skip-turn = skips a turn
change-treats-aggravated-as-normal = treats aggravated damage as normal damage
change-unusable = cannot be used
change-vulnerable = takes aggravated damage from weapons: { $word }
change-wounded = counts as wounded

## Traits.

change-clan = is considered { $word-is ->
    [chosen] of the chosen clan
   *[other] of the clan { $word }
}
change-sect = is considered { $word-is ->
    [chosen] of the chosen sect
    [anarch] Anarch
    [camarilla] Camarilla
    [sabbat] Sabbat
    [laibon] Laibon
    [independent] Independent
   *[other] { $word }
}
change-title = is considered to be { $word }

change-black-hand = is Black Hand
    .alone = Black Hand
change-plays-from-it = can play the cards on this card as if from your hand
    .alone = play the cards on this card as if from your hand
change-passes-to-the-diablerist = gets this card if it diablerizes the minion with it
    .alone = gets this card by diablerie
change-considered-chosen = is considered chosen for this contract
    .alone = considered chosen
change-no-blood-curse = is not kept from committing diablerie by the Blood Curse
    .alone = no Blood Curse
change-blood-cursed = is blood cursed
    .alone = blood cursed
change-seraph = is a Seraph
    .alone = Seraph
change-sterile = is sterile
    .alone = sterile
change-scarce = is scarce
    .alone = scarce
change-infernal = is infernal
    .alone = infernal
change-red-list = is Red List
    .alone = Red List
change-outlives-burning = gets a counter and goes to torpor instead of being burned; with { $amount } counters it leaves the game
change-not-for-the-diablerist = cannot lose this card to whoever diablerizes it
change-cannot-recruit = cannot recruit allies
change-cannot-employ = cannot employ retainers
change-cannot-political = cannot take political actions
change-flight = has flight
    .alone = flight
change-circle = is of the { $word } Circle
    .alone = { $word } Circle
change-slave = { $word-is ->
    [chosen] is a slave of the chosen clan
   *[other] is a { $word } slave
}
    .alone = { $word-is ->
    [chosen] a slave of the chosen clan
   *[other] { $word } slave
}

## Disciplines by their three letters: `$word` or another argument of that name.

discipline-word = { $word-is ->
    [abo] Abombwe
    [ani] Animalism
    [aus] Auspex
    [cel] Celerity
    [chi] Chimerstry
    [dai] Daimoinon
    [dem] Dementation
    [dom] Dominate
    [for] Fortitude
    [mel] Melpominee
    [myt] Mytherceria
    [nec] Necromancy
    [obe] Obeah
    [obf] Obfuscate
    [obl] Oblivion
    [obt] Obtenebration
    [pot] Potence
    [pre] Presence
    [pro] Protean
    [qui] Quietus
    [san] Sanguinus
    [ser] Serpentis
    [spi] Spiritus
    [str] Striga
    [tem] Temporis
    [thn] Thanatosis
    [tha] Blood Sorcery
    [val] Valeren
    [vic] Vicissitude
    [vis] Visceratika
    [mal] Maleficia
   *[other] { $word }
}
change-cannot-burn-blood = cannot burn or spend blood
change-keyword = is considered { $word-is ->
    [location] a location
   *[other] { $word }
}
change-type = is treated as { $word-is ->
    [ally] an ally
    [vampire] a vampire
   *[other] { $word }
}
change-edge-votes = burns the Edge for { SIGNED($amount) } additional { $amount ->
    [one] vote
   *[other] votes
}
    .alone = burning the Edge is worth { SIGNED($amount) } additional vote
change-replaces-later = does not replace cards { $word-is ->
    [minion-phase] until the end of the minion phase
   *[other] {""}
}
change-votes-with = votes as { self } does when results are tallied
change-cannot-hunt-as-normal = cannot hunt as normal
change-cannot-attack = cannot take actions to enter combat with { $word } vampires
change-cannot-use-weapons = { $word-is ->
    [melee-weapon] cannot use melee weapons
   *[other] cannot use weapons
}
change-first-strike = { $word ->
    [gun] strikes with first strike when striking with a gun
   *[other] strikes with first strike
}
change-strikes-each-round = gets { SIGNED($amount) } additional strike (limited) each round
change-strikes-each-combat = gets { SIGNED($amount) } additional strike (limited) once each combat
change-each-combat = { $word-is ->
    [prevention] can prevent 1 damage
    [press] gets 1 optional press
    [press-continue] gets 1 optional press to continue combat
    [press-end] gets 1 optional press to end combat
    [maneuver-or-press] gets 1 optional maneuver or press
    [maneuver-long] gets 1 optional maneuver to long range
    [maneuver-close] gets 1 optional maneuver to close range
   *[maneuver] gets 1 optional maneuver
} each combat
change-only-acts = takes no actions { $word-is ->
    [this] except those of this card
   *[other] other than { $word } actions
}
