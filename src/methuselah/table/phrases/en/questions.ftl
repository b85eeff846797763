### What is asked.

summary-bleed = { $minion }'s bleed of { $n } at { $who }
summary-card = { $minion }'s { $kind ->
    [card] action
    [political] political action
   *[other] { $word }
}, { $card }
summary = { $minion }'s action to { $kind ->
    [card] action
    [political] political action
   *[other] { $word }
}
fate = { $minion } is about to { $how ->
    [torpor] go to torpor
    [burned] be burned
    [incapacitated] be incapacitated
   *[other] { $word }
}

ask-strike = Which strike does { $about } make?
ask-with-strike = What does { $about } add to its strike?
ask-retainer = With which weapon does { $about } fight?
ask-first-to-resolve = Which strike resolves first?
ask-credit = How much of your bid for { $about } do you owe?
ask-seize = Which equipment does { $about } seize?
ask-maneuver = Does { $about } maneuver?
ask-press = Does { $about } press?
ask-additional = Does { $about } gain additional strikes?
ask-trigger = Do you use { $about }?
ask-effect = { $about }: what do you do?
ask-bearer = Who gets { $about }?
ask-target = { $about }: choose a target
ask-aimed = { $about }: choose a Methuselah
ask-to = { $about }: which Methuselah?
ask-x = { $about }: how much is X?
ask-draw = From where do you draw?
ask-draw-again = You have drawn { $about }. Do you keep it?
ask-draw-one-more = You have drawn to replace a card. Do you draw one more, and discard afterwards?
ask-requirement = { $about }: as what is it played?
ask-order = { $about }: which card lies on top?
ask-diablerize = The block succeeds. Does your vampire diablerize { $about }?
ask-trophy = { $about }: is it moved?
ask-discard = Your hand is too large: which card do you discard?
ask-equipment = Which equipment?
ask-discipline = A Discipline for { $about }?
ask-partner = { $about }: with whom do you trade?
ask-blood-cost = How much of the 2 blood does the rescuing vampire pay?
ask-points = { $about }: how many points?
ask-aim = At whom does { $about } strike?
ask-about = { $about }: choose
ask = Choose
ask-trade = Trade with { $who }: you give { $gives } for { $gets }

ask-cancel = { $who ->
    [you] You play
   *[other] { $who } plays
} { $card }. Cancel it?
ask-votes = Cast votes? So far { $for } for, { $against } against
ask-in-combat = Combat, { $window }: play anything?
ask-in-window = { $window }: play anything?
ask-unlock = Your unlock phase
ask-master = Your master phase: { $n ->
    [one] { $n } master phase action
   *[other] { $n } master phase actions
} left
ask-minion = Your minion phase: which action?
ask-influence = Your influence phase: { $n ->
    [one] { $n } transfer
   *[other] { $n } transfers
} left
ask-discard-phase = Your discard phase: { $n ->
    [one] { $n } discard
   *[other] { $n } discards
} left
ask-in-phase = { $who ->
    [you] Your
   *[other] { $who }'s
} { $window }: use anything?
ask-attempt = { $minion } tries to block { $what }: stealth { $stealth }, intercept { $intercept }
ask-own-action = { $what }: add anything?
ask-block = Block { $what }?{ $stealth ->
    [0] {""}
   *[other] {" "}Stealth { $stealth }
}
ask-react = { $what }: react?
ask-declined = Nobody blocks { $what }. Play anything?
ask-in-action = { $what }, { $window }: play anything?
