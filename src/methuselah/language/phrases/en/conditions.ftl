### When: said after "if"; `.only` after "only usable" (with nothing where the rules say it anyway).

table-has-the-edge = you have the Edge
    .not = you do not have the Edge
table-nobody-has-the-edge = nobody has the Edge
    .not = somebody has the Edge
    .only = while nobody has the Edge
table-your-turn = it is your turn
    .not = it is not your turn
    .only = during your turn
table-needs-stealth = {""}
    .only = {""}
table-needs-intercept = {""}
    .only = {""}
table-blocker-needs-intercept = {""}
    .only = {""}
table-blocking = { self } is attempting to block
    .not = { self } is not attempting to block
    .only = while { self } is attempting to block
burns = { self } has burned { burned-kind } { burned-of }
    .only = as { self } burns { burned-kind } { burned-of }
burned-kind = { $kind-is ->
    [vampire] a vampire
   *[minion] a minion
}
burned-of = { $of-is ->
    [each] {""}
   *[other] controlled by { $of }
}
table-bleed-not-limited = {""}
    .only = {""}
table-minion-card-played = a minion card is played
    .only = as a minion card is played
table-resulting-combat = the combat results from the block
    .only = during the resulting combat
    .not = the combat does not result from the block
table-first-round = it is the first round of combat
    .only = during the first round of combat
    .not = it is not the first round of combat
table-only-to-long = it gets to long range
    .only = to get to long range
table-only-to-close = it gets to close range
    .only = to get to close range
table-close-range = the range is close
    .only = at close range
    .not = the range is not close

action-is = the action is { action-kind }
    .not = { $kinds-is ->
        [none] no action is in progress
       *[some] the action is not { action-kind }
    }
    .only = during { ARTICLE($kinds-or) } action
action-kind = { $kinds-is ->
    [none] an action
   *[some] { ARTICLE($kinds-or) } action
}
action-trait = { $kinds-is ->
    [none] the action
   *[some] the { $kinds-or }
}
action-is-directed-at-you = { action-trait } is directed at you
    .only = during { action-kind } directed at you
action-is-directed = { action-trait } is directed
    .only = during a directed action
action-is-undirected = { action-trait } is undirected
    .not = { action-trait } is not undirected
    .only = during an undirected action
action-is-with-an-action-card = { action-trait } is taken with an action card
    .only = during { action-kind } with an action card
action-is-puts-a-vampire-in-play = { action-trait } puts a vampire in play
    .only = during { action-kind } that puts a vampire in play
action-is-of-the-rulebook = { action-trait } is taken without a card
    .only = during { action-kind } without a card
action-is-bleeds-you = you are being bled
    .only = while you are being bled
action-is-blocked = { action-trait } is blocked
    .only = after { action-kind } is blocked
action-is-successful = { action-trait } is successful
    .not = { action-trait } is not successful
    .only = after a successful action
action-is-passed = the referendum passed
    .not = the referendum did not pass
    .only = after the referendum passed
action-is-brought-something = { action-trait } is successful
    .only = after a successful { $kinds-or }
action-is-blocked-by-this = { self } blocked the action
    .not = { self } did not block the action
    .only = after { self } blocked

fits = { $said-is ->
    [bears] { DOES($card, "has") }
    [lacks] { DOES($card, "does") } not have
   *[noun] { DOES($card, "is") }
} { $said }
    .not = { $said-is ->
        [bears] { DOES($card, "does") } not have
        [lacks] { DOES($card, "has") }
       *[noun] { DOES($card, "is") } not
    } { $said }
exists = { $which-is ->
    [blocker] a minion is attempting to block
    [opposing] there is an opposing minion
   *[other] { $least ->
        [1] there is { $which-a }
       *[other] there are { $least } or more { $which-many }
    }
}
    .not = { $which-is ->
        [blocker] no minion is attempting to block
       *[other] { $least ->
            [1] there are no { $which-many }
           *[other] there are fewer than { $least } { $which-many }
        }
    }
at-least = { $amount } { is-or-are } { $least } or more
at-most = { $amount } { is-or-are } { $most } or less
is-or-are = { $amount-is ->
    [pointsof] are
   *[other] is
}
more-than = { $greater } is more than { $smaller }
    .not = { $greater } is not more than { $smaller }
odd = { $amount } is odd
    .not = { $amount } is even
at-superior = this card was played at superior
at-inferior = this card was played at inferior
compare = { $greater } is at least { $smaller }
    .not = { $greater } is less than { $smaller }
even = { $amount } is even
    .not = { $amount } is odd
unless = not: { $condition }
both = { $conditions }
either = { $conditions-or }
bleed-would-succeed = the bleed would be successful
    .only = when a bleed would be successful
    .not = the bleed would not be successful
hunt-would-succeed = the hunt would be successful
    .only = when a hunt would be successful
    .not = the hunt would not be successful
bleeding = the bleed is { $least } or more
    .only = during a bleed of { $least } or more
same = { $seats } { $seats-is ->
    [you] are
    [them] are
   *[other] is
} { $others-one }
    .not = { $seats } { $seats-is ->
        [you] are
        [them] are
       *[other] is
    } not { $others-one }
