### Cards and Methuselahs: the noun with what stands around it, places, articles.

phrase = { $before } { $noun } { $after }
determined-a = { ARTICLE($phrase) }
determined-each = each { $phrase }
determined-many = { $phrase }
determined-bare = { $phrase }
that = that { $phrase }
the-other = the other { $phrase }
those = those { $phrase }
some-of = { $fixed ->
    [yes] { $most }
    [some] one or more
    [any] any number of
   *[no] up to { $most }
} { $phrase }
that-is = that { that-are } { $words }
that-is-not = that { that-are } not { $words }
that-are = { $count ->
    [one] is
   *[other] are
}
whose = { $who }'s

noun-minion = minion
    .many = minions
noun-card = card
    .many = cards
noun-vampire = vampire
    .many = vampires
noun-crypt-card = vampire
    .many = vampires

place-ready = ready
    .before = ready
place-torpor = in torpor
place-incapacitated = incapacitated
    .before = incapacitated
place-uncontrolled = uncontrolled
    .before = uncontrolled
    .owned = in { $whose } uncontrolled region
place-permanent = in play
place-attached = on another card
place-hand = in a hand
    .owned = in { $whose } hand
place-library = in a library
    .owned = in { $whose } library
place-crypt = in a crypt
    .owned = in { $whose } crypt
place-ash-heap = in an ash heap
    .owned = in { $whose } ash heap

## One card that is known.

ref = that card
ref-minion = { self }
    .brief = { $this ->
        [attached] it
        [bearer] it
        [employer] it
       *[other] { self }
    }
ref-card = { $card ->
    [that] that card
   *[this] this card
}
ref-bearer = { $this ->
    [vampire] this vampire
   *[other] the minion with this card
}
ref-acting = the acting minion
ref-blocker = the blocking minion
remembered-all = each remembered minion
bearer-of = the minion with { $which }
opponent-of = the minion opposing { $which }
ref-opposing = the opposing minion
ref-subject = that minion
ref-caller = the vampire that called the referendum
ref-points = each of them for each point
ref-target = the chosen card
ref-revealed = the revealed card
ref-drawn = the drawn cards
ref-nobody = nobody
ref-chosen = the chosen card
ref-remembered-habit = the chosen card
ref-remembered-risen = the vampire brought back
ref-remembered-keeper = the vampire that played this card
ref-remembered-favored = the minion that was acting
ref-remembered-king = the vampire that played this card
ref-remembered-chosen = the chosen vampire
ref-remembered-locked = the locked vampire
ref-remembered-wielder = the vampire that used them
ref-remembered-free = the other vampire
ref-number = the discarded card

striking-gun = { $kind-is ->
    [gun] { $loaded ->
        [yes] the loaded gun
       *[no] the gun
    }
   *[other] the melee weapon
} that { self } strikes with
involved-fighters = a minion in combat
chosen-in-terms = a card chosen in the terms of the referendum
involved-aimed-at = the card that the action is directed at
involved-action-card = the card that { self } took the action with
involved-card-of-type-action = the action card that { self } took the action with
involved-equipped-with = the equipment with which the acting minion has equipped
involved-equipping-with = the equipment that the acting minion takes

## Methuselahs.

seats-them = they
    .whose = their
    .after = they control

seats = that Methuselah
seats-you = you
    .whose = your
    .after = you control
seats-prey = your prey
    .whose = your prey's
seats-their-prey = their prey
    .whose = their prey's
seats-predator = your predator
    .whose = your predator's
seats-prey-of = the prey of { $of }
    .whose = the prey's of { $of }
seats-prey-or-predator = your prey and your predator
    .one = your prey or predator
seats-prey-s-prey = your prey's prey
seats-predator-s-predator = your predator's predator
    .whose = your predator's predator's
seats-each = each Methuselah
    .whose = each Methuselah's
    .many = Methuselahs
    .one = a Methuselah
seats-others = each other Methuselah
    .whose = each other Methuselah's
    .many = other Methuselahs
    .one = another Methuselah
seats-turn = the Methuselah whose turn it is
    .whose = that Methuselah's
seats-opposing = the opposing minion's controller
    .whose = the opposing minion's controller's
seats-acting = the acting Methuselah
    .whose = the acting Methuselah's
seats-bled = the Methuselah being bled
    .whose = the bled Methuselah's
seats-bleedable = each other Methuselah than the acting one
    .one = another Methuselah, not the acting one
seats-edge = another Methuselah who has the Edge
seats-subject = that Methuselah
    .whose = their
seats-canceller = the Methuselah canceling it
seats-former-controller = its controller
    .whose = its controller's
seats-controller = the controller of { $of }
    .brief = its controller
    .whose = { $of-is ->
        [those] { $of-a }'s controller's
        [bearer] { self }'s controller's
        [card] this card's controller's
        [opposing] the opposing minion's controller's
       *[other] its controller's
    }
seats-chosen = { $word ->
    [taker] the Methuselah who used this ability
    [holder] the Methuselah who had it
   *[other] that Methuselah
}
    .whose = that Methuselah's
seats-voted-for = each Methuselah who voted for the referendum
    .whose = their
seats-voted-against = each Methuselah who voted against the referendum
    .whose = their
seats-voted-only-for = each Methuselah who voted only for the referendum
    .whose = their
seats-voted-only-against = each Methuselah with votes cast only against the referendum
    .whose = their
seats-directed-at = the Methuselah at whom the action is directed
    .whose = that Methuselah's
seats-diablerized = the controller of the diablerized vampire
    .whose = that controller's
seats-all-but = each other Methuselah
    .whose = their
least-seats = at least { $least } of the { $seats-many }
seats-but-you = { $of } (but you)
    .whose = their
seats-remembered = that Methuselah
seats-remembered-several = { $of-is ->
    [none] each Methuselah chosen for this card
   *[other] a Methuselah chosen for { $of-a }
}
    .one = { $of-is ->
        [none] one of those chosen for this card
       *[other] a Methuselah chosen for { $of-a }
    }
fighter-acting = the acting minion in combat
fighter-yours = the minion you control in combat
fighter-opposing-yours = the minion opposing yours
ref-burned = the burned card