controls-no = { $seats-is ->
    [you] you do not control
   *[other] { $seats } does not control
} { $which-a }
played-this-action = { $by-is ->
    [none] { $name } was played during this action
   *[other] { $by } has played { $name } during this action
}
    .not = { $by-is ->
    [none] { $name } was not played during this action
   *[other] { $by } has not played { $name } during this action
}
played-on = it is played on { self }
same-name = those two cards have the same name
action-of = the action is taken with this card
    .not = the action is not taken with this card
taken = { self } has taken the action of this card this turn
    .not = { self } has not taken the action of this card this turn
may-block = { self } could block
    .only = when { self } could block
may-block-anything = { self } could block
    .only = when { self } could block, even another Methuselah's action
played-at = it is played at { $level }
not-played-this-action = nobody has played this card so this action
    .not = { $name } was not used so this action
not-played-this-turn = nobody has played this card this turn
    .not = { $name } was not used so this turn

## Of other chapters.

burned-by-this = { self } has burned it
    .not = { self } has not burned it
strikes-requiring = { self } strikes with a strike requiring { discipline-word }
    .not = { self } does not strike with a strike requiring { discipline-word }
from-hand = it came from the hand
    .not = it did not come from the hand
action-requires = the action requires { $words-or }
equips-from-hand = the action is to equip from hand with { $which-a }
recruits-or-employs = the action is to recruit or employ { $which-a }
against = the bleed is still against that Methuselah
fact-makes-this-an-anarch = the action makes { self } an Anarch
fact-no-reaction-card-played = no reaction card has been played during this action
fact-not-the-first-action = it is not your first action this turn
fact-master-card-of-another = another Methuselah plays a master card
    .only = as another Methuselah plays a master card
fact-first-recruit-this-turn = it is the first ally { self } recruits this turn
fact-to-enter-combat = the action is one to enter combat
    .only = during an action to enter combat
    .not = the action is not one to enter combat
fact-results-from-an-attack = the combat results from a successful action to enter combat
    .only = during the combat resulting from a successful action to enter combat
fact-directed-at-the-same = the action is directed at the same Methuselahs
frenzy-on = a frenzy can be played on { $which }
    .only = as a frenzy on { $which }
was-damaged = damage was inflicted on { self } this round
was-struck = the opposing minion's strike has inflicted damage on { self } this round
has-failed = a referendum has failed during this action
    .only = after a referendum failed
opposing-shoots = the opposing minion strikes with a weapon that inflicts ranged damage
    .only = if the opposing minion strikes with a weapon that inflicts ranged damage
just-hurt = damage is successfully inflicted on { self }
    .only = on { self }
played-on-those = a { $keyword } card is played on { $which-a }
    .only = as a { $keyword } card is played on { $which-a }
in-next-turn = it is { next-turn }
    .only = during { next-turn }
merged = { self } is merged
    .not = { self } is not merged
    .only = while { self } is merged
in-discard-phase = it is your discard phase
    .only = during your discard phase
has-voted = { DOES($which, "has") } voted { $side }
    .not = { DOES($which, "has") } not voted { $side }
opposing-vampire = the opposing minion is a vampire
    .not = the opposing minion is not a vampire
within-limit = {""}
    .only = {""}
facing-aggravated = {""}
    .only = {""}
to-prevent = {""}
    .only = {""}
possible = {""}
    .only = {""}
for-any-minion = the action costs no blood and requires no vampire, clan or Discipline
    .only = on an action that costs no blood and requires no vampire, clan or Discipline
blocked-by = the action was blocked by { $tests-or }
    .only = if the action was blocked by { $tests-or }
ended-combat = { self } ended combat before the press step
    .not = { self } has not ended combat before the press step
fact-only-mandatory-actions-before = only mandatory actions have been performed this turn before this one
fact-no-action-this-turn = no minion has attempted an action this turn
    .not = a minion has attempted an action this turn
combat-is-may-follow = both combatants are ready and no combat is queued
combat-is-on = combat is in progress
    .not = no combat is in progress
    .only = during combat
combat-is-a-vampire-acts = the acting minion in combat is a vampire
combat-is-first-block-combat-of-the-turn = it is the first combat between an acting vampire and a blocking vampire this turn
restricts-strikes = the opposing minion plays a card that would restrict the strikes of { self }
    .only = as the opposing minion plays a combat card that would restrict the strikes of { self }
used-disciplines = { self } has used { $least } or more Disciplines to play cards during this action
    .only = after { self } has used { $least } or more Disciplines to play cards during the action
latecomers-pay = this edition asks for what came later too
not-called = nobody has called a referendum of this card this turn
table-second-round = it is the second round of combat
    .only = during the second round of combat
    .not = it is not the second round of combat
brought-by-this = { self } recruited or employed it
had-the-edge = the Methuselah whose turn it is has the Edge
    .not = the Methuselah whose turn it is does not have the Edge
is-hunted = a blood hunt is called on { $which }
huntable = on which a blood hunt can be called
    .after = on which a blood hunt can be called
has-counter = { DOES($seats, "has") } a { $name } counter
    .not = { DOES($seats, "has") } no { $name } counter
